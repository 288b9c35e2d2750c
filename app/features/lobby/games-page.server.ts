import type { AppLoadContext } from '@remix-run/node'
import type { DeviceClass } from '#app/market/device.server.ts'
import { dateOf } from '#schemas/rules/lobby-games.ts'
import {
  CATEGORY_GAMES_QUERY,
  categoryGames,
  FOUND_GAMES_QUERY,
  foundGames,
  type GamesWindow,
  type Kind,
  withWindow,
} from './lobby.query.server.ts'
import { fragmentAddress, offerGames } from './lobby-fragments.server.tsx'
import type { LobbyQuestion } from './lobby-question.ts'
import type { LobbyOfVisit } from './lobby-setting.server.ts'
import { continueByRule } from './rule-games.server.ts'

export type GamesPage = {
  /** A fragment for each page that is shown, the first page first. */
  chunks: string[]
  shown: number
  total: number
  /** The address that shows one page more, or null at the end. */
  more: string | null
}

export type GamesOf = { kind: Kind; slug: string; question: LobbyQuestion; base: string }

/** Pages are counted for phones and tablets alike (CON-38). */
export function pageSize(kind: Kind, slug: string, device: DeviceClass): number {
  const everyTable = kind === 'LIVE_CASINO' && (slug === 'all-games' || slug === 'live-all-games')
  // LOB-13, LOB-14, GAP-102.
  const [small, large] = everyTable ? [30, 60] : [15, 30]
  return device === 'desktop' ? large : small
}

/** Games from the first page to the asked one: "Load more" is a link to the next, so it works without scripts. */
export async function readGames(
  { context }: { context: AppLoadContext },
  found: LobbyOfVisit,
  games: GamesOf,
): Promise<GamesPage> {
  const { question } = games
  const size = pageSize(games.kind, games.slug, found.setting.device)
  const filled: GamesWindow[] = []
  let hasMore = true
  // One after the other: a page far behind the end asks for nothing that is not there.
  while (hasMore && filled.length < question.page) {
    const window = await readWindow(context, found, games, { index: filled.length, size })
    if (!window || window.games.length === 0) break
    filled.push(window)
    hasMore = window.games.length > size
  }
  const chunks = filled.map((window, index) =>
    offerChunk(context, found, games, { window, index, size }),
  )
  return {
    chunks,
    shown: filled.reduce((sum, it) => sum + Math.min(it.games.length, size), 0),
    total: filled[0]?.total ?? 0,
    more: hasMore && filled.length === question.page ? pageAddress(games, question.page + 1) : null,
  }
}

/** The games of one page and one game more, which says whether there is a next page (LOB-15). */
export async function readWindow(
  { content }: Pick<AppLoadContext, 'content'>,
  { lobby, setting }: LobbyOfVisit,
  { kind, slug, question }: GamesOf,
  { index, size }: { index: number; size: number },
): Promise<GamesWindow | null> {
  const window = { from: index * size, to: (index + 1) * size + 1 }
  const params = {
    kind,
    excluded: lobby.excludedStudios,
    today: dateOf(setting.today),
    provider: question.provider?._id ?? '',
    studio: question.studio?._id ?? '',
  }
  if (slug === '') return content.fetch(withWindow(FOUND_GAMES_QUERY, window), params, foundGames)
  const query = withWindow(CATEGORY_GAMES_QUERY, window)
  const pinned = await content.fetch(query, { ...params, slug }, categoryGames)
  const category = lobby.open.find((it) => it.slug === slug)
  return pinned && category
    ? continueByRule({ content }, { category, pinned, window, params })
    : pinned
}

/** One page of games as a fragment. */
export function offerChunk(
  context: AppLoadContext,
  { plan, join, setting }: LobbyOfVisit,
  { kind, slug, question }: GamesOf,
  { window, index, size }: { window: GamesWindow; index: number; size: number },
): string {
  const columns = { mobile: 2, tablet: 4, desktop: 6 }[setting.device]
  return offerGames(context, {
    address: fragmentAddress('games', setting, {
      kind,
      slug,
      provider: question.provider?.id ?? '',
      studio: question.studio?.id ?? '',
      page: index + 1,
    }),
    ...{ window, size, kind, setting, join },
    eager: index === 0 ? columns : 0,
    sources: [plan, window],
  })
}

function pageAddress({ base, question }: GamesOf, page: number): string {
  const query = new URLSearchParams()
  if (question.provider) query.set('provider', question.provider.id)
  if (question.studio) query.set('studio', question.studio.id)
  query.set('page', String(page))
  return `${base}?${query}`
}
