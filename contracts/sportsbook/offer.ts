import { z } from 'zod'
import {
  EVENT_STATES,
  MARKET_STATES,
  MAX_DEAD_HEAT,
  MAX_ODDS,
  MIN_ODDS,
  type OutcomeResult,
  SPORTS,
  VOID_FACTORS,
} from './words.ts'

/** What a book offers, in the terms of Sportradar's Unified Odds Feed, so that a real one fits. */

/** The ids are parts of addresses: free of language, and stable. A market's has its line: `total:2.5`. */
const id = z.string().regex(/^[a-z\d][a-z\d.:+-]{0,99}$/)
export const oddsThousandths = z.int().min(MIN_ODDS).max(MAX_ODDS)

export const outcomeReference = { event: id, market: id, outcome: id }

const offeredMarketSchema = z.strictObject({
  id,
  state: z.enum(MARKET_STATES),
  /** An outcome without odds cannot be bet on: it is decided, or no odds of the ladder would be fair. */
  outcomes: z
    .array(z.strictObject({ id, odds: oddsThousandths.nullable() }))
    .min(1)
    .max(100),
})

export const offeredEventSchema = z.strictObject({
  id,
  sport: z.enum(SPORTS),
  region: id,
  competition: id,
  home: z.string().min(1).max(100),
  away: z.string().min(1).max(100),
  startsAt: z.iso.datetime(),
  state: z.enum(EVENT_STATES),
  /** The last change that these states and odds contain: a lower one is older. */
  sequence: z.int().min(0),
  markets: z.array(offeredMarketSchema).max(200),
})

export const outcomeResultSchema = z.strictObject({
  result: z.enum(['WON', 'LOST']),
  voidFactor: z.literal(VOID_FACTORS),
  deadHeat: z
    .strictObject({
      paid: z.int().min(1).max(MAX_DEAD_HEAT),
      of: z.int().min(1).max(MAX_DEAD_HEAT),
    })
    .refine(({ paid, of }) => paid <= of, { error: 'pays more places than are shared' }),
}) satisfies z.ZodType<OutcomeResult>
