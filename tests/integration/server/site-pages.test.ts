import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { ORIGIN, openSiteBuild, type SiteBuild, type Visit } from '#tests/fixtures/site-build.ts'
import {
  A_PROFILE,
  anIdToken,
  aPlatform,
  aSession,
  aSilentContent,
  type SiteContext,
} from '#tests/fixtures/site-context.ts'

/** Every locale that a visitor can use, and the language that it declares. */
const LOCALES = MARKET_CODES.map((code) => MARKETS[code])
  .filter((it) => it.enabled)
  .flatMap(({ code, languages, localeMapping }) =>
    languages.map((it) => [`${it}-${code}`, localeMapping[it]] as const),
  )

let site: SiteBuild
beforeAll(async () => {
  site = await openSiteBuild()
})

const visit: SiteBuild['visit'] = (path, what) => site.visit(path, what)

let counter = 0
async function aPlayerVisit(what: { now?: number; livesMs?: number } = {}) {
  counter += 1
  const playerId = `page-player-${counter}`
  const { sessions, sid } = await aSession(playerId)
  const idToken = await anIdToken({ playerId, ...what, claims: { nonce: `page-${counter}` } })
  return { sessions, idToken, cookie: `idToken=${idToken}; sid=${sid}` }
}

/** Without the list of payment methods, which the footer of every page asks for. */
const ofPlayers = (asked: readonly string[]) =>
  asked.filter((it) => it !== 'GET /v1/payment-methods')

describe('a visitor at the account', () => {
  test('finds a guard at every route, as page and as data', async () => {
    const account = site.leaves().filter(({ path }) => path.includes('my-account'))
    expect(account.length).toBeGreaterThanOrEqual(2)
    for (const { id, path } of account) {
      const page = path.replace(':locale', 'fi-FI')
      const kept = `/fi-FI/401?next=${encodeURIComponent(page)}`
      const platform = aPlatform()
      const asPage = await visit(page, platform)
      expect(asPage.response.status, page).toBe(302)
      expect(asPage.location, page).toBe(kept)
      for (const data of [`${page}.data`, `${page}.data?_routes=${encodeURIComponent(id)}`]) {
        const asData = await visit(data, platform)
        expect(asData.response.status, data).toBe(202)
        expect(asData.text, data).toContain(kept)
        expect(asData.text, data).not.toContain('facts')
      }
      const changed = await visit(page, {
        ...platform,
        init: { method: 'POST', headers: { origin: ORIGIN }, body: new URLSearchParams() },
      })
      expect([302, 303, 404, 405], page).toContain(changed.response.status)
      expect(ofPlayers(platform.asked), page).toEqual([])
    }
  })

  test('meets a guard also with cookies of an expired session', async () => {
    const over = await aPlayerVisit({ now: Date.now() - 7_200_000 })
    const { response, location } = await visit('/fi-FI/my-account/account', over)
    expect(response.status).toBe(302)
    expect(location).toContain('/fi-FI/401?next=')
    const next = await visit(location ?? '', over)
    expect(next.response.status).toBe(401)
    expect(next.response.headers.getSetCookie().every((it) => it.includes('Max-Age=0'))).toBe(true)
  })

  test('is offered the login on /401, with the requested page kept', async () => {
    const { response, text } = await visit('/fi-FI/401?next=%2Ffi-FI%2Fmy-account%2Faccount')
    expect(response.status).toBe(401)
    expect(text).toContain('/fi-FI/login?next=%2Ffi-FI%2Fmy-account%2Faccount')
  })

  test('gets an error body from the wallet, not a page', async () => {
    const balance = await visit('/api/wallet/balance')
    expect(balance.response.status).toBe(401)
    expect(JSON.parse(balance.text)).toMatchObject({ code: 'NO_SESSION', validationErrors: [] })
    const init = { method: 'POST', headers: { origin: ORIGIN } }
    expect((await visit('/api/wallet/feed-token', { init })).response.status).toBe(401)
    expect((await visit('/api/wallet/feed-token')).response.status).toBe(405)
    const foreign = { method: 'POST', headers: { origin: 'http://localhost:3100' } }
    expect((await visit('/api/wallet/feed-token', { init: foreign })).response.status).toBe(403)
  })
})

describe('addresses', () => {
  test.each([
    ['/', 302, '/en-UN'],
    ['/FI-fi/login', 301, '/fi-FI/login'],
    ['/de-XX/x?y=1', 302, '/en-UN/x?y=1'],
    ['/fr-CA', 301, '/caf-CA'],
    ['/en-SE', 301, '/en-PP'],
    ['/nope/deep', 302, '/en-UN/nope/deep'],
    ['/abc', 302, '/en-UN'],
  ])('%s answers %i to %s', async (path, status, target) => {
    const { response, location } = await visit(path)
    expect(response.status).toBe(status)
    expect(location).toBe(target)
  })

  test.each([
    ['CA', 'QC', 'en-CA,en;q=0.9', '/', '/caf-CA'],
    ['CA', 'ON', 'fr-FR,fr;q=0.9,en;q=0.8', '/', '/caf-CA'],
    ['CA', 'ON', 'de', '/online-casino/slots?p=2', '/en-CA/online-casino/slots?p=2'],
    ['FI', null, 'en-GB', '/abc', '/en-FI'],
    ['NL', null, null, '/', '/en-LL'],
    ['IS', null, 'fi', '/', '/en-UN'],
    // What looks like a locale and is none leads to the default, wherever the visitor is (GAP-011).
    ['FI', null, 'fi', '/ja-JP/x', '/en-UN/x'],
  ])(
    'a visitor in %s-%s who reads %s opens %s and gets %s',
    async (country, region, reads, path, target) => {
      const station = { country, region }
      const init = { headers: reads === null ? {} : { 'accept-language': reads } }
      const { response, location } = await visit(path, { station, init })
      expect([response.status, location]).toEqual([302, target])
    },
  )

  test('a player gets the player’s own market and language, wherever it is opened', async () => {
    const station = { country: 'CA', region: 'QC' }
    const fetch = aPlatform({
      'GET /v1/player/profile': () => Response.json({ ...A_PROFILE, languageCode: 'en' }),
    })
    const player = { ...(await aPlayerVisit()), ...fetch, station }
    expect((await visit('/', player)).location).toBe('/en-FI')
    expect((await visit('/promotions', player)).location).toBe('/en-FI/promotions')
  })

  test.each(['/en-UN/a/b/c', '/fi-FI/nothing/here', '/fi-FI/my-account/nothing'])(
    '%s is not found, inside the frame of its locale',
    async (path) => {
      const { response, text } = await visit(path)
      expect(response.status).toBe(404)
      expect(text).toContain('data-testid="login-open"')
      expect(text).toMatch(path.startsWith('/fi') ? /Sivua ei löytynyt!/ : /Page not found!/)
    },
  )

  test('an address that an editor may have written a page for is not called missing while the lake is down', async () => {
    const { response, text } = await visit('/fi-FI/nothing-here')
    expect(response.status).toBe(503)
    expect(text).toContain('data-testid="login-open"')
  })

  test('robots.txt needs no locale and no lake', async () => {
    const { response, text } = await visit('/robots.txt')
    expect(response.status).toBe(200)
    expect(text).toContain('User-agent: *')
  })

  test.each(['/__manifest?p=%2Ffi-FI&version=1', '/api/nothing', '/sitemaps/XX.xml'])(
    '%s is not found and not redirected',
    async (path) => {
      expect((await visit(path)).response.status).toBe(404)
    },
  )

  test.each(LOCALES)('%s speaks %s to browsers', async (segment, tag) => {
    const { text } = await visit(`/${segment}/login`)
    expect(text).toContain(`<html lang="${tag}" dir="ltr"`)
  })
})

describe('a page', () => {
  test('includes the messages of its own routes, and no others', async () => {
    const namespaces = (text: string) => {
      const json = /<script id="i18n"[^>]*>([^<]*)<\/script>/.exec(text)?.[1] ?? '{}'
      return Object.keys(JSON.parse(json).resources)
    }
    expect(namespaces((await visit('/fi-FI/login')).text)).toEqual(['common', 'login'])
    expect(namespaces((await visit('/fi-FI/nothing/there')).text)).toEqual(['common'])
    const player = await aPlayerVisit()
    expect(namespaces((await visit('/fi-FI/my-account/account', player)).text)).toEqual([
      'common',
      'account',
      'profile',
      'rounds',
      'breaks',
    ])
  })

  test('has no inline style, and a nonce on every inline script', async () => {
    const player = await aPlayerVisit()
    for (const [path, who] of [
      ['/fi-FI/login', {}],
      ['/fi-FI/nothing', {}],
      ['/fi-FI/my-account/account', player],
    ] as const) {
      const { text } = await visit(path, who)
      expect(text).not.toMatch(/\sstyle="/)
      expect(text).not.toMatch(/\son[a-z]+="/)
      for (const [, attributes] of text.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)) {
        expect(attributes).toContain('nonce="nonce-of-the-test"')
      }
    }
  })

  test('of a player shows name and balance, and no token', async () => {
    const player = await aPlayerVisit()
    const { response, text } = await visit('/fi-FI/my-account/account', player)
    expect(response.status).toBe(200)
    expect(text).toContain('Someone')
    expect(text).toMatch(/data-testid="balance-total"[^>]*>.*250\.00\u00a0€/)
    expect(text).not.toContain(player.idToken)
    expect(text).not.toContain('secret')
    expect(text).not.toContain('page-sid')
  })

  test('keeps a player in the player’s own market, with path and query', async () => {
    const player = await aPlayerVisit()
    const { response, location } = await visit('/no-NO/login?x=1', player)
    expect([302, 303]).toContain(response.status)
    expect(location).toMatch(/^\/fi-FI/)
    const home = await visit('/en-UN/my-account/account?x=1', player)
    expect(home.location).toBe('/fi-FI/my-account/account?x=1')
  })

  test('is that of a visitor with a notice while the platform is down', async () => {
    const player = await aPlayerVisit()
    const down = aPlatform({
      'GET /v1/player/profile': () => Promise.reject(new TypeError('fetch failed')),
    })
    const { response, text } = await visit('/fi-FI/500', { ...player, ...down })
    expect(response.status).toBe(200)
    expect(text).toContain('data-testid="login-open"')
    expect(text).toContain('Kirjautuminen ja rahapelit ovat tauolla')
    const account = await visit('/fi-FI/my-account/account', { ...player, ...down })
    expect(account.response.status).toBe(503)
    expect(account.text).toContain('Emme voi näyttää tätä juuri nyt')
  })

  test('is refused in a restricted country with 451 also while the platform is down', async () => {
    const down = {
      ...(await aPlayerVisit()),
      ...aPlatform({
        'GET /v1/player/profile': () => Promise.reject(new TypeError('fetch failed')),
      }),
      station: { country: 'US', region: null },
    }
    for (const path of ['', '/online-casino', '/promotions', '/my-account/account']) {
      const { response, location } = await visit(`/fi-FI${path}`, down)
      expect([path, response.status, location]).toEqual([path, 302, '/fi-FI/restricted'])
    }
    const there = await visit('/fi-FI/restricted', {
      ...down,
      station: { country: 'US', region: 'TX', city: 'Austin' },
    })
    expect(there.response.status).toBe(451)
    // So that a visitor sees what is wrong if it is (MKT-19).
    expect(there.text).toContain('Austin, Yhdysvallat')
    // A player may reach the own money from there, but the platform cannot identify the player now.
    const money = await visit('/fi-FI/my-account/banking/transactions', down)
    expect(money.response.status).toBe(503)
  })

  test('whose loader fails says so without revealing the reason', async () => {
    const player = await aPlayerVisit()
    const broken = aPlatform({
      'GET /v1/player/wallet/transactions': () =>
        Response.json({
          transactions: [
            {
              amount: 0.001,
              balanceAfterTransaction: 1,
              currency: 'EUR',
              category: 'CASINO',
              transactionDate: '2026-01-01T00:00:00Z',
              referenceId: 'r',
              playerId: 'p',
              status: 'SUCCESS',
              type: 'BET',
              walletId: 'w',
            },
          ],
          filter: {},
          hasMore: false,
          position: 0,
        }),
    })
    const path = '/en-FI/my-account/banking/transactions'
    const { response, text, context } = await visit(path, { ...player, ...broken })
    expect(response.status).toBe(500)
    expect(text).toContain('SOMETHING WENT WRONG')
    expect(text).not.toMatch(/RangeError|two decimals|\.ts:|at async/)
    expect(JSON.stringify(context.logged)).toContain('a loader or action failed')
  })
})

const A_GAME = {
  _id: 'game-moonlit-parade',
  name: 'Moonlit Parade',
  type: 'CASINO',
  gameType: 'slot',
  launchCode: 'moonlit-parade',
  provider: 'relax',
  rtp: 96.1,
  volatility: 3,
}

/** Content for tests of one page: this game by its id; no other content. */
function contentWith(game: typeof A_GAME): SiteContext['content'] {
  const silent = aSilentContent()
  const fetch = async (query: string, params: { id?: string }) => {
    if (params.id === undefined) return silent.fetch(query, {}, z.unknown())
    return params.id === game._id ? game : null
  }
  return { ...silent, fetch } as unknown as SiteContext['content']
}

describe('the page of a game', () => {
  const TICKET = { ticket: 'a-ticket-of-the-test-with-a-length' }
  const platform = (answer: () => Response = () => Response.json(TICKET)) =>
    aPlatform({ 'POST /v1/gaming/ticket': answer })
  const content = contentWith(A_GAME)
  const path = '/fi-FI/online-casino/play/relax/game-moonlit-parade'

  test('launches for fun for a visitor and for money for a player', async () => {
    const calls = platform()
    const stranger = await visit(path, { ...calls, content })
    expect(stranger.response.status).toBe(200)
    expect(stranger.text).toContain('data-testid="game-frame"')
    expect(stranger.text).toContain('moneymode=fun')
    expect(stranger.text).toContain('Demo: leikkiraha')
    expect(stranger.text).toMatch(/<noscript>.*Pelit vaativat JavaScriptin.*<\/noscript>/s)
    expect(stranger.response.headers.get('x-page-cache')).toBe('no')
    expect(calls.asked).not.toContain('POST /v1/gaming/ticket')
    const player = await visit(path, { ...calls, ...(await aPlayerVisit()), content })
    expect(player.text).toContain(`ticket=${TICKET.ticket}`)
    expect(player.text).toContain('moneymode=real')
    expect(calls.asked).toContain('POST /v1/gaming/ticket')
  })

  test.each([
    '/fi-FI/online-casino/play/relax/game-of-nobody',
    '/fi-FI/online-casino/play/nobody/game-moonlit-parade',
    '/fi-FI/online-casino/play/pragmaticplay/game-moonlit-parade',
    '/fi-FI/online-casino/play/relax/%22%5D%7C%5B',
    `/fi-FI/online-casino/play/relax/${'x'.repeat(300)}`,
  ])('%s is not found', async (unknown) => {
    expect((await visit(unknown, { ...platform(), content })).response.status).toBe(404)
  })

  test('cannot be shown while the game data is unavailable', async () => {
    const { response, text } = await visit(path, platform())
    expect(response.status).toBe(503)
    expect(text).toContain('Emme voi näyttää tätä juuri nyt')
  })

  test('without a game redirects to the lobby', async () => {
    const { location } = await visit('/fi-FI/online-casino/play/relax', { ...platform(), content })
    expect(location).toBe('/fi-FI/online-casino')
  })

  test.each([
    ['GAME_RESTRICTED', 403, 'Tätä peliä ei tarjota maassasi.'],
    ['PLAYER_BLOCKED', 403, 'Tililläsi ei voi tällä hetkellä pelata.'],
    ['UNAVAILABLE', 503, 'Peli ei juuri nyt vastaa.'],
    ['PROVIDER_UNAVAILABLE', 424, 'Peli ei juuri nyt vastaa.'],
    ['VALIDATION_FAILED', 400, 'Käynnistyksessä meni jokin vikaan.'],
  ])('says why it could not start: %s', async (code, status, words) => {
    const refusing = platform(() => Response.json({ code }, { status }))
    const { response, text } = await visit(path, {
      ...refusing,
      ...(await aPlayerVisit()),
      content,
    })
    expect(response.status).toBe(200)
    expect(text).toContain(words)
    expect(text).not.toContain('game-frame')
  })

  test('asks a visitor to log in where the provider or the market has no play for fun (CON-02)', async () => {
    for (const wanted of [
      '/en-FI/online-casino/play/quickspin/game-moonlit-parade',
      '/de-DE/online-casino/play/relax/game-moonlit-parade',
    ]) {
      const { response, location } = await visit(wanted, { ...platform(), content })
      expect(response.status).toBe(302)
      const [, segment] = wanted.split('/')
      expect(location).toBe(`/${segment}/online-casino?login=${encodeURIComponent(wanted)}`)
    }
  })

  test('is closed to a player without the product, and to a restricted one', async () => {
    for (const profile of [{ casino: false }, { payout: false }]) {
      const player = await aPlayerVisit()
      const limited = aPlatform({
        'GET /v1/player/profile': () => Response.json({ ...A_PROFILE, ...profile }),
      })
      const { response, location } = await visit(path, { ...limited, ...player, content })
      expect(response.status).toBe(302)
      expect(location).toBe('/fi-FI')
    }
  })

  test('at a live table asks a visitor to log in, over the live lobby', async () => {
    const table = '/fi-FI/live-casino-online/play/evolution/game-table'
    expect((await visit(table, { ...platform(), content })).location).toBe(
      `/fi-FI/live-casino-online?login=${encodeURIComponent(table)}`,
    )
  })
})

describe('the login form, without scripts', () => {
  const send = (fields: Record<string, string>, what: Partial<Visit> = {}, path = '/en-UN/login') =>
    visit(path, {
      ...what,
      init: {
        method: 'POST',
        headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams(fields),
      },
    })
  const signIn = async (idToken?: string) => {
    const token = idToken ?? (await anIdToken({ playerId: 'form-player' }))
    return aPlatform({
      'POST /identity/sign_in': () =>
        Response.json({
          idToken: token,
          accessToken: 'a',
          refreshToken: 'r-of-the-test-0000',
          termsVersion: '1',
          firstLogin: false,
        }),
    })
  }
  const good = { email: 'player@playhouse.test', password: 'Playhouse!1' }

  test('opens a session and redirects to the requested page in the market of the player', async () => {
    const { response, location } = await send(
      { ...good, next: '/en-UN/my-account/banking/transactions' },
      await signIn(),
    )
    expect(response.status).toBe(303)
    expect(location).toBe('/fi-FI/my-account/banking/transactions')
    expect(response.headers.getSetCookie().map((it) => it.split('=')[0])).toEqual([
      'idToken',
      'sid',
    ])
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/fi-FI/401'])(
    'never redirects to %s',
    async (next) => {
      expect((await send({ ...good, next }, await signIn())).location).toBe('/fi-FI')
    },
  )

  test('shows which field is missing, keeps the typed address, and never the password', async () => {
    const { response, text } = await send({ email: 'typed-by-somebody', password: '' })
    expect(response.status).toBe(400)
    expect(text).toContain('Enter your password.')
    expect(text).toContain('Enter your e-mail address')
    expect(text).toContain('value="typed-by-somebody"')
    const wrong = await send({ email: 'typed-by-somebody', password: 'A-secret-of-hers-1' })
    expect(wrong.response.status).toBe(400)
    expect(wrong.text).not.toContain('A-secret-of-hers-1')
  })

  test.each([
    ['error.player.not.found', 401, 'The e-mail or the password is incorrect.'],
    ['error.account.closed', 403, 'This account is closed.'],
    ['error.sign.in.attempt.count.exceeded', 429, 'Too many wrong attempts.'],
  ])('explains %s', async (code, status, words) => {
    const refusing = aPlatform({
      'POST /identity/sign_in': () => Response.json({ code, message: `code:${code}` }, { status }),
    })
    const { response, text } = await send(good, refusing)
    expect(response.status).toBe(status === 403 ? 401 : status)
    expect(text).toContain(words)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('shows the days of a break', async () => {
    const code = 'error.timeout.in.progress'
    const refusing = aPlatform({
      'POST /identity/sign_in': () =>
        Response.json({ code, message: `code:${code};remainingDays=3` }, { status: 403 }),
    })
    expect((await send(good, refusing)).text).toContain('It ends in 3 days.')
  })

  test('is refused from another site', async () => {
    // These are checked first by the server's own guard and that of Remix, which answers with a bare 500.
    for (const [headers, statuses] of [
      [{ origin: 'https://evil.example' }, [403, 500]],
      [{ origin: 'http://localhost:3100', 'sec-fetch-site': 'same-site' }, [403, 500]],
      [{ origin: ORIGIN, 'sec-fetch-site': 'cross-site' }, [403]],
      [{ 'sec-fetch-site': 'none' }, [403]],
      [{}, [403]],
    ] as [Record<string, string>, number[]][]) {
      const platform = await signIn()
      const { response } = await visit('/en-UN/login', {
        ...platform,
        init: { method: 'POST', headers, body: new URLSearchParams(good) },
      })
      expect(statuses).toContain(response.status)
      expect(platform.asked).toEqual([])
    }
  })

  test('with a body that is not a form is a form with empty fields', async () => {
    for (const [type, body] of [
      ['application/json', '{"email":1'],
      ['multipart/form-data', 'x'],
      ['application/x-www-form-urlencoded', '%%%&&&==='],
      ['text/plain', ''],
    ] as const) {
      const { response } = await visit('/en-UN/login', {
        init: { method: 'POST', headers: { origin: ORIGIN, 'content-type': type }, body },
      })
      expect(response.status, type).toBe(400)
    }
  })

  test('shows how long to wait after too many attempts', async () => {
    const tooMany = aPlatform({
      'POST /identity/sign_in': () =>
        Response.json(
          { code: 'TOO_MANY_REQUESTS' },
          { status: 429, headers: { 'retry-after': '42' } },
        ),
    })
    const { response, text } = await send(good, tooMany)
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('42')
    expect(text).toContain('Try again in 42 seconds.')
  })

  test('queries an older system once for an unknown player, and signs in with the migrated account', async () => {
    const token = await anIdToken({ playerId: 'moved-player' })
    let signIns = 0
    const moving = aPlatform({
      'POST /identity/sign_in': () => {
        signIns += 1
        return signIns === 1
          ? Response.json({ code: 'error.player.not.found' }, { status: 401 })
          : Response.json({
              idToken: token,
              accessToken: 'a',
              refreshToken: 'r-of-the-test-0000',
              termsVersion: '1',
              firstLogin: true,
            })
      },
      'POST /v1/player/migration': () => new Response(null, { status: 204 }),
    })
    expect((await send(good, moving)).response.status).toBe(303)
    const unknown = aPlatform({
      'POST /identity/sign_in': () =>
        Response.json({ code: 'error.player.not.found' }, { status: 401 }),
      'POST /v1/player/migration': () =>
        Response.json({ code: 'error.player.not.found' }, { status: 404 }),
    })
    expect((await send(good, unknown)).text).toContain('The e-mail or the password is incorrect.')
    expect(ofPlayers(unknown.asked)).toEqual([
      'POST /identity/sign_in',
      'POST /v1/player/migration',
    ])
  })

  test('resumes an unfinished sign-up, for anyone who knows its password', async () => {
    const message = 'code:error.player.not.found;playerId=x'
    const token = 'a-registration-token-of-the-test'
    const stopped = aPlatform({
      'POST /identity/sign_in': () =>
        Response.json({ code: 'error.player.not.found', message }, { status: 401 }),
      'POST /identity/confirm': () => Response.json({ registration: { playerId: 'x', token } }),
    })
    const { response, location } = await send({ ...good, next: '/en-UN/promotions' }, stopped)
    expect(response.status).toBe(303)
    expect(location).toBe('/en-UN/signup?next=%2Fen-UN%2Fpromotions')
    expect(response.headers.getSetCookie()).toHaveLength(1)
    expect(response.headers.getSetCookie()[0]).toMatch(/^signUp=a-registration-.*HttpOnly/)
    expect(stopped.asked).toEqual(['POST /identity/sign_in', 'POST /identity/confirm'])
  })

  test('offers to reopen an account whose time-out is over, and counts down from then on', async () => {
    const playerId = '0198a000-0000-7000-8000-000000000009'
    const code = 'error.timeout.in.progress'
    const over = aPlatform({
      'POST /identity/sign_in': () =>
        Response.json(
          {
            code,
            message: `code:${code};remainingDays=0;playerId=${playerId};isCooling=false;milliseconds=0;initiator=PLAYER;proof=1.the-proof`,
          },
          { status: 403 },
        ),
      [`POST /v1/player/${playerId}/timeout/cooling`]: async (request) => {
        expect(await request.json()).toEqual({ playerId, proof: '1.the-proof' })
        return Response.json({ milliseconds: 86_400_000, isCooling: true })
      },
    })
    const refused = await send(good, over)
    expect(refused.text).toContain('data-testid="login-reopen"')
    expect(refused.text).toContain(playerId)
    expect(refused.text).toContain('value="1.the-proof"')
    const asked = await send({ intent: 'reopen', playerId, proof: '1.the-proof' }, over)
    expect(asked.response.status).toBe(200)
    expect(asked.text).toContain('It opens in 24:00:00.')
    for (const wrong of [{ playerId: '../../x' }, { playerId: '' }, {}]) {
      const answer = await send({ intent: 'reopen', ...wrong } as Record<string, string>, over)
      expect(answer.response.status).toBe(400)
    }
  })

  test('a logout is a form, clears the cookies and redirects home', async () => {
    const player = await aPlayerVisit()
    const asLink = await visit('/fi-FI/logout', player)
    expect(asLink.response.headers.getSetCookie()).toEqual([])
    const { response, location } = await visit('/fi-FI/logout', {
      ...player,
      init: { method: 'POST', headers: { origin: ORIGIN }, body: new URLSearchParams() },
    })
    expect(response.status).toBe(303)
    expect(location).toBe('/fi-FI')
    expect(response.headers.getSetCookie()).toHaveLength(2)
    expect(player.sessions.all.size).toBe(0)
  })
})
