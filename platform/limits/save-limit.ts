import type { LimitKind, LimitPeriod } from '#contracts/player-api/limit-words.ts'
import type { Context } from '../context.ts'
import { findPlayerById } from '../players/index.ts'
import { changeLimit } from './change-limit.ts'

/** Whole units of the player's currency. */
export type LimitSaving = {
  playerId: string
  kind: LimitKind
  duration: LimitPeriod
  limit: number
}

/** Saves a limit on behalf of a demo player. Throws where the player could not set it. */
export async function saveLimit(
  deps: Pick<Context, 'db' | 'clock' | 'logger'>,
  { playerId, kind, duration, limit }: LimitSaving,
): Promise<void> {
  const player = await findPlayerById(deps.db, playerId)
  if (!player) throw new Error('a limit is for a player who is not there')
  const saved = await changeLimit(deps, player, { kind, change: { duration, limit } })
  if (!saved.ok) throw new Error(`a limit was not saved: ${saved.refusal}`)
}
