import { type Case, goodRequest } from '#tests/fixtures/hostile-requests.ts'
import { describeDoor, hostileVisits, type SiteDoor } from '#tests/fixtures/hostile-visits.ts'
import type { SiteBuild } from '#tests/fixtures/site-build.ts'
import { changingDoors, readingDoor, type SiteRoute } from './site-doors.ts'
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

export const goodVisit = (door: SiteDoor, visitor: Visitor): Visit => ({
  ...goodRequest(describeDoor(door)),
  ...{ method: door.method, visitor },
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
  const forms = changingDoors(route)
  const reading = Math.max(INPUTS_PER_ROUTE - forms.length * INPUTS_PER_FORM, INPUTS_PER_FORM)
  return [
    visitsTo(site, route, { door: readingDoor(route, names), count: reading }),
    ...forms.map((door) => visitsTo(site, route, { door, count: INPUTS_PER_FORM })),
  ]
}

function visitsTo(
  site: SiteBuild,
  route: SiteRoute,
  { door, count }: { door: SiteDoor; count: number },
): Case<Visit>[] {
  const asItIsAsked = (visit: Visit, n: number): Visit => {
    if (!isPage(site, route)) return n % 10 === 0 ? asData(visit, null) : visit
    if (n % A_DOCUMENT_IN === 0) return visit
    return asData(visit, door.method === 'GET' && n % 2 === 0 ? route.id : null)
  }
  return hostileVisits(door, count).map(({ what, build }, n) => {
    const visitor: Visitor = n % 3 === 0 ? 'stranger' : 'player'
    return {
      what,
      build: () => asItIsAsked({ ...build(), method: door.method, visitor }, n),
    }
  })
}
