import { useMatches } from '@remix-run/react'

/** The markets that have the current page, as its routes declare it in their data; empty means all. */
export function useOnlyIn(): string[] {
  return useMatches().flatMap(({ data }) => marketsOf(data))
}

function marketsOf(page: unknown): string[] {
  const markets =
    typeof page === 'object' && page !== null ? Reflect.get(page, 'onlyInMarkets') : null
  return Array.isArray(markets) ? markets.map(String) : []
}
