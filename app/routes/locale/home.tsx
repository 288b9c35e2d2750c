import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { withFragments } from '#app/content/fragments/with-fragments.ts'
import { Banners } from '#app/features/banners/Banners.tsx'
import { loadBanners } from '#app/features/banners/banners.server.ts'
import { Home } from '#app/features/home/Home.tsx'
import type { HomeBlock } from '#app/features/home/home.server.ts'
import { loadHome } from '#app/features/home/home.server.ts'
import {
  closedKinds,
  type HomeRows,
  loadHomeRowsIfKnown,
} from '#app/features/lobby/home-rows.server.ts'
import { Missing, TileRowsOf } from '#app/features/lobby/Lobby.tsx'
import { MyGames } from '#app/features/lobby/my-games/MyGames.tsx'
import { hasMyGames, loadMyGames } from '#app/features/lobby/my-games/my-games.server.ts'
import { PayAndPlayBanner, SignUpBonus } from '#app/features/offers/Offers.tsx'
import { loadOffers } from '#app/features/offers/offers.server.ts'
import { PromoCards } from '#app/features/promo-cards/PromoCards.tsx'
import { loadPromoCards } from '#app/features/promo-cards/promo-cards.server.ts'
import { PromotionCards } from '#app/features/promotions/PromotionCards.tsx'
import { loadTopPromotions } from '#app/features/promotions/promotions.server.ts'
import { homeFacts } from '#app/features/seo/page-facts.server.ts'
import { loadSeoText } from '#app/features/seo/seo-text.server.tsx'
import { MaxAttempts } from '#app/features/sign-up/MaxAttempts.tsx'
import { pageHeaders } from '#app/market/page-headers.ts'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { messages, withMessages } from '#app/market/with-messages.ts'
import { closedTo } from '#app/session/closed-products.ts'
import { guard } from '#app/session/guard.server.ts'

export const handle = {
  ...messages('home', 'lobby', 'mygames', 'content', 'promotions'),
  indexable: true,
}
export const meta = titleMeta
export const headers = pageHeaders

/** The rows are the core of the home page; it works without texts, banners or boxes. */
export async function loader(args: LoaderFunctionArgs) {
  const { locale, player, country } = await guard(args, 'home')
  const { id, texts, blocks } = await loadHome(args.context, locale)
  const stars = hasMyGames(player, 'CASINO') && hasMyGames(player, 'LIVE_CASINO')
  const visit = { locale, country, stars }
  const closed = closedTo(args.context, { locale, player })
  const [banners, offers, boxes, promotions, rows, mine, seoText, facts] = await Promise.all([
    loadBanners(args, { placement: 'home', locale, player }),
    loadOffers(args, { locale, player }),
    loadPromoCards(args, {
      ids: blocks.flatMap((it) => (it.type === 'homeBoxes' ? it.boxes : [])),
      locale,
      player,
    }),
    loadTopPromotions(args, { locale, player }, mostOf(blocks)),
    loadRows(blocks, (part) =>
      loadHomeRowsIfKnown(args, visit, { ...part, closed: closedKinds(closed) }),
    ),
    player && (hasMyGames(player, 'CASINO') || hasMyGames(player, 'LIVE_CASINO'))
      ? loadMyGames(args, { player, kind: null, visit, extent: 'strip' })
      : null,
    loadSeoText(args, locale),
    homeFacts(args.context, locale),
  ])
  const page = {
    title: texts.seoTitle === '' ? pageTitle(locale, 'home:title') : texts.seoTitle,
    description: texts.seoDescription,
    id,
    texts,
    blocks,
    closed,
    banners,
    offers,
    boxes: Object.fromEntries(boxes),
    promotions,
    rows,
    mine,
    seoText,
    ...facts,
    fragments: Object.fromEntries(
      Object.entries(rows).flatMap(([key, it]) =>
        it.state === 'rows' ? [[key, it.fragment]] : [],
      ),
    ),
  }
  // A home page without its rows must not be cached for others.
  return Object.values(rows).some((it) => it.state === 'unavailable')
    ? data(page, { headers: { 'X-Page-Cache': 'no' } })
    : data(page)
}

const mostOf = (blocks: readonly HomeBlock[]) =>
  Math.max(0, ...blocks.map((it) => (it.type === 'homePromotions' ? it.most : 0)))

async function loadRows(
  blocks: readonly HomeBlock[],
  read: (part: { from: number; to: number }) => Promise<HomeRows>,
): Promise<Record<string, HomeRows>> {
  const games = blocks.flatMap((it) => (it.type === 'homeGames' ? [it] : []))
  return Object.fromEntries(
    await Promise.all(games.map(async (it) => [it.key, await read(it)] as const)),
  )
}

export const clientLoader = withFragments(withMessages(handle))

export default function HomeRoute() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <MaxAttempts />
      <Home
        id={page.id}
        texts={page.texts}
        blocks={page.blocks}
        closed={page.closed}
        top={
          <>
            <PayAndPlayBanner offer={page.offers.payAndPlay} />
            {page.mine && <MyGames initial={page.mine} kind={null} extent="strip" />}
          </>
        }
        show={show}
      />
    </>
  )

  function show(block: HomeBlock) {
    switch (block.type) {
      case 'homeBanners':
        return <Banners banners={page.banners} height="tall" />
      case 'homeBoxes':
        return <PromoCards boxes={block.boxes.flatMap((id) => page.boxes[id] ?? [])} />
      case 'homePromotions':
        return <PromotionCards cards={page.promotions.slice(0, block.most)} />
      case 'homeSignUp':
        return <SignUpBonus offer={page.offers.signUp} />
      case 'homeGames':
        return <Games rows={page.rows[block.key]} />
      case 'homeIntro':
        return null
    }
  }
}

function Games({ rows }: { rows: HomeRows | undefined }) {
  if (rows?.state === 'rows') return <TileRowsOf fragment={rows.fragment} />
  return rows?.state === 'unavailable' ? <Missing /> : null
}
