import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { wordsOf } from '#app/market/i18n.server.ts'
import { type Locale, outboundTag } from '#app/market/locale.ts'
import { withSiteName } from '#app/market/page-title.server.ts'
import { localePath } from '#app/market/paths.ts'
import { addressInEach, bookAddress, placeOfAddress } from '#app/market/sportsbook-addresses.ts'
import { closedTo } from '#app/session/closed-products.ts'
import type { Visit } from '#app/session/guard.server.ts'
import type { GuardName } from '#app/session/guards.ts'
import type { Player } from '#app/session/player.ts'
import { NO_NAMES } from '#contracts/sportsbook/names.ts'
import type { BookPlace } from '#contracts/sportsbook/paths.ts'
import { dateWriter, zoneName } from '#markets/dates.ts'
import { type BookQuestion, bookPage } from './book-page.ts'
import type { BookFrameView, BookPageView, ClosedView } from './book-view.ts'
import { chosenBook } from './chosen-book.server.ts'
import { BY_LAW, closedReason } from './closed-reason.ts'
import { loadHighlights } from './highlights.server.ts'

/** The place of the requested address; null where the sportsbook has none. */
export function requestedPlace({ request, params }: LoaderFunctionArgs): BookPlace | null {
  const [, segment = '', ...rest] = new URL(request.url).pathname.split('/')
  const language = (params.locale ?? segment).split('-')[0] ?? 'en'
  return placeOfAddress(`/${rest.filter(Boolean).join('/')}`, language)
}

/** The closed sportsbook: why, and where this visitor can go on. Null where it is open. */
export function loadClosed(
  { context }: LoaderFunctionArgs,
  { refusedBy, ...visit }: Visit & { refusedBy: GuardName | null },
): { closed: ClosedView; title: string; status: 403 | 451 } | null {
  const { locale, player } = visit
  const { geoLocation, config } = context
  const reason = closedReason(
    refusedBy,
    {
      market: locale.market,
      country: player?.countryCode ?? geoLocation.country,
      region: player?.provinceCode ?? geoLocation.region,
    },
    config.guards,
  )
  if (reason === null) return null
  const closed = closedTo(context, { locale, player })
  const ways = (['casino', 'liveCasino'] as const).filter((it) => !closed.includes(it))
  const { t } = wordsOf(locale)
  return {
    closed: { reason, ways },
    title: withSiteName(t(`sportsbook:closed.${reason}.title`)),
    status: BY_LAW.includes(reason) ? 451 : 403,
  }
}

export type LoadedBook = {
  page: BookPageView
  title: string
  description: string
  indexable: boolean
  /** The same place in each language with words of its own, for search engines. */
  addressIn: Record<string, string>
  /** Whose offer it is. */
  provider: string
  /** Null: anonymous visitors have none here. */
  frame: BookFrameView | null
}

/**
 * A page of the sportsbook with what is offered now. Throws the redirect to the address in the own language (GAP-143),
 * and 404 for what does not exist.
 */
export async function loadBook(
  { request, context }: LoaderFunctionArgs,
  { locale, player, place }: { locale: Locale; player: Player | null; place: BookPlace },
): Promise<LoadedBook> {
  const { pathname, search } = new URL(request.url)
  const own = localePath(locale.segment, bookAddress(place, locale.language))
  if (pathname.replace(/\/+$/, '') !== own) throw redirect(`${own}${search}`, 301)
  const book = chosenBook(context, { locale, player })
  // Closed by configuration: the guard has refused before.
  if (book === null) throw data(null, { status: 404 })
  const language = outboundTag(locale)
  const [offer, names, highlights] = await Promise.all([
    book.offer.read(),
    book.offer.readNames(language),
    loadHighlights(context, locale.market.code),
  ])
  const page = bookPage({
    ...{ place, highlights, names: names ?? NO_NAMES, language: locale.language },
    offer: offer && { ...offer, events: offer.events.values() },
    timeZone: zoneName(locale, locale.market.timeZone),
    words: wordsFor(locale),
  })
  if (page === null) throw data(null, { status: 404 })
  const { provider, origin } = book
  const isOfInvented = book.isInvented && 'region' in place
  return {
    page,
    ...titleOf(page, locale),
    indexable: offer !== null && !isOfInvented && place.kind !== 'bet-history',
    addressIn: addressInEach(place),
    provider: provider.id,
    frame: player || provider.opensToAnyone ? { origin, language, highlights } : null,
  }
}

const PLACES = {
  home: 'home',
  live: 'live',
  'starting-soon': 'startingSoon',
  'price-boost': 'priceBoost',
  'bet-history': 'betHistory',
  'game-rules': 'gameRules',
  leagues: 'leagues',
} as const

/** How a market writes places and moments. */
export function wordsFor(locale: Locale): BookQuestion['words'] {
  const { t } = wordsOf(locale)
  const { timeZone } = locale.market
  const second = dateWriter(locale, timeZone, 'second')
  return {
    place: (kind) => t(`sportsbook:places.${PLACES[kind as keyof typeof PLACES] ?? 'home'}`),
    moment: dateWriter(locale, timeZone, 'moment'),
    second,
  }
}

function titleOf({ kind, heading, trail, offer }: BookPageView, locale: Locale) {
  const { t } = wordsOf(locale)
  const name = kind === 'home' ? heading : `${heading} · ${t('sportsbook:places.home')}`
  const event = offer?.event
  return {
    title: withSiteName(name),
    description: event
      ? t('sportsbook:describe.event', {
          name: heading,
          competition: event.competition.name,
          time: event.when,
        })
      : t('sportsbook:describe.place', { name: trail.map((it) => it.name).join(', ') }),
  }
}
