import { defineQuery } from 'groq'
import { z } from 'zod'
import { localeString, localeText } from '#app/content/localised.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { VIRTUAL_SPORTS_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'
import { betLimits } from './bet-limits.server.ts'

/** Editors' settings for the virtual sports (VIR-01); null: they are not offered. */
export const VIRTUAL_SPORTS_QUERY =
  defineQuery(`*[_type == "virtualSports" && _id == "virtualSports" && enabled != false][0]{
  title, seoTitle, seoDescription, version, rtp, volatility, betLimits[]{ currency, min, max },
  "rules": rules->text,
  "provider": *[_type == "gameProvider" && id == $provider][0].title
}`)

export const virtualSports = z
  .object({
    title: localeString.nullable().catch(null),
    seoTitle: localeString.nullable().catch(null),
    seoDescription: localeString.nullable().catch(null),
    version: z.string().nullable().catch(null),
    rtp: z.number().min(0).max(100).nullable().catch(null),
    volatility: z.number().nullable().catch(null),
    betLimits,
    rules: localeText.nullable().catch(null),
    provider: z.string().nullable(),
  })
  .nullable()
export type VirtualSports = NonNullable<z.output<typeof virtualSports>>

// Fails to compile when the query's result changes.
true satisfies SameShape<VIRTUAL_SPORTS_QUERY_RESULT, z.input<typeof virtualSports>>
