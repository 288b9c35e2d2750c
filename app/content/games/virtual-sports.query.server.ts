import { defineQuery } from 'groq'
import { z } from 'zod'
import { localeString, localeText } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { MarketCode } from '#markets/types.ts'
import type { VIRTUAL_SPORTS_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'
import { ofMarket } from '#schemas/rules/for-market.ts'
import { betLimits } from './bet-limits.server.ts'

/** Editors' settings for the virtual sports (VIR-01): of all markets, and of those that have their own (CNT-05). */
export const VIRTUAL_SPORTS_QUERY = defineQuery(`*[_type == "virtualSports"] | order(_id asc){
  markets, enabled,
  title, seoTitle, seoDescription, version, rtp, volatility, betLimits[]{ currency, min, max },
  "rules": rules->text,
  "provider": *[_type == "gameProvider" && id == $provider][0].title
}`)

export const virtualSports = listOf(
  z.object({
    markets: listOf(z.string()),
    enabled: z.boolean().nullable(),
    title: localeString.nullable().catch(null),
    seoTitle: localeString.nullable().catch(null),
    seoDescription: localeString.nullable().catch(null),
    version: z.string().nullable().catch(null),
    rtp: z.number().min(0).max(100).nullable().catch(null),
    volatility: z.number().nullable().catch(null),
    betLimits,
    rules: localeText.nullable().catch(null),
    provider: z.string().nullable(),
  }),
)
export type VirtualSports = z.output<typeof virtualSports>[number]

/**
 * The virtual sports of a market. Null: none are offered. Switched off in a document of the market, they are off there,
 * whatever the one of all markets says.
 */
export function virtualSportsIn(
  all: readonly VirtualSports[],
  market: MarketCode,
): VirtualSports | null {
  const found = ofMarket(all, market)
  return found && found.enabled !== false ? found : null
}

// Fails to compile when the query's result changes.
true satisfies SameShape<VIRTUAL_SPORTS_QUERY_RESULT, z.input<typeof virtualSports>>
