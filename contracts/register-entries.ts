import { z } from 'zod'
import { plainText } from './player-api/typed-fields.ts'

/** Entries that QA adds to the exclusion registers that the sandbox simulates (docs/registers.md). */

const name = plainText(50)

export const newRegisterEntry = z.strictObject({
  /** The country whose register it is. */
  register: z.string().regex(/^[A-Z]{2}$/),
  firstName: name,
  lastName: name,
  dateOfBirth: z.iso.date(),
  /** The country's national id number; sufficient to find the person. */
  nationalId: z
    .string()
    .trim()
    .regex(/^[0-9A-Za-z-]{4,20}$/)
    .optional(),
  /** The end of the exclusion; without it, indefinite. */
  until: z.iso.datetime({ offset: true }).optional(),
})
export type NewRegisterEntry = z.infer<typeof newRegisterEntry>

export type RegisterEntry = {
  id: string
  register: string
  firstName: string
  lastName: string
  dateOfBirth: string
  nationalId: string | null
  until: string | null
  addedAt: string
}
