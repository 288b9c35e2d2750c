import { type AppLoadContext, data, redirect } from '@remix-run/node'
import { tagWord, volatilityLevel } from '#app/content/games/game-words.server.ts'
import { orElse } from '#app/content/or-unavailable.server.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import { type i18nFor, wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { LOBBY_PATH, localePath } from '#app/market/paths.ts'
import { formatMoney } from '#markets/currencies.ts'
import { LANGUAGES } from '#markets/languages.ts'
import type { Language } from '#markets/types.ts'
import { dateOf } from '#schemas/rules/lobby-games.ts'
import { textIn } from '#schemas/rules/localised.ts'
import { FACETS, type Facet, type FacetCounts } from './facets.ts'
import type { FacetChoice, FilterView } from './filter-view.ts'
import { type GameList, type GamesOf, loadGames, loadList } from './games-page.server.ts'
import { type Kind, LOBBY_ROWS_QUERY, lobbyRows } from './lobby.query.server.ts'
import { fragmentAddress, offerNavigation, offerRows } from './lobby-fragments.server.tsx'
import { categoryPath, MY_GAMES, studioOf } from './lobby-paths.ts'
import {
  addressOf,
  isAsking,
  type LobbyQuestion,
  parseLobbyQuestion,
  queryOf,
} from './lobby-question.ts'
import type { LobbyOfVisit } from './lobby-setting.server.ts'
import { loadLobbyPlan, type Visit } from './lobby-setting.server.ts'
import { withRule } from './rule-games.server.ts'

type Args = { request: Request; context: AppLoadContext }

export type LobbyView =
  | { state: 'rows'; kind: Kind; fragments: { navigation: string; rows: string[] } }
  | {
      state: 'games'
      kind: Kind
      /** Heading from the category, or the one chosen provider or studio; null for all games. */
      heading: { category: string } | { chosen: string } | null
      filter: FilterView
      fragments: { navigation: string; games: string[] }
      shown: number
      total: number
      more: string | null
    }
  | {
      state: 'empty'
      kind: Kind
      heading: string | null
      /** Null if there is nothing to filter. */
      filter: FilterView | null
      fragments: { navigation: string }
    }
  /** One player's lists, which are not a fragment. */
  | { state: 'own'; kind: Kind; fragments: { navigation: string } }
  | { state: 'unavailable'; kind: Kind }

/**
 * `boxes` are ids, for the code that knows which of them this visitor sees: the first ones come above all rows, those
 * at `n` below the rows of `fragments.rows[n - 1]`.
 */
export type LobbyWithPromoCards = { view: LobbyView; boxes: readonly (readonly string[])[] }

/** The lobby of a kind: its rows, or the games that a visitor filters for. Never fails while the lake is down. */
export async function loadLobby(
  args: Args,
  kind: Kind,
  visit: Visit,
): Promise<LobbyWithPromoCards> {
  let boxes: string[][] = [[]]
  const view = await orElse<LobbyView, LobbyView>({ state: 'unavailable', kind }, async () => {
    const found = await loadLobbyPlan(args, kind, visit)
    const base = localePath(visit.locale.segment, LOBBY_PATH[kind])
    if (new URL(args.request.url).search !== '') {
      const list = await loadList(args.context, found, { kind, slug: '' })
      const question = questionOf(args.request, list, base)
      if (isAsking(question))
        return gamesView(args, found, { list, asked: { kind, slug: '', question, base } })
    }
    const parts = partsOfLobby(found.lobby.rows)
    const offered = await Promise.all(parts.map((it) => offerLobbyRows(args, found, kind, it)))
    const rows: string[] = []
    boxes = [[]]
    for (const [index, fragment] of offered.entries()) {
      if (fragment !== null) boxes[rows.push(fragment)] = []
      boxes[rows.length]?.push(...(parts[index]?.boxes ?? []))
    }
    const navigation = offerLobbyNavigation(args, found, { kind, slug: '', isPlain: true })
    return rows.length === 0
      ? { state: 'empty', kind, heading: null, filter: null, fragments: { navigation } }
      : { state: 'rows', kind, fragments: { navigation, rows } }
  })
  return { view, boxes }
}

/** Rows of a lobby as a fragment, or null if none of them has a game. */
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

/** Whether a lobby of this market has such a category, or such a studio. */
export function hasPlace({ plan, lobby }: Pick<LobbyOfVisit, 'plan' | 'lobby'>, slug: string) {
  const studio = studioOf(slug)
  return studio === null
    ? lobby.open.some((it) => it.slug === slug)
    : plan.studios.some((it) => it.id === studio && !lobby.excludedStudios.includes(it._id))
}

/**
 * The page of one category, or of one studio. Throws a 404 if it does not exist or not for this market (GAP-098), and
 * for a studio without games in this lobby.
 */
export async function loadCategory(
  args: Args,
  category: { kind: Kind; slug: string },
  visit: Visit,
): Promise<LobbyView> {
  const { kind, slug } = category
  return orElse<LobbyView, LobbyView>({ state: 'unavailable', kind }, async () => {
    const found = await loadLobbyPlan(args, kind, visit)
    if (!hasPlace(found, slug)) throw data(null, { status: 404 })
    const base = localePath(visit.locale.segment, categoryPath(kind, slug))
    const list = await loadList(args.context, found, { kind, slug })
    if (studioOf(slug) !== null && list.games.length === 0) throw data(null, { status: 404 })
    const question = questionOf(args.request, list, base)
    return gamesView(args, found, { list, asked: { kind, slug, question, base } })
  })
}

/** The page of the player's own games in a lobby: its menu, and no shared games. */
export async function loadOwnPlace(args: Args, kind: Kind, visit: Visit): Promise<LobbyView> {
  return orElse<LobbyView, LobbyView>({ state: 'unavailable', kind }, async () => {
    const found = await loadLobbyPlan(args, kind, visit)
    const navigation = offerLobbyNavigation(args, found, { kind, slug: MY_GAMES, isPlain: true })
    return { state: 'own', kind, fragments: { navigation } }
  })
}

/** A question with unknown values redirects to the plain page: made-up ones cannot fill caches. */
function questionOf(request: Request, list: GameList, base: string): LobbyQuestion {
  const question = parseLobbyQuestion(new URL(request.url).searchParams, list.known)
  if (question === null) throw redirect(base)
  return question
}

async function gamesView(
  args: Args,
  found: LobbyOfVisit,
  { list, asked }: { list: GameList; asked: GamesOf },
): Promise<LobbyView> {
  const { kind, slug, question, base } = asked
  const page = await loadGames(args.context, found, { list, asked })
  // The menu has no entry for a studio: it is the same for all of them.
  const navigation = offerLobbyNavigation(
    args,
    found,
    studioOf(slug) === null
      ? { kind, slug, isPlain: !isAsking(question) }
      : { kind, slug: '', isPlain: false },
  )
  const title = titleOf(found, slug)
  const filter = filterView(found, { base, question, counts: page.counts })
  if (page.chunks.length === 0) {
    const isBare = list.games.length === 0
    return {
      ...{ state: 'empty', kind, heading: title },
      filter: isBare ? null : filter,
      fragments: { navigation },
    }
  }
  return {
    ...{ state: 'games', kind, filter },
    heading: title === null ? makerOf(found, question) : { category: title },
    fragments: { navigation, games: page.chunks },
    shown: page.shown,
    total: page.total,
    more: page.more,
  }
}

/** The heading of the page of a category or studio; null for all games of the lobby. */
function titleOf({ plan, lobby, setting: { locale } }: LobbyOfVisit, slug: string): string | null {
  const studio = studioOf(slug)
  if (studio !== null) {
    const name = titleIn(plan.studios, studio)
    return wordsOf(locale).t('lobby:filter.gamesBy', { name })
  }
  const category = lobby.open.find((it) => it.slug === slug)
  return category ? textIn(category.title, contentLanguage(locale)) : null
}

/** The provider or studio, if exactly one was chosen. */
function makerOf({ lobby }: LobbyOfVisit, { chosen }: LobbyQuestion): { chosen: string } | null {
  const ids = [...chosen.provider, ...chosen.studio]
  const makers = chosen.provider.length > 0 ? lobby.filter.providers : lobby.filter.studios
  const maker = ids.length === 1 ? makers.find((it) => it.id === ids[0]) : undefined
  return maker ? { chosen: maker.title } : null
}

/** The menu of a lobby as a fragment; `isPlain` while its rows are shown. */
export function offerLobbyNavigation(
  { context }: Args,
  { plan, lobby, setting }: LobbyOfVisit,
  { kind, slug, isPlain }: { kind: Kind; slug: string; isPlain: boolean },
): string {
  return offerNavigation(context, { kind, slug, lobby, setting, isPlain, sources: [plan] })
}

/** Consecutive rows without a box between them: from the first up to but excluding the second number. */
type LobbyPart = { from: number; to: number; boxes: readonly string[] }

/** The rows of a lobby, split where editors placed boxes; `boxes` come below the last row of a part. */
export function partsOfLobby(
  rows: readonly { grid: { boxes: readonly string[] } | undefined }[],
): LobbyPart[] {
  const parts: LobbyPart[] = []
  let from = 0
  for (const [index, { grid }] of rows.entries()) {
    const boxes = grid?.boxes ?? []
    if (boxes.length === 0 && index < rows.length - 1) continue
    parts.push({ from, to: index + 1, boxes })
    from = index + 1
  }
  return parts
}

type Translate = ReturnType<typeof i18nFor>['t']

/** The filter of a list, in the visitor's language. */
function filterView(
  { lobby, setting }: LobbyOfVisit,
  view: { base: string; question: LobbyQuestion; counts: FacetCounts | null },
): FilterView {
  const { base, question, counts } = view
  const { t } = wordsOf(setting.locale)
  const { language } = setting.locale
  const words = { t, locale: setting.locale }
  const labelOf = (facet: Facet, value: string): string => {
    if (facet === 'provider') return titleIn(lobby.filter.providers, value)
    if (facet === 'studio') return titleIn(lobby.filter.studios, value)
    return labelOfValue(facet, value, words)
  }
  const facets = FACETS.map((name) => {
    const found = counts?.[name] ?? new Map<string, number>()
    // A chosen value stays so that it can be removed, even if no game has it any more.
    const values = [...new Set([...found.keys(), ...question.chosen[name]])]
    const choices = values.map(
      (value): FacetChoice => ({
        value,
        label: labelOf(name, value),
        count: found.get(value) ?? 0,
      }),
    )
    return { name, choices: choices.sort(orderOf(name, language)) }
  })
  const chosen = FACETS.flatMap((name) =>
    question.chosen[name].map((value) => {
      const rest = question.chosen[name].filter((it) => it !== value)
      const without = { ...question, page: 1, chosen: { ...question.chosen, [name]: rest } }
      return { label: labelOf(name, value), href: addressOf(base, without) }
    }),
  )
  return {
    ...{ base, chosen },
    query: String(queryOf(question)),
    text: question.text,
    sort: question.sort,
    facets: facets.filter((it) => it.choices.length > 0),
  }
}

function labelOfValue(
  facet: Exclude<Facet, 'provider' | 'studio'>,
  value: string,
  { t, locale }: { t: Translate; locale: Locale },
): string {
  switch (facet) {
    case 'feature':
    case 'theme':
      return tagWord(facet, value, locale)
    case 'volatility': {
      const level = volatilityLevel(Number(value))
      return level === null ? value : t(`lobby:tile.volatility.${level}`)
    }
    case 'bet': {
      const minor = BigInt(Math.round(Number(value) * 100))
      const { language, market } = locale
      return t('lobby:filter.upTo', { amount: formatMoney(minor, market.currency, language) })
    }
    case 'jackpot':
      return t('lobby:facet.jackpot')
    case 'new':
      return t('lobby:facet.new')
  }
}

function titleIn(all: readonly { id: string; title: string }[], id: string): string {
  return all.find((it) => it.id === id)?.title ?? id
}

/** Numbers by value, everything else alphabetically: counts would reorder it with each choice. */
function orderOf(facet: Facet, language: Language) {
  return facet === 'volatility' || facet === 'bet'
    ? (a: FacetChoice, b: FacetChoice) => Number(a.value) - Number(b.value)
    : (a: FacetChoice, b: FacetChoice) => a.label.localeCompare(b.label, LANGUAGES[language].intl)
}
