import { setImmediate } from 'node:timers/promises'
import type { AppLoadContext } from '@remix-run/node'
import type { WordIndex } from '#app/content/search/word-index.ts'
import { type Locale, outboundTag } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import type { ReadBook } from '#app/platform-client/book-offer.server.ts'
import type { Player } from '#app/session/player.ts'
import { NO_NAMES } from '#contracts/sportsbook/names.ts'
import { dateWriter } from '#markets/dates.ts'
import { findsOf, indexOffer } from './book-search.ts'
import { chosenBook } from './chosen-book.server.ts'

/** Matches come and go every minute, names of competitions and teams more slowly. */
const KEPT_MS = 60_000
/** Ids that are looked up in the offer: of many a name, no match is offered any more. */
const LOOKED_UP_FOR_EACH = 5

type Kept = { at: number; index: Promise<WordIndex> }
/** An index for each language. */
const kept = new WeakMap<ReadBook, Map<string, Kept>>()

/** Competitions and matches of the current offer that a text names (SPB-13); none while the book does not answer. */
export async function findInBook(
  context: AppLoadContext,
  { locale, player }: { locale: Locale; player: Player | null },
  { text, most }: { text: string; most: number },
): Promise<{ href: string; title: string; note?: string }[]> {
  const book = chosenBook(context, { locale, player })?.offer
  if (book === undefined) return []
  const language = outboundTag(locale)
  const [offer, named] = await Promise.all([book.read(), book.readNames(language)])
  if (offer === null) return []
  const names = named ?? NO_NAMES
  const index = await keptIndex(book, language, {
    now: context.clock(),
    make: () => indexOffer(offer.events, names, () => setImmediate()),
  })
  const ids = index.find(text).map(({ id }) => id)
  const finds = findsOf(ids.slice(0, most * LOOKED_UP_FOR_EACH), offer.events, {
    ...{ names, most, language: locale.language },
  })
  const moment = dateWriter(locale, locale.market.timeZone, 'moment')
  return finds.map(({ path, title, match }) => ({
    ...{ href: localePath(locale.segment, path), title },
    ...(match ? { note: `${match.competition} · ${moment(match.startsAt)}` } : {}),
  }))
}

function keptIndex(
  book: ReadBook,
  language: string,
  { now, make }: { now: number; make: () => Promise<WordIndex> },
): Promise<WordIndex> {
  const ofOffer = kept.get(book) ?? new Map<string, Kept>()
  kept.set(book, ofOffer)
  const known = ofOffer.get(language)
  if (known && now >= known.at && now - known.at < KEPT_MS) return known.index
  const made = { at: now, index: make() }
  ofOffer.set(language, made)
  return made.index
}
