import type { ContentClient } from '#app/content/content-client.server.ts'
import { SITE_STATE_QUERY, siteState } from '#app/session/site-state.server.ts'
import type { IsProviderHidden } from '#platform/gameplay/index.ts'
import { hiddenProvidersIn } from '#schemas/rules/hidden-providers.ts'

/** Queries the same document by the same rule as the site's pages, so that both always agree (GAP-103). */
export function createHiddenProviders(openContent: () => ContentClient): IsProviderHidden {
  return async ({ provider, market }) => {
    const state = await openContent().fetch(SITE_STATE_QUERY, {}, siteState)
    return hiddenProvidersIn(state?.hiddenProviders, market).includes(provider)
  }
}
