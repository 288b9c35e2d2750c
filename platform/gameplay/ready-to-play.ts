import { ok, type Result, refuse } from '#contracts/result.ts'
import { areMandatoryLimitsMissing, readReachedLimit } from '../limits/index.ts'
import type { PlayerRow } from '../players/index.ts'
import type { GameplayDeps } from './gameplay-deps.ts'

export type PlayRefusal =
  | 'PLAYER_BLOCKED'
  | 'REGISTER_UNAVAILABLE'
  | 'error.gambling.limit.reached'
  | 'error.gambling.limit.time'
  | 'error.gambling.limit.required'

/**
 * What real play asks of a player besides the product: no limit of the player's own is reached (fun mode has none,
 * GAP-091), no register lists the player, and the limits that the market requires are set.
 */
export async function requireReadyToPlay(
  deps: Pick<GameplayDeps, 'db' | 'clock' | 'requireNotListed'>,
  player: PlayerRow,
): Promise<Result<null, PlayRefusal>> {
  const reached = await readReachedLimit(deps, player.id)
  if (reached?.kind === 'time') return refuse('error.gambling.limit.time')
  if (reached) return refuse('error.gambling.limit.reached')
  const asked = await deps.requireNotListed(player)
  if (!asked.ok) return asked
  const isMissing = await areMandatoryLimitsMissing(deps, player)
  return isMissing ? refuse('error.gambling.limit.required') : ok(null)
}
