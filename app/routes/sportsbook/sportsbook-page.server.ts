import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { loadBanners } from '#app/features/banners/banners.server.ts'
import { sportsEvent } from '#app/features/seo/json-ld.ts'
import { breadcrumbTrail } from '#app/features/seo/page-facts.server.ts'
import { loadSeoText } from '#app/features/seo/seo-text.server.tsx'
import { EXPLAINED } from '#app/features/sportsbook/closed-reason.ts'
import { loadBook, loadClosed, requestedPlace } from '#app/features/sportsbook/sportsbook.server.ts'
import { localePath } from '#app/market/paths.ts'
import { closedInMarket } from '#app/session/closed-products.ts'
import { guardOrExplain } from '#app/session/guard.server.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import type { MarketCode } from '#markets/types.ts'

/** A page of the sportsbook with its banners; or why it is closed to this visitor, which needs no place. */
export async function loadSportsbookRoute(args: LoaderFunctionArgs) {
  const place = requestedPlace(args)
  const visit = await guardOrExplain(args, 'sportsbook', {
    explains: EXPLAINED,
    playersOnly: place?.kind === 'bet-history',
  })
  const refused = loadClosed(args, visit)
  if (refused !== null) {
    const { closed, title, status } = refused
    return data({ closed, title }, { status })
  }
  if (place === null) throw data(null, { status: 404 })
  const { locale, player } = visit
  const placement = place.kind === 'live' ? 'live-betting' : 'sport-base'
  const [book, banners, seoText] = await Promise.all([
    loadBook(args, { locale, player, place }),
    loadBanners(args, { placement, locale, player }),
    loadSeoText(args, locale),
  ])
  const { trail, offer } = book.page
  const event = offer?.event
  const { publicOrigin } = args.context.config
  return data({
    closed: null,
    onlyInMarkets: marketsWith(args),
    ...book,
    banners,
    seoText,
    jsonLd: [
      ...breadcrumbTrail(args.context, locale, trail),
      ...(event
        ? [sportsEvent(publicOrigin, { ...event, path: localePath(locale.segment, event.path) })]
        : []),
    ],
  })
}

/** Markets that are open to the sportsbook: a link to another one leads to its home page. */
function marketsWith({ context }: LoaderFunctionArgs): MarketCode[] {
  const isOpen = (code: MarketCode) =>
    !closedInMarket(MARKETS[code], context.config.guards).includes('sportsbook')
  return MARKET_CODES.filter(isOpen)
}
