import type { GameFacts } from '#contracts/game-facts.ts'
import { type GameLimitations, LIMITATION_CODES } from '#contracts/player-api/rewards.ts'
import type { PlayerRow } from '../players/index.ts'
import { percentIn } from './bonus-terms.ts'
import { type RunningRow, selectRunning } from './reward-store.ts'
import type { RewardsDeps } from './rewards-deps.ts'

type Asked = { gameId: string; provider: string | undefined }

/**
 * A running bonus's limitations for a game (GAM-23, GAP-115). While the game's facts are unknown, only its id is
 * checked.
 */
export async function readGameLimitations(
  { db, clock, gameFacts, logger }: RewardsDeps,
  player: PlayerRow,
  asked: Asked,
): Promise<GameLimitations> {
  const running = await selectRunning(db, player.id, new Date(clock()))
  if (running.length === 0) return { code: LIMITATION_CODES.none }
  const { provider, gameId } = asked
  let facts: GameFacts | null = null
  try {
    const country = player.country_code
    facts = provider === undefined ? null : await gameFacts({ provider, gameId, country })
  } catch (error) {
    logger.warn({ err: error }, 'the facts of a game cannot be read')
  }
  return { code: limitationOf(running, asked, facts) }
}

/** 1 where the bonus of the game's vertical takes no stake, 2 where it has wagering left, otherwise 0. */
export function limitationOf(
  running: readonly Pick<RunningRow, 'vertical' | 'terms' | 'wager_done' | 'wager_required'>[],
  { gameId, provider }: Asked,
  facts: Pick<GameFacts, 'kind' | 'gameType'> | null,
): GameLimitations['code'] {
  const concerned = facts === null ? running : running.filter((it) => it.vertical === facts.kind)
  const takesNone = ({ terms }: Pick<RunningRow, 'terms'>) =>
    facts === null || provider === undefined
      ? terms.excludedGames.some((it) => it.endsWith(`:${gameId}`))
      : percentIn(terms, { provider, gameId, gameType: facts.gameType }) === 0
  if (concerned.some(takesNone)) return LIMITATION_CODES.excludedGame
  return concerned.some((it) => it.wager_done < it.wager_required)
    ? LIMITATION_CODES.wageringRequirements
    : LIMITATION_CODES.none
}
