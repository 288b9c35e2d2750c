import type { AppLoadContext } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { localeString } from '#app/content/localised.server.ts'
import { orElse } from '#app/content/or-unavailable.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import { AS_IN_THE_TABLE, type Offering } from '#app/market/offering.ts'
import { MARKET_CODES } from '#markets/index.ts'
import { LANGUAGE_CODES } from '#markets/languages.ts'
import type { OFFERING_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'
import { switchedOff } from '#schemas/rules/switched-off.ts'

/** Editors' markets and languages (STU-04). The platform reads the same query: `server/closed-markets.ts`. */
export const OFFERING_QUERY = defineQuery(`{
  "markets": *[_type == "market"] | order(order asc, _id asc){ code, enabled, name },
  "languages": *[_type == "language"] | order(_id asc){ code, enabled, name }
}`)

const enabled = z.boolean().nullable()
const content = z.object({
  markets: listOf(z.object({ code: z.enum(MARKET_CODES), enabled, name: localeString.nullable() })),
  languages: listOf(
    z.object({ code: z.enum(LANGUAGE_CODES), enabled, name: z.string().nullable() }),
  ),
})

// Fails to compile when the query's result changes.
true satisfies SameShape<OFFERING_QUERY_RESULT, z.input<typeof content>>

/** Read once for each state of the content: who compares by identity computes once, too. */
export const offering = content.transform(
  ({ markets, languages }): Offering => ({
    off: switchedOff({ markets, languages }),
    order: markets.map(({ code }) => code),
    marketNames: Object.fromEntries(markets.map(({ code, name }) => [code, name])),
    languageNames: Object.fromEntries(languages.map(({ code, name }) => [code, name])),
  }),
)

/**
 * What editors offer, by their documents. While the lake cannot be read the last state that was read applies; where
 * none was, the table of markets: what was closed before a restart stays closed at the platform, which keeps it.
 */
export function loadOffering({ content }: Pick<AppLoadContext, 'content'>): Promise<Offering> {
  return orElse(AS_IN_THE_TABLE, () => content.fetch(OFFERING_QUERY, {}, offering))
}
