import { type AppLoadContext, data, redirect } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { textIn } from '#app/content/localised.ts'
import { localePath } from '#app/market/paths.ts'
import { dateOf } from '#schemas/rules/lobby-games.ts'
import { type GamesPage, readGames } from './games-page.server.ts'
import { type Kind, LOBBY_ROWS_QUERY, lobbyRows } from './lobby.query.server.ts'
import { fragmentAddress, offerNavigation, offerRows } from './lobby-fragments.server.tsx'
import { type LobbyPart, partsOfLobby } from './lobby-parts.ts'
import { categoryPath, LOBBY_PATH } from './lobby-paths.ts'
import { type LobbyQuestion, parseLobbyQuestion } from './lobby-question.ts'
import { type LobbyOfVisit, readLobbyPlan, type Visit } from './lobby-setting.server.ts'
import { withRule } from './rule-games.server.ts'

type Args = { request: Request; context: AppLoadContext }

export type LobbyView =
  | { state: 'rows'; kind: Kind; fragments: { navigation: string; rows: string[] } }
  | {
      state: 'games'
      kind: Kind
      /** Of the category, or the provider or studio that was chosen. */
      heading: { category: string } | { chosen: string }
      fragments: { navigation: string; games: string[] }
      shown: number
      total: number
      more: string | null
    }
  | { state: 'empty'; kind: Kind; heading: string | null; fragments: { navigation: string } }
  | { state: 'unavailable'; kind: Kind }

/**
 * `boxes` are ids, for whoever knows which of them this visitor sees: the first ones stand above all rows,
 * those at `n` below the rows of `fragments.rows[n - 1]`.
 */
export type LobbyWithBoxes = { view: LobbyView; boxes: readonly (readonly string[])[] }

/** The lobby of a kind: its rows, or the games of a provider or studio that was chosen. Never fails for a lake that is down. */
export async function readLobby(args: Args, kind: Kind, visit: Visit): Promise<LobbyWithBoxes> {
  let boxes: string[][] = [[]]
  const view = await honestly(kind, async () => {
    const found = await readLobbyPlan(args, kind, visit)
    const base = localePath(visit.locale.segment, LOBBY_PATH[kind])
    const question = questionOf(args.request, found, base)
    if (question.chosen) {
      const page = await readGames(args, found, { kind, slug: '', question, base })
      return gamesView(args, found, { kind, slug: '', question, page, base })
    }
    const parts = partsOfLobby(found.lobby.rows)
    const offered = await Promise.all(parts.map((it) => offerLobbyRows(args, found, kind, it)))
    const rows: string[] = []
    boxes = [[]]
    for (const [index, fragment] of offered.entries()) {
      if (fragment !== null) boxes[rows.push(fragment)] = []
      boxes[rows.length]?.push(...(parts[index]?.boxes ?? []))
    }
    const navigation = offerLobbyNavigation(args, found, { kind, slug: '', question })
    return rows.length === 0
      ? { state: 'empty', kind, heading: null, fragments: { navigation } }
      : { state: 'rows', kind, fragments: { navigation, rows } }
  })
  return { view, boxes }
}

/** Rows of a lobby as a fragment, or null when none of them has a game. */
export async function offerLobbyRows(
  { context }: Args,
  { plan, lobby, join, setting }: LobbyOfVisit,
  kind: Kind,
  { from, to }: Pick<LobbyPart, 'from' | 'to'>,
): Promise<string | null> {
  const { excludedStudios: excluded } = lobby
  const today = dateOf(setting.today)
  const rows = await context.content.fetch(LOBBY_ROWS_QUERY, { kind, excluded, today }, lobbyRows)
  const windows = new Map(rows.map((it) => [it._id, it]))
  const contents = await Promise.all(
    lobby.rows.slice(from, to).flatMap(({ category, grid }) => {
      const pinned = windows.get(category._id)
      return pinned ? [withRule(context, { category, kind, grid, pinned, excluded, today })] : []
    }),
  )
  const address = fragmentAddress('rows', setting, { kind, from, to })
  const sources = [plan, rows, ...contents.map(({ window }) => window)]
  return offerRows(context, { address, contents, setting, join, sources, above: from })
}

/** The page of one category. Throws a 404 for one that is not there or not for this market (GAP-098). */
export async function readCategory(
  args: Args,
  category: { kind: Kind; slug: string },
  visit: Visit,
): Promise<LobbyView> {
  const { kind, slug } = category
  return honestly(kind, async () => {
    const found = await readLobbyPlan(args, kind, visit)
    if (!found.lobby.open.some((it) => it.slug === slug)) throw data(null, { status: 404 })
    const base = localePath(visit.locale.segment, categoryPath(kind, slug))
    const question = questionOf(args.request, found, base)
    const page = await readGames(args, found, { kind, slug, question, base })
    return gamesView(args, found, { kind, slug, question, page, base })
  })
}

/** A question that names what is not offered goes to the plain page: nobody fills caches with made-up ones. */
function questionOf(request: Request, { lobby }: LobbyOfVisit, base: string): LobbyQuestion {
  const question = parseLobbyQuestion(new URL(request.url).searchParams, lobby.filter)
  if (question === null) throw redirect(base)
  return question
}

function gamesView(
  args: Args,
  found: LobbyOfVisit,
  view: { kind: Kind; slug: string; question: LobbyQuestion; page: GamesPage; base: string },
): LobbyView {
  const { kind, slug, question, page } = view
  const { locale } = found.setting
  const category = found.lobby.open.find((it) => it.slug === slug)
  const navigation = offerLobbyNavigation(args, found, { kind, slug, question })
  const title = category ? textIn(category.title, locale.language) : null
  const chosen = question.chosen?.title ?? ''
  if (page.chunks.length === 0) {
    return { state: 'empty', kind, heading: title ?? chosen, fragments: { navigation } }
  }
  return {
    state: 'games',
    kind,
    heading: title === null ? { chosen } : { category: title },
    fragments: { navigation, games: page.chunks },
    shown: page.shown,
    total: page.total,
    more: page.more,
  }
}

/** The menu and the filter of a lobby as a fragment. */
export function offerLobbyNavigation(
  { context }: Args,
  { plan, lobby, setting }: LobbyOfVisit,
  place: { kind: Kind; slug: string; question: LobbyQuestion },
): string {
  const { kind, slug, question } = place
  const { provider, studio } = question
  return offerNavigation(context, {
    ...{ kind, slug, lobby, setting },
    provider: provider?.id ?? '',
    studio: studio?.id ?? '',
    sources: [plan],
  })
}

async function honestly(kind: Kind, read: () => Promise<LobbyView>): Promise<LobbyView> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ContentUnavailableError) return { state: 'unavailable', kind }
    throw error
  }
}
