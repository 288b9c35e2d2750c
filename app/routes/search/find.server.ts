import type { LoaderFunctionArgs } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { orElse } from '#app/content/or-unavailable.server.ts'
import { findInLobbies } from '#app/features/lobby/found.server.ts'
import { KINDS, PRODUCT_OF } from '#app/features/lobby/lobby.query.server.ts'
import { loadRecentlyPlayed } from '#app/features/lobby/my-games/my-games.server.ts'
import type { TileView } from '#app/features/lobby/tile-view.ts'
import { loadPromotionLinks } from '#app/features/promotions/promotions.server.ts'
import { lookUp, popularGames, toolLinks } from '#app/features/search/search.server.ts'
import {
  isLongEnough,
  SEARCH_PATH,
  searchPage,
  searchText,
} from '#app/features/search/search-query.ts'
import type {
  SearchGroup,
  SearchLink,
  SearchView,
  Suggestions,
} from '#app/features/search/search-view.ts'
import { findInBook } from '#app/features/sportsbook/book-search.server.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import { localePath } from '#app/market/paths.ts'
import { mayEnter, type Visit } from '#app/session/guard.server.ts'

/** Maximum results of each group besides games; of the suggestions. */
const MOST = { page: 12, suggested: 4, games: 6 }
/** Games before the first letter: on the page, and below the box. */
const STARTS = { page: { recent: 8, popular: 12 }, box: { recent: 3, popular: 6 } }

/** The page of `?q=`, with what this visitor may see: combines lobby, promotions and account. */
export async function findForVisit(
  args: LoaderFunctionArgs,
  visit: Visit,
): Promise<SearchView<TileView>> {
  const search = new URL(args.request.url).searchParams
  const query = searchText(search)
  if (query === '')
    return { state: 'asks', query, starts: await loadStarts(args, visit, STARTS.page) }
  if (!isLongEnough(query)) return { state: 'short', query }
  try {
    const { lobbies, groups } = await find(args, visit, { query, most: MOST.page })
    const shown = searchPage(search) * lobbies.size
    const tiles = lobbies.tiles({ from: 0, to: shown })
    const total = lobbies.total + groups.reduce((sum, it) => sum + it.links.length, 0)
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
  if (query === '') {
    const starts = await loadStarts(args, visit, STARTS.box)
    const groups = starts.map(({ title, tiles }, place) => ({
      ...{ id: `start-${place}`, title },
      links: tiles.map(linkTo),
    }))
    return { status: groups.length === 0 ? t('search:short') : '', all: null, groups }
  }
  if (!isLongEnough(query)) return { status: t('search:short'), all: null, groups: [] }
  const { lobbies, groups } = await find(args, visit, { query, most: MOST.suggested })
  const total = lobbies.total + groups.reduce((sum, it) => sum + it.links.length, 0)
  const games = lobbies.tiles({ from: 0, to: MOST.games }).map(linkTo)
  const [tools, others] = [groups.filter(isTools), groups.filter((it) => !isTools(it))]
  return {
    status: total === 0 ? t('search:none.title', { query }) : t('search:found', { total }),
    all: total === 0 ? null : { href: addressOf(visit, query), title: t('search:all') },
    groups: [
      ...tools.map((it) => ({ ...it, title: t(`search:groups.${it.id}`) })),
      { id: 'games', title: t('search:groups.games'), links: games },
      ...others.map((it) => ({ ...it, title: t(`search:groups.${it.id}`) })),
    ].filter((it) => it.links.length > 0),
  }
}

const linkTo = (it: TileView): SearchLink => ({
  ...{ href: it.href, title: it.name, picture: it.picture },
  note: it.restricted ?? it.studio,
})

/** Where a search may start: the player's last games and the most played ones. Empty while the lake is down. */
async function loadStarts(
  args: LoaderFunctionArgs,
  visit: Visit,
  most: { recent: number; popular: number },
): Promise<{ title: string; tiles: TileView[] }[]> {
  const { player, locale } = visit
  const { t } = wordsOf(locale)
  const kinds = await kindsToEnter(args)
  const [recent, popular] = await Promise.all([
    player ? loadRecentlyPlayed(args, { player, kinds, visit, most: most.recent }) : [],
    orElse([], async () => {
      const games = await popularGames(args.context)
      const lobbies = await findInLobbies(args, visit, { games, kinds })
      return lobbies.tiles({ from: 0, to: most.popular })
    }),
  ])
  return [
    { title: t('mygames:recent'), tiles: recent },
    { title: t('lobby:sort.popular'), tiles: popular },
  ].filter((it) => it.tiles.length > 0)
}

/** The lobbies that this visitor may enter. */
async function kindsToEnter(args: LoaderFunctionArgs) {
  const open = await Promise.all(KINDS.map((it) => mayEnter(args, PRODUCT_OF[it])))
  return KINDS.filter((_, index) => open[index])
}

const isTools = ({ id }: SearchGroup) => id === 'tools'

async function find(
  args: LoaderFunctionArgs,
  visit: Visit,
  { query, most }: { query: string; most: number },
) {
  const [hits, sports, maySetLimits, kinds] = await Promise.all([
    lookUp(args.context, query),
    findSports(args, visit, { text: query, most }),
    mayEnter(args, 'gamblingLimits'),
    kindsToEnter(args),
  ])
  const [lobbies, promotions] = await Promise.all([
    findInLobbies(args, visit, { games: hits.games, kinds }),
    loadPromotionLinks(args, visit, hits.promotion),
  ])
  const groups: SearchGroup[] = [
    { id: 'tools', links: toolLinks(hits.tool, { locale: visit.locale, maySetLimits }) },
    { id: 'categories', links: hits.category.flatMap((it) => lobbies.category(it) ?? []) },
    {
      id: 'makers',
      links: [
        ...hits.provider.flatMap((it) => lobbies.provider(it) ?? []),
        ...hits.studio.flatMap((it) => lobbies.studio(it) ?? []),
      ],
    },
    { id: 'promotions', links: hits.promotion.flatMap((it) => promotions.get(it) ?? []) },
    { id: 'sports', links: sports },
  ]
  return {
    lobbies,
    groups: groups
      .filter((it) => it.links.length > 0)
      .map((it) => ({ ...it, links: it.links.slice(0, most) })),
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
