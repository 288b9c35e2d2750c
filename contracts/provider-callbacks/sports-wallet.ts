import { z } from 'zod'
import { MAX_AMOUNT_MINOR, MAX_PAYOUT_MINOR } from '../money.ts'
import type { RefusalCode } from '../refusals.ts'
import type { Outcome, SoldPart } from '../sportsbook/bet-course.ts'
import { BET_STATES } from '../sportsbook/bet-states.ts'
import { betTermsSchema } from '../sportsbook/bets.ts'
import { offeredEventSchema, outcomeResultSchema } from '../sportsbook/offer.ts'
import { FREE_BET_SCOPES, MAX_LEGS } from '../sportsbook/words.ts'

/**
 * The wallet callbacks of sportsbook providers, server to server and signed (signature.ts). All are POST. Amounts are
 * minor units as JSON integers. A bet has one permanent id and one revision counter: `bet` is revision 1, and each
 * later message contains the complete state of the bet, so that messages may arrive twice, late or not at all.
 */
export const BET_CHANGES = ['settle', 'void', 'cashout', 'cashout-void', 'unsettle'] as const
export type BetChangeCall = (typeof BET_CHANGES)[number]
type SportsCall = 'session' | 'balance' | 'free-bets' | 'bet' | BetChangeCall

export const sportsCallbackPath = (provider: string, call: SportsCall): `/callbacks/${string}` =>
  `/callbacks/${provider}/${call}`

/** The maximum number of bets in one message: sorted by player they take about as long as a batch of casino bets. */
export const MAX_BETS_PER_CALL = 200
/** The maximum number of cash-outs of one bet. */
export const MAX_CASH_OUTS = 20
const MAX_REVISION = 1_000_000

/** The id of a bet, or of a cash-out of a part of it. */
export const reference = z.string().regex(/^[\w:.-]{1,80}$/)
const stakeMinor = z.int().min(1).max(Number(MAX_AMOUNT_MINOR))
const payoutMinor = z.int().min(0).max(Number(MAX_PAYOUT_MINOR))
const currency = z.string().regex(/^[A-Z]{3}$/)
const sessionId = z.string().min(16).max(200)

/** Exchanges the single-use token of a context for a session of the sportsbook. */
export const sportsSessionRequest = z.strictObject({ ticket: z.string().min(16).max(400) })
export const sportsSessionResponse = z.object({
  sessionId: z.string(),
  /** Opaque to the provider: not the player id of the player API. */
  playerRef: z.string(),
  currency,
  balanceMinor: z.int().min(0),
  country: z.string(),
  language: z.string(),
  expiresAt: z.iso.datetime(),
  /** The limits of every bet; a sportsbook that observes them never has a bet refused because of them. */
  limits: z.object({
    minStakeMinor: stakeMinor,
    maxStakeMinor: stakeMinor,
    maxPayoutMinor: payoutMinor,
  }),
})
export const sportsBalanceRequest = z.strictObject({ sessionId })
export const sportsBalanceResponse = z.object({
  /** The player's own money. */
  balanceMinor: z.int().min(0),
  currency,
  /** Bonus money for what own money does not cover, and the terms of such a bet; null: none can be staked. */
  bonus: z
    .object({
      amountMinor: z.int().min(0),
      /** The minimum odds of the whole bet, in thousandths. Systems are not accepted. */
      minOdds: z.int(),
      scope: z.enum(FREE_BET_SCOPES),
      /** For the whole bet, own money included. */
      maxStakeMinor: stakeMinor,
      /** The last match starts at least BONUS_BET_LEAD_MS before this. */
      expiresAt: z.iso.datetime(),
    })
    .nullable()
    .default(null),
})

/** The free bets that the player may use now, those that expire first in front. */
export const sportsFreeBetsRequest = z.strictObject({ sessionId })
export const sportsFreeBetsResponse = z.object({
  freeBets: z.array(
    z.object({
      id: z.uuid(),
      /** The stake of the bet: a free bet is used as a whole. */
      amountMinor: stakeMinor,
      currency,
      /** The minimum odds of the whole bet, in thousandths. */
      minOdds: z.int(),
      /** LIVE: all legs are live when the bet is placed. PRE_MATCH: none is. */
      scope: z.enum(FREE_BET_SCOPES),
      expiresAt: z.iso.datetime(),
    }),
  ),
})

/** What a bet contains about each of its events, for the player's history: the sportsbook may delete them. */
const betEventSchema = offeredEventSchema
  .pick({ id: true, sport: true, region: true, competition: true, home: true, away: true })
  .extend({ startsAt: z.iso.datetime(), isLive: z.boolean() })

export const sportsBetRequest = z
  .strictObject({
    sessionId,
    betId: reference,
    terms: betTermsSchema,
    events: z.array(betEventSchema).min(1).max(MAX_LEGS),
    /**
     * The maximum payout of the bet, by its odds or by a lower cap of the sportsbook; for a free bet only the winnings.
     */
    potentialPayoutMinor: payoutMinor.min(1),
    /**
     * The free bet that is its stake; null: the stake is own money. Such a bet is never a system and never cashed out.
     * Its payout is its winnings without the stake, and a void returns the free bet.
     */
    freeBet: z.uuid().nullable().default(null),
  })
  .transform((sent, context) => {
    const named = new Set(sent.terms.legs.map((it) => it.event))
    const described = new Set(sent.events.map((it) => it.id))
    const isComplete = [...named].every((it) => described.has(it))
    if (!isComplete || sent.events.length !== named.size) {
      context.addIssue({ code: 'custom', path: ['events'], message: 'EVENTS_DIFFER_FROM_LEGS' })
    }
    if (sent.freeBet !== null && sent.terms.kind === 'SYSTEM') {
      context.addIssue({ code: 'custom', path: ['freeBet'], message: 'NOT_FOR_A_SYSTEM' })
    }
    return sent
  })
export const sportsBetResponse = z.object({
  betId: z.string(),
  transactionId: z.string(),
  balanceMinor: z.int().min(0),
  currency,
  /** How much of the stake is bonus money. A bet with bonus money is never cashed out. */
  bonusStakeMinor: z.int().min(0).default(0),
  /** True when this bet was accepted before; the balance is the current one. */
  replayed: z.boolean(),
})

/**
 * What the player's own limits leave for a stake at this moment, in minor units: the message of a bet's refusal
 * `error.gambling.limit.reached` ends with it (`;leftMinor=1200`). Null where the message does not contain it.
 */
export function limitLeftIn(message: string): number | null {
  const [, left] = /;leftMinor=(\d{1,15})(?!\d)/.exec(message) ?? []
  return left === undefined ? null : Number(left)
}

const cashOutSchema = z.strictObject({
  id: reference,
  /** The part of the stake that was cashed out. */
  stakeMinor,
  payoutMinor: payoutMinor.min(1),
}) satisfies z.ZodType<SoldPart>
/**
 * `VOID` returns the stake that is not cashed out, or the free bet; `SETTLED` pays `payoutMinor`, 0 where the bet is
 * lost or a free bet wins nothing beyond its stake.
 */
const outcomeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('VOID') }),
  z.strictObject({ kind: z.literal('SETTLED'), payoutMinor }),
]) satisfies z.ZodType<Outcome>

const hasNoTwice = (values: readonly string[]) => new Set(values).size === values.length

const betChangeSchema = z.strictObject({
  betId: reference,
  revision: z.int().min(2).max(MAX_REVISION),
  /** All cash-outs in effect; one that is missing here was voided. */
  cashOuts: z
    .array(cashOutSchema)
    .max(MAX_CASH_OUTS)
    .refine((all) => hasNoTwice(all.map((it) => it.id)), { error: 'names a cash-out twice' }),
  /** Null: the bet is running. */
  outcome: outcomeSchema.nullable(),
  /** In the order of the bet's legs; null where a leg is not decided. */
  results: z.array(outcomeResultSchema.nullable()).min(1).max(MAX_LEGS),
})
export type BetChange = z.infer<typeof betChangeSchema>

/** What a message must contain to match its call, so that a sportsbook that mixes up calls gets an error at once. */
const FITS: Readonly<Record<BetChangeCall, (change: BetChange) => boolean>> = {
  settle: ({ outcome }) => outcome?.kind === 'SETTLED',
  void: ({ outcome }) => outcome?.kind === 'VOID',
  cashout: ({ outcome, cashOuts }) => outcome === null && cashOuts.length > 0,
  'cashout-void': ({ outcome }) => outcome === null,
  unsettle: ({ outcome }) => outcome === null,
}

export const betChangesRequest = (call: BetChangeCall) =>
  z.strictObject({
    bets: z
      .array(betChangeSchema.refine(FITS[call], { error: `is not a message of ${call}` }))
      .min(1)
      .max(MAX_BETS_PER_CALL)
      .refine((all) => hasNoTwice(all.map((it) => it.betId)), { error: 'names a bet twice' }),
  })

/** One answer for each bet, in the order of the request: a refused bet does not hold up the others. */
export const betChangesResponse = z.object({
  bets: z.array(
    z.discriminatedUnion('isTaken', [
      z.object({
        isTaken: z.literal(true),
        betId: z.string(),
        /** The newest revision of the bet: higher than that of the message if a later message was faster. */
        revision: z.int(),
        /** Null: voided before it arrived, and refused when it does. */
        state: z.enum(BET_STATES).nullable(),
        /** What the player's balance did not cover of a payout that was reversed. */
        owedMinor: z.int().min(0),
      }),
      z.object({ isTaken: z.literal(false), betId: z.string(), code: z.string() }),
    ]),
  ),
})

/**
 * Refusals of a change that are final, however often it is repeated: staff check the bet. Any other may be resolved by
 * the next attempt; `UNKNOWN_BET` is the answer to a change that arrived before its bet.
 */
export const FINAL_CHANGE_REFUSALS = [
  'REFERENCE_CONFLICT',
  'BET_REFUSED',
  'BET_STATE_CONFLICT',
  'PAYOUT_OUT_OF_RANGE',
  'PLAYER_BLOCKED',
  /** A void is rolled back, but the free bet that it returned has since been used for another bet. */
  'FREE_BET_UNAVAILABLE',
  /** A cash-out of a bet with bonus money. */
  'BONUS_BET_SALE',
] as const satisfies readonly RefusalCode[]

export type SportsSessionResponse = z.infer<typeof sportsSessionResponse>
export type SportsBonus = NonNullable<z.infer<typeof sportsBalanceResponse>['bonus']>
export type SportsFreeBet = z.infer<typeof sportsFreeBetsResponse>['freeBets'][number]
export type SportsBetRequest = z.output<typeof sportsBetRequest>
export type BetChangeAnswer = z.infer<typeof betChangesResponse>['bets'][number]
