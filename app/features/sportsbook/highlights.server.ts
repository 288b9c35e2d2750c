import type { AppLoadContext } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import { BOOK_ID, MOST_HIGHLIGHTS } from '#contracts/sportsbook/paths.ts'
import { isSport } from '#contracts/sportsbook/words.ts'
import type { MarketCode } from '#markets/types.ts'
import type { SPORTS_HIGHLIGHTS_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'
import { ofMarket } from '#schemas/rules/for-market.ts'
import type { Highlights } from './book-view.ts'

const SPORTS_HIGHLIGHTS_QUERY = defineQuery(
  `*[_type == "sportsHighlights"] | order(_id asc){ competitions, sports, markets }`,
)

const sportsHighlights = listOf(
  z.object({
    competitions: listOf(z.string()),
    sports: listOf(z.string()),
    markets: listOf(z.string()),
  }),
)

// Fails to compile when the query's result changes.
true satisfies SameShape<SPORTS_HIGHLIGHTS_QUERY_RESULT, z.input<typeof sportsHighlights>>

/** What editors name first in a market; nothing while content is silent. */
export async function loadHighlights(
  { content, logger }: Pick<AppLoadContext, 'content' | 'logger'>,
  market: MarketCode,
): Promise<Highlights> {
  try {
    const all = await content.fetch(SPORTS_HIGHLIGHTS_QUERY, {}, sportsHighlights)
    const { competitions = [], sports = [] } = ofMarket(all, market) ?? {}
    return {
      competitions: competitions.filter((it) => BOOK_ID.test(it)).slice(0, MOST_HIGHLIGHTS),
      sports: sports.filter(isSport),
    }
  } catch (error) {
    logger.warn({ err: error }, 'the sportsbook is shown without highlighted competitions')
    return { competitions: [], sports: [] }
  }
}
