import { z } from 'zod'

/** The calls with which QA sets up a demo, on the sandbox's port (GAP-160). None of them exists in live mode. */

const TEN_YEARS_MS = 10 * 366 * 86_400_000

/** One clock for every part. It goes forward; `reset` is the way back. */
export const clockChange = z.union([
  z.strictObject({ advanceMs: z.number().int().min(1).max(TEN_YEARS_MS) }),
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
  z.strictObject({ reset: z.literal(true) }),
])
export type ClockChange = z.infer<typeof clockChange>
export type ClockState = {
  now: string
  nowMs: number
  /** What the machine's own clock says. */
  realNow: string
  offsetMs: number
}

/** A player of the test's own, in a market of the table; who has set none of the limits that it wants before play. */
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
  'registers-errors',
  'lake-down',
] as const
export type Fault = (typeof FAULTS)[number]

export const DEFAULT_DELAY_MS = 2_000

/** `count`: how often it happens before it ends by itself; without it, until it is switched off. */
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
  /** Of the slow ones. */
  delayMs: number | null
  /** How often it will still happen; null: until it is switched off. */
  remaining: number | null
  /** How often it has happened since it was switched on. */
  happened: number
}

/** One table of the live studio, or the league, goes on to the next beginning of a phase, and no other does. */
export const tableMove = z.strictObject({ to: z.enum(['BETTING', 'DEALING', 'PAYING']) })
export type TableMove = z.infer<typeof tableMove>
export type TableMoved = {
  number: number
  phase: TableMove['to']
  endsAt: number
  /** How far this move has taken the table. */
  movedMs: number
}

/** As though the player had played for so long since the login; the check is due accordingly. */
export const playedTime = z.strictObject({ minutes: z.int().min(0).max(600) })

export const playerSearch = z.strictObject({
  query: z.string().max(254).default(''),
  after: z.string().max(254).optional(),
})
