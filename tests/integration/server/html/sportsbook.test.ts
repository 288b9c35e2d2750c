import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { offerSnapshotSchema } from '#contracts/sportsbook/offer.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { isProductOpen } from '#markets/products.ts'
import type { HtmlVisitor } from '#tests/fixtures/html-visitor/visitor.ts'
import { demoSite, emailOf } from './demo-site.ts'

const { calls, product, signedIn, visitor } = demoSite({
  hasMatches: true,
  players: ['player', 'br'],
  env: { SPORTSBOOK_SPORTRADAR: '1' },
})

const standsIn = (who: HtmlVisitor, place: string) => who.jar.set('qa-station', place)
const closedBecause = (who: HtmlVisitor, reason: string) =>
  expect(who.getByTestId(`sportsbook-closed-${reason}`)).toBeVisible()

const SOON_MS = 600_000

/** A match that does not begin while a test bets on it, and the path of its page in Finnish. */
async function aMatch() {
  const offer = await fetch(`${product().sandbox}/sportsbook/offer`)
  const { events } = offerSnapshotSchema.parse(await offer.json())
  const isLater = ({ startsAt }: { startsAt: string }) =>
    Date.parse(startsAt) - product().clock.now() > SOON_MS
  // The next of them: the last ones may be newer than what the site has read of the book.
  const it = events
    .filter((event) => isLater(event) && event.sport === 'FOOTBALL')
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt))[0]
  if (!it) throw new Error('the book offers no match')
  const below = `${it.region}/${it.competition}/${it.id}`
  return {
    ...{ ...it, below, path: `/fi-FI/sportsbook/jalkapallo/${below}` },
    odds: it.markets.find(({ id }) => id === 'result')?.outcomes[0]?.odds ?? 0,
  }
}

describe('without scripts', () => {
  test('the offer is read, from the first page to the odds of a match', async () => {
    const match = await aMatch()
    const who = visitor()
    const events = async () => {
      expect(await who.goto('/fi-FI/sportsbook')).toBe(200)
      return who.getByTestId('book-event').count()
    }
    // The first page may be shown before the book has answered for the first time.
    await expect.poll(events, { timeout: 60_000 }).toBeGreaterThan(5)
    expect(who.getByTestId('book-event').count()).toBeLessThanOrEqual(40)
    await who.getByRole('link', { name: 'Alkaa pian', exact: true }).first().click()
    expect(who.path()).toBe('/fi-FI/sportsbook/alkaa-pian')
    await who.goto(match.path)
    expect(who.getByRole('heading', { level: 1 })).toContainText(`${match.home} – ${match.away}`)
    expect(who.getByTestId('book-market').count()).toBeGreaterThan(3)
  })

  test('a match is described to search engines, which are told not to index an invented one', async () => {
    const match = await aMatch()
    const page = await visitor().ask(match.path)
    expect(page.headers.get('set-cookie') ?? '').not.toContain('sportsbookSession')
    expect(page.text).toContain('<meta name="robots" content="noindex"/>')
    const facts = [
      ...page.text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g),
    ]
      .map(([, text = '']) => JSON.parse(text))
      .find((it) => it['@type'] === 'SportsEvent')
    expect(facts).toMatchObject({
      startDate: match.startsAt,
      homeTeam: { name: match.home },
      awayTeam: { name: match.away },
    })
  })

  test('sports are in the order that editors chose for the market', async () => {
    const who = visitor()
    const sports = async () => {
      const { text } = await who.ask('/fi-FI/sportsbook/live')
      const paths = ['jalkapallo', 'jaakiekko', 'tennis', 'koripallo']
      const at = (path: string) => text.indexOf(`href="/fi-FI/sportsbook/${path}"`)
      return paths.filter((it) => at(it) >= 0).sort((one, other) => at(one) - at(other))
    }
    const { lake } = product()
    const order = await lake.fetch<string[]>('*[_id == "sportsHighlights"][0].sports')
    await lake.patch('sportsHighlights').set({ sports: order.toReversed() }).commit()
    await expect.poll(sports).toEqual(['koripallo', 'tennis', 'jaakiekko', 'jalkapallo'])
    await lake.patch('sportsHighlights').set({ sports: order }).commit()
    await expect.poll(sports).toEqual(['jalkapallo', 'jaakiekko', 'tennis', 'koripallo'])
  })

  test('a list names its address in the other languages', async () => {
    const { text } = await visitor().ask('/fi-FI/sportsbook/jalkapallo')
    expect(text).toContain('href="http://localhost')
    for (const address of ['no-NO/sportsbook/fotball', 'pt-PT/sportsbook/futebol']) {
      expect(text).toMatch(new RegExp(`rel="alternate"[^>]*${address}"`))
    }
    expect(text).not.toContain('content="noindex"')
  })
})

test.each([
  ['/fi-FI/sportsbook/football', '/fi-FI/sportsbook/jalkapallo'],
  ['/no-NO/sportsbook/alkaa-pian', '/no-NO/sportsbook/starter-snart'],
  ['/de-AT/sportsbook/futebol/ligas-por-pais', '/de-AT/sportsbook/fussball/ligen-nach-land'],
  ['/fi-FI/sportsbook/en-vivo?btag=a', '/fi-FI/sportsbook/live?btag=a'],
  ['/pt-PT/sportsbook/spielregeln', '/pt-PT/sportsbook/regras-do-jogo'],
  ['/cl-CL/sportsbook/basquet', '/cl-CL/sportsbook/basquetbol'],
  [
    '/en-FI/sportsbook/jaakiekko/liigat-maittain',
    '/en-FI/sportsbook/ice-hockey/leagues-by-country',
  ],
  // A language without words of its own.
  ['/caf-CA/sportsbook/supercuotas', '/caf-CA/sportsbook/price-boost'],
])('%s moves to %s', async (from, to) => {
  const { status, headers } = await visitor().ask(from)
  expect([status, new URL(headers.get('location') ?? '', product().origin).pathname]).toEqual([
    301,
    to.split('?')[0],
  ])
})

test.each([
  '/fi-FI/sportsbook/cricket',
  '/fi-FI/sportsbook/jalkapallo/nowhere',
  '/fi-FI/sportsbook/jalkapallo/norvane/norvane-premier/no-such-match',
  '/fi-FI/sportsbook/live/norvane',
])('there is no page at %s', async (path) => {
  expect(await visitor().goto(path)).toBe(404)
})

describe('the prices of an open page', () => {
  const ask = (query: string, who = visitor()) =>
    who.ask(`/api/sportsbook/prices?provider=context&${query}`)

  test('are those of its events, of a single one all', async () => {
    const { id, home } = await aMatch()
    const pricesOf = async (events: string) =>
      JSON.parse((await ask(`locale=fi-FI&events=${events}`)).text)
    // The site may not have asked the book yet.
    await expect.poll(async () => (await ask(`locale=fi-FI&events=${id}`)).status).toBe(200)
    const { events, isCurrent } = await pricesOf(`${id},no-such-match`)
    expect(isCurrent).toBe(true)
    expect(Object.keys(events)).toEqual([id])
    expect(events[id].markets).toMatchObject([{ id: 'result', outcomes: [{ name: home }, {}, {}] }])
    expect((await pricesOf(id)).events[id].markets.length).toBeGreaterThan(3)
  })

  test('are refused where the sportsbook is closed, and for an invalid query', async () => {
    const away = visitor()
    standsIn(away, 'DE')
    expect((await ask('locale=en-UN&events=e1', away)).status).toBe(403)
    const many = Array.from({ length: 41 }, (_, n) => `e${n}`).join()
    for (const query of [`locale=fi-FI&events=${many}`, 'locale=fi-FI', 'locale=xx&events=e1']) {
      expect((await ask(query)).status).toBe(400)
    }
    expect((await ask('locale=fi-FI&events=e1&provider=none')).status).toBe(400)
  })
})

describe('closed', () => {
  test.each(MARKET_CODES.filter((it) => MARKETS[it].enabled))(
    'in %s by the table',
    async (code) => {
      const market = MARKETS[code]
      const country = market.originCountries[0] ?? null
      const who = visitor()
      if (country !== null) standsIn(who, country)
      const isOpen = isProductOpen('sportsbook', { market, country, region: null })
      const path = `/${market.languages[0]}-${code}/sportsbook`
      expect(await who.goto(path)).toBe(isOpen ? 200 : 451)
      expect(who.path()).toBe(path)
      const links = who.getByRole('link', { name: /./ })
      expect(links.count()).toBeGreaterThan(0)
      if (isOpen) expect(who.getByTestId('sportsbook')).toHaveCount(1)
      else closedBecause(who, market.sportsbook === 'needs-flag' ? 'notOpened' : 'market')
    },
  )

  test('to visitors of a country or a province that has none', async () => {
    const who = visitor()
    standsIn(who, 'DE')
    expect(await who.goto('/en-UN/sportsbook')).toBe(451)
    closedBecause(who, 'country')
    standsIn(who, 'CA-ON')
    expect(await who.goto('/en-CA/sportsbook/football')).toBe(451)
    closedBecause(who, 'region')
  })

  test('to players whose account does not allow it, with the next step', async () => {
    const { email, playerId } = await calls().newPlayer()
    const who = await signedIn(email)
    await calls().change(playerId, { sports: false })
    expect(await who.goto('/fi-FI/sportsbook')).toBe(403)
    closedBecause(who, 'withheld')
    await calls().change(playerId, { sports: true, status: 'PAYOUT' })
    expect(await who.goto('/fi-FI/sportsbook')).toBe(403)
    closedBecause(who, 'account')
    await who.getByRole('link', { name: 'Kotiutus' }).first().click()
    expect(who.path()).toContain('/my-account/banking/withdraw')
  })
})

const open = (who: HtmlVisitor, locale = 'fi-FI') =>
  who.ask('/api/sportsbook/context', {
    ...{ method: 'POST', headers: { origin: product().origin } },
    form: { locale },
  })
const readContext = async (who: HtmlVisitor, locale?: string) =>
  JSON.parse((await open(who, locale)).text)

describe('the context of the frame', () => {
  test('is kept by a cookie for a year, and through the login', async () => {
    const first = await fetch(`${product().origin}/api/sportsbook/context`, {
      ...{ method: 'POST', headers: { origin: product().origin } },
      body: new URLSearchParams({ locale: 'fi-FI' }),
    })
    expect(first.headers.get('set-cookie')).toMatch(
      /^sportsbookSession=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    )
    const { context, ...rest } = await first.json()
    expect(rest).toEqual({
      url: `${product().sandbox}/sportsbook/frame`,
      session: null,
      lookOnly: null,
    })
    const player = await signedIn(emailOf('player'))
    player.jar.set('sportsbookSession', context)
    const later = await readContext(player)
    expect(later).toEqual({ ...rest, context, session: expect.stringMatching(/^[\w-]{43}$/) })
    player.jar.set('sportsbookSession', '../../slip')
    expect((await readContext(player)).context).toMatch(/^[\w-]{43}$/)
  })

  test('is refused where the sportsbook is closed, and to other sites', async () => {
    expect((await open(visitor(), 'de-DE')).status).toBe(403)
    const elsewhere = { method: 'POST', headers: { origin: 'https://evil.test' } }
    const asked = { ...elsewhere, form: { locale: 'fi-FI' } }
    expect((await visitor().ask('/api/sportsbook/context', asked)).status).toBe(403)
  })

  test('says why a player may only look', async () => {
    const { email, playerId } = await calls().newPlayer()
    const who = await signedIn(email)
    await calls().change(playerId, { kycStatus: 'SUSPENDED' })
    expect(await readContext(who)).toMatchObject({ session: null, lookOnly: 'blocked' })
  })
})

describe('where the second provider is switched on', () => {
  const NO_FRAME = { context: null, session: null, url: null }
  const login = (who: HtmlVisitor) => who.getByTestId('sportsbook-login')

  test.each([
    ['the country', 'BR', 'en-UN', true],
    ['the market, where the country is unknown', '', 'pt-BR', true],
    ['another country', 'FI', 'pt-BR', false],
  ])('anonymous visitors read the offer and may log in, by %s', async (_, place, segment, asks) => {
    const who = visitor()
    if (place !== '') standsIn(who, place)
    expect(await who.goto(`/${segment}/sportsbook`)).toBe(200)
    expect(who.getByTestId('book-event').count()).toBeGreaterThan(5)
    expect(login(who)).toHaveCount(asks ? 1 : 0)
    const { context, ...rest } = await readContext(who, segment)
    expect(context === null).toBe(asks)
    if (!asks) return
    expect({ context, ...rest }).toEqual({ ...NO_FRAME, lookOnly: null })
    expect(who.jar.all().map(({ name }) => name)).not.toContain('sportsbookSession')
    await login(who).click()
    expect(who.path()).toBe(
      `/${segment}/login?next=${encodeURIComponent(`/${segment}/sportsbook`)}`,
    )
  })

  test('a player has a frame whose address is the session, valid for one exchange', async () => {
    const who = await signedIn(emailOf('br'), 'pt-BR')
    expect(await who.goto('/pt-BR/sportsbook')).toBe(200)
    expect(login(who)).toHaveCount(0)
    const { url, ...rest } = await readContext(who, 'pt-BR')
    expect(rest).toEqual({ context: null, session: null, lookOnly: null })
    const address = new URL(url)
    expect(address.origin + address.pathname).toBe(`${product().sandbox}/sportradar/frame`)
    expect((await fetch(`${url}&language=br&theme=dark`)).status).toBe(200)
    const exchange = async () => {
      const response = await fetch(`${product().sandbox}/sportsbook/api/player-session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ session: address.searchParams.get('session') }),
      })
      return { status: response.status, body: await response.json() }
    }
    expect(await exchange()).toMatchObject({ status: 200, body: { player: { currency: 'BRL' } } })
    expect(await exchange()).toMatchObject({ status: 401, body: { code: 'SESSION_ENDED' } })
  })

  test('a bet there is in the account, and its session ends with the login', async () => {
    const who = await signedIn(emailOf('br'), 'pt-BR')
    const { url } = await readContext(who, 'pt-BR')
    const atBook = async (call: string, body: object) => {
      const answer = await fetch(`${product().sandbox}/sportsbook/api/${call}`, {
        ...{ method: 'POST', body: JSON.stringify(body) },
        headers: { 'content-type': 'application/json' },
      })
      return answer.json()
    }
    const session = new URL(url).searchParams.get('session')
    const { key } = await atBook('player-session', { session })
    const { id: event, home, away, odds } = await aMatch()
    const bet = () =>
      atBook('bets', {
        ...{ key, betId: randomUUID(), kind: 'SINGLE', sizes: [], stakePerLineMinor: 1_000 },
        legs: [{ event, market: 'result', outcome: 'home', odds, isBanker: false }],
        priceChange: 'ANY',
      })
    const placed = await bet()
    expect(placed).toMatchObject({ state: 'ACCEPTED' })
    await who.goto('/pt-BR/my-account/bets')
    await who.getByTestId('bet-link').first().click()
    expect(decodeURIComponent(who.path())).toBe(
      `/pt-BR/my-account/bets/sportradar:${placed.bet.id}`,
    )
    expect(who.getByTestId('bet-legs').text()).toContain(`${home} – ${away}`)
    const headers = { origin: product().origin }
    const left = await who.ask('/pt-BR/logout', { method: 'POST', headers, form: {} })
    expect(left.status).toBe(303)
    expect(await bet()).toMatchObject({ refusals: [{ code: 'SESSION_ENDED' }] })
  })

  test('a player who may not bet sees the offer, and the reason', async () => {
    const { email } = await calls().newcomerIn('BR')
    const who = await signedIn(email, 'pt-BR')
    expect(await readContext(who, 'pt-BR')).toEqual({ ...NO_FRAME, lookOnly: 'limitsMissing' })
  })
})

test('the bets of a player need a login, and open after it', async () => {
  const path = '/fi-FI/sportsbook/vetohistoria'
  const who = visitor()
  await who.goto(path)
  expect(who.path()).toBe(`/fi-FI/401?next=${encodeURIComponent(path)}`)
  const player = await signedIn(emailOf('player'))
  expect(await player.goto(path)).toBe(200)
  expect(player.path()).toBe(path)
})

test('header and home link there, only where it is open', async () => {
  const who = visitor()
  for (const [segment, name, count] of [
    ['fi-FI', 'Vedonlyönti', 1],
    ['de-DE', 'Sportwetten', 0],
  ] as const) {
    await who.goto(`/${segment}/promotions`)
    const links = who.getByRole('link', { name, exact: true })
    expect(links.count() > 0, segment).toBe(count > 0)
  }
})

test('the search finds teams and competitions, only where the sportsbook is open', async () => {
  const match = await aMatch()
  const who = visitor()
  const found = who.getByTestId('found-sports')
  const search = (segment: string, text: string) =>
    who.goto(`/${segment}/search?q=${encodeURIComponent(text)}`)
  await search('fi-FI', match.home)
  const link = found.getByRole('link', { name: match.home }).first()
  expect(link).toBeVisible()
  expect(link.attribute('href')).toMatch(/^\/fi-FI\/sportsbook\/jalkapallo\/[^/]+\/[^/]+\/[^/]+$/)
  await search('fi-FI', match.competition.replaceAll('-', ' '))
  const competition = `/fi-FI/sportsbook/jalkapallo/${match.region}/${match.competition}`
  expect(found.getByRole('link').first()).toHaveAttribute('href', competition)
  const { text } = await who.ask(
    `/fi-FI/search/suggestions?q=${encodeURIComponent(match.competition)}`,
  )
  expect(JSON.parse(text).groups).toContainEqual(
    expect.objectContaining({ id: 'sports', title: 'Vedonlyönti' }),
  )
  await search('de-DE', match.home)
  expect(found).toHaveCount(0)
})
