import { z } from 'zod'

/** Breaks that a player takes: a time-out and self-exclusion (LIM-14 to LIM-17, GAP-093, GAP-094, CON-12). */

const HOURS_OF_A_YEAR = 8_784
const LONGEST_MONTHS = 1_200

/** Ours: which text the player had before him when he said yes; kept as evidence. */
const textVersion = z.string().regex(/^[\w.:-]{1,80}$/)

/** Row 59 of table 3. The hours are those of the player's market. */
export const timeoutRequest = z.strictObject({
  timeout: z.int().min(1).max(HOURS_OF_A_YEAR),
  /** Ours: by the button that stands on every page, not by the page of limits. */
  panic: z.boolean().default(false),
  textVersion: textVersion.optional(),
})

/** Row 58 of table 3. The flag is stronger than the months (CON-12). */
export const exclusionRequest = z
  .strictObject({
    exclusionInMonths: z.int().min(1).max(LONGEST_MONTHS),
    exclusionDelayInHours: z.literal(0).default(0),
    accountDisableIndefinitely: z.literal(true),
    textVersion,
  })
  .partial({ exclusionInMonths: true, accountDisableIndefinitely: true, textVersion: true })
  .refine((it) => it.accountDisableIndefinitely || it.exclusionInMonths !== undefined, {
    path: ['exclusionInMonths'],
    error: 'required',
  })

/** `REGISTER`: a national register lists the player; `REGISTER_ENDED`: it does so no more. `SAME_PERSON`: another
 * account of the same person is excluded. */
export const BREAK_EVENTS = [
  'TIMEOUT',
  'PANIC',
  'SELF_EXCLUSION',
  'REGISTER',
  'REGISTER_ENDED',
  'SAME_PERSON',
] as const
/** The check of the time played: shown, answered in one of its three ways, set to another time. */
export const CHECK_EVENTS = [
  'REALITY_CHECK',
  'REALITY_CHECK_LINK',
  'REALITY_CHECK_LOGOUT',
  'REALITY_CHECK_CONTINUE',
  'REALITY_CHECK_SET',
] as const
/** An early warning: noticed, shown, answered, seen by staff. */
export const WARNING_EVENTS = [
  'WARNING',
  'WARNING_SHOWN',
  'WARNING_ANSWERED',
  'WARNING_NOTED',
] as const
/** The look at the own limits: asked for, its answers, and how often it is asked for. */
export const REVIEW_EVENTS = [
  'LIMIT_REVIEW',
  'LIMIT_REVIEW_KEEP',
  'LIMIT_REVIEW_LOWER',
  'LIMIT_REVIEW_LATER',
  'LIMIT_REVIEW_SET',
] as const
export const PROTECTION_EVENTS = [
  ...BREAK_EVENTS,
  ...CHECK_EVENTS,
  ...WARNING_EVENTS,
  ...REVIEW_EVENTS,
] as const
export type ProtectionEventKind = (typeof PROTECTION_EVENTS)[number]
export type BreakEventKind = (typeof BREAK_EVENTS)[number]
export type ReviewEventKind = (typeof REVIEW_EVENTS)[number]
export type CheckEventKind = (typeof CHECK_EVENTS)[number]

/** `BREAKS`: without the checks, of which there are many. */
export const protectionEventsQuery = z.object({ about: z.enum(['ALL', 'BREAKS']).default('ALL') })

/** What was done to protect the player, as it stays on record; newest first. */
export const protectionEvents = z.object({
  events: z.array(
    z.object({
      at: z.string(),
      kind: z.enum(PROTECTION_EVENTS),
      /** Of a break: null is without end. Of a check or a look at limits: until when it waits. */
      until: z.string().nullable(),
      textVersion: z.string().nullable(),
      /** When the player confirmed what was shown; null where nothing was, or nobody kept it. */
      acknowledgedAt: z.string().nullable(),
    }),
  ),
})
