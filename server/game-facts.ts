import type { z } from 'zod'
import type { ContentClient } from '#app/content/content-client.server.ts'
import { toBetRanges } from '#app/content/games/bet-ranges.ts'
import { GAME_FACTS_QUERY, gameFactsContent } from '#app/content/games/game-facts.query.server.ts'
import {
  VIRTUAL_SPORTS_QUERY,
  virtualSports,
  virtualSportsIn,
} from '#app/content/games/virtual-sports.query.server.ts'
import type { GameFacts, ReadGameFacts } from '#contracts/game-facts.ts'
import { isVirtuals, VIRTUALS } from '#contracts/virtuals.ts'
import { DEFAULT_MARKET, type MarketCode, marketOfCountry } from '#markets/index.ts'

/** All our ids match this: the cache cannot be filled with invented ones of any length. */
const LAUNCH_CODE = /^[\w.-]{1,100}$/

/** The facts of games as editors have published them; the last ones read apply while the content is down. */
export function createGameFacts(openContent: () => ContentClient): ReadGameFacts {
  return async ({ provider, gameId, country }) => {
    if (isVirtuals({ provider, gameId })) {
      const market = country === null ? DEFAULT_MARKET : marketOfCountry(country).code
      return readVirtualSports(openContent(), market)
    }
    if (!LAUNCH_CODE.test(gameId)) return null
    const found = await openContent().fetch(
      GAME_FACTS_QUERY,
      { provider, gameId },
      gameFactsContent,
    )
    return found && toFacts(found)
  }
}

/** They are a single page and in no list of games, but the bet range of their market applies all the same. */
async function readVirtualSports(
  content: ContentClient,
  market: MarketCode,
): Promise<GameFacts | null> {
  const { provider, gameId } = VIRTUALS
  const all = await content.fetch(VIRTUAL_SPORTS_QUERY, { provider }, virtualSports)
  const found = virtualSportsIn(all, market)
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
