import type { ContentClient } from '#app/content/content-client.server.ts'
import { SITE_STATE_QUERY, siteState } from '#app/session/site-state.query.server.ts'
import type { Logger } from './logger.ts'

/**
 * The versions of the terms that editors have published, in whichever market (GAP-034): what a player may
 * accept. Null while the content cannot be read, so that nobody is kept out by it.
 */
export function createPublishedTerms(
  openContent: () => ContentClient,
  logger: Pick<Logger, 'warn'>,
): { read(): Promise<readonly string[] | null> } {
  return {
    async read() {
      try {
        const state = await openContent().fetch(SITE_STATE_QUERY, {}, siteState)
        return state?.termsVersions?.map((it) => it.version) ?? null
      } catch (error) {
        logger.warn({ err: error }, 'the published terms cannot be read')
        return null
      }
    },
  }
}
