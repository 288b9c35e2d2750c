import type { z } from 'zod'
import type { ContentClient } from '#app/content/content-client.server.ts'
import { toBetRanges } from '#app/content/games/bet-ranges.ts'
import { GAME_FACTS_QUERY, gameFactsContent } from '#app/content/games/game-facts.query.server.ts'
import type { GameFacts, ReadGameFacts } from '#contracts/game-facts.ts'
import { isVirtuals } from '#contracts/virtuals.ts'

/** No id of ours looks otherwise: nobody fills the cache with made-up ones of any length. */
const LAUNCH_CODE = /^[\w.-]{1,100}$/

/** No editor describes the virtual sports: they are one page, and what a bet may be is their provider's range. */
const VIRTUALS_FACTS: GameFacts = {
  kind: 'VIRTUAL_SPORTS',
  gameType: 'virtuals',
  restrictedCountries: [],
  betRanges: {},
}

/** The facts of games as editors have published them; what was read last counts while the content is down. */
export function createGameFacts(openContent: () => ContentClient): ReadGameFacts {
  return async ({ provider, gameId }) => {
    if (isVirtuals({ provider, gameId })) return VIRTUALS_FACTS
    if (!LAUNCH_CODE.test(gameId)) return null
    const found = await openContent().fetch(
      GAME_FACTS_QUERY,
      { provider, gameId },
      gameFactsContent,
    )
    return found && toFacts(found)
  }
}

export function toFacts(found: NonNullable<z.output<typeof gameFactsContent>>): GameFacts {
  return {
    kind: found.type,
    gameType: found.gameType,
    restrictedCountries: found.restrictedCountry ?? [],
    betRanges: toBetRanges(found.betLimits),
  }
}
