import type { AppLoadContext } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { textIn } from '#app/content/localised.ts'
import type { Locale } from '#app/market/locale.ts'
import { HOME_QUERY, homeContent } from './home.query.server.ts'
import { type HomeBlock, homeBlocks, USUAL_BLOCKS } from './home-blocks.ts'

export type HomeTexts = {
  heading: string
  intro: string
  seoTitle: string
  seoDescription: string
}
export type HomeContent = { texts: HomeTexts; blocks: readonly HomeBlock[] }

const NOTHING: HomeContent = {
  texts: { heading: '', intro: '', seoTitle: '', seoDescription: '' },
  blocks: USUAL_BLOCKS,
}

/** The editors' texts and blocks of the home page; the defaults while the lake is down. */
export async function readHome(
  { content }: Pick<AppLoadContext, 'content'>,
  { language }: Locale,
): Promise<HomeContent> {
  try {
    const home = await content.fetch(HOME_QUERY, {}, homeContent)
    if (!home) return NOTHING
    return {
      texts: {
        heading: textIn(home.title, language),
        intro: textIn(home.intro, language),
        seoTitle: textIn(home.seoTitle, language),
        seoDescription: textIn(home.seoDescription, language),
      },
      blocks: home.blocks.length === 0 ? USUAL_BLOCKS : homeBlocks(home.blocks),
    }
  } catch (error) {
    if (error instanceof ContentUnavailableError) return NOTHING
    throw error
  }
}
