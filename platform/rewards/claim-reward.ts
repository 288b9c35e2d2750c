import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { toApiAmount } from '#contracts/money.ts'
import type { BonusRecord, claimRequest } from '#contracts/player-api/rewards.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { PlayerRow } from '../players/index.ts'
import { newId } from '../wallet/index.ts'
import { type AssignmentRow, type ClaimAnswer, claimBonus, findAssignment } from './reward-store.ts'
import { bonusRulesFor, type RewardsDeps } from './rewards-deps.ts'

export type ClaimRefusal = Exclude<ClaimAnswer['code'], 'OK'>

/**
 * Claims a gift, once and all or nothing: everything is checked again with the wallet locked (table 3, row 95). The
 * same key twice is one claim. An offer with a code can only be claimed with it.
 */
export async function claimReward(
  deps: RewardsDeps,
  player: PlayerRow,
  claim: Pick<z.output<typeof claimRequest>, 'key'> & { campaignId: string; code: string | null },
): Promise<Result<BonusRecord, ClaimRefusal>> {
  const { db, clock, logger } = deps
  if (!deps.takesRealMoney(player.country_code)) return refuse('BONUS_UNAVAILABLE')
  const now = clock()
  const { campaignId, key, code } = claim
  const answer = await claimBonus(db, {
    ...{ playerId: player.id, campaignId, key, code },
    id: randomUUID(),
    txId: newId(now),
    market: bonusRulesFor(player),
    at: String(now),
  })
  if (answer.code !== 'OK') return refuse(answer.code)
  const assignment = await findAssignment(db, { playerId: player.id, id: answer.id ?? '' })
  if (!assignment) throw new Error('a bonus has gone')
  logger.info({ event: 'bonus_claimed', playerId: player.id, campaignId, id: assignment.id })
  return ok(toRecord(assignment))
}

/** The bonus record (REW-10). A wagered, used-up or expired bonus has ended, like a forfeited one. */
function toRecord(row: AssignmentRow): BonusRecord {
  return {
    campaignId: row.campaign_id,
    assignmentId: row.id,
    queuedBonusId: null,
    state: row.state === 'FORFEITED' ? 'FORFEITED' : 'ACTIVATED',
    wageringProgress: toApiAmount(row.wager_done),
    bonusCode: row.code,
  }
}
