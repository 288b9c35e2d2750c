import type { MarketCode } from '#markets/types.ts'
import { isForMarket } from './for-market.ts'

type Hidden = { readonly provider: string; readonly markets: readonly string[] | null }

/**
 * The providers of which nothing shows and nothing starts in a market (GAP-103). Where nobody knows the market,
 * those that are hidden in every one.
 */
export function hiddenProvidersIn(
  hidden: readonly Hidden[] | null | undefined,
  market: MarketCode | null,
): string[] {
  return (hidden ?? [])
    .filter((it) => (market === null ? !it.markets?.length : isForMarket(it, market)))
    .map((it) => it.provider)
}
