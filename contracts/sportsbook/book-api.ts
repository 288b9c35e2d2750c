import { z } from 'zod'
import { MAX_AMOUNT_MINOR } from '../money.ts'
import { BET_STATES } from './bet-states.ts'
import { oddsThousandths, outcomeReference, outcomeResultSchema, teamName } from './offer.ts'
import {
  BET_KINDS,
  BONUS_BET_REFUSALS,
  FREE_BET_SCOPES,
  MAX_LEGS,
  MOST_FAVOURITE_TEAMS,
  MOST_FAVOURITES,
} from './words.ts'

/**
 * The calls of the book's own page: POST with JSON, from the same origin only, below BOOK_API_PATH. Amounts are minor
 * units as JSON integers, odds whole thousandths.
 */
export const BOOK_API_PATH = '/sportsbook/api'

/** What happens when odds have changed since the player saw them: BETTER takes higher ones, ANY also up to a tenth lower. */
export const PRICE_CHANGES = ['NONE', 'BETTER', 'ANY'] as const
export type PriceChange = (typeof PRICE_CHANGES)[number]
export const ODDS_FORMATS = ['DECIMAL', 'FRACTIONAL', 'AMERICAN'] as const

const key = z.string().regex(/^[\w-]{32,100}$/)
const stakeMinor = z.int().min(1).max(Number(MAX_AMOUNT_MINOR))
const uuid = z.uuid()

const pick = z.strictObject({
  ...outcomeReference,
  /** As the player has seen them. */
  odds: oddsThousandths,
  isBanker: z.boolean(),
})
/** A slip as it is kept for a context: not a bet, so anything that may become one. */
export const slipSchema = z.strictObject({
  picks: z.array(pick).max(MAX_LEGS),
  kind: z.enum(BET_KINDS),
  sizes: z.array(z.int().min(1).max(MAX_LEGS)).max(MAX_LEGS),
  /** Of each line; null: not chosen yet. */
  stakePerLineMinor: stakeMinor.nullable(),
  priceChange: z.enum(PRICE_CHANGES),
  oddsFormat: z.enum(ODDS_FORMATS),
  /** Competitions. */
  favourites: z.array(outcomeReference.event).max(MOST_FAVOURITES),
  /** Teams and players, by their names: the offer has no ids of them. Slips of before have none. */
  favouriteTeams: z.array(teamName).max(MOST_FAVOURITE_TEAMS).default([]),
})
export type KeptSlip = z.infer<typeof slipSchema>
export const EMPTY_SLIP: KeptSlip = {
  ...{ picks: [], kind: 'SINGLE', sizes: [], stakePerLineMinor: null },
  ...{ priceChange: 'NONE', oddsFormat: 'DECIMAL', favourites: [], favouriteTeams: [] },
}

/** `POST /session`: `session` is the single-use session of a player, null for an anonymous visitor. */
const ticket = z.string().min(16).max(400)
export const openBookSession = z.strictObject({
  context: z.string().regex(/^[\w-]{32,200}$/),
  session: ticket.nullable(),
})
/** `POST /player-session`: of a frame that has no context. The slip is kept for the player. Answered as `POST /session`. */
export const openPlayerSession = z.strictObject({ session: ticket })
const playerSchema = z.object({
  currency: z.string(),
  balanceMinor: z.int(),
  minStakeMinor: z.int(),
  maxStakeMinor: z.int(),
  maxPayoutMinor: z.int(),
})

/** `POST /slip`: 204. */
export const keepSlip = z.strictObject({ key, slip: slipSchema })

/**
 * `POST /bets`: answered once the bet is decided, which takes the live delay. The same id again is the same bet, so that
 * a page that lost its connection asks again.
 */
export const placeBookBet = z.strictObject({
  key,
  betId: uuid,
  kind: z.enum(BET_KINDS),
  legs: z.array(pick).min(1).max(MAX_LEGS),
  sizes: z.array(z.int().min(1).max(MAX_LEGS)).max(MAX_LEGS),
  stakePerLineMinor: stakeMinor,
  priceChange: z.enum(PRICE_CHANGES),
  /** The free bet that is the stake, chosen by the player. */
  freeBet: uuid.optional(),
})
export type PlaceBookBet = z.infer<typeof placeBookBet>

/** `POST /free-bets`: what the player may use at this moment, and its terms. */
export const askFreeBets = z.strictObject({ key })
const freeBetSchema = z.object({
  id: uuid,
  /** The stake: it is used whole, on one single or one combination. */
  amountMinor: z.int(),
  /** The lowest odds of the whole bet. */
  minOdds: z.int(),
  scope: z.enum(FREE_BET_SCOPES),
  expiresAt: z.string(),
})
export type BookFreeBet = z.infer<typeof freeBetSchema>
export const bookFreeBets = z.object({ freeBets: z.array(freeBetSchema) })
export type BookFreeBets = z.infer<typeof bookFreeBets>

/** `POST /balance`: what the player may stake at this moment, as the wallet has it. Bonus money is what own money lacks. */
export const askBookBalance = z.strictObject({ key })
export const bookBalance = z.object({
  balanceMinor: z.int(),
  bonus: z
    .object({
      amountMinor: z.int(),
      /** The lowest odds of a whole bet with bonus money. */
      minOdds: z.int(),
      scope: z.enum(FREE_BET_SCOPES),
      maxStakeMinor: z.int(),
      expiresAt: z.string(),
    })
    .nullable(),
})
export type BookBalance = z.infer<typeof bookBalance>
export type BookBonus = NonNullable<BookBalance['bonus']>

const betLeg = z.object({
  ...outcomeReference,
  /** At which the bet was accepted. */
  odds: z.number(),
  isBanker: z.boolean(),
  ...{ sport: z.string(), region: z.string(), competition: z.string() },
  ...{ home: z.string(), away: z.string(), startsAt: z.string(), isLive: z.boolean() },
  result: outcomeResultSchema.nullable(),
})
export const bookBet = z.object({
  id: z.string(),
  kind: z.enum(BET_KINDS),
  sizes: z.array(z.number()),
  state: z.enum(BET_STATES),
  placedAt: z.string(),
  currency: z.string(),
  /** Its payout is what it wins, without the stake; a void returns the free bet, and pays nothing. */
  isFreeBet: z.boolean(),
  stakeMinor: z.number(),
  /** What of the stake is bonus money: such a bet is not sold. */
  bonusStakeMinor: z.number(),
  stakePerLineMinor: z.number(),
  potentialPayoutMinor: z.number(),
  /** Null while the bet runs; of the part of the stake that is not sold. */
  payoutMinor: z.number().nullable(),
  cashOuts: z.array(z.object({ id: z.string(), stakeMinor: z.number(), payoutMinor: z.number() })),
  /** What the whole rest of the bet can be sold for at this moment; null: it cannot. */
  cashOut: z
    .object({
      /** The part of the stake that is not sold. */
      stakeMinor: z.number(),
      payoutMinor: z.number(),
      /** What the bet is worth on average, by the book's own chances: the difference is what selling costs. */
      fairMinor: z.number(),
    })
    .nullable(),
  legs: z.array(betLeg),
})
export type BookBet = z.infer<typeof bookBet>

/** The answer of `POST /session` and `POST /player-session`. */
export const bookSession = z.object({
  /** Proves the session in every other call. Kept in memory only. */
  key,
  player: playerSchema.nullable(),
  slip: slipSchema,
  /** Bets from this context that were accepted after its page had been left, with their picks out of the slip. */
  unseen: z.array(bookBet),
})
export type BookSession = z.infer<typeof bookSession>

const leg = z.int()
/** Why a bet was not taken; `leg` counts from 0. The codes of the wallet name the player's own rules. */
export const betRefusal = z.discriminatedUnion('code', [
  z.object({ code: z.literal('ODDS_CHANGED'), leg, from: z.int(), to: z.int() }),
  /** No bets are taken on the match since this moment. */
  z.object({ code: z.literal('SUSPENDED'), leg, since: z.iso.datetime().nullable() }),
  /** Decided, over, or without odds. */
  z.object({ code: z.literal('NOT_OFFERED'), leg }),
  /** Two legs of one match. */
  z.object({ code: z.literal('RELATED_LEGS'), event: z.string() }),
  z.object({ code: z.literal('SLIP_INVALID') }),
  z.object({ code: z.literal('STAKE_OUT_OF_RANGE'), minMinor: z.int(), maxMinor: z.int() }),
  /** Null: no stake of this slip stays below the highest payout. */
  z.object({
    ...{ code: z.literal('PAYOUT_TOO_HIGH'), maxPayoutMinor: z.int() },
    maxStakePerLineMinor: z.int().nullable(),
  }),
  z.object({ code: z.literal('INSUFFICIENT_FUNDS'), balanceMinor: z.int().nullable() }),
  /** What the player's own limits leave at this moment; null: unknown. */
  z.object({ code: z.literal('LIMIT_REACHED'), leftMinor: z.int().nullable() }),
  ...(
    [
      ...(['LIMIT_REQUIRED', 'TIME_LIMIT_REACHED', 'REALITY_CHECK_DUE'] as const),
      ...(['PLAYER_BLOCKED', 'NOT_OFFERED_HERE', 'SESSION_ENDED', 'REFUSED'] as const),
      ...(['FREE_BET_UNAVAILABLE', 'FREE_BET_TERMS'] as const),
      ...BONUS_BET_REFUSALS,
      /** Another bet of the player is being decided. */
      'BET_PENDING',
      /** Nothing was staked, or the stake is returned. */
      'UNAVAILABLE',
    ] as const
  ).map((code) => z.object({ code: z.literal(code) })),
])
export type BetRefusal = z.infer<typeof betRefusal>

export const bookBetAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('ACCEPTED'), bet: bookBet, balanceMinor: z.int().nullable() }),
  z.object({ state: z.literal('REFUSED'), refusals: z.array(betRefusal).min(1) }),
  /** The wallet has not answered yet: ask again with the same id. */
  z.object({ state: z.literal('PENDING') }),
])
export type BookBetAnswer = z.infer<typeof bookBetAnswer>

/**
 * `POST /cash-out`: sells a part of a bet, after the live delay where a match is live. The same id again is the same
 * sale.
 */
export const cashOutBookBet = z.strictObject({
  key,
  betId: uuid,
  cashOutId: uuid,
  /** The part of the stake to sell. */
  stakeMinor,
  /** As the page has shown it for this part; it is never sold for less. */
  payoutMinor: stakeMinor,
})
export type CashOutBookBet = z.infer<typeof cashOutBookBet>
export const cashOutAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('ACCEPTED'), bet: bookBet }),
  z.object({
    state: z.literal('REFUSED'),
    /**
     * CHANGED: less is paid by now. SUSPENDED: not at this moment. NOT_POSSIBLE: decided, or sold already. BONUS: a part
     * of the stake is bonus money.
     */
    code: z.enum(['CHANGED', 'SUSPENDED', 'NOT_POSSIBLE', 'BONUS', 'STAKE_OUT_OF_RANGE']),
    bet: bookBet,
  }),
])
export type CashOutAnswer = z.infer<typeof cashOutAnswer>

/** `POST /my-bets`: newest first; `before` is the id of the last one that is known. */
export const myBets = z.strictObject({
  key,
  list: z.enum(['OPEN', 'OVER']),
  before: uuid.optional(),
})
export const myBetsAnswer = z.object({ bets: z.array(bookBet), hasMore: z.boolean() })
