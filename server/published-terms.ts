import type { ContentClient } from '#app/content/content-client.server.ts'
import { SITE_STATE_QUERY, siteState } from '#app/session/site-state.server.ts'
import { isDottedVersion } from '#contracts/dotted-version.ts'
import { marketOfCountry } from '#markets/index.ts'
import { ofMarket } from '#schemas/rules/for-market.ts'
import type { Logger } from './logger.ts'

type Versions = readonly { version: string; markets: readonly string[] | null }[]

/**
 * The version of the terms that editors have published for the market of a country (GAP-034): the one that its players
 * may accept. While the content cannot be read the last versions read apply; null where none was ever read.
 */
export function createPublishedTerms(
  openContent: () => ContentClient,
  logger: Pick<Logger, 'warn'>,
): { read(countryCode: string): Promise<string | null> } {
  let lastRead: Versions = []
  return {
    async read(countryCode) {
      try {
        const state = await openContent().fetch(SITE_STATE_QUERY, {}, siteState)
        lastRead = (state?.termsVersions ?? []).filter((it) => isDottedVersion(it.version))
      } catch (error) {
        logger.warn({ err: error }, 'the published terms cannot be read')
      }
      return ofMarket(lastRead, marketOfCountry(countryCode).code)?.version ?? null
    },
  }
}
