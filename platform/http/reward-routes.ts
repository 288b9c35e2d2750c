import { z } from 'zod'
import { BONUS_CODE_REFUSALS, BONUS_REFUSALS } from '#contracts/player-api/reward-words.ts'
import {
  bonusRecord,
  bonusStateRequest,
  campaignId,
  claimRequest,
  codeRequest,
  codeResponse,
  gameLimitations,
  limitationsQuery,
  manualClaimAvailability,
  manualClaimRequest,
  manualClaimResponse,
  REWARD_PATHS,
  rewardsQuery,
  rewardsResponse,
} from '#contracts/player-api/rewards.ts'
import { ok, refuse } from '#contracts/result.ts'
import {
  claimByCode,
  claimReward,
  forfeitBonus,
  mayClaimByCode,
  type RewardsDeps,
  readGameLimitations,
  readRewards,
  validateCode,
} from '../rewards/index.ts'
import { playerRoute, type Route } from './route.ts'

const READ = { method: 'GET', status: 200, refusals: [] } as const
/** A visitor submits a few a minute: codes cannot be guessed by trying (GAP-006). */
const FORM = { method: 'POST', isLimited: true, status: 200 } as const

/** Rewards, bonuses and their codes (table 3, rows 89, 95, 97 and 103 to 106). */
export function rewardRoutes(deps: RewardsDeps): Route[] {
  return [...rewards(deps), ...codes(deps)]
}

function rewards(deps: RewardsDeps): Route[] {
  return [
    playerRoute({
      ...READ,
      path: REWARD_PATHS.rewards,
      summary: 'The rewards that the player may claim, or the bonuses that run',
      query: rewardsQuery,
      answer: rewardsResponse,
      handle: async ({ player }, { query }) => ok(await readRewards(deps, player, query)),
    }),
    playerRoute({
      ...FORM,
      path: REWARD_PATHS.claim,
      summary: 'Claim a reward; the same key twice is one claim',
      body: claimRequest,
      answer: bonusRecord,
      refusals: [...BONUS_REFUSALS, 'REFERENCE_CONFLICT', 'WALLET_DOES_NOT_EXIST'],
      handle: async ({ player }, { params, body }) => {
        const id = campaignId.safeParse(params.campaignId)
        if (!id.success || body.bonusAssignmentId !== undefined) return refuse('BONUS_UNAVAILABLE')
        return claimReward(deps, player, { campaignId: id.data, key: body.key, code: null })
      },
    }),
    playerRoute({
      method: 'PUT',
      path: REWARD_PATHS.state,
      summary: 'Give a bonus up: what is left of it goes back, own money stays',
      isLimited: true,
      body: bonusStateRequest,
      status: 204,
      answer: null,
      refusals: ['NOT_FOUND', 'BONUS_ENDED'],
      handle: async ({ player }, { params, body }) => {
        const id = z.uuid().safeParse(params.assignmentId)
        if (!id.success) return refuse('NOT_FOUND')
        const { wageringProgress } = body
        return forfeitBonus(deps, player, { id: id.data, wageringProgress })
      },
    }),
    playerRoute({
      ...READ,
      path: REWARD_PATHS.limitations,
      summary: 'Whether a running bonus limits this game (GAM-23)',
      query: limitationsQuery,
      answer: gameLimitations,
      handle: async ({ player }, { params, query }) =>
        ok(
          await readGameLimitations(deps, player, {
            gameId: params.id ?? '',
            provider: query.provider,
          }),
        ),
    }),
  ]
}

function codes(deps: RewardsDeps): Route[] {
  return [
    playerRoute({
      ...READ,
      path: REWARD_PATHS.manualClaimAvailable,
      summary: 'Whether the player may enter bonus codes',
      answer: manualClaimAvailability,
      handle: async ({ player }) => ok({ isAvailable: mayClaimByCode(deps, player) }),
    }),
    playerRoute({
      ...FORM,
      path: REWARD_PATHS.manualClaim,
      summary: 'Claim a gift by its bonus code',
      body: manualClaimRequest,
      answer: manualClaimResponse,
      refusals: [
        ...BONUS_REFUSALS,
        ...BONUS_CODE_REFUSALS,
        'REFERENCE_CONFLICT',
        'WALLET_DOES_NOT_EXIST',
      ],
      handle: ({ player }, { body }) => claimByCode(deps, player, body),
    }),
    playerRoute({
      ...FORM,
      path: REWARD_PATHS.validateCode,
      summary: 'Which reward a bonus code is for',
      body: codeRequest,
      answer: codeResponse,
      refusals: [...BONUS_REFUSALS, ...BONUS_CODE_REFUSALS],
      handle: ({ player }, { body }) => validateCode(deps, player, body.bonusCode),
    }),
  ]
}
