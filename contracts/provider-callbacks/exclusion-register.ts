import { z } from 'zod'

/** What the platform asks a register of excluded people; every call is signed (signature.ts). */

/** Below the register's own address. */
export const REGISTER_CHECK_PATH = '/checks'

const text = z.string().max(254)

/** Who is looked for, with all that is known: which of it counts is the register's affair. */
export const registerQuestion = z.strictObject({
  /** Ours; the same question again has the same one. */
  reference: z.uuid(),
  firstName: text.min(1),
  lastName: text.min(1),
  /** yyyy-MM-dd */
  dateOfBirth: z.iso.date(),
  email: text,
  phone: text.nullable(),
  postalCode: text,
  /** The country's own number of a person, where it is known. */
  nationalId: text.nullable(),
})
export type RegisterQuestion = z.infer<typeof registerQuestion>

export const registerAnswer = z.object({
  /** The question's: an answer to another one is none. */
  reference: z.uuid(),
  listed: z.boolean(),
  /** When the exclusion ends; null: without end, or nobody is listed. */
  until: z.iso.datetime({ offset: true }).nullable(),
  /** The register's own number of this answer: evidence for both sides. */
  receipt: z.string().min(1).max(100),
})
export type RegisterAnswer = z.infer<typeof registerAnswer>
