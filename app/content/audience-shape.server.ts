import { z } from 'zod'
import { listOf } from './parse-content.server.ts'

/** An unreadable date would show the content for ever, so it makes the whole item invalid. */
const moment = z
  .string()
  .refine((it) => !Number.isNaN(Date.parse(it)), 'is no date')
  .nullable()

/** Who sees a piece of content, and when: the fields shared by all types with an audience (GAP-127). */
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

/** For items placed on a page: also by language and device. */
export const placedFields = {
  ...audienceFields,
  /** The campaign that keeps what the item offers. */
  campaign: z.string().nullable(),
  languages: listOf(z.string()),
  devices: listOf(z.string()),
}
