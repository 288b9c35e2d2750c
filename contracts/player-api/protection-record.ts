import { z } from 'zod'

/**
 * What is on record of a player's protection: breaks, warnings and every change of a limit, with its time, its cause and the version
 * of the words that were shown (ours, d). Rows are only ever added. Instants are ISO 8601, amounts numbers with two decimals.
 */
export const protectionRecordQuery = z.object({
  /** `next` of the part before. */
  after: z
    .string()
    .regex(/^\d{1,15}\.[A-Z]-[\da-f-]{1,40}$/)
    .optional(),
})

/**
 * How a player acknowledged what was shown: by the button under the words that were read (`CONFIRMED`), by the second yes
 * to a change that waited, or by an answer to the check of the time played.
 */
export const ACKNOWLEDGEMENTS = ['CONFIRMED', 'SECOND_YES', 'CONTINUE', 'LINK', 'LOGOUT'] as const
export type Acknowledgement = (typeof ACKNOWLEDGEMENTS)[number]

const amount = z.number().nullable()
const instant = z.string()

export const protectionEntry = z.object({
  /** When it was in force. */
  at: instant,
  /** When it was written down: what comes into force by itself may be written later. */
  recordedAt: instant,
  /** `TIMEOUT`, `SELF_EXCLUSION`, `LIMIT_SET` and the like; more may come. */
  event: z.string(),
  /** Who or what made it: `player`, `operator`, `register`, `time`, a rule or a deposit by its id. */
  cause: z.string(),
  textVersion: z.string().nullable(),
  /** Null: nobody was asked for one. Left out in entries from before it was kept. */
  acknowledgement: z.object({ at: instant, how: z.enum(ACKNOWLEDGEMENTS) }).nullish(),
  /** End of a break; null: without one, or no break. */
  until: instant.nullable(),
  statusBefore: z.string().nullable(),
  limit: z
    .object({
      kind: z.string(),
      period: z.string(),
      valueBefore: amount,
      valueAfter: amount,
      /** Of a raise or a removal that waits until `worksFrom`. */
      pendingValue: amount,
      worksFrom: instant.nullable(),
    })
    .nullable(),
  /** Of a warning: the rule, its level and the figures it went by. Left out where there is nothing to say. */
  details: z.record(z.string(), z.unknown()).optional(),
})

export const protectionRecord = z.object({
  currency: z.string(),
  /** In the order in which they were written down. */
  entries: z.array(protectionEntry),
  /** Where the record goes on; null at its end. */
  next: z.string().nullable(),
})

export type ProtectionEntry = z.infer<typeof protectionEntry>
export type ProtectionRecord = z.infer<typeof protectionRecord>
