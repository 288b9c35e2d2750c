import type { LoaderFunctionArgs } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { findInLobbies } from '#app/features/lobby/found.server.ts'
import { KINDS } from '#app/features/lobby/lobby.query.server.ts'
import type { TileView } from '#app/features/lobby/tile-view.ts'
import { loadPromotionLinks } from '#app/features/promotions/promotions.server.ts'
import { lookUp, toolLinks } from '#app/features/search/search.server.ts'
import {
  isLongEnough,
  SEARCH_PATH,
  searchPage,
  searchText,
} from '#app/features/search/search-query.ts'
import type { SearchGroup, SearchView, Suggestions } from '#app/features/search/search-view.ts'
import { findInBook } from '#app/features/sportsbook/book-search.server.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import { localePath } from '#app/market/paths.ts'
import { mayEnter, type Visit } from '#app/session/guard.server.ts'
import type { PageKind } from '#app/session/page-rules.ts'

const PAGE_OF = { CASINO: 'casino', LIVE_CASINO: 'liveCasino' } as const satisfies Record<
  (typeof KINDS)[number],
  PageKind
>
/** Maximum results of each group besides games; of the suggestions. */
const MOST = { page: 12, suggested: 4, games: 6 }

/** The page of `?q=`, with what this visitor may see: combines lobby, promotions and account. */
export async function findForVisit(
  args: LoaderFunctionArgs,
  visit: Visit,
): Promise<SearchView<TileView>> {
  const search = new URL(args.request.url).searchParams
  const query = searchText(search)
  if (query === '') return { state: 'asks', query }
  if (!isLongEnough(query)) return { state: 'short', query }
  try {
    const { lobbies, groups } = await find(args, visit, { query, most: MOST.page })
    const shown = searchPage(search) * lobbies.size
    const tiles = lobbies.tiles({ from: 0, to: shown })
    const total = lobbies.total + groups.reduce((sum, it) => sum + it.ways.length, 0)
    if (total === 0) {
      // A visitor in a preview is an editor, whose searches are not counted.
      if (args.context.preview === null) args.context.searchMisses?.note(missOf(visit, query))
      return { state: 'none', query }
    }
    const more = `${addressOf(visit, query)}&page=${searchPage(search) + 1}`
    return {
      ...{ state: 'found', query, total, groups },
      games: { tiles, total: lobbies.total, more: lobbies.total > shown ? more : null },
    }
  } catch (error) {
    if (error instanceof ContentUnavailableError) return { state: 'unavailable', query }
    throw error
  }
}

/** The first few of each kind, ready to be shown. Throws ContentUnavailableError. */
export async function suggestForVisit(
  args: LoaderFunctionArgs,
  visit: Visit,
): Promise<Suggestions> {
  const query = searchText(new URL(args.request.url).searchParams)
  const { t } = wordsOf(visit.locale)
  if (!isLongEnough(query)) return { status: t('search:short'), all: null, groups: [] }
  const { lobbies, groups } = await find(args, visit, { query, most: MOST.suggested })
  const total = lobbies.total + groups.reduce((sum, it) => sum + it.ways.length, 0)
  const games = lobbies.tiles({ from: 0, to: MOST.games }).map((it) => ({
    ...{ href: it.href, title: it.name },
    note: it.restricted ?? it.studio,
  }))
  const [tools, others] = [groups.filter(isTools), groups.filter((it) => !isTools(it))]
  return {
    status: total === 0 ? t('search:none.title', { query }) : t('search:found', { total }),
    all: total === 0 ? null : { href: addressOf(visit, query), title: t('search:all') },
    groups: [
      ...tools.map((it) => ({ ...it, title: t(`search:groups.${it.id}`) })),
      { id: 'games', title: t('search:groups.games'), ways: games },
      ...others.map((it) => ({ ...it, title: t(`search:groups.${it.id}`) })),
    ].filter((it) => it.ways.length > 0),
  }
}

const isTools = ({ id }: SearchGroup) => id === 'tools'

async function find(
  args: LoaderFunctionArgs,
  visit: Visit,
  { query, most }: { query: string; most: number },
) {
  const [hits, sports, maySetLimits, ...open] = await Promise.all([
    lookUp(args.context, query),
    findSports(args, visit, { text: query, most }),
    mayEnter(args, 'gamblingLimits'),
    ...KINDS.map((it) => mayEnter(args, PAGE_OF[it])),
  ])
  const kinds = KINDS.filter((_, index) => open[index])
  const [lobbies, promotions] = await Promise.all([
    findInLobbies(args, visit, { games: hits.games, kinds }),
    loadPromotionLinks(args, visit, hits.promotion),
  ])
  const groups: SearchGroup[] = [
    { id: 'tools', ways: toolLinks(hits.tool, { locale: visit.locale, maySetLimits }) },
    { id: 'categories', ways: hits.category.flatMap((it) => lobbies.category(it) ?? []) },
    {
      id: 'makers',
      ways: [
        ...hits.provider.flatMap((it) => lobbies.provider(it) ?? []),
        ...hits.studio.flatMap((it) => lobbies.studio(it) ?? []),
      ],
    },
    { id: 'promotions', ways: hits.promotion.flatMap((it) => promotions.get(it) ?? []) },
    { id: 'sports', ways: sports },
  ]
  return {
    lobbies,
    groups: groups
      .filter((it) => it.ways.length > 0)
      .map((it) => ({ ...it, ways: it.ways.slice(0, most) })),
  }
}

/** Only where the sportsbook is open to this visitor. */
async function findSports(
  args: LoaderFunctionArgs,
  { locale, player }: Visit,
  asked: { text: string; most: number },
) {
  const isOpen = await mayEnter(args, 'sportsbook')
  return isOpen ? findInBook(args.context, { locale, player }, asked) : []
}

function missOf({ locale }: Visit, text: string) {
  return { text, market: locale.market.code, language: locale.language }
}

function addressOf({ locale }: Visit, query: string): string {
  return `${localePath(locale.segment, SEARCH_PATH)}?${new URLSearchParams({ q: query })}`
}
