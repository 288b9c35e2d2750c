import { defineQuery } from 'groq'
import { z } from 'zod'
import type { SameShape } from '#app/content/same-shape.ts'
import type { SITE_SETTINGS_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

/** The site's own description. */
export const SITE_SETTINGS_QUERY =
  defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  organisation, supportEmail, "shareImage": shareImage.asset._ref
}`)

export const siteSettings = z
  .object({
    organisation: z.string(),
    supportEmail: z.string().nullable(),
    shareImage: z.string().nullable(),
  })
  .nullable()

// Fails to compile when the query's result changes.
true satisfies SameShape<SITE_SETTINGS_QUERY_RESULT, z.input<typeof siteSettings>>
