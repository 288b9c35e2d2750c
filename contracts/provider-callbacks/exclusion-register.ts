import { z } from 'zod'

/** Queries of the platform to an exclusion register; every call is signed (signature.ts). */

/** Relative to the register's base URL. */
export const REGISTER_CHECK_PATH = '/checks'

const text = z.string().max(254)

/** The person to look up, with all known data: the register decides which of it counts. */
export const registerQuestion = z.strictObject({
  /** Ours; a repeated query has the same one. */
  reference: z.uuid(),
  firstName: text.min(1),
  lastName: text.min(1),
  /** yyyy-MM-dd */
  dateOfBirth: z.iso.date(),
  email: text,
  phone: text.nullable(),
  postalCode: text,
  /** The country's national id number, where it is known. */
  nationalId: text.nullable(),
})
export type RegisterQuestion = z.infer<typeof registerQuestion>

export const registerAnswer = z.object({
  /** Copied from the query: a response with a different one is rejected. */
  reference: z.uuid(),
  listed: z.boolean(),
  /** When the exclusion ends; null: without end, or the person is not listed. */
  until: z.iso.datetime({ offset: true }).nullable(),
  /** The register's number of this response: evidence for both sides. */
  receipt: z.string().min(1).max(100),
})
export type RegisterAnswer = z.infer<typeof registerAnswer>
