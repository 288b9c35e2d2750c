import { z } from 'zod'
import { CURRENCIES } from '#contracts/money.ts'
import { BONUS_CODE_PATTERN } from '#contracts/player-api/bonus-code.ts'
import { BONUS_STEPS, TRIGGER_EVENTS } from '#contracts/player-api/reward-words.ts'
import { campaignId } from '#contracts/player-api/rewards.ts'
import { FREE_BET_SCOPES, MAX_ODDS, MIN_ODDS, ODDS_ONE } from '#contracts/sportsbook/words.ts'
import { MARKET_CODES } from '#markets/index.ts'

/** Major units with two decimals, greater than zero. */
const amount = z.number().positive().max(1_000_000).multipleOf(0.01)

const common = {
  id: campaignId,
  markets: z.array(z.enum(MARKET_CODES)).min(1),
  status: z.enum(['DRAFT', 'ACTIVE', 'EXPIRED', 'CANCELED']).default('ACTIVE'),
  startsAt: z.iso.datetime({ offset: true }),
  endsAt: z.iso.datetime({ offset: true }).nullable().default(null),
  /** To wager it, or to use it. */
  hoursToFulfil: z.int().min(1).max(8_760),
  names: z.object({ en: z.string().min(1).max(60) }).catchall(z.string().min(1).max(60)),
  steps: z.int().min(BONUS_STEPS.least).max(BONUS_STEPS.most).default(11),
}

/** Decimal odds of a whole bet, at least. */
const minOdds = z
  .number()
  .min(MIN_ODDS / ODDS_ONE)
  .max(MAX_ODDS / ODDS_ONE)
  .multipleOf(1 / ODDS_ONE)

/** Of bonus money, which has to be wagered. */
const wagered = {
  ...common,
  vertical: z.enum(['CASINO', 'LIVE_CASINO', 'SPORTS']),
  category: z.enum(['OPT_IN', 'TRIGGERED', 'MANUAL']).default('OPT_IN'),
  bonusCode: z.string().regex(BONUS_CODE_PATTERN).nullable().default(null),
  wrMultiplier: z.int().min(1).max(100),
  /** Wagering contribution by type of game, in percent. */
  contributions: z.record(z.string().regex(/^[a-z-]{1,30}$/), z.int().min(0).max(100)).default({}),
  /** Of the vertical SPORTS, where each bet that is won or lost counts whole, and games not at all. */
  sports: z.strictObject({ minOdds, scope: z.enum(FREE_BET_SCOPES) }).optional(),
  /** `provider:gameId`. */
  excludedGames: z
    .array(z.string().regex(/^[a-z0-9-]{1,40}:[\w.-]{1,100}$/))
    .max(500)
    .default([]),
}

const depositMatch = z.strictObject({
  ...wagered,
  kind: z.literal('DEPOSIT_MATCH'),
  triggerEvent: z.enum(TRIGGER_EVENTS).default('DEPOSIT'),
  audience: z.enum(['first-deposit', 'established', 'everybody']),
  percentage: z.int().min(1).max(500),
  /** The largest bonus, the least deposit, the largest stake of a round or a bet. */
  amounts: z.partialRecord(
    z.enum(CURRENCIES),
    z.strictObject({ most: amount, minDeposit: amount, maxStake: amount }),
  ),
})

const gift = z.strictObject({
  ...wagered,
  kind: z.literal('GIFT'),
  triggerEvent: z.enum(TRIGGER_EVENTS).nullable().default(null),
  // A gift needs no deposit: there is no first deposit that it could be for.
  audience: z.enum(['established', 'everybody']),
  amounts: z.partialRecord(
    z.enum(CURRENCIES),
    z.strictObject({ amount: amount, maxStake: amount }),
  ),
})

/** The stake of one bet, whole; nothing of it has to be wagered, and it is never given by a code. */
const freeBet = z.strictObject({
  ...common,
  kind: z.literal('FREE_BET'),
  vertical: z.literal('FREE_BET').default('FREE_BET'),
  category: z.literal('OPT_IN').default('OPT_IN'),
  triggerEvent: z.null().default(null),
  bonusCode: z.null().default(null),
  wrMultiplier: z.literal(0).default(0),
  audience: z.enum(['established', 'everybody']),
  minOdds,
  scope: z.enum(FREE_BET_SCOPES),
  amounts: z.partialRecord(z.enum(CURRENCIES), z.strictObject({ amount: amount })),
})

/** The operator's offers, complete, by their ids. One that already exists is replaced. */
export const campaignFile = z
  .array(z.discriminatedUnion('kind', [depositMatch, gift, freeBet]))
  .min(1)
  .max(500)

export type Campaign = z.output<typeof campaignFile>[number]
