import type { MarketCode } from '#markets/types.ts'
import { isForMarket } from './for-market.ts'

export type Redirect = {
  /** Path below the locale, such as `/old-offer`. */
  readonly from: string
  /** Path below the locale, or an https URL. */
  readonly to: string
  readonly permanent: boolean
  readonly markets: readonly string[] | null
}

/** A longer chain is an editing mistake; browsers give up at twenty. */
const MOST_HOPS = 5

/**
 * The final target of a path in a market after all redirects, so that the visitor is redirected once. Permanent only
 * when every step is. Null when no redirect applies, or when the redirects form a loop.
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

/** The paths of the redirect loop that this redirect closes, for the editor; null when it closes none. */
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

/** Removes the query and the trailing slash, so that both spellings of a path are equal. */
function normal(path: string): string {
  const [plain = ''] = path.split(/[?#]/)
  return plain.replace(/\/+$/, '') || '/'
}
