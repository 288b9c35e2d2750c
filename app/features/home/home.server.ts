import type { AppLoadContext } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { textIn } from '#app/content/localised.ts'
import type { Locale } from '#app/market/locale.ts'
import { HOME_QUERY, homeTexts } from './home.query.server.ts'

export type HomeTexts = {
  heading: string
  intro: string
  seoTitle: string
  seoDescription: string
}

const NOTHING: HomeTexts = { heading: '', intro: '', seoTitle: '', seoDescription: '' }

/** The editors' words on the home page; none while the lake is down, and the page stands without them. */
export async function readHomeTexts(
  { content }: Pick<AppLoadContext, 'content'>,
  { language }: Locale,
): Promise<HomeTexts> {
  try {
    const home = await content.fetch(HOME_QUERY, {}, homeTexts)
    return {
      heading: textIn(home?.title, language),
      intro: textIn(home?.intro, language),
      seoTitle: textIn(home?.seoTitle, language),
      seoDescription: textIn(home?.seoDescription, language),
    }
  } catch (error) {
    if (error instanceof ContentUnavailableError) return NOTHING
    throw error
  }
}
