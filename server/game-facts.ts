import type { z } from 'zod'
import type { ContentClient } from '#app/content/content-client.server.ts'
import { GAME_FACTS_QUERY, gameFactsContent } from '#app/content/games/game-facts.query.server.ts'
import type { GameFacts, ReadGameFacts } from '#contracts/game-facts.ts'
import { fromApiAmount } from '#contracts/money.ts'
import { isCurrency } from '#markets/currencies.ts'

/** No id of ours looks otherwise: nobody fills the cache with made-up ones of any length. */
const LAUNCH_CODE = /^[\w.-]{1,100}$/

/** The facts of games as editors have published them; what was read last counts while the content is down. */
export function createGameFacts(openContent: () => ContentClient): ReadGameFacts {
  return async ({ provider, gameId }) => {
    if (!LAUNCH_CODE.test(gameId)) return null
    const found = await openContent().fetch(
      GAME_FACTS_QUERY,
      { provider, gameId },
      gameFactsContent,
    )
    return found && toFacts(found)
  }
}

/** Content's amounts in major units as minor ones; a range that is none is left out. */
export function toFacts(found: NonNullable<z.output<typeof gameFactsContent>>): GameFacts {
  const ranges = (found.betLimits ?? []).flatMap(({ currency, min, max }) =>
    isCurrency(currency) && min >= 0 && min <= max
      ? [[currency, { minMinor: fromApiAmount(min) || 1n, maxMinor: fromApiAmount(max) }] as const]
      : [],
  )
  return {
    kind: found.type,
    gameType: found.gameType,
    restrictedCountries: found.restrictedCountry ?? [],
    betRanges: Object.fromEntries(ranges),
  }
}
