import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OF_EVERY_PAGE, PAGE_PARAMETERS } from '#server/site/page-parameters.ts'
import { growthOf, heldBytes, inMegabytes } from '#tests/fixtures/heap.ts'
import { IS_FULL, sample, TEST_SEED } from '#tests/fixtures/sample.ts'
import { ORIGIN } from '#tests/fixtures/site-build.ts'
import { EVERYTHING, openWholeSite, type WholeSite } from '#tests/fixtures/whole-site.ts'
import {
  leftOver,
  QUERIES,
  readingEndpoint,
  type SiteRoute,
  writingEndpoints,
} from './site-endpoints.ts'
import { aVisitor, type SiteVisitor, type Visitor } from './site-visitor.ts'
import { asData, goodVisit, INPUTS_PER_ROUTE, isPage, visitsOf } from './site-visits.ts'

/** R9: the permitted growth of the heap over all requests. */
const MOST_GROWTH = 0.05
/** The first round is a warm-up; each has other inputs, so that memory retained per input shows as growth. */
const ROUNDS = IS_FULL ? 3 : 1
/** The share of the inputs to a page, and to each of its forms, that a sampled run sends. */
const SAMPLED = 0.028
const VISITORS: readonly Visitor[] = ['stranger', 'player']
/** Query parameters that Remix itself reads for every URL. */
const OF_EVERY_ADDRESS = ['_data', '_routes', 'index']

/** Valid requests that are refused because of what they ask for; all others succeed. */
const ANSWERED_WITH_NO = [
  // Form targets only.
  ...['resources/feed-token', 'resources/bonus-code', 'resources/frame-report'].map(notRead),
  ...['resources/cookie-consent', 'preview/settings', 'preview/share', 'preview/leave'].map(
    notRead,
  ),
  notRead('resources/sportsbook-context'),
  // Players sign in here and not at a provider; an editor needs a secret of the Studio.
  ...['404 GET identity/start', '404 GET identity/callback'],
  ...['401 GET preview/enable', '410 GET preview/open'],
  // There is no such round, bet, deposit, withdrawal, bonus, code, link or page, the sign-up is not complete, and Finland
  // has no provinces.
  ...[
    '404 GET account/round',
    '404 GET account/bet',
    '404 GET locale/not-found',
    '451 GET session/restricted',
  ],
  // The demo runs no tournament.
  '404 GET tournaments/detail',
  ...['400 POST account/overview phone-code', '404 POST account/overview phone-resend'],
  ...['404 POST account/withdraw cancel', '404 POST account/withdraw-data cancel'],
  ...['400 POST account/overview province', '409 POST session/signup log-in'],
  ...['deposit/deposit', 'deposit/data', 'account/deposit'].flatMap((it) =>
    ['cancel', 'continue'].map((intent) => `404 POST ${it} ${intent}`),
  ),
  '404 POST account/banking cancel',
  ...['rewards', 'rewards-data'].flatMap((it) =>
    ['forfeit', 'replace-free-bet'].map((intent) => `404 POST account/${it} ${intent}`),
  ),
  // The code was claimed by the page before.
  '400 POST account/bonus-code-data look',
  ...['rewards', 'rewards-data', 'bonus-code', 'bonus-code-data'].map(
    (it) => `404 POST account/${it} replace`,
  ),
  // A document is sent as a file, which a form of text fields does not contain.
  ...['400 POST account/verification send', '400 POST session/reset-password change'],
]
function notRead(route: string): string {
  return `405 GET ${route}`
}

/** The site and its visitor exist from the first test on. */
type Visited = {
  site(): WholeSite
  visitor(): SiteVisitor
  all(): SiteRoute[]
  isOurs(route: string): boolean
  /** The routes of this kind. */
  routes(): SiteRoute[]
  /** The query parameters that each route reads, recorded from valid visits. */
  namesOf: ReadonlyMap<string, Set<string>>
}

/** Sends hostile visits to routes of one kind; a file for each kind, so that they run in parallel. */
export function bearHostileVisits(isOurs: (route: string) => boolean): void {
  let site: WholeSite
  let it: SiteVisitor
  const all = () => site.built.leaves()
  const routes = () => all().filter(({ id }) => isOurs(id))
  const namesOf = new Map<string, Set<string>>()

  beforeAll(async () => {
    site = await openWholeSite()
    it = await aVisitor(site)
    for (const route of routes()) {
      const names = new Set(OF_EVERY_ADDRESS)
      namesOf.set(route.id, names)
      for (const visitor of VISITORS) {
        const visit = goodVisit(readingEndpoint(route), visitor)
        await it.ask(visit, names)
        if (isPage(site.built, route)) await it.ask(asData(visit, route.id), names)
      }
    }
    // A lake, a platform and a site, and the demo content: on a busy machine that takes its time.
  }, 1_800_000)
  afterAll(() => site?.close())

  const visited: Visited = { site: () => site, visitor: () => it, all, isOurs, routes, namesOf }
  describe('the good input that each hostile one differs from', () => describeGoodInput(visited))
  describe('a thousand hostile inputs', () => describeHostileInputs(visited))
}

function describeGoodInput({ visitor, all, isOurs, routes, namesOf }: Visited): void {
  test('is known for every route: what its path, its address and its forms take', () => {
    expect(leftOver(all())).toEqual([])
    const readAsAWhole = routes().filter(({ id }) => namesOf.get(id)?.has(EVERYTHING))
    expect(readAsAWhole.map(({ id }) => id).filter((id) => !QUERIES[id])).toEqual([])
    // Sanity check: valid visits do record the parameters.
    const shown = routes().filter(
      ({ id }) => (namesOf.get(id)?.size ?? 0) > OF_EVERY_ADDRESS.length,
    )
    expect(shown.length).toBeGreaterThan(0)
  })

  test('reads no parameter that the table of the pages leaves out', () => {
    const leftOut: string[] = []
    for (const { id, path } of routes()) {
      if (!path.startsWith('/:locale')) continue
      const listed = PAGE_PARAMETERS[path.slice('/:locale/'.length)] ?? []
      const known = new Set([EVERYTHING, ...OF_EVERY_ADDRESS, ...OF_EVERY_PAGE, ...listed])
      const names = [...(namesOf.get(id) ?? []), ...Object.keys(QUERIES[id] ?? {})]
      leftOut.push(...names.filter((it) => !known.has(it)).map((it) => `${path}?${it}`))
    }
    expect(leftOut).toEqual([])
  })

  test('is accepted, so that the others are refused for what is hostile', async () => {
    const turnedAway: string[] = []
    for (const route of routes()) {
      for (const endpoint of [readingEndpoint(route), ...writingEndpoints(route)]) {
        const { status } = await visitor().ask(goodVisit(endpoint, 'player'))
        await visitor().comeBack()
        if (status < 400) continue
        const name = `${route.id.replace('routes/', '')} ${endpoint.form?.intent ?? ''}`.trim()
        turnedAway.push(`${status} ${endpoint.method} ${name}`)
      }
    }
    const expected = ANSWERED_WITH_NO.filter((it) => isOurs(`routes/${it.split(' ')[2]}`))
    expect(turnedAway.sort()).toEqual(expected.sort())
  })

  test('is known for every action: one without a form accepts nothing', async () => {
    const taking: string[] = []
    for (const route of routes()) {
      if (!route.acts || writingEndpoints(route).length > 0) continue
      const endpoint = { ...readingEndpoint(route), method: 'POST' as const, form: {} }
      const { status } = await visitor().ask(goodVisit(endpoint, 'player'))
      if (status !== 405 && status !== 404) taking.push(`${route.id}: ${status}`)
    }
    expect(taking).toEqual([])
  })
}

function describeHostileInputs({ site, visitor, routes, namesOf }: Visited): void {
  test('an aborted form is refused, and is not logged as an error of the site', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error('the caller has left')),
    })
    const form = 'application/x-www-form-urlencoded'
    const answer = await site().fetch(
      new Request(`${ORIGIN}/fi-FI/login`, {
        ...{ method: 'POST', body, duplex: 'half' },
        headers: { origin: ORIGIN, 'content-type': form },
      } as RequestInit),
    )
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'MALFORMED_BODY' }])
    expect(site().errors).toEqual([])
  })

  test('files of unknown length are not buffered for anyone', async () => {
    const chunk = new Uint8Array(64 * 1024)
    let read = 0
    const body = new ReadableStream({
      pull(controller) {
        read += chunk.byteLength
        controller.enqueue(chunk)
        if (read > 4_000_000) controller.close()
      },
    })
    const answer = await site().fetch(
      new Request(`${ORIGIN}/fi-FI/my-account/account/verification`, {
        ...{ method: 'POST', body, duplex: 'half' },
        headers: { origin: ORIGIN, 'content-type': 'multipart/form-data; boundary=b' },
      } as RequestInit),
    )
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'BODY_TOO_LARGE' }])
    expect(read).toBeLessThan(600_000)
  })

  test('are answered by each route of the site, leave nothing behind and hold no memory', async () => {
    const faults: string[] = []
    const heap: number[] = []
    const counts: Record<string, number> = {}
    // Remix logs every malformed URL to the console.
    const warn = console.warn
    console.warn = () => undefined
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const route of routes()) {
        await visitor().comeBack()
        const names = namesOf.get(route.id) ?? new Set()
        const known = [...names].filter((name) => name !== EVERYTHING)
        for (const [n, { build }] of sampleOfVisits(site().built, route, known).entries()) {
          if (Math.floor(n / 3) % ROUNDS !== round) continue
          counts[route.id] = (counts[route.id] ?? 0) + 1
          const visit = build()
          const fault = await visitor()
            .faultOf(visit, names)
            .catch((error: Error) => error.message)
          if (fault) faults.push(`${route.id} ${visit.method}, ${visit.what}: ${fault}`)
        }
      }
      if (!IS_FULL) continue
      site().forget()
      heap.push(await heldBytes())
    }
    console.warn = warn
    expect(faults.slice(0, 40), `with TEST_SEED=${TEST_SEED}`).toEqual([])
    expect(site().errors.slice(0, 10), `with TEST_SEED=${TEST_SEED}`).toEqual([])
    const least = INPUTS_PER_ROUTE * (IS_FULL ? 1 : SAMPLED)
    const few = routes().filter(({ id }) => (counts[id] ?? 0) < least)
    expect(few.map(({ id }) => id)).toEqual([])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    // A sample of the visits is too small to tell memory retained per visit from refreshed caches.
    if (IS_FULL) expect(growthOf(heap), inMegabytes(heap)).toBeLessThan(MOST_GROWTH)
  }, 1_800_000)
}

/** The same share of the visits to the page and to each of its forms: every run includes all of them. */
function sampleOfVisits(site: WholeSite['built'], route: SiteRoute, names: readonly string[]) {
  return visitsOf(site, route, names).flatMap((visits, endpoint) =>
    sample('hostile visits', visits, {
      count: Math.ceil(visits.length * SAMPLED),
      idOf: ({ what }, n) => `${route.id} ${endpoint} ${n} ${what}`,
    }),
  )
}

/** The pages of games, lobbies and offers; every route is of this kind or of the other. */
export const isOfGames = (route: string) =>
  /^routes\/(?:casino|live|virtuals|promotions|tournaments|search)\//.test(route)
