import type { AppLoadContext } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { localeString } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import type { Locale } from '#app/market/locale.ts'
import type { LOBBY_HOME_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'
import { ofMarket } from '#schemas/rules/for-market.ts'
import { textIn } from '#schemas/rules/localised.ts'
import type { Kind } from './lobby.query.server.ts'

const DOCUMENT = { CASINO: 'casinoHome', LIVE_CASINO: 'liveCasinoHome' } as const

export type LobbyHome = {
  heading: string
  intro: string
  /** Ids, in the editors' order. */
  boxes: readonly string[]
  seoTitle: string
  seoDescription: string
}

const NOTHING: LobbyHome = { heading: '', intro: '', boxes: [], seoTitle: '', seoDescription: '' }

/** The editors' texts and boxes of a lobby; none while the lake is down: the lobby works without them. */
export async function loadLobbyHome(
  { content }: Pick<AppLoadContext, 'content'>,
  kind: Kind,
  locale: Locale,
): Promise<LobbyHome> {
  try {
    const all = await content.fetch(LOBBY_HOME_QUERY, { type: DOCUMENT[kind] }, lobbyHomes)
    const home = ofMarket(all, locale.market.code)
    if (!home) return NOTHING
    const language = contentLanguage(locale)
    return {
      heading: textIn(home.title, language),
      intro: textIn(home.intro, language),
      boxes: home.boxes,
      seoTitle: textIn(home.seoTitle, language),
      seoDescription: textIn(home.seoDescription, language),
    }
  } catch (error) {
    if (error instanceof ContentUnavailableError) return NOTHING
    throw error
  }
}

/** The content around the rows of a lobby: of all markets, and of those that have their own (CNT-05). */
const LOBBY_HOME_QUERY = defineQuery(`*[
  _type in ["casinoHome", "liveCasinoHome"] && _type == $type
] | order(_id asc){ markets, title, intro, "boxes": boxes[]._ref, seoTitle, seoDescription }`)

const lobbyHomes = listOf(
  z.object({
    markets: listOf(z.string()),
    title: localeString.nullable(),
    intro: localeString.nullable(),
    boxes: listOf(z.string()),
    seoTitle: localeString.nullable(),
    seoDescription: localeString.nullable(),
  }),
)

// Fails to compile when the query's result changes.
true satisfies SameShape<LOBBY_HOME_QUERY_RESULT, z.input<typeof lobbyHomes>>
