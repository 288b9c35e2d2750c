import { afterAll, beforeAll, expect, test } from 'vitest'
import { REDIRECT_PAYLOADS } from '#tests/fixtures/redirect-payloads.ts'
import { PASSWORD } from '#tests/fixtures/running-platform.ts'
import { sample, TEST_SEED } from '#tests/fixtures/sample.ts'
import { ORIGIN } from '#tests/fixtures/site-build.ts'
import { EVERYTHING, openWholeSite, type WholeSite } from '#tests/fixtures/whole-site.ts'
import { readingEndpoint, type SiteRoute, writingEndpoints } from './site-endpoints.ts'
import {
  type Answer,
  aVisitor,
  type SiteVisitor,
  type Visit,
  type Visitor,
} from './site-visitor.ts'
import { goodVisit, inMainFlow } from './site-visits.ts'

/** A URL of ours that is linked nowhere: a redirect or link to it comes from the request. */
const MARK = 'probe-of-the-redirects'
const PROBE = `/fi-FI/promotions?${MARK}=1`
const LOGIN = 'POST session/login next, with the right password'
/** This many of all payloads per entry point, except in a full run; each entry point gets others. */
const PAYLOADS_PER_WAY = 7
/** Routes without a known entry point that a sampled run searches for a new one, about one in three. */
const SEARCHED = 25

/**
 * The entry points through which a page named in a request becomes the `Location` of its response or a URL in its
 * page. The test discovers them: with a new one this list is too short (a sampled run searches some
 * of the routes without one), with a removed one too long.
 */
const WAYS = [
  ...['GET cookies/settings ?back', 'GET session/accept-terms ?next', 'GET session/login ?next'],
  ...['GET session/signup ?next', 'GET session/unauthorized ?next'],
  ...[
    'POST account/overview language next',
    'POST preview/leave path',
    'POST preview/settings path',
  ],
  ...['POST resources/bonus-code back', 'POST resources/cookie-consent back'],
  ...['POST resources/my-games back', 'POST session/accept-terms next', 'POST session/login ?next'],
  ...[LOGIN, 'POST session/login reopen ?next'],
  ...['GET account/gambling-limits ?next', 'POST account/gambling-limits again ?next'],
  ...['POST account/gambling-limits review ?next'],
  ...['POST account/gambling-limits review-removal ?next'],
  ...['POST account/limit-review LATER back', 'POST account/warnings READ back'],
]

type Way = { name: string; visitor: Visitor; visitWith(value: string): Visit }

let site: WholeSite
let it: SiteVisitor
beforeAll(async () => {
  site = await openWholeSite()
  it = await aVisitor(site)
}, 1_800_000)
afterAll(() => site?.close())

const short = ({ id }: SiteRoute) => id.replace('routes/', '')

function withParameter(visit: Visit, name: string, value: string): Visit {
  const [path = '', query = ''] = visit.path.split(/\?(.*)/s)
  const search = new URLSearchParams(query)
  search.set(name, value)
  return { ...visit, path: `${path}?${search}` }
}

/** Every place of a request that could name a page: query parameters that are read, and form fields. */
async function* placesOf(route: SiteRoute, visitor: Visitor): AsyncGenerator<Way> {
  const reading = inMainFlow(goodVisit(readingEndpoint(route), visitor))
  for (const name of await namesIn(reading)) {
    yield {
      ...{ name: `GET ${short(route)} ?${name}`, visitor },
      visitWith: (value) => withParameter(reading, name, value),
    }
  }
  for (const endpoint of writingEndpoints(route)) {
    const form = `${short(route)}${endpoint.form?.intent ? ` ${endpoint.form.intent}` : ''}`
    const sending = goodVisit(endpoint, visitor)
    for (const name of await namesIn(sending)) {
      yield {
        ...{ name: `POST ${form} ?${name}`, visitor },
        visitWith: (value) => withParameter(sending, name, value),
      }
    }
    for (const field of Object.keys(endpoint.form ?? {}).filter((it) => it !== 'intent')) {
      yield {
        ...{ name: `POST ${form} ${field}`, visitor },
        visitWith: (value) =>
          goodVisit({ ...endpoint, form: { ...endpoint.form, [field]: value } }, visitor),
      }
    }
  }
}

async function ask(visit: Visit, names?: Set<string>): Promise<Answer> {
  // Reading changes nothing; what a form has ended is restored.
  const answer = await it.ask(visit, names)
  if (visit.method === 'POST') await it.comeBack()
  return answer
}

async function namesIn(visit: Visit): Promise<string[]> {
  const names = new Set<string>()
  await ask(visit, names)
  for (const name of [EVERYTHING, '_data', '_routes', 'index']) names.delete(name)
  if (visit.path === '/fi-FI' && visit.method === 'GET') for (const it of names) ofEveryPage.add(it)
  else for (const it of ofEveryPage) names.delete(it)
  return [...names]
}
/** Parameters that the layout of every page reads; tested on the home page, which comes first. */
const ofEveryPage = new Set<string>()
const HOME = 'routes/locale/home'

const ADDRESS = /\s(?:href|action|formaction|src)="([^"]*)"/g
const NAMED = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" } as const
const decoded = (text: string) =>
  text.replace(/&(amp|quot|lt|gt|#x27|#39);/g, (_, name: keyof typeof NAMED) => NAMED[name])

/** Targets of a response: its `Location`, and every URL in its page. */
function leadsTo({ location, isPage, text }: Answer): string[] {
  const addresses = isPage ? [...text.matchAll(ADDRESS)].map(([, it = '']) => decoded(it)) : []
  return location === null ? addresses : [location, ...addresses]
}

function isOurs(address: string): boolean {
  if (/[\r\n\0]/.test(address)) return false
  const url = URL.canParse(address, ORIGIN) ? new URL(address, ORIGIN) : null
  return url?.origin === ORIGIN
}

/** The probe itself; a URL that only passes it on, such as that of a login, is tested where it arrives. */
const isProbe = (address: string) =>
  URL.canParse(address, ORIGIN) && new URL(address, ORIGIN).searchParams.has(MARK)

/** The form of the tables has an invalid password, and is refused. */
function loginThat(route: SiteRoute): Way {
  const [endpoint] = writingEndpoints(route)
  if (!endpoint) throw new Error('the login has no form')
  const who = { email: it.email, password: PASSWORD }
  return {
    ...{ name: LOGIN, visitor: 'stranger' },
    visitWith: (next) => goodVisit({ ...endpoint, form: { ...who, next } }, 'stranger'),
  }
}

/** The home page first, the routes of the known entry points, and a sample of the others. */
function routesToSearch(): SiteRoute[] {
  const known = new Set(WAYS.map((name) => name.split(' ')[1]))
  const isKnown = (route: SiteRoute) => route.id === HOME || known.has(short(route))
  const routes = site.built.leaves().sort((one) => (one.id === HOME ? -1 : 0))
  const searched = sample(
    'routes that may name a page',
    routes.filter((it) => !isKnown(it)),
    { count: SEARCHED, idOf: ({ id }) => id },
  )
  return [...routes.filter(isKnown), ...searched]
}

async function waysOfTheSite(): Promise<Way[]> {
  const ways = new Map<string, Way>()
  for (const route of routesToSearch()) {
    for (const visitor of ['stranger', 'player'] as const) {
      for await (const way of placesOf(route, visitor)) {
        if (ways.has(way.name)) continue
        const answer = await ask(way.visitWith(PROBE))
        if (leadsTo(answer).some(isProbe)) ways.set(way.name, way)
      }
    }
    if (route.id === 'routes/session/login') ways.set(LOGIN, loginThat(route))
  }
  return [...ways.values()]
}

test('there are enough payloads to mean something', () => {
  expect(new Set(REDIRECT_PAYLOADS).size).toBeGreaterThanOrEqual(120)
})

test('no payload leads away from the site, wherever it comes in (R13)', async () => {
  const ways = await waysOfTheSite()
  expect(ways.map(({ name }) => name).sort()).toEqual([...WAYS].sort())
  const faults: string[] = []
  for (const { name, visitWith } of ways) {
    // The page's own links: the lake's images, third-party sites in content.
    const usual = new Set(leadsTo(await ask(visitWith(PROBE))))
    const payloads = sample('redirect payloads', REDIRECT_PAYLOADS, {
      count: PAYLOADS_PER_WAY,
      idOf: (payload) => `${name} ${payload}`,
    })
    for (const payload of payloads) {
      const answer = await ask(visitWith(payload))
      if (answer.status >= 500)
        faults.push(`${name}: ${answer.status} for ${JSON.stringify(payload)}`)
      const away = leadsTo(answer).filter((address) => !isOurs(address) && !usual.has(address))
      if (away.length > 0) faults.push(`${name}: ${JSON.stringify(payload)} leads to ${away[0]}`)
    }
  }
  expect(faults.slice(0, 40), `with TEST_SEED=${TEST_SEED}`).toEqual([])
}, 1_800_000)
