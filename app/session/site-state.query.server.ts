import { defineQuery } from 'groq'
import { z } from 'zod'
import type { SameShape } from '#app/content/same-shape.ts'
import type { SITE_STATE_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

/** Editors' site-wide settings that guards need (GAP-022, GAP-034). */
export const SITE_STATE_QUERY = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  maintenance, termsVersions[]{ version, markets },
  hiddenProviders[]{ "provider": provider->id, markets }
}`)

const markets = z.array(z.string()).nullable()
export const siteState = z
  .object({
    maintenance: markets,
    termsVersions: z.array(z.object({ version: z.string(), markets })).nullable(),
    hiddenProviders: z.array(z.object({ provider: z.string().catch(''), markets })).nullable(),
  })
  .nullable()

// Fails to compile when the query's result changes.
true satisfies SameShape<SITE_STATE_QUERY_RESULT, z.input<typeof siteState>>
