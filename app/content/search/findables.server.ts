import type { CatalogueGame } from '#app/content/games/catalogue.query.server.ts'
import { i18nFor } from '#app/market/i18n.server.ts'
import { WHOLE_LANGUAGES } from '#app/market/messages/languages.ts'
import { ACCOUNT_TOOLS } from './account-tools.ts'
import type { SearchContent } from './search.query.server.ts'
import type { Findable } from './word-index.ts'

/** The kinds of search results; the id of each begins with its kind. */
export const FOUND_KINDS = ['tool', 'game', 'category', 'provider', 'studio', 'promotion'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

export const foundId = (kind: FoundKind, id: string) => `${kind}:${id}`

const OF_STUDIO = 4
const OF_PROVIDER = 3
const OF_TYPE = 2.5
const OF_TAG = 2
const OF_SUMMARY = 1
const OF_TOOL = 8

/** All that can be found, with its texts in every language: a search need not be in the page's language. */
export function* findablesOf(
  games: readonly CatalogueGame[],
  content: SearchContent,
): Generator<Findable> {
  const studios = new Map(content.studios.map((it) => [it._id, it.title]))
  const providers = new Map(content.providers.map((it) => [it._id, it.title]))
  const words = knownWords()
  for (const game of games) {
    yield {
      id: foundId('game', game._id),
      name: game.name,
      rank: game.popularity ?? 0,
      texts: [
        { text: studios.get(game.studio ?? '') ?? '', weight: OF_STUDIO },
        { text: providers.get(game.provider) ?? '', weight: OF_PROVIDER },
        { text: words('type', game.gameType ?? ''), weight: OF_TYPE },
        ...game.features.map((it) => ({ text: words('feature', it), weight: OF_TAG })),
        ...game.themes.map((it) => ({ text: words('theme', it), weight: OF_TAG })),
      ],
    }
  }
  for (const { _id, title } of content.categories) yield localised('category', _id, { title })
  for (const { _id, title } of content.providers) yield named('provider', _id, title)
  for (const { _id, title } of content.studios) yield named('studio', _id, title)
  for (const { _id, ...texts } of content.promotions) yield localised('promotion', _id, texts)
  for (const { id } of ACCOUNT_TOOLS) {
    const inAll = (part: 'title' | 'words') =>
      everyLanguage((t) => t(`search:tools.${id}.${part}`)).join(' ')
    yield {
      id: foundId('tool', id),
      name: '',
      rank: 0,
      texts: [
        { text: inAll('title'), weight: OF_TOOL },
        { text: inAll('words'), weight: OF_TOOL },
      ],
    }
  }
}

const named = (kind: FoundKind, id: string, name: string): Findable => ({
  ...{ id: foundId(kind, id), name, rank: 0 },
  texts: [],
})

type Texts = Partial<Record<string, string | null | undefined>>

function localised(
  kind: FoundKind,
  id: string,
  { title, summary }: { title: Texts; summary?: Texts | null },
): Findable {
  const all = (texts: Texts) => [...new Set(Object.values(texts))].join(' ')
  return {
    id: foundId(kind, id),
    name: title.en ?? '',
    rank: 0,
    texts: [
      { text: all(title), weight: OF_TOOL },
      { text: all(summary ?? {}), weight: OF_SUMMARY },
    ],
  }
}

type Translate = ReturnType<typeof i18nFor>['t']

const everyLanguage = (translate: (t: Translate) => string) => [
  ...new Set(WHOLE_LANGUAGES.map((it) => translate(i18nFor(it).t))),
]

/** The labels of types and tags in all languages; a value known only to an editor is its own label. */
function knownWords(): (group: 'type' | 'feature' | 'theme', value: string) => string {
  const known = new Map<string, string>()
  return (group, value) => {
    const key = `${group}.${value}`
    const found = known.get(key)
    if (found !== undefined) return found
    const made = [value, ...everyLanguage((t) => t(`tags:${key}` as 'tags:type.slot', ''))].join(
      ' ',
    )
    known.set(key, made)
    return made
  }
}
