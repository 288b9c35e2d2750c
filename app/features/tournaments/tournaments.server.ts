import { type AppLoadContext, data } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import type { DescribedPicture } from '#app/content/ContentPicture.tsx'
import { describedImage, describedPicture } from '#app/content/described-image.server.ts'
import { localeString, localeText } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import { localeRichText } from '#app/content/rich-text/rich-text.server.ts'
import { richTextIn } from '#app/content/rich-text/rich-text-view.server.ts'
import type { RichTextView } from '#app/content/rich-text/rich-text-view.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import { nextMoment } from '#app/content/schedule.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { momentIn } from '#markets/dates.ts'
import type { TOURNAMENTS_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'
import { isInItsTime } from '#schemas/rules/audience.ts'
import { isForMarket, marketsOf, ofMarket } from '#schemas/rules/for-market.ts'
import { textIn } from '#schemas/rules/localised.ts'

export type TournamentCard = {
  id: string
  href: string
  title: string
  summary: string
  terms: string
  state: 'soon' | 'running' | 'over'
  begins: string | null
  ends: string | null
  picture: DescribedPicture | null
}
export type TournamentView = TournamentCard & {
  body: RichTextView | null
  prizes: { places: string; prize: string }[]
  games: string[]
  slug: string
  startDate: string | null
  endDate: string | null
  seoTitle: string
  description: string
  markets: string[]
}

/** Running and upcoming tournaments of a market. Throws ContentUnavailableError. */
export async function loadTournaments(
  context: AppLoadContext,
  locale: Locale,
): Promise<TournamentCard[]> {
  const all = await loadAll(context)
  return all
    .filter((it) => isForMarket(it, locale.market.code))
    .map((it) => toCard(context, it, locale))
    .filter((it) => it.state !== 'over')
}

/** One tournament, including ended ones. Throws a 404 if there is none, and ContentUnavailableError. */
export async function loadTournament(
  context: AppLoadContext,
  slug: string,
  locale: Locale,
): Promise<TournamentView> {
  const there = (await loadAll(context)).filter((it) => it.slug === slug)
  const one = ofMarket(there, locale.market.code)
  if (!one) throw data(null, { status: 404 })
  const language = contentLanguage(locale)
  const card = toCard(context, one, locale)
  return {
    ...card,
    body: richTextIn(one.body, context, locale),
    prizes: one.prizes.map(({ from, to, prize }) => ({
      places: from === to ? `${from}` : `${from}–${to}`,
      prize: textIn(prize, language),
    })),
    games: one.games,
    slug: one.slug,
    startDate: one.startDate,
    endDate: one.endDate,
    seoTitle: textIn(one.seoTitle, language) || card.title,
    description: textIn(one.seoDescription, language) || card.summary,
    markets: marketsOf(there),
  }
}

async function loadAll(context: AppLoadContext): Promise<readonly TournamentContent[]> {
  const all = await context.content.fetch(TOURNAMENTS_QUERY, {}, tournaments)
  context.changesAt(nextMoment(all, context.contentClock()))
  return all
}

function toCard(context: AppLoadContext, it: TournamentContent, locale: Locale): TournamentCard {
  const language = contentLanguage(locale)
  const now = context.contentClock()
  const over = !isInItsTime({ startDate: null, endDate: it.endDate }, now)
  const moment = (at: string | null) =>
    at === null ? null : momentIn(at, locale, locale.market.timeZone)
  return {
    id: it._id,
    href: localePath(locale.segment, `/tournaments/${it.slug}`),
    title: textIn(it.title, language),
    summary: textIn(it.summary, language),
    terms: textIn(it.significantTerms, language),
    state: over ? 'over' : isInItsTime(it, now) ? 'running' : 'soon',
    begins: moment(it.startDate),
    ends: moment(it.endDate),
    picture: describedPicture(context, it.image, {
      language,
      shape: 'wideBanner',
      sizes: '(min-width: 832px) 800px, 100vw',
    }),
  }
}

/** All tournaments, ended ones too: their page says so (CNT-18). */
const TOURNAMENTS_QUERY =
  defineQuery(`*[_type == "tournamentPage"] | order(order asc, startDate desc, _id asc){
  _id, title, "slug": slug.current, summary, body, significantTerms,
  prizes[]{ from, to, prize }, "games": games[]._ref,
  "image": image{
    "asset": asset._ref, alt, "placeholder": asset->metadata.lqip,
    crop{ top, bottom, left, right }, hotspot{ x, y, width, height }
  },
  startDate, endDate, markets, seoTitle, seoDescription
}`)

const moment = z
  .string()
  .refine((it) => !Number.isNaN(Date.parse(it)), 'is no date')
  .nullable()
const tournament = z.object({
  _id: z.string(),
  title: localeString,
  slug: z.string().regex(/^[a-z0-9-]{1,96}$/),
  summary: localeString.nullable(),
  body: localeRichText.nullable(),
  significantTerms: localeText,
  prizes: listOf(z.object({ from: z.number(), to: z.number(), prize: localeString })),
  games: listOf(z.string()),
  image: describedImage,
  startDate: moment,
  endDate: moment,
  markets: listOf(z.string()),
  seoTitle: localeString.nullable(),
  seoDescription: localeString.nullable(),
})
const tournaments = listOf(tournament)
type TournamentContent = z.output<typeof tournament>

// Fails to compile when the query's result changes.
true satisfies SameShape<TOURNAMENTS_QUERY_RESULT, z.input<typeof tournaments>>
