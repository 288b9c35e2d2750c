import type { AppLoadContext } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { placedFields } from '#app/content/audience-shape.server.ts'
import { type ButtonView, buttonView, leadsTo } from '#app/content/button-target.ts'
import type { DescribedPicture } from '#app/content/ContentPicture.tsx'
import { contentButton } from '#app/content/content-button.server.ts'
import { describedImage, describedPicture } from '#app/content/described-image.server.ts'
import { localeString, localeText } from '#app/content/localised.server.ts'
import { orElse } from '#app/content/or-unavailable.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import { nextMoment } from '#app/content/schedule.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { placedVisit } from '#app/session/audience.server.ts'
import { closedTo } from '#app/session/closed-products.ts'
import type { Player } from '#app/session/player.ts'
import { momentIn } from '#markets/dates.ts'
import type { BOXES_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'
import { isInItsTime, isSeen } from '#schemas/rules/audience.ts'
import { buttonTarget } from '#schemas/rules/button-target.ts'
import { isForMarket } from '#schemas/rules/for-market.ts'
import { textIn } from '#schemas/rules/localised.ts'

export type PromoCardView = {
  id: string
  /** Named like the document type: what an editor opens with a click. */
  type: 'contentBox' | 'tournamentBox' | 'tournamentBoxV2'
  title: string
  text: string
  /** Shown in the box as readable text. */
  terms: string
  picture: DescribedPicture | null
  button: ButtonView | null
  tournament: {
    href: string
    state: 'soon' | 'running'
    /** When it begins, or ends; null without an end. */
    moment: string | null
    prizes: { places: string; prize: string }[]
  } | null
}

type Args = { request: Request; context: AppLoadContext }

/** The boxes with these ids that this visitor sees, by id. Empty while the lake is down: they must not fail a page. */
export async function loadPromoCards(
  args: Args,
  visit: { ids: readonly string[]; locale: Locale; player: Player | null },
): Promise<Map<string, PromoCardView>> {
  if (visit.ids.length === 0) return new Map()
  const { context } = args
  const { locale } = visit
  const found = await orElse({ content: [], tournament: [] }, () =>
    context.content.fetch(BOXES_QUERY, {}, cards),
  )
  const named = <PromoCard extends { _id: string }>(all: readonly PromoCard[]) =>
    all.filter((it) => visit.ids.includes(it._id))
  const content = named(found.content)
  const tournament = named(found.tournament)
  const tournaments = tournament.map((it) => it.tournament)
  context.changesAt(nextMoment(tournaments, context.contentClock()))
  const placed = await placedVisit([...content, ...tournament], args, visit)
  const seen = (it: ContentCard | TournamentCard) => isSeen(it, placed)
  const closed = closedTo(context, visit)
  const leadsOn = ({ button }: ContentCard) => !leadsTo(closed, buttonTarget(button))
  return new Map(
    [
      ...content
        .filter(seen)
        .filter(leadsOn)
        .map((it) => toContentCard(context, it, locale)),
      ...tournament.filter(seen).flatMap((it) => toTournamentCard(context, it, locale)),
    ].map((it) => [it.id, it]),
  )
}

type Reading = Pick<AppLoadContext, 'content' | 'logger' | 'contentClock'>

function wordsOf(context: Reading, card: ContentCard | TournamentCard, locale: Locale) {
  const language = contentLanguage(locale)
  return {
    id: card._id,
    title: textIn(card.title, language),
    text: textIn(card.text, language),
    picture: describedPicture(context, card.image, {
      language,
      shape: 'wideBanner',
      sizes: '(min-width: 768px) 600px, 100vw',
    }),
  }
}

function toContentCard(context: Reading, card: ContentCard, locale: Locale): PromoCardView {
  return {
    ...wordsOf(context, card, locale),
    type: 'contentBox',
    terms: textIn(card.significantTerms, contentLanguage(locale)),
    button: buttonView(card.button, locale),
    tournament: null,
  }
}

/** None once the tournament is over, or in a market without it. */
function toTournamentCard(context: Reading, card: TournamentCard, locale: Locale): PromoCardView[] {
  const { tournament } = card
  const now = context.contentClock()
  if (!isForMarket(tournament, locale.market.code)) return []
  if (!isInItsTime({ startDate: null, endDate: tournament.endDate }, now)) return []
  const state = isInItsTime(tournament, now) ? 'running' : 'soon'
  const at = state === 'soon' ? tournament.startDate : tournament.endDate
  return [
    {
      ...wordsOf(context, card, locale),
      type: card.prizesShown === null ? 'tournamentBox' : 'tournamentBoxV2',
      terms: textIn(tournament.significantTerms, contentLanguage(locale)),
      button: null,
      tournament: {
        href: localePath(locale.segment, `/tournaments/${tournament.slug}`),
        state,
        moment: at === null ? null : momentIn(at, locale, locale.market.timeZone),
        prizes: tournament.prizes.slice(0, card.prizesShown ?? 0).map(({ from, to, prize }) => ({
          places: from === to ? `${from}` : `${from}–${to}`,
          prize: textIn(prize, contentLanguage(locale)),
        })),
      },
    },
  ]
}

/** All boxes: the audience is checked for each visitor, on the server (BAN-02). */
const BOXES_QUERY = defineQuery(`{
  "content": *[_type == "contentBox"] | order(_id asc){
    _id, title, text, significantTerms, button{ type, label, param },
    "image": image{
    "asset": asset._ref, alt, "placeholder": asset->metadata.lqip,
    crop{ top, bottom, left, right }, hotspot{ x, y, width, height }
  },
    startDate, endDate, authorized,
    targetAudience{ targetAudienceOption, targetGroups, targetSegment },
    markets, languages, devices, campaign
  },
  "tournament": *[_type in ["tournamentBox", "tournamentBoxV2"]] | order(_id asc){
    _id, title, text, "prizesShown": select(_type == "tournamentBoxV2" => prizesShown),
    "tournament": tournament->{
      "slug": slug.current, startDate, endDate, significantTerms, markets,
      prizes[]{ from, to, prize }
    },
    "image": image{
    "asset": asset._ref, alt, "placeholder": asset->metadata.lqip,
    crop{ top, bottom, left, right }, hotspot{ x, y, width, height }
  },
    startDate, endDate, authorized,
    targetAudience{ targetAudienceOption, targetGroups, targetSegment },
    markets, languages, devices, "campaign": null
  }
}`)

const moment = z
  .string()
  .refine((it) => !Number.isNaN(Date.parse(it)), 'is no date')
  .nullable()

const base = {
  _id: z.string(),
  title: localeString,
  text: localeText.nullable(),
  image: describedImage,
  ...placedFields,
}
const contentCard = z.object({
  ...base,
  significantTerms: localeText.nullable(),
  button: contentButton,
})
const tournamentCard = z.object({
  ...base,
  campaign: z.null(),
  prizesShown: z.number().int().min(1).nullable(),
  tournament: z.object({
    slug: z.string().regex(/^[a-z0-9-]{1,96}$/),
    startDate: moment,
    endDate: moment,
    significantTerms: localeText,
    markets: listOf(z.string()),
    prizes: listOf(z.object({ from: z.number(), to: z.number(), prize: localeString })),
  }),
})

const cards = z.object({ content: listOf(contentCard), tournament: listOf(tournamentCard) })
type ContentCard = z.output<typeof contentCard>
type TournamentCard = z.output<typeof tournamentCard>

// Fails to compile when the query's result changes.
true satisfies SameShape<BOXES_QUERY_RESULT, z.input<typeof cards>>
