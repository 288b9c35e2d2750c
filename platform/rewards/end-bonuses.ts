import type { z } from 'zod'
import { fromApiSum } from '#contracts/money.ts'
import type { bonusStateRequest } from '#contracts/player-api/rewards.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import type { PlayerRow } from '../players/index.ts'
import { newId } from '../wallet/index.ts'
import { endDue, forfeitRow, selectDue } from './reward-store.ts'
import type { RewardsDeps } from './rewards-deps.ts'

/**
 * Forfeits a bonus (table 3, row 97; CON-26): what is left in its account goes back, real money stays. The wagered
 * amount that the player was shown is kept as evidence; a bet in another tab may have changed it since, so it decides
 * nothing.
 */
export async function forfeitBonus(
  { db, clock, logger }: RewardsDeps,
  player: PlayerRow,
  {
    id,
    wageringProgress,
  }: { id: string } & Pick<z.output<typeof bonusStateRequest>, 'wageringProgress'>,
): Promise<Result<null, 'NOT_FOUND' | 'BONUS_ENDED'>> {
  const now = clock()
  const answer = await forfeitRow(db, {
    ...{ playerId: player.id, id, txId: newId(now), at: String(now) },
    shownProgress: fromApiSum(Math.round(wageringProgress * 100) / 100).toString(),
  })
  if (answer !== 'OK') return refuse(answer)
  logger.info({ event: 'bonus_forfeited', playerId: player.id, id })
  return ok(null)
}

/**
 * Ends expired bonuses, and those of closed accounts. However late it runs, no bonus is staked past its end: every
 * reader compares the times itself.
 */
export async function endDueBonuses({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  for (const playerId of await selectDue(db, new Date(now))) {
    await endDue(db, { playerId, txId: newId(now), now: new Date(now) })
  }
}
