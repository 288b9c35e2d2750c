import { type Market, marketOfCountry } from './index.ts'
import type { MarketCode } from './types.ts'

/** The products that a market can close. */
export const MARKET_PRODUCTS = ['casino', 'liveCasino', 'virtualSports', 'sportsbook'] as const
export type MarketProduct = (typeof MARKET_PRODUCTS)[number]

export type Whereabouts = {
  /** The market of the page. */
  market: Market
  /** ISO code: of the player's profile, else where the visitor is; null where nobody knows. */
  country: string | null
  region: string | null
}

/** What the operator has opened against the table: `needs-flag` and `closed-to-residents` only. */
export type OpenedByFlag = Readonly<Partial<Record<MarketProduct, readonly MarketCode[]>>>

/**
 * Whether strangers may play for fun in this market (CON-02). Where age must be proved, only a login proves
 * it; where it must be said, somebody has to say it first.
 */
export function mayPlayForFun({ demoPlay }: Pick<Market, 'demoPlay'>, saysOfAge: boolean): boolean {
  return demoPlay === 'anonymous' || (demoPlay === 'age-gate' && saysOfAge)
}

/**
 * Whether a product may be seen from here (GRD-10, GRD-11, GRD-13, GRD-14). The market of the page and that
 * of the country both count, so that an address of another market opens nothing (GAP-020, GAP-023).
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
