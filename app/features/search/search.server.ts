import type { AppLoadContext } from '@remix-run/node'
import type { CatalogueGame } from '#app/content/games/catalogue.query.server.ts'
import { ACCOUNT_TOOLS } from '#app/content/search/account-tools.ts'
import { FOUND_KINDS, type FoundKind, foundId } from '#app/content/search/findables.server.ts'
import { findIn, readSearchIndex } from '#app/content/search/search-index-cache.server.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import type { SearchLink } from './search-view.ts'

/** Ids of the matches, best first; which of them this visitor may see is checked elsewhere. */
export type Hits = Readonly<Record<Exclude<FoundKind, 'game'>, readonly string[]>> & {
  games: readonly CatalogueGame[]
}

/** Searches a text in all languages. Throws ContentUnavailableError. */
export async function lookUp(
  context: Pick<AppLoadContext, 'content' | 'logger'>,
  text: string,
): Promise<Hits> {
  const cached = await readSearchIndex(context)
  const ids = Object.fromEntries(FOUND_KINDS.map((it) => [it, [] as string[]])) as Record<
    FoundKind,
    string[]
  >
  for (const { id } of findIn(cached, text)) {
    const kind = FOUND_KINDS.find((it) => id.startsWith(foundId(it, '')))
    if (kind) ids[kind].push(id.slice(foundId(kind, '').length))
  }
  const { game, ...others } = ids
  return { ...others, games: game.flatMap((id) => cached.games.get(id) ?? []) }
}

const byPopularity = new WeakMap<ReadonlyMap<string, CatalogueGame>, CatalogueGame[]>()

/** All games, the most played first. Throws ContentUnavailableError. */
export async function popularGames(
  context: Pick<AppLoadContext, 'content' | 'logger'>,
): Promise<readonly CatalogueGame[]> {
  const { games } = await readSearchIndex(context)
  const known = byPopularity.get(games)
  if (known) return known
  const ordered = [...games.values()].sort((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))
  byPopularity.set(games, ordered)
  return ordered
}

/** The account tools by id, without duplicate links. */
export function toolLinks(
  ids: readonly string[],
  { locale, maySetLimits }: { locale: Locale; maySetLimits: boolean },
): SearchLink[] {
  const { t } = wordsOf(locale)
  return ids.flatMap((id) => {
    const tool = ACCOUNT_TOOLS.find((it) => it.id === id)
    if (!tool) return []
    const path = 'otherwise' in tool && !maySetLimits ? tool.otherwise : tool.path
    return {
      href: localePath(locale.segment, path),
      title: t(`search:tools.${tool.id}.title`),
    }
  })
}
