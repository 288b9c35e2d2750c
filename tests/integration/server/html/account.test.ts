import { describe, expect, test } from 'vitest'
import { dateWriter } from '#markets/dates.ts'
import type { HtmlVisitor } from '#tests/fixtures/html-visitor/visitor.ts'
import { demoSite, PASSWORD } from './demo-site.ts'

const LOBBY = '/fi-FI/online-casino'
const { calls, signedIn, visitor } = demoSite()

describe('the account page', () => {
  const ACCOUNT = '/my-account/account'

  test('saves an address, reports an error at its field and keeps preferences', async () => {
    const { email } = await calls().newPlayer()
    const me = visitor()
    await me.goto(`/fi-FI/login?next=${ACCOUNT}`)
    me.getByTestId('login-email').fill(email)
    me.getByTestId('login-password').fill(PASSWORD)
    await me.getByTestId('login-submit').click()
    expect(me.path()).toMatch(new RegExp(`${ACCOUNT}$`))
    me.getByTestId('account-address-city').fill('')
    await me.getByTestId('account-address-submit').press('Enter')
    expect(me.getByTestId('account-address-city-error')).toBeVisible()
    me.getByTestId('account-address-city').fill('Turku')
    await me.getByTestId('account-address-submit').press('Enter')
    expect(me.getByTestId('account-panel-address')).toContainText('on tallennettu')
    expect(me.getByTestId('account-address-city')).toHaveValue('Turku')
    const box = me.getByTestId('account-subscriptions-CASINO-EMAIL')
    const before = box.isChecked()
    await box.press('Space')
    await me.getByTestId('account-subscriptions-submit').press('Enter')
    expect(me.getByTestId('account-panel-subscriptions')).toContainText('on tallennettu')
    expect(box.isChecked()).toBe(!before)
  })

  test('shows the current login, with its address', async () => {
    const { email } = await calls().newPlayer()
    const me = await signedIn(email)
    await me.goto(`/fi-FI${ACCOUNT}`)
    const rows = me.getByTestId('account-panel-activity').getByRole('listitem')
    expect(rows.first()).toContainText(/127\.0\.0\.1|::1/)
    expect(rows.count()).toBeLessThanOrEqual(10)
    expect(me.getByTestId('last-login')).toHaveCount(0)
    const again = await signedIn(email)
    await again.goto('/fi-FI/cookie-settings')
    expect(again.getByTestId('last-login')).toContainText(
      /Edellinen kirjautuminen: .*\d UTC\+[23]$/,
    )
  })

  test('has the provinces in the reader’s language, and changes the player’s own', async () => {
    const { email } = await calls().newcomerIn('CA')
    const me = await signedIn(email, 'caf-CA')
    await me.goto(`/caf-CA${ACCOUNT}`)
    const province = me.getByTestId('account-province-provinceCode')
    expect(province).toContainText('Colombie-Britannique')
    province.selectOption(province.value() === 'AB' ? 'QC' : 'AB')
    const chosen = province.value()
    await me.getByTestId('account-province-submit').click()
    expect(me.getByTestId('account-panel-province')).toContainText('a été enregistrée')
    expect(province).toHaveValue(chosen)
  })

  test('keeps marketing preferences and notifications', async () => {
    const { email } = await calls().newPlayer()
    const me = await signedIn(email)
    await me.goto(`/fi-FI${ACCOUNT}`)
    const locked = me.getByTestId('account-subscriptions-RESPONSIBLE_GAMING-EMAIL')
    expect([locked.isChecked(), locked.isDisabled()]).toEqual([true, true])
    const box = me.getByTestId('account-subscriptions-NEWSLETTER-PUSH_NOTIFICATION')
    const before = box.isChecked()
    await box.click()
    await me.getByTestId('account-subscriptions-submit').click()
    expect(me.getByTestId('account-panel-subscriptions')).toContainText('on tallennettu')
    const important = me.getByTestId('account-notifications-notificationType-IMPORTANT')
    important.check()
    await me.getByTestId('account-notifications-submit').click()
    expect(me.url().pathname).toBe(`/fi-FI${ACCOUNT}`)
    await me.goto(`/fi-FI${ACCOUNT}`)
    expect(box.isChecked()).toBe(!before)
    expect(important).toBeChecked()
  })

  test('changes the password, and thereby signs the other devices out', async () => {
    const { email } = await calls().newPlayer()
    const [me, other] = [await signedIn(email), await signedIn(email)]
    const field = (name: string) => me.getByTestId(`account-password-${name}`)
    const change = async (from: string, to: string) => {
      field('oldPassword').fill(from)
      field('newPassword').fill(to)
      await me.getByTestId('account-password-submit').click()
    }
    await me.goto(`/fi-FI${ACCOUNT}`)
    await change('not the password', 'Playhouse!2')
    expect(field('oldPassword-error')).toBeVisible()
    await change(PASSWORD, 'short')
    expect(field('newPassword-error')).toBeVisible()
    await change(PASSWORD, 'Playhouse!2')
    expect(me.getByTestId('account-panel-password')).toContainText('on vaihdettu')
    expect(field('oldPassword')).toHaveValue('')
    await other.goto(`/fi-FI${ACCOUNT}`)
    expect(other.path()).toMatch(/\/fi-FI\/401\?next=/)
    await change('Playhouse!2', PASSWORD)
    expect(me.getByTestId('account-panel-password')).toContainText('on vaihdettu')
  })

  test('signs one other device out, and all at once', async () => {
    const { email } = await calls().newPlayer()
    const [me, other] = [await signedIn(email), await signedIn(email)]
    await me.goto(`/fi-FI${ACCOUNT}`)
    expect(me.getByTestId('account-device').first()).toContainText('Tämä laite')
    const revoke = me.getByTestId('account-devices-revoke-submit')
    for (let left = revoke.count(); left > 0; left -= 1) {
      await revoke.first().click()
      expect(revoke).toHaveCount(left - 1)
    }
    await other.goto(`/fi-FI${ACCOUNT}`)
    expect(other.path()).toMatch(/\/fi-FI\/401\?next=/)
    await me.getByTestId('account-devices-everywhere-submit').click()
    expect(me.getByTestId('login-open').first()).toBeVisible()
    await me.goto(`/fi-FI${ACCOUNT}`)
    expect(me.path()).toMatch(/\/fi-FI\/401\?next=/)
  })

  test('reports a login that turned up in another browser, and links to the password', async () => {
    const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
    const { email } = await calls().newPlayer()
    const mine = await signedIn(email, 'fi-FI', { userAgent: `${WINDOWS} Firefox/140.0` })
    await mine.goto(`/fi-FI${ACCOUNT}`)
    // Stolen cookies, sent from another browser.
    const thief = visitor({ userAgent: `${WINDOWS} Edg/140.0` })
    for (const { name, value } of mine.jar.all()) thief.jar.set(name, value)
    await thief.goto(`/fi-FI${ACCOUNT}`)
    expect(thief.path()).toMatch(/\/fi-FI\/401\?next=/)

    const me = await signedIn(email)
    await me.goto(`/fi-FI${ACCOUNT}`)
    const rows = me.getByTestId('account-panel-activity').getByRole('listitem')
    expect(rows.first()).not.toContainText('turvallisuutesi')
    expect(rows.nth(1)).toContainText('turvallisuutesi')
    expect(me.getByTestId('account-stolen')).toContainText('eri selaimeen')
    await me.getByTestId('account-stolen-password').click()
    expect(me.url().href).toMatch(/\/account#password$/)
    expect(me.locator('#password')).toHaveCount(1)
  })

  test('the account starts with its details', async () => {
    const { email } = await calls().newPlayer()
    const me = await signedIn(email)
    await me.goto('/fi-FI/my-account')
    expect(me.path()).toMatch(/\/my-account\/account$/)
  })
})

test('the page of money and time says that there is no movement yet, and changes its period by links', async () => {
  const { email } = await calls().newPlayer()
  const me = await signedIn(email)
  await me.goto('/fi-FI/my-account/banking/budget?by=year')
  expect(me.getByText('Tililläsi ei ole vielä tapahtumia')).toBeVisible()
  await me.getByTestId('budget-by-week').click()
  expect(me.getByTestId('budget-by-week')).toHaveAttribute('aria-current', 'page')
})

test('a player’s own budget is a guide, and can be turned into a limit', async () => {
  const { email } = await calls().newPlayer({ euros: 40 })
  const me = await signedIn(email)
  const BUDGET = '/fi-FI/my-account/banking/budget'
  await me.goto(BUDGET)
  me.getByTestId('own-budget-amount').fill('12.50')
  await me.getByTestId('own-budget-set').click()
  expect(me.getByTestId('own-budget-amount-error')).toBeVisible()
  me.getByTestId('own-budget-amount').fill('30')
  await me.getByTestId('own-budget-set').press('Enter')
  const ownBudget = me.getByTestId('own-budget-standing')
  for (const amount of ['40.00', '10.00']) expect(ownBudget).toContainText(amount)
  // It blocks nothing and sets no limit by itself: its link leads to the empty form of a limit.
  await me.getByTestId('own-budget-limit').click()
  expect(me.getByTestId('limit-deposit-M-amount')).toHaveValue('')
  await me.goto(BUDGET)
  await me.getByTestId('own-budget-remove').click()
  expect(ownBudget).toHaveCount(0)
})

test('the list of transactions is filtered and paged by links', async () => {
  const { email } = await calls().newPlayer({ euros: 20 })
  const me = await signedIn(email)
  await me.goto('/fi-FI/my-account/banking/transactions?hours=all')
  me.getByTestId('transactions-category').selectOption('PAYMENT')
  await me.getByTestId('transactions-submit').click()
  expect(me.getByTestId('transaction')).toHaveCount(1)
  // Further rows are in the time zone that the page names, also if the cookie has come since.
  me.jar.set('tz', encodeURIComponent('America/Toronto'))
  const clock = async (zone: string) => {
    const answer = await me.ask(
      `/fi-FI/my-account/banking/transactions/rows?hours=all&zone=${encodeURIComponent(zone)}`,
    )
    const { rows } = JSON.parse(answer.text) as { rows: { at: string; time: string }[] }
    return rows.map((it) => [it.time, it.at])
  }
  const inZone = (zone: string, rows: string[][]) =>
    rows.map(([, at = '']) => [
      dateWriter({ language: 'fi' }, zone, { timeStyle: 'short' })(at),
      at,
    ])
  const inTokyo = await clock('Asia/Tokyo')
  expect(inTokyo).toHaveLength(1)
  expect(inTokyo).toEqual(inZone('Asia/Tokyo', inTokyo))
  const unknown = await clock('Mars/Olympus')
  expect(unknown).toEqual(inZone('America/Toronto', unknown))
  await me.goto('/fi-FI/my-account/banking/statement')
  me.getByTestId('statement-from').fill('2025-01-01')
  await me.getByTestId('statement-submit').click()
  expect(me.getByTestId('statement-movements')).toBeVisible()
  expect(me.getByTestId('statement-print')).toHaveCount(0)
})

describe('favourite games', () => {
  const MINE = `${LOBBY}/my-games`
  const rows = (me: HtmlVisitor) => me.locator('[data-fragment*="/api/fragment/rows"]')
  const tile = (me: HtmlVisitor, index: number) =>
    rows(me).locator('li').filter({ has: '[data-star]' }).nth(index)

  test('the star is a form, and the page shows what is marked', async () => {
    const { email } = await calls().newPlayer()
    const me = await signedIn(email)
    await me.goto(LOBBY)
    const star = tile(me, 1).locator('[data-star]')
    const game = star.attribute('value') ?? ''
    await star.click()
    expect(me.path()).toBe(LOBBY)
    expect(tile(me, 1).locator('[data-star]')).toHaveAttribute('aria-pressed', 'true')
    const row = me.getByTestId('my-games').locator('[data-category-id="my-games"]')
    expect(row.locator(`[data-game-id="${game}"]`)).toBeVisible()
    await me.goto(MINE)
    await me.locator(`[data-star][value="${game}"]`).first().click()
    expect(me.path()).toBe(MINE)
    expect(me.getByText('Ei vielä merkittyjä pelejä')).toBeVisible()
  })

  test('a visitor has no stars and no lists, nor does a player who may not play', async () => {
    const stranger = visitor()
    const { text: html } = await stranger.ask(LOBBY)
    expect(html).not.toContain('data-star')
    expect(html).not.toContain('/api/my-games')
    await stranger.goto(MINE)
    expect(stranger.path()).toMatch(/\/fi-FI\/401\?next=/)
    expect((await stranger.ask('/api/my-games?locale=fi-FI')).status).toBe(401)

    const { email, playerId } = await calls().newPlayer()
    await calls().change(playerId, { casino: false })
    const noCasino = await signedIn(email)
    await noCasino.goto(MINE)
    expect(noCasino.path()).toBe('/fi-FI')
    const kind = (it: string) => `/api/my-games?locale=fi-FI&kind=${it}`
    expect((await noCasino.ask(kind('CASINO'))).status).toBe(403)
    expect((await noCasino.ask(kind('LIVE_CASINO'))).status).toBe(200)
  })
})
