import { type Market, marketOfCountry } from './index.ts'
import type { MarketCode } from './types.ts'

/** Products that a market can close. */
export const MARKET_PRODUCTS = ['casino', 'liveCasino', 'virtualSports', 'sportsbook'] as const
export type MarketProduct = (typeof MARKET_PRODUCTS)[number]

export type Whereabouts = {
  /** The market of the page. */
  market: Market
  /** ISO code of the player's profile, else of the visitor's location; null where it is unknown. */
  country: string | null
  region: string | null
}

/** Products that the operator has opened by flag: only for `needs-flag` and `closed-to-residents`. */
export type OpenedByFlag = Readonly<Partial<Record<MarketProduct, readonly MarketCode[]>>>

/**
 * Whether visitors who are not signed in may play for fun in this market (CON-02). Where age must be verified, only a
 * sign-in does that; where it must be declared, the visitor has to declare it first.
 */
export function mayPlayForFun({ demoPlay }: Pick<Market, 'demoPlay'>, saysOfAge: boolean): boolean {
  return demoPlay === 'anonymous' || (demoPlay === 'age-gate' && saysOfAge)
}

/**
 * Whether a product is open to this visitor (GRD-10, GRD-11, GRD-13, GRD-14). The markets of the page and of the
 * country both count, so that the URL of another market opens nothing (GAP-020, GAP-023).
 */
export function isProductOpen(
  product: MarketProduct,
  { market, country, region }: Whereabouts,
  opened: OpenedByFlag = {},
): boolean {
  const home = country === null ? null : marketOfCountry(country)
  const flagged = (it: Market) => opened[product]?.includes(it.code) ?? false
  const closedBy = (it: Market) => {
    const rule = it[product]
    if (rule === 'closed') return true
    if (rule === 'needs-flag') return !flagged(it)
    return rule === 'closed-to-residents' && it === home && !flagged(it)
  }
  if (closedBy(market) || (home !== null && closedBy(home))) return false
  if (product !== 'sportsbook' || region === null) return true
  return !(home ?? market).sportsbookClosedRegions.includes(region.toUpperCase())
}
