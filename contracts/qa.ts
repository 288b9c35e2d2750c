import { z } from 'zod'
import { oddsThousandths } from './sportsbook/offer.ts'

/** Calls for QA to set up a demo, on the sandbox's port (GAP-160). None of them exists in live mode. */

const TEN_YEARS_MS = 10 * 366 * 86_400_000

/** One clock for all parts. It moves only forward; `reset` returns it to real time. */
export const clockChange = z.union([
  z.strictObject({ advanceMs: z.number().int().min(1).max(TEN_YEARS_MS) }),
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
  z.strictObject({ reset: z.literal(true) }),
])
export type ClockChange = z.infer<typeof clockChange>
export type ClockState = {
  now: string
  nowMs: number
  /** The machine's real time. */
  realNow: string
  offsetMs: number
}

/**
 * A new test player in one of the configured markets, who has set none of the limits that the market requires before
 * play.
 */
export const newcomer = z.strictObject({ countryCode: z.string().regex(/^[A-Z]{2}$/) })
export type Newcomer = { playerId: string; email: string; password: string }

export const FAULTS = [
  'platform-slow',
  'platform-errors',
  'platform-drops',
  'messages-lost',
  'games-slow',
  'games-errors',
  'games-garbage',
  'payments-slow',
  'payments-errors',
  'payments-garbage',
  'payments-lost',
  'payment-events-late',
  'payment-events-doubled',
  'book-slow',
  'book-errors',
  'book-feed-silent',
  'book-overpays',
  'book-settles-refused',
  'book-settles-twice',
  'registers-errors',
  'lake-down',
] as const
export type Fault = (typeof FAULTS)[number]

export const DEFAULT_DELAY_MS = 2_000

/** `count`: how often the fault occurs before it ends by itself; without it, until it is switched off. */
export const faultChange = z.union([
  z.strictObject({
    fault: z.enum(FAULTS),
    on: z.literal(true),
    delayMs: z.number().int().min(1).max(60_000).optional(),
    count: z.number().int().min(1).max(100_000).optional(),
  }),
  z.strictObject({ fault: z.enum(FAULTS), on: z.literal(false) }),
  z.strictObject({ reset: z.literal(true) }),
])
export type FaultChange = z.infer<typeof faultChange>
export type FaultState = {
  fault: Fault
  on: boolean
  /** Only for slow faults. */
  delayMs: number | null
  /** How often it will still occur; null: until it is switched off. */
  remaining: number | null
  /** How often it has occurred since it was switched on. */
  happened: number
}

/** Moves one table of the live studio, or the league, to the next start of this phase; the others are not affected. */
export const tableMove = z.strictObject({ to: z.enum(['BETTING', 'DEALING', 'PAYING']) })
export type TableMove = z.infer<typeof tableMove>
export type TableMoved = {
  number: number
  phase: TableMove['to']
  endsAt: number
  /** How much time this move skipped at the table. */
  movedMs: number
}

const scored = z.int().min(0).max(250)
const games = z.int().min(0).max(7)
/** Goals or points; or the games of each set, the last of which may be in progress. */
const statedScore = z.union([
  z.strictObject({ home: scored, away: scored }),
  z.strictObject({
    sets: z
      .array(z.tuple([games, games]))
      .min(1)
      .max(5),
  }),
])
export type StatedScore = z.output<typeof statedScore>

/**
 * Steers one match of the sandbox's sportsbook. SCORE, CLOCK and `retired` are for a match in progress, CORRECT for one
 * that is over, POSTPONE for one that has not started: to another kick-off, or with null until further notice.
 */
export const matchSteering = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['SUSPEND', 'RESUME']) }),
  z.strictObject({ kind: z.literal('CLOCK'), advanceMs: z.int().min(1).max(86_400_000) }),
  z.strictObject({ kind: z.enum(['SCORE', 'CORRECT']), score: statedScore }),
  z.strictObject({
    kind: z.literal('ABANDON'),
    retired: z.enum(['home', 'away']).nullable().default(null),
  }),
  z.strictObject({
    kind: z.literal('POSTPONE'),
    to: z.iso.datetime({ offset: true }).transform(Date.parse).nullable(),
  }),
  /** Boosts the price of a side's win until this moment. */
  z.strictObject({
    kind: z.literal('BOOST'),
    side: z.enum(['home', 'away']),
    until: z.iso.datetime({ offset: true }).transform(Date.parse),
  }),
])
export type MatchSteering = z.output<typeof matchSteering>

/** Every refusal of the sportsbook, each for one bet; those of a free bet apply to the next bet with one. */
export const FREE_BET_REFUSALS = ['FREE_BET_UNAVAILABLE', 'FREE_BET_TERMS'] as const
export const betRefusalForced = z.discriminatedUnion('code', [
  /** The new odds of the first leg, in thousandths. */
  z.strictObject({ code: z.literal('ODDS_CHANGED'), odds: oddsThousandths }),
  z.strictObject({
    code: z.enum([
      'SUSPENDED',
      'NOT_OFFERED',
      'STAKE_OUT_OF_RANGE',
      'PAYOUT_TOO_HIGH',
      'UNAVAILABLE',
      ...(['RELATED_LEGS', 'SLIP_INVALID', 'INSUFFICIENT_FUNDS', 'BET_PENDING'] as const),
      ...(['LIMIT_REACHED', 'LIMIT_REQUIRED', 'TIME_LIMIT_REACHED', 'REALITY_CHECK_DUE'] as const),
      ...(['PLAYER_BLOCKED', 'NOT_OFFERED_HERE', 'SESSION_ENDED', 'REFUSED'] as const),
      ...FREE_BET_REFUSALS,
    ]),
  }),
])
export type BetRefusalForced = z.output<typeof betRefusalForced>
/** For the next bet of this player; null: of any player. */
export const betRefusalChange = z.union([
  z.strictObject({ playerId: z.uuid().nullable().default(null), refusal: betRefusalForced }),
  z.strictObject({ reset: z.literal(true) }),
])

export const bookBetSearch = z.strictObject({
  playerId: z.uuid().optional(),
  stuck: z.enum(['true', 'false']).default('false'),
})

/** Simulates this much play time since the login; the reality check becomes due accordingly. */
export const playedTime = z.strictObject({ minutes: z.int().min(0).max(600) })

export const playerSearch = z.strictObject({
  query: z.string().max(254).default(''),
  after: z.string().max(254).optional(),
})
