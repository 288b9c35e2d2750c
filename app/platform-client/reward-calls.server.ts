import { z } from 'zod'
import {
  type BonusRecord,
  bonusRecord,
  type ClaimRequest,
  type CodeResponse,
  codeResponse,
  type ManualClaimRequest,
  type ManualClaimResponse,
  manualClaimAvailability,
  manualClaimResponse,
  REWARD_PATHS,
  type Reward,
  type RewardsQuery,
  rewardsResponse,
} from '#contracts/player-api/rewards.ts'
import type { Answer, Caller, PlatformCall } from './platform-call.server.ts'

/** Rewards and bonuses (table 3, rows 89, 95, 97 and 104 to 106). */
export type RewardCalls = {
  readRewards(query: RewardsQuery, caller: Caller): Answer<Reward[]>
  /** Idempotent: the same key again is the same claim. */
  claimReward(campaignId: string, body: ClaimRequest, caller: Caller): Answer<BonusRecord>
  /** `wageringAmount`: staked so far, as shown to the player (CON-26, CON-37). Idempotent. */
  forfeitBonus(
    bonus: { assignmentId: string; wageringAmount: number },
    caller: Caller,
  ): Answer<null>
  validateBonusCode(code: string, caller: Caller): Answer<CodeResponse>
  /** Whether this player may enter codes; false if unknown (BCD-05). */
  readManualClaim(caller: Caller): Promise<boolean>
  claimBonusCode(body: ManualClaimRequest, caller: Caller): Answer<ManualClaimResponse>
}

const nothing = z.unknown().transform(() => null)
const under = (path: string, id: string) => path.replace(/:\w+/, encodeURIComponent(id))

export function createRewardCalls(call: PlatformCall): RewardCalls {
  return {
    readRewards: (query, caller) =>
      call('GET', `${REWARD_PATHS.rewards}?${toSearch(query)}`, rewardsResponse, caller),
    claimReward: (campaignId, body, caller) =>
      call('POST', under(REWARD_PATHS.claim, campaignId), bonusRecord, { ...caller, body }),
    forfeitBonus: ({ assignmentId, wageringAmount }, caller) =>
      call('PUT', under(REWARD_PATHS.state, assignmentId), nothing, {
        ...caller,
        body: { state: 'FORFEITED', wageringProgress: wageringAmount },
      }),
    validateBonusCode: (bonusCode, caller) =>
      call('POST', REWARD_PATHS.validateCode, codeResponse, { ...caller, body: { bonusCode } }),
    async readManualClaim(caller) {
      const path = REWARD_PATHS.manualClaimAvailable
      const answer = await call('GET', path, manualClaimAvailability, caller)
      return answer.ok && answer.value.isAvailable
    },
    claimBonusCode: (body, caller) =>
      call('POST', REWARD_PATHS.manualClaim, manualClaimResponse, { ...caller, body }),
  }
}

const toSearch = (query: RewardsQuery) => new URLSearchParams(query as Record<string, string>)
