import { describe, expect, test } from 'vitest'
import { qaPlayers } from '#seed/qa-players.ts'
import type { HtmlVisitor } from '#tests/fixtures/html-visitor/visitor.ts'
import { demoSite, emailOf, PASSWORD } from './demo-site.ts'

const { calls, product, signIn, signedIn, visitor } = demoSite({
  players: ['player', 'empty', 'nowithdrawal', 'mt'],
})

describe('cookies', () => {
  const notice = (who: HtmlVisitor) => who.getByTestId('cookie-notice')

  test('a choice leads back to the page; settings are a page', async () => {
    const who = visitor({ hasChosenCookies: false })
    await who.goto('/fi-FI/promotions')
    await who.getByTestId('cookies-settings').click()
    expect(who.path()).toMatch(/\/fi-FI\/cookie-settings\?back=/)
    expect(notice(who)).toHaveCount(0)
    who.getByTestId('cookies-performanceFunctional').check()
    await who.getByTestId('cookies-save').click()
    expect(who.path()).toBe('/fi-FI/promotions')
    expect(notice(who)).toHaveCount(0)
    await who.getByTestId('cookies-footer').click()
    expect(who.getByTestId('cookies-performanceFunctional')).toBeChecked()
    expect(who.getByTestId('cookies-marketing')).not.toBeChecked()
  })

  test('a choice from another origin is refused', async () => {
    const answer = await visitor().ask('/api/cookies/consent', {
      ...{ method: 'POST', form: { choice: 'accept' } },
      headers: { origin: 'https://evil.example' },
    })
    expect(answer.status).toBe(403)
  })
})

describe('pages of content', () => {
  test('every page that the footer leads to is there, in each language', async () => {
    const who = visitor()
    for (const segment of ['en-UN', 'fi-FI', 'no-NO', 'caf-CA']) {
      await who.goto(`/${segment}`)
      const links = who.locator('footer nav a').attributes('href')
      expect(links.length).toBeGreaterThanOrEqual(11)
      for (const href of links) {
        const answer = await who.ask(href ?? '')
        expect(answer.status, href ?? '').toBe(200)
        expect(answer.text, href ?? '').toContain('data-testid="rich-text"')
      }
    }
  })

  test('whatever is appended to its address, a page is the same; a redirect takes it along', async () => {
    const { origin } = product()
    const etagOf = async (path: string) => (await fetch(`${origin}${path}`)).headers.get('etag')
    const page = await etagOf('/fi-FI/promotions')
    expect(page).toBeTruthy()
    expect(await etagOf('/fi-FI/promotions?utm_source=mail&x=1')).toBe(page)
    expect(await etagOf('/fi-FI/promotions?shown=40')).not.toBe(page)
    const away = await fetch(`${origin}/fi-FI/my-account/rounds?open=1&utm_source=mail`, {
      redirect: 'manual',
    })
    expect(away.headers.get('location')).toContain('utm_source')
  })

  test('what is not there, or not for the market, is not found', async () => {
    const who = visitor()
    const statusOf = async (path: string) => (await who.ask(path)).status
    const paths = ['nothing', 'landing/nothing', 'promo/nothing', 'promo', 'Terms']
    for (const path of [...paths, 'payment-methods/x'])
      expect(await statusOf(`/en-UN/${path}`), path).toBe(404)
    expect(await statusOf('/fi-FI/payment-methods/trustly')).toBe(200)
    expect(await statusOf('/caf-CA/payment-methods/trustly')).toBe(404)
    await who.goto('/en-UN/landing/nothing')
    expect(who.getByRole('heading', { level: 1 })).toHaveText('Page not found!')
  })

  test('a registration landing carries its code to the sign-up, its terms in sight', async () => {
    const who = visitor()
    await who.goto('/fi-FI/promo/opening-night')
    expect(who.getByText(/^K18\. Uusille pelaajille/)).toBeVisible()
    expect(who.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await who.getByRole('button', { name: 'Rekisteröidy koodilla' }).click()
    expect(who.path()).toBe('/fi-FI/signup?bonusCode=OPENING-10')
  })

  test('a landing page has its terms behind a fold, and its form leads on', async () => {
    const who = visitor()
    await who.goto('/en-UN/landing/first-night')
    expect(who.getByText('1 June 2027 at 18:00 UTC')).toBeVisible()
    await who.getByText('Who may sign up').click()
    expect(who.getByText('Adults who live in a country')).toBeVisible()
    expect(who.getByTestId('game-tile')).toHaveCount(4)
    expect(who.getByTestId('sign-up-form')).toHaveAttribute('action', '/en-UN/signup')
  })

  test('pay-and-play stands where the market has it, offers for newcomers where nobody is signed in', async () => {
    const who = visitor()
    await who.goto('/no-NO')
    expect(who.getByTestId('pnp-banner')).toHaveCount(0)
    expect(who.getByTestId('signup-bonus')).toBeVisible()
    await signIn(who, emailOf('player'))
    await who.goto('/fi-FI')
    expect(who.getByTestId('boxes')).toBeVisible()
    expect(who.getByTestId('pnp-banner')).toHaveCount(0)
    expect(who.getByTestId('signup-bonus')).toHaveCount(0)
  })

  test('a tournament states its dates, prizes and games, and is told to search engines', async () => {
    const who = visitor()
    await who.goto('/en-FI/tournaments')
    await who.getByRole('link', { name: 'The winter season' }).click()
    expect(who.getByRole('heading', { level: 1 })).toHaveText('The winter season')
    expect(who.getByRole('row', { name: '2–3 500.00 in cash' })).toBeVisible()
    expect(who.getByTestId('game-tile')).toHaveCount(3)
    await who.goto('/en-FI/tournaments/winter-season')
    const facts = who
      .locator('script[type="application/ld+json"]')
      .all()
      .map((it) => JSON.parse(it.element().textContent))
    expect(facts.map((it) => it['@type'])).toEqual(['BreadcrumbList', 'Event'])
    expect(facts[0].itemListElement).toHaveLength(3)
    expect((await who.ask('/en-FI/tournaments/nothing')).status).toBe(404)
  })
})

describe('promotions', () => {
  test('a visitor reads the terms beside the offer and never gets what is for others', async () => {
    const who = visitor()
    await who.goto('/fi-FI/promotions')
    expect(who.getByTestId('promotion')).toHaveCount(2)
    expect(who.getByText(/K18. 10 kierrosta/)).toBeVisible()
    expect(who.html()).not.toContain('table-evening')
    expect(who.html()).not.toContain('front-row')
    await who.getByRole('link', { name: 'Valokeilakierrokset' }).click()
    expect(who.getByRole('heading', { level: 1 })).toHaveText('Valokeilakierrokset')
    expect(who.getByRole('heading', { name: 'Kaikki ehdot' })).toBeVisible()
  })

  test('a player sees those for players, and that of a list only when on it', async () => {
    const onTheList = await signedIn(emailOf('player'))
    await onTheList.goto('/fi-FI/promotions/live')
    expect(onTheList.getByTestId('promotion')).toHaveCount(2)
    const other = await signedIn(emailOf('empty'), 'no-NO')
    await other.goto('/no-NO/promotions/live')
    expect(other.getByTestId('promotion')).toHaveCount(1)
    expect((await other.ask('/no-NO/promotions/live/front-row-evening')).status).toBe(404)
  })

  test('what has ended says so with 410 and offers nothing; what is not there is 404', async () => {
    const who = visitor()
    expect(await who.goto('/en-UN/promotions/casino/summer-matinee')).toBe(410)
    expect(who.getByText('This promotion has ended')).toBeVisible()
    expect(who.getByRole('link', { name: 'To the casino' })).toHaveCount(0)
    for (const path of ['nowhere', 'casino/tag/nothing', 'casino/nothing', 'live/spotlight-spins'])
      expect((await who.ask(`/en-UN/promotions/${path}`)).status).toBe(404)
  })
})

describe('search engines', () => {
  test('every address of a site map has a page', async () => {
    const who = visitor()
    const get = async (path: string) => (await who.ask(path)).text
    const pathsOf = (map: string) =>
      [...map.matchAll(/<loc>([^<]*)/g)].map((it) => new URL(it[1] ?? '').pathname)
    expect(pathsOf(await get('/sitemap.xml'))).toContain('/sitemaps/FI.xml')
    expect((await who.ask('/sitemaps/XX.xml')).status).toBe(404)
    const pages = pathsOf(await get('/sitemaps/FI.xml'))
    expect(pages.length).toBeGreaterThan(20)
    for (const it of pages) expect(`${it} ${(await who.ask(it)).status}`).toBe(`${it} 200`)
    expect(await get('/robots.txt')).toContain('Disallow: /')
  })

  test('an editor sends an old address to a new one; a page that exists wins', async () => {
    const who = visitor()
    const redirects = [
      { from: '/trial', to: '/trial-2', permanent: true, markets: ['NO'] },
      { from: '/trial-2', to: '/promotions', permanent: false, markets: [] },
      { from: '/promotions/live', to: '/promotions/casino', permanent: true, markets: [] },
    ]
    for (const [index, it] of redirects.entries()) {
      const document = { _id: `redirect-trial-${index}`, _type: 'redirect', ...it }
      await product().lake.createOrReplace(document)
    }
    const location = async () => (await who.ask('/no-NO/trial')).headers.get('location')
    await expect.poll(location, { timeout: 60_000 }).toBe('/no-NO/promotions')
    expect((await who.ask('/no-NO/trial')).status).toBe(302)
    expect((await who.ask('/fi-FI/trial')).status).toBe(404)
    expect((await who.ask('/fi-FI/promotions/casino')).status).toBe(200)
    for (const index of redirects.keys()) await product().lake.delete(`redirect-trial-${index}`)
  })
})

describe('the sign-up', () => {
  const fillDetails = (who: HtmlVisitor, email: string) => {
    who.getByTestId('signup-firstName').fill('Aino')
    who.getByTestId('signup-lastName').fill("O'Virtanen-Ääri")
    who.getByTestId('signup-email').fill(email)
    who.getByTestId('signup-password').fill(PASSWORD)
    who.getByTestId('signup-termsAndConditions').check()
    who.getByTestId('signup-cookiePolicyAccepted').check()
  }
  const send = (who: HtmlVisitor) => who.getByTestId('signup-submit').click()
  const expectStep = (who: HtmlVisitor, step: string) =>
    expect(who.getByTestId('signup-step')).toHaveAttribute('data-step', step)

  test('the first step shows each mistake, keeps what was typed, and says what the last check needs', async () => {
    const who = visitor()
    const email = 'aino-first-step@playhouse.test'
    await who.goto('/en-FI/signup')
    expect(who.getByTestId('signup-allConditions')).toHaveCount(0)
    fillDetails(who, 'no address')
    await send(who)
    expect(who.getByTestId('signup-email-error')).toBeVisible()
    expect(who.getByTestId('signup-email')).toHaveValue('no address')
    expect(who.getByTestId('signup-lastName')).toHaveValue("O'Virtanen-Ääri")
    expect(who.getByTestId('signup-password')).toHaveValue('')
    expect(who.getByTestId('signup-termsAndConditions')).toBeChecked()
    who.getByTestId('signup-email').fill(email)
    who.getByTestId('signup-password').fill(PASSWORD)
    await send(who)
    expect(who.getByTestId('signup-failure')).toHaveAttribute('data-failure', 'ours.needsScript')
    expect(who.getByTestId('signup-email')).toHaveValue(email)
  })

  test('Quebec reads French words, its own age and the provinces by their French names', async () => {
    const who = visitor()
    await who.goto('/caf-CA/signup')
    expect(who.getByTestId('signup-age')).toContainText('18 ans')
    expect(who.getByTestId('signup-age')).toContainText('Québec')
    expect(who.getByRole('heading', { level: 1 })).toHaveText('S’inscrire')
  })

  test('anyone who lives where no account is opened hears it at once, with a way on', async () => {
    const who = visitor()
    await who.goto('/de-DE/signup')
    expectStep(who, 'Unsupported')
    expect(who.getByTestId('signup-open')).toHaveCount(0)
    await who.getByTestId('signup-elsewhere').click()
    expectStep(who, 'Details')
    expect(who.getByTestId('signup-countryCode')).toHaveValue('FI')
  })

  test('flows that are not there yet say so, and addresses that never were are not found', async () => {
    const who = visitor()
    await who.goto('/en-FI/signup/pnp')
    expect(who.getByRole('heading', { level: 1 })).toHaveText('Not available yet')
    expect(await who.goto('/en-FI/signup/anything')).toBe(404)
  })
})

describe('a password', () => {
  test('that is wrong loses neither the address nor the page that was wanted', async () => {
    const { email } = await calls().newPlayer()
    const who = visitor()
    await who.goto('/fi-FI/login?next=/fi-FI/my-account/banking/transactions')
    who.getByTestId('login-email').fill(email)
    who.getByTestId('login-password').fill('Not-the-1-password')
    await who.getByTestId('login-submit').click()
    expect(who.getByTestId('login-failure')).toBeVisible()
    expect(who.getByTestId('login-email')).toHaveValue(email)
    expect(who.getByTestId('login-password')).toHaveValue('')
    who.getByTestId('login-password').fill(PASSWORD)
    await who.getByTestId('login-submit').click()
    expect(who.path()).toBe('/fi-FI/my-account/banking/transactions')
  })

  test('is chosen again step by step, as plain forms', async () => {
    const email = emailOf('nowithdrawal')
    const found = qaPlayers(Date.now(), PASSWORD).find((it) => it.email === email)
    const who = visitor()
    const submit = () => who.getByTestId('reset-submit').click()
    await who.goto('/en-UN/reset-password')
    who.getByTestId('reset-email').fill('nobody')
    await submit()
    expect(who.locator('#reset-email-error')).toBeVisible()
    expect(who.getByTestId('reset-email')).toHaveValue('nobody')
    who.getByTestId('reset-email').fill(email)
    await submit()
    const { code = '' } = await calls().lastMessage(found?.person?.phone ?? '')
    who.getByTestId('reset-code').fill(code)
    await submit()
    who.getByTestId('reset-password').fill(PASSWORD)
    who.getByTestId('reset-repeat').fill(PASSWORD)
    await submit()
    expect(who.getByTestId('reset-login')).toBeVisible()
  })

  test('is not changed by an old link, which says so and leaves a way on', async () => {
    const who = visitor()
    await who.goto(`/en-UN/reset-password?key=${'k'.repeat(43)}`)
    expect(who.getByRole('alert')).toBeVisible()
    expect(who.getByTestId('reset-email')).toBeVisible()
    expect(who.url().href).not.toContain('key=')
  })
})

describe('the console of QA', () => {
  test('says at which field a form would not', async () => {
    const { playerId } = await calls().newPlayer()
    const desk = visitor()
    await desk.goto(`${product().sandbox}/console/players/${playerId}`)
    desk.getByTestId('player-termsVersion').fill('the newest')
    await desk.getByTestId('player-save').click()
    expect(desk.getByRole('alert')).toContainText('termsVersion')
    expect(desk.getByTestId('player-termsVersion')).toHaveAttribute('aria-invalid', 'true')
    desk.getByTestId('player-termsVersion').fill('1.0')
    desk.getByTestId('player-loyaltyLevel').fill('7')
    await desk.getByTestId('player-save').click()
    expect(desk.getByTestId('player-loyaltyLevel')).toHaveValue('7')
    await desk.getByTestId('player-reset').click()
    expect(desk.getByTestId('player-loyaltyLevel')).toHaveValue('0')
  })

  test('takes a flag away, which is gone on the player’s next page', async () => {
    const email = emailOf('mt')
    const me = await signedIn(email, 'en-MT')
    await me.goto('/en-MT/online-casino')
    expect(me.path()).toMatch(/online-casino/)

    const desk = visitor()
    await desk.goto(`${product().sandbox}/console/players`)
    desk.getByTestId('players-query').fill(email)
    await desk.getByTestId('players-query').press('Enter')
    await desk.getByRole('link', { name: email }).click()
    desk.getByTestId('player-casino').uncheck()
    await desk.getByTestId('player-save').click()
    expect(desk.getByRole('status')).toContainText('Saved')
    const changes = desk.getByTestId('player-changes').getByRole('row')
    expect(changes.nth(1)).toContainText('casino')

    await me.goto('/en-MT/online-casino')
    expect(me.path()).not.toMatch(/online-casino/)
    expect(me.getByTestId('balance-total').first()).toBeVisible()

    await desk.getByTestId('player-reset').click()
    expect(desk.getByTestId('player-casino')).toBeChecked()
    await me.goto('/en-MT/online-casino')
    expect(me.path()).toMatch(/online-casino/)
  })

  test('closes an account, which is signed out on its next page', async () => {
    const { email, playerId } = await calls().newcomerIn('PE')
    const me = await signedIn(email, 'pe-PE')
    await calls().change(playerId, { status: 'CLOSED' })
    const isSignedOut = async () => {
      await me.goto('/pe-PE')
      return me.getByTestId('login-open').count() > 0
    }
    await expect.poll(isSignedOut, { timeout: 60_000 }).toBe(true)
  })

  test('has an outbox, which is read by people and by programs', async () => {
    expect(await calls().get('/outbox?to=nobody@playhouse.test')).toEqual({ messages: [] })
    const desk = visitor()
    await desk.goto(`${product().sandbox}/outbox?to=nobody@playhouse.test`)
    expect(desk.getByRole('heading', { level: 1 })).toHaveText('Outbox')
    expect(desk.getByTestId('outbox-to')).toHaveValue('nobody@playhouse.test')
  })
})
