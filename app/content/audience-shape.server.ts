import { z } from 'zod'
import { listOf } from './parse-content.server.ts'

/** A date that cannot be read would show the content for ever: such content is bad as a whole. */
const moment = z
  .string()
  .refine((it) => !Number.isNaN(Date.parse(it)), 'is no date')
  .nullable()

/** Who sees a piece of content, and when: the fields of every type that has an audience (GAP-127). */
export const audienceFields = {
  startDate: moment,
  endDate: moment,
  authorized: z.enum(['both', 'authorized', 'not-authorized']).nullable(),
  targetAudience: z
    .object({
      targetAudienceOption: z.enum(['noLimit', 'group', 'segment']).nullable(),
      targetGroups: listOf(z.string()),
      targetSegment: z.string().nullable(),
    })
    .nullable(),
  markets: listOf(z.string()),
}

/** Of what stands somewhere on a page: also by language and device. */
export const placedFields = {
  ...audienceFields,
  languages: listOf(z.string()),
  devices: listOf(z.string()),
}
