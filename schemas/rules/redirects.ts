import type { MarketCode } from '#markets/types.ts'
import { isForMarket } from './for-market.ts'

export type Redirect = {
  /** Path below the locale, as `/old-offer`. */
  readonly from: string
  /** Path below the locale, or an https address. */
  readonly to: string
  readonly permanent: boolean
  readonly markets: readonly string[] | null
}

/** A chain longer than this is a mistake of its makers; browsers give up at twenty. */
const MOST_HOPS = 5

/**
 * Where a path leads in a market after all redirects, in one hop for the reader. Permanent only when every
 * step is. Null when nothing redirects it, or when its redirects run in a circle.
 */
export function followRedirects(
  all: readonly Redirect[],
  path: string,
  market: MarketCode,
): { to: string; permanent: boolean } | null {
  const seen = new Set<string>()
  let at = normal(path)
  let permanent = true
  for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
    const next = all.find((it) => normal(it.from) === at && isForMarket(it, market))
    if (!next) return hop === 0 ? null : { to: at, permanent }
    if (seen.has(at) || hop === MOST_HOPS) return null
    seen.add(at)
    permanent &&= next.permanent
    if (!next.to.startsWith('/')) return { to: next.to, permanent }
    at = normal(next.to)
  }
  return null
}

/** The addresses of the circle that this redirect closes, for the editor; null when it closes none. */
export function circleOf(
  all: readonly Redirect[],
  one: Redirect,
  markets: readonly MarketCode[],
): string[] | null {
  const others = all.filter((it) => normal(it.from) !== normal(one.from))
  for (const market of markets.filter((it) => isForMarket(one, it))) {
    const way = [normal(one.from)]
    let at = one.to.startsWith('/') ? normal(one.to) : null
    while (at !== null) {
      const here = at
      way.push(here)
      if (way.indexOf(here) < way.length - 1 || way.length > MOST_HOPS + 1) return way
      const next = others.find((it) => normal(it.from) === here && isForMarket(it, market))
      at = next?.to.startsWith('/') ? normal(next.to) : null
    }
  }
  return null
}

/** Without a query, without a slash at the end: two spellings of one address are one. */
function normal(path: string): string {
  const [plain = ''] = path.split(/[?#]/)
  return plain.replace(/\/+$/, '') || '/'
}
