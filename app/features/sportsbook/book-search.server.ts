import { setImmediate } from 'node:timers/promises'
import type { AppLoadContext } from '@remix-run/node'
import type { WordIndex } from '#app/content/search/word-index.ts'
import { type Locale, outboundLanguage } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { NO_NAMES } from '#contracts/sportsbook/names.ts'
import { dateWriter } from '#markets/dates.ts'
import { findsOf, indexOffer } from './book-search.ts'

/** Matches come and go every minute, names of competitions and teams more slowly. */
const KEPT_MS = 60_000
/** Ids that are looked up in the offer: of many a name, no match is offered any more. */
const LOOKED_UP_FOR_EACH = 5

type BookOffer = AppLoadContext['bookOffer']
type Kept = { at: number; index: Promise<WordIndex> }
/** An index for each language. */
const kept = new WeakMap<BookOffer, Map<string, Kept>>()

/** Competitions and matches of the current offer that a text names (SPB-13); none while the book does not answer. */
export async function findInBook(
  { bookOffer, clock }: Pick<AppLoadContext, 'bookOffer' | 'clock'>,
  locale: Locale,
  { text, most }: { text: string; most: number },
): Promise<{ href: string; title: string; note?: string }[]> {
  const language = outboundLanguage(locale)
  const [offer, named] = await Promise.all([bookOffer.read(), bookOffer.readNames(language)])
  if (offer === null) return []
  const names = named ?? NO_NAMES
  const index = await keptIndex(bookOffer, language, {
    now: clock(),
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
  bookOffer: BookOffer,
  language: string,
  { now, make }: { now: number; make: () => Promise<WordIndex> },
): Promise<WordIndex> {
  const ofOffer = kept.get(bookOffer) ?? new Map<string, Kept>()
  kept.set(bookOffer, ofOffer)
  const known = ofOffer.get(language)
  if (known && now >= known.at && now - known.at < KEPT_MS) return known.index
  const made = { at: now, index: make() }
  ofOffer.set(language, made)
  return made.index
}
