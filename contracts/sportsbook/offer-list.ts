import { z } from 'zod'
import { BUILDER_REASONS } from './bet-builder.ts'
import { type ListedEvent, MAX_ROWS, MAX_STREAMED } from './listed.ts'
import {
  oddsThousandths,
  offeredEventSchema,
  offerMessageSchema,
  outcomeReference,
  teamName,
} from './offer.ts'
import { MARKET_STATES, MOST_FAVOURITE_TEAMS, SPORTS } from './words.ts'

/**
 * The offer for pages of the sportsbook: lists of light rows, and a stream of updates for what a page shows. A page
 * never loads the whole offer.
 */

/** Further rows are requested in steps of this size. */
const ROWS_STEP = 8

const { event: id } = outcomeReference
const at = z.iso.datetime()
const count = z.int().min(0)

/** A row: the market for the winner, and how many markets are open. */
export const listedEventSchema = offeredEventSchema
  .omit({ seedHash: true, seed: true, steered: true })
  .extend({
    markets: offeredEventSchema.shape.markets.max(1),
    open: count,
  }) satisfies z.ZodType<ListedEvent>

/** `GET /sportsbook/list`: live and upcoming events, of all sports or of one sport, competition or search. */
export const offerListQuery = z.strictObject({
  /** Only one section; `soon` is what starts within some hours, `boosted` is upcoming events with a boosted price. */
  when: z.enum(['live', 'soon', 'boosted']).optional(),
  sport: z.enum(SPORTS).optional(),
  competition: id.optional(),
  /** A part of the name of a side or a competition. */
  search: z.string().trim().min(2).max(60).optional(),
  /** The teams, one per line, that get a section of their own: `followed`. */
  teams: z
    .string()
    .max(4_000)
    .transform((it) => [...new Set(it.split('\n'))])
    .pipe(z.array(teamName).max(MOST_FAVOURITE_TEAMS))
    .optional(),
  /** The number of rows in each section. */
  rows: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().multipleOf(ROWS_STEP).max(MAX_ROWS)),
})
export type OfferListQuery = z.infer<typeof offerListQuery>

/** The first rows by start; `all`: how many there are. */
const part = z.strictObject({ rows: z.array(listedEventSchema).max(MAX_ROWS), all: count })
export const offerListSchema = z.strictObject({
  /** The last message of the feed that the rows include. */
  sequence: count,
  at,
  live: part,
  upcoming: part,
  /** Live and upcoming, where the query names teams. */
  followed: part.optional(),
  /** All competitions with the number of their events, whatever the list is filtered by. */
  competitions: z.array(
    z.strictObject({ competition: id, sport: z.enum(SPORTS), region: id, events: count }),
  ),
})
export type OfferList = z.infer<typeof offerListSchema>

/** `id@sequence`: the page has the event as of this number, and needs it only if it is newer. */
const known = z
  .string()
  .max(4_000)
  .transform((it) =>
    it.split(',').map((each) => {
      const [event, ...sequence] = each.split('@')
      return { event, sequence: sequence.length > 0 ? Number(sequence.join('@')) : -1 }
    }),
  )
  .pipe(z.array(z.strictObject({ event: id, sequence: z.int().min(-1) })).max(MAX_STREAMED))
  .transform((all) => new Map(all.map(({ event, sequence }) => [event, sequence])))
  .default(() => new Map<string, number>())

/** `GET /sportsbook/stream`: server-sent events, each with one value of `streamedSchema`. */
export const offerStreamQuery = z
  .strictObject({ rows: known, events: known })
  .refine(({ rows, events }) => rows.size + events.size > 0, { error: 'of nothing' })
  .refine(({ rows, events }) => rows.size + events.size <= MAX_STREAMED, { error: 'of too much' })

export type OfferStreamQuery = z.output<typeof offerStreamQuery>

/** Numbers the messages of a stream: a reader that misses a number has lost a message, and opens a new stream. */
const n = count
export const streamedSchema = z.discriminatedUnion('type', [
  /** What is newer than the page's version; events in `gone` are no longer offered. */
  z.strictObject({
    ...{ type: z.literal('BEGIN'), n: z.literal(0), at },
    rows: z.array(listedEventSchema),
    events: z.array(offeredEventSchema),
    gone: z.array(id),
    sequence: count,
  }),
  z.strictObject({ type: z.literal('ROW'), n, at, row: listedEventSchema }),
  /** For an event that the page has as a row. */
  z.strictObject({ type: z.literal('GONE'), n, at, event: id, sequence: count }),
  /** For an event that the page has in full. */
  z.strictObject({ type: z.literal('MESSAGE'), n, message: offerMessageSchema }),
  /** Every few seconds; `n` is that of the message before it. */
  z.strictObject({ type: z.literal('ALIVE'), n, at }),
])
export type Streamed = z.infer<typeof streamedSchema>

/** `GET /sportsbook/builder`: the price of several outcomes of one match, or why they cannot be combined. */
export const builderQuery = z.strictObject({
  event: id,
  outcome: outcomeReference.outcome,
})
const { market, outcome } = outcomeReference
export const builderAnswer = z.strictObject({
  /** The last message of the match at the time of the request: after a later one the price may differ. */
  sequence: count,
  state: z.enum(MARKET_STATES),
  odds: oddsThousandths.nullable(),
  refusal: z
    .strictObject({
      reason: z.enum(BUILDER_REASONS),
      parts: z.array(z.strictObject({ market, outcome })).readonly(),
    })
    .nullable(),
})
export type BuilderAnswer = z.infer<typeof builderAnswer>
