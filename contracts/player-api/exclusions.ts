import { z } from 'zod'
import type { Calls } from './call.ts'
import { protectionRecord, protectionRecordQuery } from './protection-record.ts'

/** Breaks that a player takes: time-out and self-exclusion (LIM-14 to LIM-17, GAP-093, GAP-094, CON-12). */

const HOURS_OF_A_YEAR = 8_784
const LONGEST_MONTHS = 1_200

/** Ours: the version of the text that was shown when the player confirmed; kept as evidence. */
const textVersion = z.string().regex(/^[\w.:-]{1,80}$/)

/** Row 59 of table 3. The hours are in the time zone of the player's market. */
export const timeoutRequest = z.strictObject({
  timeout: z.int().min(1).max(HOURS_OF_A_YEAR),
  /** Ours: by the panic button on every page, not by the limits page. */
  panic: z.boolean().default(false),
  textVersion: textVersion.optional(),
})

/** Row 58 of table 3. The flag takes precedence over the months (CON-12). */
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

/**
 * `REGISTER`: a national register lists the player; `REGISTER_ENDED`: it no longer does. `SAME_PERSON`: another account
 * of the same person is excluded.
 */
export const EXCLUSION_EVENTS = [
  'TIMEOUT',
  'PANIC',
  'SELF_EXCLUSION',
  'REGISTER',
  'REGISTER_ENDED',
  'SAME_PERSON',
] as const
/** The reality check: shown, answered in one of three ways, set to another time. */
export const CHECK_EVENTS = [
  'REALITY_CHECK',
  'REALITY_CHECK_LINK',
  'REALITY_CHECK_LOGOUT',
  'REALITY_CHECK_CONTINUE',
  'REALITY_CHECK_SET',
] as const
/** A marker of harm: raised, shown, answered, seen by staff. */
export const INTERVENTION_EVENTS = [
  'WARNING',
  'WARNING_SHOWN',
  'WARNING_ANSWERED',
  'WARNING_NOTED',
] as const
/** The limit review: due, its answers, and a change of its interval. */
export const REVIEW_EVENTS = [
  'LIMIT_REVIEW',
  'LIMIT_REVIEW_KEEP',
  'LIMIT_REVIEW_LOWER',
  'LIMIT_REVIEW_LATER',
  'LIMIT_REVIEW_SET',
] as const
export const PROTECTION_EVENTS = [
  ...EXCLUSION_EVENTS,
  ...CHECK_EVENTS,
  ...INTERVENTION_EVENTS,
  ...REVIEW_EVENTS,
] as const
export type ProtectionEventKind = (typeof PROTECTION_EVENTS)[number]
export type ExclusionEventKind = (typeof EXCLUSION_EVENTS)[number]
export type ReviewEventKind = (typeof REVIEW_EVENTS)[number]
export type CheckEventKind = (typeof CHECK_EVENTS)[number]

/** `BREAKS`: without the reality checks, of which there are many. */
export const protectionEventsQuery = z.object({ about: z.enum(['ALL', 'BREAKS']).default('ALL') })

/** Player protection events on record; newest first. */
export const protectionEvents = z.object({
  events: z.array(
    z.object({
      at: z.string(),
      kind: z.enum(PROTECTION_EVENTS),
      /** End of a break; null is without end. Of a check or a limit review: until when it waits. */
      until: z.string().nullable(),
      textVersion: z.string().nullable(),
      /** When the player confirmed what was shown; null where nothing was shown, or the time was not recorded. */
      acknowledgedAt: z.string().nullable(),
    }),
  ),
})

/** Breaks that a player takes. Never rate-limited: a request for protection is never refused with "try again later". */
export const exclusionCalls = {
  beginTimeout: {
    method: 'PATCH',
    path: '/v1/player/timeout',
    summary: 'Take a break for some hours: it begins at once and ends every session',
    access: 'player',
    right: 'own',
    body: timeoutRequest,
    status: 204,
    answer: null,
    refusals: [],
  },
  excludeOneself: {
    method: 'PATCH',
    path: '/v1/player/exclusion',
    summary: 'Exclude oneself for months or for ever: it begins at once and cannot be taken back',
    access: 'player',
    right: 'own',
    body: exclusionRequest,
    status: 204,
    answer: null,
    refusals: [],
  },
  readProtectionEvents: {
    method: 'GET',
    path: '/v1/player/protection-events',
    summary: 'What was done to protect the player, newest first',
    access: 'player',
    right: 'own',
    query: protectionEventsQuery,
    status: 200,
    answer: protectionEvents,
    refusals: [],
  },
  readProtectionRecord: {
    method: 'GET',
    path: '/v1/player/protection-record',
    summary: 'Breaks and changes of limits as they stand on record, oldest first, a part at a time',
    access: 'player',
    right: 'own',
    query: protectionRecordQuery,
    status: 200,
    answer: protectionRecord,
    refusals: [],
  },
} satisfies Calls
