import { type Case, goodRequest } from '#tests/fixtures/hostile-requests.ts'
import {
  describeEndpoint,
  hostileVisits,
  type SiteEndpoint,
} from '#tests/fixtures/hostile-visits.ts'
import type { SiteBuild } from '#tests/fixtures/site-build.ts'
import { readingEndpoint, type SiteRoute, writingEndpoints } from './site-endpoints.ts'
import type { Visit, Visitor } from './site-visitor.ts'

/** R9: hostile inputs per route of the site. */
export const INPUTS_PER_ROUTE = 1_000
/** This many of them go to each of its forms, if it has any. */
const INPUTS_PER_FORM = 100
/** One in this many visits to a page requests the document; the others its data, as the browser does. */
const A_DOCUMENT_IN = 40

export const isPage = ({ build }: SiteBuild, { id }: SiteRoute) =>
  build.routes[id]?.module.default !== undefined

/** The visit as a client-side navigation: the data of the whole page, or of this route alone. */
export function asData(visit: Visit, id: string | null): Visit {
  const [path = '', query = ''] = visit.path.split(/\?(.*)/s)
  const name = path === '/' ? '/_root.data' : `${path}.data`
  const parts = [query, ...(id === null ? [] : [`_routes=${encodeURIComponent(id)}`])]
  return { ...visit, path: `${name}?${parts.filter((it) => it !== '').join('&')}` }
}

export const goodVisit = (endpoint: SiteEndpoint, visitor: Visitor): Visit => ({
  ...goodRequest(describeEndpoint(endpoint)),
  ...{ method: endpoint.method, visitor },
})

/** The tables contain the sign-up's other flow, which does not exist yet: the same visit to the existing one. */
export const inMainFlow = (visit: Visit): Visit => ({
  ...visit,
  path: visit.path.replace(/\/signup\/pnp$/, '/signup'),
})

/** The hostile visits of a route that reads these query parameters: a list for it, and one for each of its forms. */
export function visitsOf(
  site: SiteBuild,
  route: SiteRoute,
  names: readonly string[],
): Case<Visit>[][] {
  const forms = writingEndpoints(route)
  const reading = Math.max(INPUTS_PER_ROUTE - forms.length * INPUTS_PER_FORM, INPUTS_PER_FORM)
  return [
    visitsTo(site, route, { endpoint: readingEndpoint(route, names), count: reading }),
    ...forms.map((endpoint) => visitsTo(site, route, { endpoint, count: INPUTS_PER_FORM })),
  ]
}

function visitsTo(
  site: SiteBuild,
  route: SiteRoute,
  { endpoint, count }: { endpoint: SiteEndpoint; count: number },
): Case<Visit>[] {
  const asItIsAsked = (visit: Visit, n: number): Visit => {
    if (!isPage(site, route)) return n % 10 === 0 ? asData(visit, null) : visit
    if (n % A_DOCUMENT_IN === 0) return visit
    return asData(visit, endpoint.method === 'GET' && n % 2 === 0 ? route.id : null)
  }
  return hostileVisits(endpoint, count).map(({ what, build }, n) => {
    const visitor: Visitor = n % 3 === 0 ? 'stranger' : 'player'
    return {
      what,
      build: () => asItIsAsked({ ...build(), method: endpoint.method, visitor }, n),
    }
  })
}
