import type { AppLoadContext } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { listOf } from '#app/content/parse-content.server.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { isForMarket } from '#schemas/rules/for-market.ts'

const PLAY_SAFE_SLUG = 'responsible-gambling'

const HELP_LINKS_QUERY = defineQuery(`{
  "logos": *[_type == "regulationLogo"] | order(order asc, _id asc){ title, url, markets },
  "pages": *[_type == "staticPage" && slug.current == $slug && disabled != true]{ markets }
}`)
const helpContent = z.object({
  logos: listOf(
    z.object({ title: z.string(), url: z.string().nullable(), markets: listOf(z.string()) }),
  ),
  pages: listOf(z.object({ markets: listOf(z.string()) })),
})

/** Help for players: our own page first, then the organisations that editors list for the market. */
export type HelpLink = { kind: 'page' | 'body'; title: string; url: string }

/** Empty while the lake is down: the menu works without content. */
export async function loadHelpLinks(
  { content, logger }: Pick<AppLoadContext, 'content' | 'logger'>,
  locale: Locale,
): Promise<HelpLink[]> {
  try {
    const found = await content.fetch(HELP_LINKS_QUERY, { slug: PLAY_SAFE_SLUG }, helpContent)
    const isHere = ({ markets }: { markets: string[] }) =>
      isForMarket({ markets }, locale.market.code)
    const page = found.pages.some(isHere)
      ? [
          {
            kind: 'page' as const,
            title: '',
            url: localePath(locale.segment, `/${PLAY_SAFE_SLUG}`),
          },
        ]
      : []
    const bodies = found.logos
      .filter(isHere)
      .flatMap(({ title, url }) =>
        url?.startsWith('https://') ? [{ kind: 'body' as const, title, url }] : [],
      )
    return [...page, ...bodies]
  } catch (error) {
    logger.warn({ err: error }, 'the menu of a game is shown without links to help')
    return []
  }
}

/** The same as plain links, each with its label. */
export async function loadHelpContacts(
  context: Pick<AppLoadContext, 'content' | 'logger'>,
  locale: Locale,
): Promise<{ title: string; url: string }[]> {
  const links = await loadHelpLinks(context, locale)
  return links.map(({ kind, title, url }) => ({
    title: kind === 'page' ? wordsOf(locale).t('gamemenu:safe.page') : title,
    url,
  }))
}
