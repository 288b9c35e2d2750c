import { z } from 'zod'

/**
 * The player protection record: breaks, warnings and every limit change, with its time, its cause and the version of
 * the text that was shown (ours, d). Append-only. Instants are ISO 8601, amounts numbers with two decimals, those of
 * limits on time in minutes.
 */
export const protectionRecordQuery = z.object({
  /** `next` of the previous page. */
  after: z
    .string()
    .regex(/^\d{1,15}\.[A-Z]-[\da-f-]{1,40}$/)
    .optional(),
})

/**
 * How a player acknowledged what was shown: with the button under the text (`CONFIRMED`), with the confirmation of a
 * change that waited, or with an answer to the reality check.
 */
export const ACKNOWLEDGEMENTS = ['CONFIRMED', 'SECOND_YES', 'CONTINUE', 'LINK', 'LOGOUT'] as const
export type Acknowledgement = (typeof ACKNOWLEDGEMENTS)[number]

const amount = z.number().nullable()
const instant = z.string()

export const protectionEntry = z.object({
  /** When it took effect. */
  at: instant,
  /** When it was recorded: a change that takes effect by itself may be recorded later. */
  recordedAt: instant,
  /** `TIMEOUT`, `SELF_EXCLUSION`, `LIMIT_SET` and so on; more may be added. */
  event: z.string(),
  /** What caused it: `player`, `operator`, `register`, `time`, the id of a rule or of a deposit. */
  cause: z.string(),
  textVersion: z.string().nullable(),
  /** Null: none was required. Left out in entries from before this was recorded. */
  acknowledgement: z.object({ at: instant, how: z.enum(ACKNOWLEDGEMENTS) }).nullish(),
  /** End of a break or of a lock; null: without end, or neither. */
  until: instant.nullable(),
  statusBefore: z.string().nullable(),
  limit: z
    .object({
      kind: z.string(),
      period: z.string(),
      valueBefore: amount,
      valueAfter: amount,
      /** For a raise or a removal that waits until `worksFrom`. */
      pendingValue: amount,
      worksFrom: instant.nullable(),
    })
    .nullable(),
  /** For a warning: its rule, level and figures. Left out where there is nothing to report. */
  details: z.record(z.string(), z.unknown()).optional(),
})

export const protectionRecord = z.object({
  currency: z.string(),
  /** In the order in which they were recorded. */
  entries: z.array(protectionEntry),
  /** Cursor of the next page; null at the end. */
  next: z.string().nullable(),
})

export type ProtectionEntry = z.infer<typeof protectionEntry>
export type ProtectionRecord = z.infer<typeof protectionRecord>
