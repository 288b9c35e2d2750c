import { defineQuery } from 'groq'
import { z } from 'zod'
import { localeString, localeText } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { PROTECTION_MESSAGES_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

/** Editors' texts for player protection messages. */
export const PROTECTION_MESSAGES_QUERY = defineQuery(
  `*[_type == "protectionMessage"] | order(_id asc){ _id, _rev, level, rule, title, text, markets }`,
)

export const protectionMessages = listOf(
  z.object({
    _id: z.string(),
    _rev: z.string(),
    level: z.literal([1, 2, 3]),
    rule: z.string().nullable(),
    title: localeString,
    text: localeText,
    markets: listOf(z.string()),
  }),
)

// Fails to compile when the query's result changes.
true satisfies SameShape<PROTECTION_MESSAGES_QUERY_RESULT, z.input<typeof protectionMessages>>
