import { describe, expect, test } from 'vitest'
import type { Role } from '#content-lake/auth/auth.ts'
import type { HtmlVisitor } from '#tests/fixtures/html-visitor/visitor.ts'
import { demoSite, emailOf, PASSWORD } from './demo-site.ts'

const { calls, product, signIn, signedIn, visitor } = demoSite({
  players: ['player', 'empty', 'mt'],
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

describe('previews', () => {
  /** An editor's browser in a preview of the site. */
  async function previewing(editor: { id: string; role: Role; markets?: string[] }) {
    const { lake, putEditor, studioUrl } = product()
    const account = { ...editor, name: 'An editor', email: emailOf(editor.id), password: PASSWORD }
    await putEditor(account)
    const { email, password } = account
    const signedIn = await fetch(lake.getUrl('/auth/login/local'), {
      ...{ method: 'POST', redirect: 'manual' },
      body: new URLSearchParams({ origin: studioUrl, email, password }),
    })
    const token = signedIn.headers.get('location')?.split('#token=')[1] ?? ''
    const client = lake.withConfig({ token })
    const secret = `a-secret-of-the-studio-for-${editor.id}`
    await client.create({
      ...{ _id: `drafts.secret-${editor.id}`, _type: 'sanity.previewUrlSecret' },
      ...{ secret, userId: editor.id, studioUrl },
    })
    const who = visitor()
    const entry = new URLSearchParams({
      'sanity-preview-secret': secret,
      'sanity-preview-pathname': '/fi-FI/promotions',
    })
    const entered = await who.ask(`/api/preview/enable?${entry}`)
    expect(entered.status).toBe(302)
    return { who, client }
  }
  const framing = ({ headers }: { headers: Headers }) => [
    /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1],
    headers.get('x-frame-options'),
  ]
  const draft = (market: string) => ({
    ...{ _id: `drafts.promotion-of-${market}`, _type: 'promotion', markets: [market] },
    title: { _type: 'localeString', en: `Only a draft of ${market}` },
    summary: { _type: 'localeString', en: 'Soon' },
    slug: { current: `soon-${market.toLowerCase()}` },
    category: { _type: 'reference', _ref: 'promotionCategory-casino', _weak: true },
    button: { label: { _type: 'localeString', en: 'Go' }, path: '/' },
  })

  test('show what their editor may read, on pages of content', async () => {
    const { lake, studioUrl } = product()
    for (const market of ['FI', 'NO']) await lake.createOrReplace(draft(market))
    const { who } = await previewing({ id: 'e-finland', role: 'marketing', markets: ['FI'] })
    const { who: of } = await previewing({ id: 'e-all', role: 'marketing' })
    const sees = async (it: HtmlVisitor, market: string) =>
      (await it.ask(`/en-${market}/promotions`)).text.includes(`Only a draft of ${market}`)
    expect([await sees(who, 'FI'), await sees(who, 'NO')]).toEqual([true, false])
    expect([await sees(of, 'FI'), await sees(of, 'NO')]).toEqual([true, true])
    expect(await sees(visitor(), 'FI')).toBe(false)

    const kept = async (it: HtmlVisitor) =>
      (await it.ask('/fi-FI/search/suggestions?q=velvet')).headers.get('cache-control')
    expect([await kept(who), await kept(visitor())]).toEqual([
      'private, no-store',
      'private, max-age=60',
    ])
    const page = await who.ask('/fi-FI/promotions')
    expect(framing(page)).toEqual([new URL(studioUrl).origin, null])
    for (const path of [
      ...['/fi-FI/login', '/fi-FI/signup', '/fi-FI/Signup', '/fi-FI/deposit', '/fi-FI/my-account'],
      ...['/fi-FI/online-casino/play/relax', '/api/fragment/footer', '/fi-FI/cookie-settings'],
    ])
      expect(framing(await who.ask(path)), path).toEqual(["'none'", 'DENY'])
    // The response to a script inside the frame says that the page must be loaded as a document, with its own headers.
    const data = await who.ask('/fi-FI/login.data')
    expect(data.text).toContain('"reload",true')
    expect((await visitor().ask('/fi-FI/login.data')).text).not.toContain('"reload",true')
  })

  test('are shared by fixed links, and end when revoked', async () => {
    const { lake } = product()
    await lake.createOrReplace(draft('FI'))
    const { who, client } = await previewing({ id: 'e-sharing', role: 'marketing' })
    const share = (it: HtmlVisitor) =>
      it.ask('/api/preview/share.data', {
        ...{ method: 'POST', headers: { origin: product().origin } },
        form: { path: '/en-FI/promotions', pages: 'this', hours: '24' },
      })
    const link = /http[^"]+\/api\/preview\/open\?token=[\w-]+/.exec((await share(who)).text)?.[0]
    const guest = visitor()
    expect((await guest.ask(link ?? '')).status).toBe(302)
    const sees = async (path = '/en-FI/promotions') =>
      (await guest.ask(path)).text.includes('Only a draft of FI')
    expect(await sees()).toBe(true)
    expect(await sees('/en-FI')).toBe(false)
    // A guest with the link can neither share nor change it.
    expect((await share(guest)).text).not.toContain('token=')
    const changed = await guest.ask('/api/preview/settings', {
      ...{ method: 'POST', headers: { origin: product().origin } },
      form: { path: '/', moment: '', audience: 'visitor', deposits: '0', segments: '' },
    })
    expect(changed.status).toBe(403)

    const uri = '/preview-links/production'
    const { links } = await client.request<{ links: { id: string }[] }>({ uri })
    await client.request({ uri: `${uri}/${links[0]?.id}`, method: 'DELETE' })
    expect(await sees()).toBe(false)
    expect((await visitor().ask(link ?? '')).status).toBe(410)
  })
})

describe('pages of content', () => {
  test.each([
    ['', 'Cada jogo mostra seu RTP'],
    ['/online-casino', 'com o RTP de cada um'],
    ['/live-casino-online', 'com as apostas possíveis de cada uma'],
    ['/faq', 'Esqueci minha senha'],
    ['/payment-methods', 'Não cobramos tarifas'],
    ['/landing/first-night', 'ingressos em um palco iluminado'],
  ])('Brazil has its own Portuguese, where it is written: %s', async (path, words) => {
    const { text } = await visitor().ask(`/pt-BR${path}`)
    expect(text).toContain(words)
    expect(text.match(/[Cc]ontacto|palavra-passe|[Ll]evantamento|casino ao vivo/g)).toBeNull()
  })

  test('whatever is appended to its address, a page is the same; a redirect keeps it', async () => {
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

  test('unknown pages, or those of another market, are not found', async () => {
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

  test('a registration landing leads to the sign-up, with its terms visible and without its code', async () => {
    const who = visitor()
    await who.goto('/fi-FI/promo/opening-night')
    expect(who.getByText(/^K18\. Yksi tili/)).toBeVisible()
    expect(who.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await who.getByRole('button', { name: 'Rekisteröidy' }).click()
    expect(who.path()).toMatch(/^\/fi-FI\/signup\??$/)
    // The tag of an affiliate's link is kept (SES-06).
    await who.goto('/fi-FI/promo/opening-night?btag=a_7')
    await who.getByRole('button', { name: 'Rekisteröidy' }).click()
    expect(who.path()).toBe('/fi-FI/signup?btag=a_7')
    // The editors' invitation, its pictures described and its terms beside it (SUP-04).
    const invitation = who.getByTestId('signup-invitation')
    expect(invitation).toContainText('K18. Yksi tili')
    const texts = invitation
      .locator('img')
      .all()
      .map((it) => it.element().getAttribute('alt'))
    expect(texts.filter((it) => it !== '')).toEqual([
      'Näyttämö, naamioita ja hattu',
      'Punainen merkki: 18+',
    ])
  })

  test('a landing page has its terms in a collapsed section, and its form leads on', async () => {
    const who = visitor()
    await who.goto('/en-UN/landing/first-night')
    expect(who.getByText('1 June 2027 at 18:00 UTC')).toBeVisible()
    await who.getByText('Who can sign up').click()
    expect(who.getByText('Adults who live in a country')).toBeVisible()
    expect(who.getByTestId('game-tile')).toHaveCount(4)
    expect(who.getByTestId('sign-up-form')).toHaveAttribute('action', '/en-UN/signup')
  })

  test('an invitation is shown to signed-out visitors, and no bank opens an account yet', async () => {
    const who = visitor()
    await who.goto('/no-NO')
    expect(who.getByTestId('pnp-banner')).toHaveCount(0)
    expect(who.getByTestId('signup-bonus')).toBeVisible()
    await who.goto('/fi-FI')
    expect(who.getByTestId('pnp-banner')).toHaveCount(0)
    await signIn(who, emailOf('player'))
    await who.goto('/fi-FI')
    expect(who.getByTestId('boxes')).toBeVisible()
    expect(who.getByTestId('pnp-banner')).toHaveCount(0)
    expect(who.getByTestId('signup-bonus')).toHaveCount(0)
  })

  test('no tournament is announced while none runs; one of a service states dates, prizes and games', async () => {
    const who = visitor()
    await who.goto('/en-FI/tournaments')
    expect(who.getByText('No tournaments right now')).toBeVisible()
    expect((await who.ask('/en-FI/tournaments/nothing')).status).toBe(404)
    expect((await who.ask('/en-FI')).text).not.toContain('/tournaments/')

    const text = (en: string) => ({ _type: 'localeString', en })
    const block = { _type: 'block', _key: 'a', style: 'normal', markDefs: [] }
    const span = { _type: 'span', _key: 's', text: 'Results count, not stakes.', marks: [] }
    await product().lake.createOrReplace({
      ...{ _id: 'tournamentPage-trial', _type: 'tournamentPage', tournamentId: 'trial-7' },
      ...{ title: text('A trial season'), summary: text('Results count.'), order: 0, markets: [] },
      slug: { _type: 'slug', current: 'trial-season' },
      body: { _type: 'localeRichText', en: [{ ...block, children: [span] }] },
      significantTerms: { _type: 'localeText', en: '18+. Open to verified players.' },
      prizes: [
        { _type: 'tournamentPrize', _key: 'a', from: 1, to: 1, prize: text('1,000.00 in cash') },
        { _type: 'tournamentPrize', _key: 'b', from: 2, to: 3, prize: text('500.00 in cash') },
      ],
      games: [{ _type: 'reference', _ref: 'game-locked-cipher', _key: 'g' }],
      ...{ startDate: '2020-01-01T12:00:00.000Z', endDate: '2099-01-01T12:00:00.000Z' },
    })
    const path = '/en-FI/tournaments/trial-season'
    await expect.poll(async () => (await who.ask(path)).status, { timeout: 60_000 }).toBe(200)
    await who.goto('/en-FI/tournaments')
    await who.getByRole('link', { name: 'A trial season' }).click()
    expect(who.getByRole('heading', { level: 1 })).toHaveText('A trial season')
    expect(who.getByRole('row', { name: '2–3 500.00 in cash' })).toBeVisible()
    expect(who.getByTestId('game-tile')).toHaveCount(1)
    await who.goto(path)
    const facts = who
      .locator('script[type="application/ld+json"]')
      .all()
      .map((it) => JSON.parse(it.element().textContent))
    expect(facts.map((it) => it['@type'])).toEqual(['BreadcrumbList', 'Event'])
    expect(facts[0].itemListElement).toHaveLength(3)
    await product().lake.delete('tournamentPage-trial')
  })
})

test('the terms are read beside the sign-up, in full and in its language (TRM-04)', async () => {
  const who = visitor()
  const textOf = async (query: string) => {
    const { status, text } = await who.ask(`/api/fragment/page-text?${query}`)
    return { status, text: text.replace(/<[^>]*>/g, '') }
  }
  for (const slug of ['terms', 'cookie-policy']) {
    const page = await who.ask(`/fi-FI/${slug}`)
    const last = /data-testid="rich-text".*<p>([^<]+)<\/p><\/div>/s.exec(page.text)?.[1]
    const { status, text } = await textOf(`locale=fi-FI&slug=${slug}`)
    expect(status).toBe(200)
    expect(text).toContain(last ?? 'the last paragraph')
  }
  expect((await textOf('locale=fi-FI&slug=contact-live-chat')).status).toBe(400)
  expect((await textOf('locale=xx-XX&slug=terms')).status).toBe(400)
  await who.goto('/fi-FI/signup')
  expect(who.getByRole('link', { name: 'Käyttöehdot (uusi välilehti)' })).toBeVisible()
})

describe('promotions', () => {
  test('a banner is shown on the page of its section, and on no other (LOB-22)', async () => {
    const who = visitor()
    const pages = ['promotions', 'promotions/casino', 'live-casino-online/live-all-games']
    const shown = async () => {
      const answers = await Promise.all(pages.map((it) => who.ask(`/en-FI/${it}`)))
      return answers.map(({ text }) => text.match(/data-banner-id="banner-of-[\w-]+"/g) ?? [])
    }
    const places = ['promotions-home', 'live-casino-table']
    for (const placement of places) {
      await product().lake.createOrReplace({
        ...{ _id: `banner-of-${placement}`, _type: 'banner', placement, order: 0 },
        title: { _type: 'localeString', en: 'A trial' },
      })
    }
    const of = (placement: string) => [`data-banner-id="banner-of-${placement}"`]
    await expect
      .poll(shown, { timeout: 60_000 })
      .toEqual([of('promotions-home'), [], of('live-casino-table')])
    for (const it of places) await product().lake.delete(`banner-of-${it}`)
  })

  test('a visitor reads about games and tools, and never gets what is for players', async () => {
    const who = visitor()
    await who.goto('/fi-FI/promotions')
    expect(who.getByTestId('promotion')).toHaveCount(4)
    for (const hidden of ['harbour-match', 'velvet-table', 'your-figures', 'front-row'])
      expect(who.html()).not.toContain(hidden)
    expect((await who.ask('/fi-FI/promotions/casino/harbour-match')).status).toBe(404)
    await who.getByRole('link', { name: 'Uutta lavalla' }).click()
    expect(who.getByRole('heading', { level: 1 })).toHaveText('Uutta lavalla')
    expect(who.getByRole('heading', { name: 'Kaikki ehdot' })).toBeVisible()
  })

  test('a player sees the offers of running campaigns with their terms, as long as they run', async () => {
    const who = await signedIn(emailOf('player'))
    await who.goto('/fi-FI/promotions/casino')
    expect(
      who.getByText(/K18. Aiemmin tallettaneille pelaajille, kerran kullekin. 50 %/),
    ).toBeVisible()
    await who.goto('/fi-FI/promotions/casino/harbour-match')
    expect(who.getByText(/kierrätettävä 10/i)).toBeVisible()
  })

  test('what is for players, and what is for a list, is sent to no one else', async () => {
    const onTheList = await signedIn(emailOf('player'))
    await onTheList.goto('/fi-FI/promotions/live')
    expect(onTheList.html()).toContain('front-row-evening')
    const other = await signedIn(emailOf('empty'), 'no-NO')
    await other.goto('/no-NO/promotions/live')
    expect(other.html()).not.toContain('front-row-evening')
    expect((await other.ask('/no-NO/promotions/live/front-row-evening')).status).toBe(404)
  })

  test('what has ended answers 410 and redirects nowhere; what is unknown is 404', async () => {
    const who = visitor()
    expect(await who.goto('/en-UN/promotions/casino/summer-matinee')).toBe(410)
    expect(who.getByText('This promotion has ended')).toBeVisible()
    expect(who.getByRole('link', { name: 'Go to the casino' })).toHaveCount(0)
    for (const path of ['nowhere', 'casino/tag/nothing', 'casino/nothing', 'live/fresh-on-stage'])
      expect((await who.ask(`/en-UN/promotions/${path}`)).status).toBe(404)
  })
})

describe('search engines', () => {
  test('find the site maps of the markets, and no others', async () => {
    const who = visitor()
    expect((await who.ask('/sitemap.xml')).text).toContain('/sitemaps/FI.xml')
    expect((await who.ask('/sitemaps/XX.xml')).status).toBe(404)
    expect((await who.ask('/robots.txt')).text).toContain('Disallow: /')
  })

  test('an editor redirects an old address to a new one; an existing page wins', async () => {
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

describe('the console of QA', () => {
  test('shows at which field a form is invalid', async () => {
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

  test('shows at which field a register entry is invalid, and keeps the others', async () => {
    const desk = visitor()
    await desk.goto(`${product().sandbox}/console/registers`)
    desk.getByTestId('register-firstName').fill('Ada')
    desk.getByTestId('register-nationalId').fill('???')
    await desk.getByTestId('register-add').click()
    expect(desk.getByRole('alert')).toContainText('lastName')
    expect(desk.getByTestId('register-nationalId')).toHaveAttribute('aria-invalid', 'true')
    expect(desk.getByTestId('register-firstName')).toHaveValue('Ada')
  })

  test('removes a flag, which is gone on the player’s next page', async () => {
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

  test('has an outbox, readable by people and by programs', async () => {
    expect(await calls().get('/outbox?to=nobody@playhouse.test')).toEqual({ messages: [] })
    const desk = visitor()
    await desk.goto(`${product().sandbox}/outbox?to=nobody@playhouse.test`)
    expect(desk.getByRole('heading', { level: 1 })).toHaveText('Outbox')
    expect(desk.getByTestId('outbox-to')).toHaveValue('nobody@playhouse.test')
  })
})
