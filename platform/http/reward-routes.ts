import { z } from 'zod'
import { campaignId, rewardCalls } from '#contracts/player-api/rewards.ts'
import { ok, refuse } from '#contracts/result.ts'
import {
  claimByCode,
  claimReward,
  forfeitBonus,
  isCodeOf,
  mayClaimByCode,
  type RewardsDeps,
  readCampaigns,
  readGameLimitations,
  readRewards,
  validateCode,
} from '../rewards/index.ts'
import { bindCalls, type Route } from './route.ts'

/** Rewards, bonuses and their codes (table 3, rows 89, 95, 97 and 103 to 106). */
export function rewardRoutes(deps: RewardsDeps): Route[] {
  return bindCalls(rewardCalls, {
    readRewards: async ({ player, query }) => ok(await readRewards(deps, player, query)),
    async claimReward({ player, params, body }) {
      const id = campaignId.safeParse(params.campaignId)
      if (!id.success || body.bonusAssignmentId !== undefined) return refuse('BONUS_UNAVAILABLE')
      return claimReward(deps, player, { campaignId: id.data, key: body.key, code: null })
    },
    async forfeitBonus({ player, params, body }) {
      const id = z.uuid().safeParse(params.assignmentId)
      if (!id.success) return refuse('NOT_FOUND')
      const { wageringProgress } = body
      return forfeitBonus(deps, player, { id: id.data, wageringProgress })
    },
    readCampaigns: async ({ query }) => ok(await readCampaigns(deps, query.ids.split(','))),
    async checkCampaignCode({ params, body }) {
      const id = campaignId.safeParse(params.campaignId)
      if (!id.success) return ok({ valid: false })
      return ok({ valid: await isCodeOf(deps, { campaignId: id.data, ...body }) })
    },
    readLimitations: async ({ player, params, query }) =>
      ok(
        await readGameLimitations(deps, player, {
          gameId: params.id ?? '',
          provider: query.provider,
        }),
      ),
    readManualClaim: async ({ player }) => ok({ isAvailable: mayClaimByCode(deps, player) }),
    claimBonusCode: ({ player, body }) => claimByCode(deps, player, body),
    validateBonusCode: ({ player, body }) => validateCode(deps, player, body.bonusCode),
  })
}
