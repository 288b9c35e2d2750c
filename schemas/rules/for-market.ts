import type { MarketCode } from '#markets/types.ts'

type Marketed = { readonly markets: readonly string[] | null }

/** No listed market means every market. */
export function isForMarket({ markets }: Marketed, market: MarketCode): boolean {
  return !markets || markets.length === 0 || markets.includes(market)
}

/** The document that names the market, else the one for all or for UN (GAP-016); the first if there are several. */
export function ofMarket<Document extends Marketed>(
  documents: readonly Document[],
  market: MarketCode,
): Document | undefined {
  return (
    documents.find((it) => it.markets?.includes(market)) ??
    documents.find((it) => !it.markets || it.markets.length === 0) ??
    documents.find((it) => it.markets?.includes('UN'))
  )
}

/** The markets named by these documents; empty for every market. */
export function marketsOf(documents: readonly Marketed[]): string[] {
  return documents.some((it) => !it.markets?.length)
    ? []
    : documents.flatMap((it) => it.markets ?? [])
}

/** Whether two documents apply to the same market; without markets a document applies to every market. */
export function shareMarket(
  one: readonly string[] | null,
  other: readonly string[] | null,
): boolean {
  if (!one?.length || !other?.length) return true
  return one.some((it) => other.includes(it))
}
