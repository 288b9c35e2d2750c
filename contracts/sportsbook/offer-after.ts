import type { OfferedEvent, OfferMessage } from './offer.ts'

/**
 * An event after a message; null before it is known, and when it is no longer offered. No zod: browsers load this file.
 */
export function offerAfter(event: OfferedEvent | null, it: OfferMessage): OfferedEvent | null {
  const { sequence } = it
  if (it.type === 'FIXTURE_CHANGE') {
    if (it.fixture === null) return null
    const unknown = { state: 'NOT_STARTED', live: null, seed: null, steered: false } as const
    return { ...(event ?? { ...unknown, markets: [] }), ...it.fixture, sequence }
  }
  if (event === null) return null
  if (it.type === 'BET_STOP') {
    const stopped = event.markets.map((market) =>
      market.state === 'ACTIVE' ? { ...market, state: 'SUSPENDED' as const } : market,
    )
    return { ...event, sequence, markets: stopped }
  }
  // Results are for the settlement of bets; the states of their markets come with the odds.
  if (it.type !== 'ODDS_CHANGE') return { ...event, sequence }
  const { state, live, seed, steered } = it
  const byId = new Map(event.markets.map((market) => [market.id, market]))
  for (const market of it.markets) byId.set(market.id, market)
  return { ...event, state, live, seed, steered, sequence, markets: [...byId.values()] }
}
