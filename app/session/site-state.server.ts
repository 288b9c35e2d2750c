import type { AppLoadContext } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { Market } from '#markets/index.ts'
import type { SITE_STATE_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'
import { ofMarket } from '#schemas/rules/for-market.ts'
import { hiddenProvidersIn } from '#schemas/rules/hidden-providers.ts'

export type SiteState = {
  maintenance: boolean
  termsVersion: string | null
  /** Providers that are hidden in this market (GAP-103). */
  hiddenProviders: readonly string[]
}

/**
 * Editors' settings of the site in this market. If the lake is down, nothing is closed and no new terms apply: the last
 * good result counts, else the defaults.
 */
export async function loadSiteState(
  { config, content }: Pick<AppLoadContext, 'config' | 'content'>,
  market: Market | null,
): Promise<SiteState> {
  const closed = { maintenance: config.maintenance, termsVersion: null, hiddenProviders: [] }
  // In maintenance, or without a market, the editors' settings are not needed.
  if (config.maintenance || market === null) return closed
  try {
    const state = await content.fetch(SITE_STATE_QUERY, {}, siteState)
    return {
      maintenance: state?.maintenance?.includes(market.code) ?? false,
      termsVersion: ofMarket(state?.termsVersions ?? [], market.code)?.version ?? null,
      hiddenProviders: hiddenProvidersIn(state?.hiddenProviders, market.code),
    }
  } catch (error) {
    if (error instanceof ContentUnavailableError) return closed
    throw error
  }
}

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
