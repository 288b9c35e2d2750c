import type { MarketCode } from '#markets/types.ts'
import { isForMarket } from './for-market.ts'

type Hidden = { readonly provider: string; readonly markets: readonly string[] | null }

/**
 * The providers whose games are neither shown nor launched in a market (GAP-103). Where the market is unknown, those
 * that are hidden in every market.
 */
export function hiddenProvidersIn(
  hidden: readonly Hidden[] | null | undefined,
  market: MarketCode | null,
): string[] {
  return (hidden ?? [])
    .filter((it) => (market === null ? !it.markets?.length : isForMarket(it, market)))
    .map((it) => it.provider)
}
