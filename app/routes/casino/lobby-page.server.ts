import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { loadBanners } from '#app/features/banners/banners.server.ts'
import {
  type LobbyView,
  loadCategory,
  loadLobby,
  loadOwnPlace,
} from '#app/features/lobby/load-lobby.server.ts'
import type { Kind } from '#app/features/lobby/lobby.query.server.ts'
import { loadLobbyHome } from '#app/features/lobby/lobby-home.server.ts'
import { categoryPath, studioOf, studioSlug } from '#app/features/lobby/lobby-paths.ts'
import type { Visit as LobbyVisit } from '#app/features/lobby/lobby-setting.server.ts'
import { marketsWithList } from '#app/features/lobby/markets-listing.server.ts'
import type { MyGamesExtent, MyGamesView } from '#app/features/lobby/my-games/favourites.ts'
import { hasMyGames, loadMyGames } from '#app/features/lobby/my-games/my-games.server.ts'
import { loadPromoCards } from '#app/features/promo-cards/promo-cards.server.ts'
import { breadcrumbTrail } from '#app/features/seo/page-facts.server.ts'
import { loadSeoText } from '#app/features/seo/seo-text.server.tsx'
import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import type { MessageKey } from '#app/market/messages/languages.ts'
import { pageTitle, withSiteName } from '#app/market/page-title.server.ts'
import { LOBBY_PATH } from '#app/market/paths.ts'
import { guard, requirePlayer, type Visit } from '#app/session/guard.server.ts'
import type { PageKind } from '#app/session/page-rules.ts'
import type { Player } from '#app/session/player.ts'
import type { Placement } from '#schemas/rules/placements.ts'

const PLACE = {
  CASINO: { page: 'casino', placement: 'casino', ofCategory: null, words: 'casino' },
  LIVE_CASINO: {
    ...{ page: 'liveCasino', placement: 'live-casino', ofCategory: 'live-casino-table' },
    words: 'live',
  },
} as const satisfies Record<
  Kind,
  { page: PageKind; placement: Placement; ofCategory: Placement | null; words: string }
>

/** The lobby with its banners. Both know the visitor: neither sends what this visitor may not see. */
export async function loadLobbyPage(args: LoaderFunctionArgs, kind: Kind) {
  const { page, placement, words } = PLACE[kind]
  const { player, locale, country } = await guard(args, page)
  const visit = { locale, country, stars: hasMyGames(player, kind) }
  const [{ view, boxes: places }, mine, banners, home, seoText] = await Promise.all([
    loadLobby(args, kind, visit),
    loadMine(args, { player, kind, visit, extent: 'strip' }),
    loadBanners(args, { placement, locale, player }),
    loadLobbyHome(args.context, kind, locale),
    loadSeoText(args, locale),
  ])
  const [above = [], ...below] = places
  const ids = [[...home.boxes, ...above], ...below]
  const seen = await loadPromoCards(args, { ids: ids.flat(), locale, player })
  return answer(
    {
      title: home.seoTitle || pageTitle(locale, `lobby:${words}.pageTitle`),
      description: home.seoDescription || textOf(locale, `lobby:${words}.description`),
      view,
      mine: view.state === 'rows' ? mine : withoutRows(mine),
      heading: home.heading,
      intro: home.intro,
      banners: view.state === 'rows' ? banners : [],
      boxes: view.state === 'rows' ? ids.map((it) => it.flatMap((id) => seen.get(id) ?? [])) : [],
      seoText,
      jsonLd: breadcrumbTrail(args.context, locale, [lobbyBreadcrumb(locale, kind)]),
      fragments: fragmentsOf(view),
    },
    view,
  )
}

/** A page of the lobby's category; those of live tables have a place for banners (LOB-22). */
export async function loadCategoryPage(args: LoaderFunctionArgs, kind: Kind) {
  const { page } = PLACE[kind]
  return loadListPage(args, await guard(args, page), { kind, slug: args.params.category ?? '' })
}

/** The games of one studio in a lobby. */
export async function loadStudioPage(args: LoaderFunctionArgs, kind: Kind) {
  const { page } = PLACE[kind]
  const slug = studioSlug(args.params.studio ?? '')
  return loadListPage(args, await guard(args, page), { kind, slug })
}

async function loadListPage(
  args: LoaderFunctionArgs,
  { locale, country, player }: Visit,
  { kind, slug }: { kind: Kind; slug: string },
) {
  const { ofCategory, words } = PLACE[kind]
  const visit = { locale, country, stars: hasMyGames(player, kind) }
  const isStudio = studioOf(slug) !== null
  const [view, mine, banners, onlyInMarkets] = await Promise.all([
    loadCategory(args, { kind, slug }, visit),
    loadMine(args, { player, kind, visit, extent: 'marks' }),
    ofCategory && !isStudio ? loadBanners(args, { placement: ofCategory, locale, player }) : [],
    marketsWithList(args, { kind, slug }, visit),
  ])
  const named = view.state === 'games' ? view.heading : null
  const heading = named && 'category' in named ? named.category : ''
  const lobby = pageTitle(locale, `lobby:${words}.title`)
  return answer(
    {
      title: heading === '' ? lobby : withSiteName(heading),
      description:
        isStudio && heading !== ''
          ? wordsOf(locale).t('lobby:studio.description', { heading })
          : textOf(locale, `lobby:${words}.description`),
      onlyInMarkets,
      view,
      mine,
      banners,
      seoText: await loadSeoText(args, locale),
      jsonLd: breadcrumbTrail(args.context, locale, [
        lobbyBreadcrumb(locale, kind),
        { name: heading, path: categoryPath(kind, slug) },
      ]),
      fragments: fragmentsOf(view),
    },
    view,
  )
}

/** The player's own lists: marked and last played games. */
export async function loadMyGamesPage(args: LoaderFunctionArgs, kind: Kind) {
  const { words } = PLACE[kind]
  const page = kind === 'CASINO' ? 'casinoMine' : 'liveCasinoMine'
  const { locale, country, player } = await requirePlayer(args, page)
  const visit = { locale, country, stars: true }
  const [view, mine] = await Promise.all([
    loadOwnPlace(args, kind, visit),
    loadMyGames(args, { player, kind, visit, extent: 'all' }),
  ])
  return {
    title: pageTitle(locale, 'mygames:title'),
    description: textOf(locale, `lobby:${words}.description`),
    view,
    mine,
    fragments: fragmentsOf(view),
  }
}

async function loadMine(
  args: LoaderFunctionArgs,
  asked: { player: Player | null; kind: Kind; visit: LobbyVisit; extent: MyGamesExtent },
): Promise<MyGamesView | null> {
  const { player } = asked
  return hasMyGames(player, asked.kind) ? loadMyGames(args, { ...asked, player }) : null
}

/** With a filter the stars stay, the rows do not. */
const withoutRows = (mine: MyGamesView | null) => mine && { ...mine, rows: [] }

/** 503 while the games cannot be read; such a page is not cached for others. */
function answer<Page>(page: Page, view: LobbyView) {
  return view.state === 'unavailable'
    ? data(page, { status: 503, headers: { 'Retry-After': '5', 'X-Page-Cache': 'no' } })
    : data(page)
}

export function lobbyBreadcrumb(locale: Locale, kind: Kind) {
  return { name: textOf(locale, `lobby:${PLACE[kind].words}.title`), path: LOBBY_PATH[kind] }
}

function fragmentsOf(view: LobbyView): Record<string, string | string[]> {
  return view.state === 'unavailable' ? {} : view.fragments
}

function textOf(locale: Locale, key: MessageKey): string {
  return wordsOf(locale).t(key)
}
