import { describe, expect, test } from 'vitest'
import type { HtmlVisitor } from '#tests/fixtures/html-visitor/visitor.ts'
import { demoSite, PASSWORD } from './demo-site.ts'

const LOBBY = '/fi-FI/online-casino'
const { calls, product, signedIn, visitor } = demoSite()

describe('the account page', () => {
  const ACCOUNT = '/my-account/account'

  test('address, errors, preferences', async () => {
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
    const box = me.getByTestId('account-subscriptions-CASINO-EMAIL')
    const before = box.isChecked()
    await box.press('Space')
    await me.getByTestId('account-subscriptions-submit').press('Enter')
    expect(me.getByTestId('account-panel-subscriptions')).toContainText('on tallennettu')
    expect(box.isChecked()).toBe(!before)
  })

  test('shows the login that has just been, with its address', async () => {
    const { email } = await calls().newPlayer()
    const me = await signedIn(email)
    await me.goto(`/fi-FI${ACCOUNT}`)
    const rows = me.getByTestId('account-panel-activity').getByRole('listitem')
    expect(rows.first()).toContainText(/127\.0\.0\.1|::1/)
    expect(rows.count()).toBeLessThanOrEqual(10)
    expect(me.getByTestId('last-login')).toHaveCount(0)
    const again = await signedIn(email)
    await again.goto('/fi-FI/cookie-settings')
    expect(again.getByTestId('last-login')).toContainText(/Edellinen kirjautuminen: .*\d/)
  })

  test('the account begins with its details', async () => {
    const { email } = await calls().newPlayer()
    const me = await signedIn(email)
    await me.goto('/fi-FI/my-account')
    expect(me.path()).toMatch(/\/my-account\/account$/)
  })
})

test('the check of the play time stands on its page', async () => {
  const PAGE = '/fi-FI/my-account/play-time'
  const { email, playerId } = await calls().newPlayer()
  const played = (minutes: number) => calls().put(`/players/${playerId}/play-time`, { minutes })
  const me = await signedIn(email)
  await me.goto(PAGE)
  me.getByTestId('play-time-60').check()
  await me.getByTestId('play-time-save').click()
  expect(me.getByTestId('play-time-saved')).toBeVisible()
  await played(60)
  await me.goto(PAGE)
  expect(me.getByTestId('activity-due')).toBeVisible()
  await me.getByTestId('activity-continue').click()
  expect(me.getByTestId('play-time-left')).toContainText('60')
  await played(60)
  await me.goto(PAGE)
  await me.getByTestId('activity-logout').click()
  expect(me.getByTestId('login-open')).toBeVisible()
})

test('self-exclusion is open to anyone who may only take money out', async () => {
  const { email, playerId } = await calls().newPlayer()
  await calls().change(playerId, { status: 'PAYOUT' })
  const me = await signedIn(email)
  await me.goto('/fi-FI/my-account/account')
  await me.getByTestId('break-box-link').click()
  await me.getByTestId('break-exclusion-submit').click()
  expect(me.getByTestId('break-exclusion-error')).toBeVisible()
  me.getByTestId('break-exclusion-forever').check()
  await me.getByTestId('break-exclusion-submit').click()
  expect(me.getByTestId('break-confirm-end')).toContainText('Ei päättymispäivää')
  await me.getByTestId('break-confirm-submit').click()
  expect(me.getByTestId('break-begun')).toBeVisible()
  await calls().lastMessage(email, 'break.for-ever')
})

test('money and time are all there, and without a movement the page says so', async () => {
  const { email } = await calls().newPlayer()
  const me = await signedIn(email)
  await me.goto('/fi-FI/my-account/banking/budget?by=year')
  expect(me.getByText('Tililläsi ei ole vielä tapahtumia')).toBeVisible()
  await me.getByTestId('budget-by-week').click()
  expect(me.getByTestId('budget-by-week')).toHaveAttribute('aria-current', 'page')
})

test('a message of concern stands in the page, with the same ways', async () => {
  const { email, playerId } = await calls().newPlayer()
  const raised = await calls().put(`/early-warnings/${playerId}`, { rule: 'longPlay', level: 2 })
  expect(raised).toMatchObject({ raised: { rule: 'longPlay' } })
  const me = await signedIn(email)
  await me.goto(LOBBY)
  expect(me.getByTestId('warning-notice')).toContainText('Pysähdy hetkeksi')
  await me.getByTestId('warning-BREAK').click()
  expect(me.path()).toMatch(/\/take-a-break/)
  expect(me.getByTestId('warning-notice')).toHaveCount(0)
})

describe('limits', () => {
  const PATH = '/fi-FI/my-account/gambling-limits'
  const REVIEW = '/fi-FI/my-account/limit-review'
  const HALF_A_YEAR_AND_A_DAY_MS = 186 * 86_400_000
  const part = (me: HtmlVisitor, id: string, what: string) => me.getByTestId(`limit-${id}-${what}`)

  test('one is set, and the page says so', async () => {
    const { email } = await calls().newPlayer()
    const me = await signedIn(email)
    await me.goto(PATH)
    await part(me, 'spend-W', 'edit').click()
    part(me, 'spend-W', 'amount').fill('x')
    await part(me, 'spend-W', 'review').click()
    expect(me.getByTestId('limit-spend-W-amount-error')).toBeVisible()
    part(me, 'spend-W', 'amount').fill('70')
    await part(me, 'spend-W', 'review').click()
    expect(part(me, 'spend-W', 'preview')).toContainText('tulee voimaan heti')
    await part(me, 'spend-W', 'confirm').click()
    expect(part(me, 'spend-W', 'value')).toContainText('70.00')
    const limit = me.getByTestId('limit-spend-W')
    expect(limit.getByRole('status')).toContainText('Rajasi on muutettu')
  })

  test('one on time is set in minutes, and says what is left in plain words (LIM-24)', async () => {
    const { email } = await calls().newPlayer()
    const me = await signedIn(email)
    await me.goto(`${PATH}?edit=time-D`)
    part(me, 'time-D', 'amount').fill('90.5')
    await part(me, 'time-D', 'review').click()
    expect(me.getByTestId('limit-time-D-amount-error')).toContainText('kokonaisia minuutteja')
    part(me, 'time-D', 'amount').fill('135')
    await part(me, 'time-D', 'review').click()
    await part(me, 'time-D', 'confirm').click()
    expect(part(me, 'time-D', 'value')).toContainText(/2.t 15.min/)
    expect(part(me, 'time-D', 'left')).toContainText(/2.t 1\d.min/)
    await me.goto('/fi-FI/my-account/banking/budget')
    expect(me.getByTestId('budget-limit-time-D')).toContainText('Aikarajat')
  })

  test('one that staff has locked says why, and can be lowered only (LIM-10)', async () => {
    const { email, playerId } = await calls().newPlayer()
    const me = await signedIn(email)
    const to = async (amount: string) => {
      await me.goto(`${PATH}?edit=spend-W`)
      part(me, 'spend-W', 'amount').fill(amount)
      await part(me, 'spend-W', 'review').click()
    }
    await to('70')
    await part(me, 'spend-W', 'confirm').click()
    const lock = { kind: 'spend', period: 'W', locked: true, reason: 'LAW', note: 'a test' }
    await calls().put(`/players/${playerId}/limits`, lock)
    await me.goto(PATH)
    const limit = me.getByTestId('limit-spend-W')
    expect(limit).toContainText('Laki vaatii tätä. Voit silti laskea sitä.')
    expect(part(me, 'spend-W', 'edit')).toContainText('Laske')
    await to('80')
    expect(me.getByTestId('limit-spend-W-amount-error')).toContainText('lukinneet')
    expect(me.getByTestId('limit-spend-W-remove')).toHaveCount(0)
    await to('60')
    await part(me, 'spend-W', 'confirm').click()
    expect(part(me, 'spend-W', 'value')).toContainText('60.00')
    expect(limit).toContainText('lukinneet')
    const held = await calls().get(`/players/${playerId}/limits`)
    expect(JSON.stringify(held)).toContain('QA by the API: a test')
  })

  test('those before the first deposit are set as plain forms, and the way leads back', async () => {
    const { email } = await calls().newcomerIn('DE')
    const me = await signedIn(email, 'de-DE')
    await me.goto('/de-DE/deposit')
    await me.getByTestId('deposit-way-on').click()
    await me.getByTestId('limits-first-deposit-M').click()
    part(me, 'deposit-M', 'amount').fill('400')
    await part(me, 'deposit-M', 'review').click()
    await part(me, 'deposit-M', 'confirm').click()
    expect(me.getByTestId('limits-first-done')).toBeVisible()
    await me.getByTestId('limits-first-back').click()
    expect(me.path()).toBe('/de-DE/deposit')
    expect(me.getByTestId('deposit-state')).toHaveAttribute('data-state', 'allowed')
  })

  test('stay on record with the yes of the player, for people and for programs', async () => {
    const { email } = await calls().newcomerIn('FI')
    const me = await signedIn(email)
    await me.goto(`${PATH}?edit=deposit-D`)
    part(me, 'deposit-D', 'amount').fill('100')
    await part(me, 'deposit-D', 'review').click()
    await part(me, 'deposit-D', 'confirm').click()
    expect(part(me, 'deposit-D', 'value')).toContainText('100.00')
    const file = await me.ask('/fi-FI/take-a-break/record/protection-record.json')
    const { entries } = JSON.parse(file.text)
    expect(entries).toEqual([
      expect.objectContaining({
        event: 'LIMIT_SET',
        acknowledgement: { at: expect.any(String), how: 'CONFIRMED' },
      }),
    ])
    const { text: csv } = await me.ask('/fi-FI/take-a-break/record/protection-record.csv')
    expect(csv).toContain('acknowledged_at,acknowledged_how')
    expect(csv).toContain('"CONFIRMED"')
  })

  test('after half a year the question stands in the page, and lowering leads to the limits', async () => {
    const { email, playerId } = await calls().newPlayer()
    const registeredAt = new Date(product().clock.now() - HALF_A_YEAR_AND_A_DAY_MS).toISOString()
    await calls().change(playerId, { registeredAt })
    const me = await signedIn(email)
    await me.goto(LOBBY)
    await me.getByTestId('limit-review-look').click()
    expect(me.path()).toBe(REVIEW)
    await me.getByTestId('limit-review-lower').click()
    expect(me.path()).toMatch(/\/my-account\/gambling-limits(\?|$)/)
    await me.goto(LOBBY)
    expect(me.getByTestId('limit-review-notice')).toHaveCount(0)
  })
})

test('the self-test is all there', async () => {
  const { email } = await calls().newPlayer()
  const me = await signedIn(email)
  await me.goto('/fi-FI/my-account/self-test')
  for (let n = 2; n <= 9; n += 1) me.getByTestId(`question-${n}-0`).check()
  await me.getByTestId('self-test-submit').click()
  expect(me.getByTestId('question-1-error')).toBeVisible()
  expect(me.getByTestId('question-2-0')).toBeChecked()
  me.getByTestId('question-1-0').check()
  await me.getByTestId('self-test-submit').click()
  expect(me.getByTestId('self-test-result')).toHaveAttribute('data-band', 'none')
  me.getByTestId('self-test-consent').check()
  await me.getByTestId('self-test-keep').click()
  expect(me.getByTestId('self-test-results').getByRole('listitem')).toHaveCount(1)
})

test('the list of transactions is filtered and goes on by links', async () => {
  const { email } = await calls().newPlayer({ euros: 20 })
  const me = await signedIn(email)
  await me.goto('/fi-FI/my-account/banking/transactions?hours=all')
  me.getByTestId('transactions-category').selectOption('PAYMENT')
  await me.getByTestId('transactions-submit').click()
  expect(me.getByTestId('transaction')).toHaveCount(1)
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

  test('a stranger has no stars and no lists, and anyone who may not play has none either', async () => {
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
