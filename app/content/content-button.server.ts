import { z } from 'zod'
import { BUTTON_TYPES } from '#schemas/rules/button-types.ts'
import { localeString } from './localised.server.ts'

/** A button as an editor configured it (GAP-128). */
export const contentButton = z
  .object({
    type: z.enum(BUTTON_TYPES).nullable(),
    label: localeString.nullable(),
    param: z.string().nullable(),
  })
  .nullable()
export type ContentButton = z.output<typeof contentButton>
