import type { ContentClient } from '#app/content/content-client.server.ts'
import { SPORTS_BOUNDS_QUERY, sportsBounds } from '#app/content/games/sports-bounds.query.server.ts'
import { sportsBoundsOf } from '#markets/stake-rules.ts'
import type { SportsbookDeps } from '#platform/sportsbook/index.ts'
import { sportsBoundsIn } from '#schemas/rules/sports-bounds.ts'

/** The bounds of bets as editors have published them (SPB-15); the last ones read apply while the content is down. */
export function createSportsBounds(openContent: () => ContentClient): SportsbookDeps['boundsOf'] {
  return async (currency) => {
    const settings = await openContent().fetch(SPORTS_BOUNDS_QUERY, {}, sportsBounds)
    return sportsBoundsIn(settings?.sportsBounds, currency) ?? sportsBoundsOf(currency)
  }
}
