import type { AppLoadContext } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { localeString } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import type { Locale } from '#app/market/locale.ts'
import type { HOME_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'
import { ofMarket } from '#schemas/rules/for-market.ts'
import { textIn } from '#schemas/rules/localised.ts'

/** The texts of the home page and the order of its blocks; the content of a block is read by its own feature. */
const HOME_QUERY = defineQuery(`*[_type == "homePage"] | order(_id asc){
  _id, markets, title, intro, seoTitle, seoDescription,
  blocks[]{
    _key, "type": _type,
    "boxes": select(_type == "homeBoxes" => boxes[]._ref),
    "most": select(_type == "homePromotions" => most)
  }
}`)

const key = { _key: z.string() }
const nothing = { boxes: z.null(), most: z.null() }

const homeContent = listOf(
  z.object({
    _id: z.string(),
    markets: listOf(z.string()),
    title: localeString.nullable(),
    intro: localeString.nullable(),
    seoTitle: localeString.nullable(),
    seoDescription: localeString.nullable(),
    blocks: listOf(
      z.discriminatedUnion('type', [
        z.object({ ...key, type: z.literal('homeBanners'), ...nothing }),
        z.object({ ...key, type: z.literal('homeIntro'), ...nothing }),
        z.object({ ...key, type: z.literal('homeGames'), ...nothing }),
        z.object({ ...key, type: z.literal('homeSignUp'), ...nothing }),
        z.object({
          ...key,
          type: z.literal('homeBoxes'),
          boxes: listOf(z.string()),
          most: z.null(),
        }),
        z.object({ ...key, type: z.literal('homePromotions'), boxes: z.null(), most: z.number() }),
      ]),
    ),
  }),
)

export type HomeBlockContent = z.output<typeof homeContent>[number]['blocks'][number]

// Fails to compile when the query's result changes.
true satisfies SameShape<HOME_QUERY_RESULT, z.input<typeof homeContent>>

/** A block of the home page as its page needs it; consecutive game rows form one block. */
export type HomeBlock =
  | { key: string; type: 'homeBanners' | 'homeIntro' | 'homeSignUp' }
  /** The range of rows, end exclusive, counted over all rows of games. */
  | { key: string; type: 'homeGames'; from: number; to: number }
  | { key: string; type: 'homeBoxes'; boxes: readonly string[] }
  | { key: string; type: 'homePromotions'; most: number }

/** The default without a home page from an editor, or while the lake cannot be read. */
const USUAL_BLOCKS: readonly HomeBlock[] = [
  { key: 'banners', type: 'homeBanners' },
  { key: 'intro', type: 'homeIntro' },
]

/** The blocks in the order of the document (GAP-120). Every page has the heading, first if no block places it. */
export function homeBlocks(content: readonly HomeBlockContent[]): HomeBlock[] {
  const blocks: HomeBlock[] = []
  let row = 0
  for (const it of content) {
    const { _key: key } = it
    const last = blocks.at(-1)
    if (it.type === 'homeGames') {
      if (last?.type === 'homeGames') last.to += 1
      else blocks.push({ key, type: it.type, from: row, to: row + 1 })
      row += 1
    } else if (it.type === 'homeBoxes') blocks.push({ key, type: it.type, boxes: it.boxes })
    else if (it.type === 'homePromotions') blocks.push({ key, type: it.type, most: it.most })
    // A second banners or heading block would be an editor's mistake.
    else if (!blocks.some(({ type }) => type === it.type)) blocks.push({ key, type: it.type })
  }
  return blocks.some(({ type }) => type === 'homeIntro')
    ? blocks
    : [{ key: 'intro', type: 'homeIntro' }, ...blocks]
}

export type HomeTexts = {
  heading: string
  intro: string
  seoTitle: string
  seoDescription: string
}
/** `id`: the document, of the market or of all (CNT-05). */
export type HomeContent = { id: string; texts: HomeTexts; blocks: readonly HomeBlock[] }

const NOTHING: HomeContent = {
  id: 'homePage',
  texts: { heading: '', intro: '', seoTitle: '', seoDescription: '' },
  blocks: USUAL_BLOCKS,
}

/** The editors' texts and blocks of the home page; the defaults while the lake is down. */
export async function loadHome(
  { content }: Pick<AppLoadContext, 'content'>,
  locale: Locale,
): Promise<HomeContent> {
  try {
    const home = ofMarket(await content.fetch(HOME_QUERY, {}, homeContent), locale.market.code)
    if (!home) return NOTHING
    const language = contentLanguage(locale)
    return {
      id: home._id,
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
