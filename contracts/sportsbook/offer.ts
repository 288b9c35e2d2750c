import { z } from 'zod'
import {
  EVENT_STATES,
  LIVE_PERIODS,
  MARKET_STATES,
  MAX_DEAD_HEAT,
  MAX_ODDS,
  MIN_ODDS,
  type OutcomeResult,
  SPORTS,
  VOID_FACTORS,
} from './words.ts'

/** What a sportsbook offers, in the terms of Sportradar's Unified Odds Feed, so that a real one fits. */

/**
 * The ids are parts of addresses: independent of language, and stable. A market's id includes its line: `total:2.5`.
 */
const id = z.string().regex(/^[a-z\d][a-z\d.:+-]{0,99}$/)
export const oddsThousandths = z.int().min(MIN_ODDS).max(MAX_ODDS)

/** The id of a bet builder's outcome contains all of its parts. */
const outcomeId = z.string().regex(/^[a-z\d][a-z\d.:+-]{0,299}$/)
export const outcomeReference = { event: id, market: id, outcome: outcomeId }

/** Until this moment the odds are higher than the normal ones, `from`, but still at most fair. */
const boost = z.strictObject({ from: oddsThousandths, until: z.iso.datetime() })

const offeredMarketSchema = z.strictObject({
  id,
  state: z.enum(MARKET_STATES),
  /** An outcome without odds cannot be bet on: it is decided, or no odds of the ladder would be fair. */
  outcomes: z
    .array(z.strictObject({ id, odds: oddsThousandths.nullable(), boost: boost.optional() }))
    .min(1)
    .max(100),
})

const pair = <Value extends z.ZodType>(value: Value) => z.strictObject({ home: value, away: value })
const count = z.int().min(0).max(1_000)
const matchSeconds = z.int().min(0).max(36_000)

const incidentSchema = z.strictObject({
  kind: z.enum(['GOAL', 'RED_CARD']),
  side: z.enum(['home', 'away']),
  period: z.enum(LIVE_PERIODS),
  minute: z.int().min(1).max(200).nullable(),
})
export type MatchIncident = z.infer<typeof incidentSchema>

const liveSchema = z.strictObject({
  period: z.enum(LIVE_PERIODS),
  /** Goals, points, or sets. */
  score: pair(count),
  /**
   * The match clock at a moment, and how many match seconds pass in one second: 0 while it is stopped. `until` is the
   * second at which the period ends, in sports whose clocks count down to it.
   */
  clock: z
    .strictObject({
      ...{ seconds: matchSeconds, until: matchSeconds.optional() },
      ...{ at: z.iso.datetime(), pace: count },
    })
    .nullable(),
  redCards: pair(count).optional(),
  /**
   * Goals and red cards, in the order in which they were reported. `minute` is that of the match's clock, from 1; null
   * in a shoot-out, which has no clock.
   */
  incidents: z.array(incidentSchema).max(100).optional(),
  /** Games of each set, including the one in progress. */
  sets: z.array(pair(count)).max(5).optional(),
  /** Points of each quarter, including the one in progress; the last entry is the sum of all overtimes. */
  quarters: z.array(pair(count)).max(5).optional(),
  points: pair(z.string().max(3)).optional(),
  server: z.enum(['home', 'away']).optional(),
})

/** On one line, as a query lists several of them. */
export const teamName = z.string().min(1).max(100).regex(/^.+$/)

/** What does not change during an event. */
const fixture = {
  id,
  sport: z.enum(SPORTS),
  region: id,
  competition: id,
  home: teamName,
  away: teamName,
  startsAt: z.iso.datetime(),
  /** SHA-256 of the text of the seed from which its course is generated. */
  seedHash: z.string().max(64),
}
/**
 * The current state of an event; `seed` is published when it is over, and proves nothing where the event was `steered`.
 */
const eventState = {
  state: z.enum(EVENT_STATES),
  live: liveSchema.nullable(),
  seed: z.string().max(64).nullable(),
  steered: z.boolean(),
}
const markets = z.array(offeredMarketSchema).max(200)
/** The last message that these states and odds include: a lower number is older. */
const sequence = z.int().min(0)

export const offeredEventSchema = z.strictObject({ ...fixture, ...eventState, sequence, markets })
export type OfferedEvent = z.infer<typeof offeredEventSchema>

const outcomeResult = {
  result: z.enum(['WON', 'LOST']),
  voidFactor: z.literal(VOID_FACTORS),
  deadHeat: z
    .strictObject({
      paid: z.int().min(1).max(MAX_DEAD_HEAT),
      of: z.int().min(1).max(MAX_DEAD_HEAT),
    })
    .refine(({ paid, of }) => paid <= of, { error: 'pays more places than are shared' }),
}
export const outcomeResultSchema = z.strictObject(outcomeResult) satisfies z.ZodType<OutcomeResult>

const head = { sequence, at: z.iso.datetime(), event: id, producer: z.enum(['PREMATCH', 'LIVE']) }
const settled = z.array(z.strictObject({ market: id, outcome: id, ...outcomeResult })).max(20_000)

/**
 * One numbered change of one event. Applied in order to a snapshot, the changes since it produce the next one
 * (`offer-after.ts`).
 */
export const offerMessageSchema = z.discriminatedUnion('type', [
  /** A new event, one with another kick-off, or with null one that is no longer offered. */
  z.strictObject({
    type: z.literal('FIXTURE_CHANGE'),
    ...head,
    fixture: z.strictObject(fixture).nullable(),
  }),
  /** No market of the event takes bets until further notice. */
  z.strictObject({ type: z.literal('BET_STOP'), ...head }),
  /** The state of the event, and every market that has changed, in full. */
  z.strictObject({ type: z.literal('ODDS_CHANGE'), ...head, ...eventState, markets }),
  ...(['SETTLEMENT', 'CANCEL', 'SETTLEMENT_ROLLBACK', 'CANCEL_ROLLBACK'] as const).map((type) =>
    z.strictObject({ type: z.literal(type), ...head, results: settled }),
  ),
])
export type OfferMessage = z.infer<typeof offerMessageSchema>

export const offerSnapshotSchema = z.strictObject({ sequence, events: z.array(offeredEventSchema) })
export const offerMessagesSchema = z.strictObject({
  /** The number of the last message here: request the messages after it. */
  sequence,
  /** There were no more messages when this was answered. */
  isComplete: z.boolean(),
  messages: z.array(offerMessageSchema),
})
