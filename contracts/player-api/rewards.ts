import { z } from 'zod'
import { FREE_BET_SCOPES } from '../sportsbook/words.ts'
import { BONUS_CODE_PATTERN, cleanBonusCode } from './bonus-code.ts'
import type { Calls } from './call.ts'
import {
  BONUS_CODE_REFUSALS,
  BONUS_REFUSALS,
  BONUS_STATES,
  BONUS_STEPS,
  BONUS_TYPES,
  CAMPAIGN_CATEGORIES,
  CAMPAIGN_STATUSES,
  REWARD_KINDS,
  REWARD_VERTICALS,
  REWARDS_TYPES,
  TRIGGER_EVENTS,
} from './reward-words.ts'

/**
 * Rewards and bonuses (table 3, rows 89 to 91, 95, 97 and 103 to 106). Amounts are numbers with two decimals in the currency
 * of the wallet, instants ISO 8601. What the table does not name is ours (d).
 */

export const campaignId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/)
const amount = z.number()
const instant = z.string()

/** Trimmed and upper-cased before it is checked (GAP-137). */
export const bonusCode = z.string().max(100).overwrite(cleanBonusCode).regex(BONUS_CODE_PATTERN)

export const rewardsQuery = z.strictObject({
  rewardsType: z.enum(REWARDS_TYPES).default('ELIGIBLE'),
  /** `true`: only the reward of `bonusCode`; a list never reveals a code (GAP-131). */
  hasBonusCode: z.enum(['true', 'false']).default('false'),
  bonusCode: bonusCode.optional(),
  version: z.literal('v2').default('v2'),
  excludeTriggerType: z.enum(TRIGGER_EVENTS).optional(),
})

/**
 * All terms that apply to the bonus. For a claimed bonus: the terms at the time of the claim, whatever the offer says
 * now.
 */
export const rewardTerms = z.object({
  /** Version of these terms; the same version always means the same terms. */
  version: z.string(),
  kind: z.enum(REWARD_KINDS),
  currency: z.string(),
  /** Percentage of the deposit that is added; null for a gift. */
  percentage: z.number().nullable(),
  /** Maximum that is added to a deposit; for a gift, its amount. */
  maxAmount: amount,
  /** Null for a gift. */
  minDeposit: amount.nullable(),
  /** How many times the bonus has to be staked (wagering requirement). */
  wrMultiplier: z.number(),
  hoursToFulfil: z.int(),
  /** Maximum stake of a round or a bet that contains bonus money. */
  maxStake: amount,
  /**
   * Contribution of a bonus-money stake to wagering, in percent. A game type that is missing here does not accept bonus
   * money.
   */
  contributions: z.array(z.object({ gameType: z.string(), percent: z.int() })),
  /** Games that do not accept bonus money, by the provider's game id. */
  excludedGames: z.array(z.object({ provider: z.string(), gameId: z.string() })),
  /**
   * Of a bonus for bets: the lowest odds of a whole bet with bonus money, in thousandths, and which matches. The bonus
   * stake of a bet that is won or lost counts whole. Null for games.
   */
  sports: z
    .object({ minOdds: z.int(), scope: z.enum(FREE_BET_SCOPES) })
    .nullable()
    .default(null),
  /** For a first deposit, for players who have deposited before, or for both. */
  audience: z.enum(['first-deposit', 'established', 'everybody']),
})

/** All terms of a free bet; what it wins is own money, without the stake. */
export const rewardFreeBet = z.object({
  version: z.string(),
  currency: z.string(),
  /** The stake of the bet: it is used whole, on one single or one combination. */
  amount,
  /** The time to use it in, from the claim on. */
  hoursToFulfil: z.int(),
  /** The lowest odds of the whole bet, in thousandths. */
  minOdds: z.int(),
  scope: z.enum(FREE_BET_SCOPES),
})

export const rewardProgress = z.object({
  granted: amount,
  /** Bonus money that has to be wagered, has been wagered, and is left; `required` is `done` plus `left`. */
  required: amount,
  done: amount,
  left: amount,
  /** The current balance of the bonus account. */
  bonusBalance: amount,
})

/** REW-01; features that this platform lacks (cashback, free spins, queue) are null or off. */
export const reward = z.object({
  campaignId: z.string(),
  assignmentId: z.string().nullable().default(null),
  vertical: z.enum(REWARD_VERTICALS),
  campaignStatus: z.enum(CAMPAIGN_STATUSES),
  campaignCategory: z.enum(CAMPAIGN_CATEGORIES),
  triggerEvent: z.enum(TRIGGER_EVENTS).nullable().default(null),
  bonusType: z.enum(BONUS_TYPES),
  hasBonusCode: z.boolean(),
  partnerBonusCode: z.string().nullable().default(null),
  cashbackInfo: z
    .object({ percentage: z.number(), maxAmount: amount, minLoss: amount, period: z.string() })
    .nullable()
    .default(null),
  cashbackActivated: z.boolean().default(false),
  cashbackBooster: z.number().nullable().default(null),
  cashbackProgress: z
    .object({ netLoss: amount, amount, claimable: z.boolean() })
    .nullable()
    .default(null),
  /** -1 means free spins (REW-06). */
  betBonusType: z.number().default(0),
  /** Deadline for the wagering of a claimed bonus; null before the claim. */
  expiresAt: instant.nullable().default(null),
  /** Start and end of the offer. */
  startedAt: instant.nullable().default(null),
  endedAt: instant.nullable().default(null),
  /** Wagered so far (CON-37); 0 before the claim. */
  wageringAmount: amount,
  wrMultiplier: z.number(),
  freeSpinDetail: z
    .object({ bonusCode: z.string(), roundsPlayed: z.record(z.string(), z.number()) })
    .nullable()
    .default(null),
  campaignDisplayInfo: z.object({
    steps: z.int().min(BONUS_STEPS.least).max(BONUS_STEPS.most),
    /** The operator's name for it, by language of the site; English is always included. */
    names: z.record(z.string(), z.string()),
  }),
  queuedPlayerBonusId: z.string().nullable().default(null),
  /** Ours (d): terms for the player, from the figures that bets are checked against; null elsewhere. */
  terms: rewardTerms.nullable().default(null),
  /** Ours (d): the same for a free bet, as it was claimed. */
  freeBet: rewardFreeBet.nullable().default(null),
  /** Null before the claim. */
  progress: rewardProgress.nullable().default(null),
})
export const rewardsResponse = z.array(reward)

/** The language of the page (row 90). */
export const sportsRewardsQuery = z.strictObject({
  lang: z
    .string()
    .regex(/^[A-Za-z-]{2,8}$/)
    .optional(),
})

export const claimRequest = z.strictObject({
  state: z.literal('ACTIVATED').default('ACTIVATED'),
  /** For a reward that is assigned before it is claimed; this platform never does that. */
  bonusAssignmentId: z.uuid().optional(),
  /** Idempotency key of the form: the same key twice is one claim. */
  key: z.uuid(),
})

/** The bonus record (REW-10). */
export const bonusRecord = z.object({
  campaignId: z.string(),
  assignmentId: z.string(),
  queuedBonusId: z.string().nullable().default(null),
  state: z.enum(BONUS_STATES),
  /** Wagered so far, the same figure as `wageringAmount` of the reward (CON-37). */
  wageringProgress: amount,
  bonusCode: z.string().nullable().default(null),
})

/**
 * Forfeits a bonus (CON-26). `wageringProgress` is what was shown to the player; it is not compared with the current
 * value.
 */
export const bonusStateRequest = z.strictObject({
  state: z.literal('FORFEITED'),
  wageringProgress: z.number().min(0).max(10_000_000_000),
})

export const codeRequest = z.strictObject({ bonusCode })
export const codeResponse = z.object({
  valid: z.literal(true),
  campaignId: z.string(),
  bonusCode: z.string(),
  /** It comes with a deposit: it is chosen there, not claimed. */
  requiresDeposit: z.boolean(),
})

export const manualClaimAvailability = z.object({ isAvailable: z.boolean() })
export const manualClaimRequest = z.strictObject({
  bonusCode,
  state: z.literal('ACTIVATED').default('ACTIVATED'),
  /** If left out, the code itself is the idempotency key: it can be claimed once. */
  key: z.uuid().optional(),
})
export const manualClaimResponse = z.object({ campaignId: z.string(), assignmentId: z.string() })

/** Ids of campaigns, separated by commas; content names a few at most. */
export const campaignsQuery = z.strictObject({
  ids: z.string().regex(/^[a-z0-9-]{1,60}(,[a-z0-9-]{1,60}){0,49}$/),
})
/** What anyone may know of a campaign: content that offers it refers to it by its id (decision 0045). */
export const campaignFacts = z.object({
  campaignId: z.string(),
  /** Codes of the markets in which it is offered and lawful, by the rules of today. */
  markets: z.array(z.string()),
  startsAt: instant,
  endsAt: instant.nullable(),
  wrMultiplier: z.number(),
  hasBonusCode: z.boolean(),
})
export const campaignsResponse = z.array(campaignFacts)
export const codeCheckResponse = z.object({ valid: z.boolean() })

export const limitationsQuery = z.strictObject({
  /** The provider of the game; if left out, a game of any provider with this id. Ours (d). */
  provider: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional(),
})
/** 0 none, 1 the running bonus accepts no stake in this game, 2 it has wagering left (GAM-23, GAP-115). */
export const LIMITATION_CODES = { none: 0, excludedGame: 1, wageringRequirements: 2 } as const
export const gameLimitations = z.object({
  code: z.union([z.literal(0), z.literal(1), z.literal(2)]),
})

/** The bonus that was chosen for a deposit, and its result. */
export const depositBonus = {
  bonusId: z.string().nullable().optional(),
  /** The amount that was added; null while nothing was. */
  bonusAmount: amount.nullable().optional(),
  /** Why the deposit was credited without the bonus. */
  bonusRefusal: z.enum(BONUS_REFUSALS).nullable().optional(),
}

export type Reward = z.infer<typeof reward>
export type RewardTerms = z.infer<typeof rewardTerms>
export type RewardFreeBet = z.infer<typeof rewardFreeBet>
export type RewardProgress = z.infer<typeof rewardProgress>
export type RewardsQuery = z.input<typeof rewardsQuery>
export type BonusRecord = z.infer<typeof bonusRecord>
export type CodeResponse = z.infer<typeof codeResponse>
export type CampaignFacts = z.infer<typeof campaignFacts>
export type ManualClaimResponse = z.infer<typeof manualClaimResponse>
export type GameLimitations = z.infer<typeof gameLimitations>

/** Rewards, bonuses and their codes. Codes cannot be guessed by trying: a visitor submits a few a minute (GAP-006). */
export const rewardCalls = {
  readRewards: {
    method: 'GET',
    path: '/v2/bonus/rewards',
    summary: 'The rewards that the player may claim, or the bonuses that run',
    access: 'player',
    right: 'own',
    query: rewardsQuery,
    status: 200,
    answer: rewardsResponse,
    refusals: [],
  },
  claimReward: {
    method: 'POST',
    path: '/v2/bonus/rewards/:campaignId/claim',
    summary: 'Claim a reward; the same key twice is one claim',
    access: 'player',
    right: 'bonus',
    isLimited: true,
    body: claimRequest,
    status: 200,
    answer: bonusRecord,
    refusals: [...BONUS_REFUSALS, 'REFERENCE_CONFLICT', 'WALLET_DOES_NOT_EXIST'],
  },
  readSportsRewards: {
    method: 'GET',
    path: '/v2/bonus/softswiss/sportsbook/bonuses',
    summary: 'The free bets that the player may claim, and those that wait to be used',
    access: 'player',
    right: 'own',
    query: sportsRewardsQuery,
    status: 200,
    answer: rewardsResponse,
    refusals: [],
  },
  // The page leads on to the sportsbook (REW-23).
  claimSportsReward: {
    method: 'POST',
    path: '/v2/bonus/softswiss/sportsbook/:campaignId/claim',
    summary: 'Claim a free bet; again, before it is used, it is one claim',
    access: 'player',
    right: 'bonus',
    isLimited: true,
    status: 204,
    answer: null,
    refusals: [...BONUS_REFUSALS, 'WALLET_DOES_NOT_EXIST'],
  },
  forfeitBonus: {
    method: 'PUT',
    path: '/v2/bonus/:assignmentId/state',
    summary: 'Give a bonus up: what is left of it goes back, own money stays',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: bonusStateRequest,
    status: 204,
    answer: null,
    refusals: ['NOT_FOUND', 'BONUS_ENDED'],
  },
  readCampaigns: {
    method: 'GET',
    path: '/v2/bonus/campaigns',
    summary:
      'Where and when campaigns are offered, for content that refers to them; never their codes',
    access: 'none',
    query: campaignsQuery,
    status: 200,
    answer: campaignsResponse,
    refusals: [],
  },
  checkCampaignCode: {
    method: 'POST',
    path: '/v2/bonus/campaigns/:campaignId/code',
    summary: 'Whether a bonus code is the public code of a campaign',
    access: 'none',
    isLimited: true,
    body: codeRequest,
    status: 200,
    answer: codeCheckResponse,
    refusals: [],
  },
  readLimitations: {
    method: 'GET',
    path: '/v2/bonus/games/:id/limitations',
    summary: 'Whether a running bonus limits this game (GAM-23)',
    access: 'player',
    right: 'own',
    query: limitationsQuery,
    status: 200,
    answer: gameLimitations,
    refusals: [],
  },
  readManualClaim: {
    method: 'GET',
    path: '/v2/bonus/bonus-code/manual-claim/available',
    summary: 'Whether the player may enter bonus codes',
    access: 'player',
    right: 'own',
    status: 200,
    answer: manualClaimAvailability,
    refusals: [],
  },
  claimBonusCode: {
    method: 'POST',
    path: '/v2/bonus/bonus-code/manual-claim',
    summary: 'Claim a gift by its bonus code',
    access: 'player',
    right: 'bonus',
    isLimited: true,
    body: manualClaimRequest,
    status: 200,
    answer: manualClaimResponse,
    refusals: [
      ...BONUS_REFUSALS,
      ...BONUS_CODE_REFUSALS,
      'REFERENCE_CONFLICT',
      'WALLET_DOES_NOT_EXIST',
    ],
  },
  validateBonusCode: {
    method: 'POST',
    path: '/v2/bonus/bonus-code/validate',
    summary: 'Which reward a bonus code is for',
    access: 'player',
    right: 'bonus',
    isLimited: true,
    body: codeRequest,
    status: 200,
    answer: codeResponse,
    refusals: [...BONUS_REFUSALS, ...BONUS_CODE_REFUSALS],
  },
} satisfies Calls
