import { z } from 'zod'
import { outboundTag, resolveLocale } from '#app/market/locale.ts'
import { closedTo } from '#app/session/closed-products.ts'
import { privateJson, refusalResponse } from '#app/session/replies.server.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import { NO_NAMES } from '#contracts/sportsbook/names.ts'
import { outcomeReference } from '#contracts/sportsbook/offer.ts'
import { eventPrices, MOST_EVENTS, MOST_MARKETS } from './book-page.ts'
import type { BookPrices } from './book-prices.ts'
import { wordsFor } from './sportsbook.server.ts'

const question = z.object({
  locale: z.string().max(16),
  /** The sportsbook of the page. */
  provider: z.string().max(40),
  /** The events that a page shows. */
  events: z
    .string()
    .transform((it) => it.split(','))
    .pipe(z.array(outcomeReference.event).max(MOST_EVENTS)),
})

/**
 * The current prices of events: all markets of a single event, or for several events what lists show. Nothing personal.
 */
export async function handleBookPrices({ request, context }: RequestArgs): Promise<Response> {
  const asked = question.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  const answer = resolveLocale(asked.success ? asked.data.locale : '')
  if (!asked.success || answer.kind !== 'locale') return refusalResponse('VALIDATION_FAILED')
  const { locale } = answer
  const books = new Map(Object.entries(context.bookOffers))
  const book = books.get(asked.data.provider)
  if (book === undefined) return refusalResponse('VALIDATION_FAILED')
  if (closedTo(context, { locale, player: null }).includes('sportsbook')) {
    return refusalResponse('GAME_RESTRICTED')
  }
  const [offer, names] = await Promise.all([book.read(), book.readNames(outboundTag(locale))])
  if (offer === null) return refusalResponse('UNAVAILABLE')
  const ids = [...new Set(asked.data.events)]
  const found = ids.flatMap((id) => offer.events.get(id) ?? [])
  const most = ids.length === 1 ? MOST_MARKETS : 1
  const words = wordsFor(locale)
  const prices: BookPrices = {
    at: words.second(offer.at),
    isCurrent: offer.isCurrent,
    events: Object.fromEntries(
      found.map((it) => [it.id, eventPrices({ names: names ?? NO_NAMES, words }, it, most)]),
    ),
  }
  return privateJson(prices)
}
