import type { AppLoadContext } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { ofMarket } from '#app/content/for-market.ts'
import type { Market } from '#markets/index.ts'
import { hiddenProvidersIn } from '#schemas/rules/hidden-providers.ts'
import { SITE_STATE_QUERY, siteState } from './site-state.query.server.ts'

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
export async function readSiteState(
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
