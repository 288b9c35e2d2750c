import type { z } from 'zod'
import type { ContentClient } from '#app/content/content-client.server.ts'
import { toBetRanges } from '#app/content/games/bet-ranges.ts'
import { GAME_FACTS_QUERY, gameFactsContent } from '#app/content/games/game-facts.query.server.ts'
import {
  VIRTUAL_SPORTS_QUERY,
  virtualSports,
} from '#app/content/games/virtual-sports.query.server.ts'
import type { GameFacts, ReadGameFacts } from '#contracts/game-facts.ts'
import { isVirtuals, VIRTUALS } from '#contracts/virtuals.ts'

/** All our ids match this: the cache cannot be filled with invented ones of any length. */
const LAUNCH_CODE = /^[\w.-]{1,100}$/

/** The facts of games as editors have published them; the last ones read apply while the content is down. */
export function createGameFacts(openContent: () => ContentClient): ReadGameFacts {
  return async ({ provider, gameId }) => {
    if (isVirtuals({ provider, gameId })) return readVirtualSports(openContent())
    if (!LAUNCH_CODE.test(gameId)) return null
    const found = await openContent().fetch(
      GAME_FACTS_QUERY,
      { provider, gameId },
      gameFactsContent,
    )
    return found && toFacts(found)
  }
}

/** They are a single page and in no list of games, but their bet range applies all the same. */
async function readVirtualSports(content: ContentClient): Promise<GameFacts | null> {
  const { provider, gameId } = VIRTUALS
  const found = await content.fetch(VIRTUAL_SPORTS_QUERY, { provider }, virtualSports)
  return (
    found && {
      ...{ kind: 'VIRTUAL_SPORTS', gameType: gameId, restrictedCountries: [] },
      betRanges: toBetRanges(found.betLimits),
    }
  )
}

export function toFacts(found: NonNullable<z.output<typeof gameFactsContent>>): GameFacts {
  return {
    kind: found.type,
    gameType: found.gameType,
    restrictedCountries: found.restrictedCountry ?? [],
    betRanges: toBetRanges(found.betLimits),
  }
}
