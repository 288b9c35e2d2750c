import { type AppLoadContext, data } from '@remix-run/node'
import type { DescribedPicture } from '#app/content/ContentPicture.tsx'
import { describedPicture } from '#app/content/described-image.server.ts'
import { orElse } from '#app/content/or-unavailable.server.ts'
import { richTextIn } from '#app/content/rich-text/rich-text-view.server.ts'
import type { RichTextView } from '#app/content/rich-text/rich-text-view.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { placedVisit } from '#app/session/audience.server.ts'
import {
  closedInMarket,
  closedTo,
  isPageOf,
  type OperatorSettings,
} from '#app/session/closed-products.ts'
import { readTimeZone } from '#app/session/cookies.server.ts'
import type { Player } from '#app/session/player.ts'
import { momentIn } from '#markets/dates.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import type { MarketCode } from '#markets/types.ts'
import { isInItsTime, isSeen, type Visit } from '#schemas/rules/audience.ts'
import { type Localised, textIn } from '#schemas/rules/localised.ts'
import type { PromotionContent } from './promotions.query.server.ts'
import { PROMOTIONS_QUERY, promotions } from './promotions.query.server.ts'
import { nextStep, shownFrom } from './shown.ts'

type Args = { request: Request; context: AppLoadContext }
type Visitor = { locale: Locale; player: Player | null }

export type PromotionCard = {
  id: string
  href: string
  title: string
  summary: string
  /** Shown beside the offer, wherever it appears. */
  significantTerms: string
  until: string | null
  picture: DescribedPicture | null
}
export type PromotionFilter = { href: string; title: string; current: boolean }
export type PromotionsView =
  | {
      state: 'list'
      heading: string | null
      categories: PromotionFilter[]
      tags: PromotionFilter[]
      cards: PromotionCard[]
      total: number
      more: string | null
      /** Markets that have it; empty means all. */
      markets: readonly string[]
    }
  | { state: 'unavailable' }
export type PromotionView =
  | {
      state: 'open' | 'ended'
      card: PromotionCard
      body: RichTextView | null
      /** Wagering requirement: how many times a bonus is wagered before it can be withdrawn; null without one. */
      wagering: number | null
      terms: string[]
      button: { label: string; href: string } | null
      category: { href: string; title: string }
      tags: PromotionFilter[]
      /** Markets that have it; empty means all. */
      markets: readonly string[]
    }
  | { state: 'unavailable' }

/** The list of all promotions, of a category, or of a tag in it. Throws a 404 if it does not exist. */
export async function loadPromotions(
  args: Args,
  visitor: Visitor,
  of: { category?: string; tag?: string } = {},
): Promise<PromotionsView> {
  const found = await findAll(args, visitor)
  if (!found) return { state: 'unavailable' }
  const { all, visit, marketsWith } = found
  const language = contentLanguage(visitor.locale)
  const open = promotionsFor(all, visit)
  const isOfCategory = (it: PromotionContent) => !of.category || it.category.slug === of.category
  const isChosen = (it: PromotionContent) =>
    isOfCategory(it) && (!of.tag || it.tags.some(({ slug }) => slug === of.tag))
  const chosen = open.filter(isChosen)
  // Names of promotions never offered to this visitor stay hidden; those of ended ones keep their URL.
  const known = all.find((it) => isChosen(it) && stateOf(it, visit) !== null)
  if (of.category && !known) throw data(null, { status: 404 })
  const category = of.category ? known?.category : undefined
  const tag = known?.tags.find((it) => it.slug === of.tag)
  const shown = shownFrom(new URL(args.request.url).searchParams.get('shown'))
  const here = pathOf(visitor.locale, of)
  const next = nextStep(shown, chosen.length)
  return {
    state: 'list',
    heading: textIn(tag?.title ?? category?.title, language) || null,
    categories: linksTo(open.map((it) => it.category).sort(byOrder), (it) => ({
      href: pathOf(visitor.locale, { category: it.slug }),
      title: textIn(it.title, language),
      current: it.slug === of.category,
    })),
    tags: of.category
      ? linksTo(
          open.filter(isOfCategory).flatMap((it) => it.tags),
          (it) => ({
            href: pathOf(visitor.locale, { category: of.category ?? '', tag: it.slug }),
            title: textIn(it.title, language),
            current: it.slug === of.tag,
          }),
        )
      : [],
    cards: chosen.slice(0, shown).map((it) => toCard(args, it, visitor)),
    total: chosen.length,
    more: next === null ? null : `${here}?shown=${next}`,
    markets: of.category ? marketsWith(isChosen) : [],
  }
}

/** The first promotions offered to this visitor, for another page; none while the lake is down. */
export async function loadTopPromotions(
  args: Args,
  visitor: Visitor,
  most: number,
): Promise<PromotionCard[]> {
  const found = most > 0 ? await findAll(args, visitor) : null
  if (!found) return []
  return promotionsFor(found.all, found.visit)
    .slice(0, most)
    .map((it) => toCard(args, it, visitor))
}

/** Of the promotions in search results, links to those offered to this visitor, by id. */
export async function loadPromotionLinks(
  args: Args,
  visitor: Visitor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { href: string; title: string }>> {
  const found = ids.length > 0 ? await findAll(args, visitor) : null
  const open = found ? promotionsFor(found.all, found.visit) : []
  return new Map(
    open
      .filter((it) => ids.includes(it._id))
      .map((it) => [
        it._id,
        {
          href: pathOf(visitor.locale, { category: it.category.slug, slug: it.slug }),
          title: textIn(it.title, contentLanguage(visitor.locale)),
        },
      ]),
  )
}

/** One promotion; an ended one says so (410). Throws a 404 if it was never offered to this visitor. */
export async function loadPromotion(
  args: Args,
  visitor: Visitor,
  of: { category: string; slug: string },
): Promise<PromotionView> {
  const found = await findAll(args, visitor)
  if (!found) return { state: 'unavailable' }
  const { all, visit, marketsWith } = found
  const isAt = (it: PromotionContent) => it.slug === of.slug && it.category.slug === of.category
  const best = bestOf(all.filter(isAt), visit)
  if (!best) throw data(null, { status: 404 })
  const { one, state } = best
  const { locale } = visitor
  const language = contentLanguage(locale)
  const label = textIn(one.button?.label, language)
  const path = one.button?.path ?? ''
  return {
    state,
    card: toCard(args, one, visitor),
    body: richTextIn(one.body, args.context, locale),
    wagering: one.wageringRequirement,
    terms: paragraphs(one.terms, locale),
    button:
      state === 'open' && label !== '' && /^\/(?![/\\])[^\s\\]*$/.test(path)
        ? { label, href: localePath(locale.segment, path) }
        : null,
    category: {
      href: pathOf(locale, { category: one.category.slug }),
      title: textIn(one.category.title, language),
    },
    tags: one.tags.map((it) => ({
      href: pathOf(locale, { category: one.category.slug, tag: it.slug }),
      title: textIn(it.title, language),
      current: false,
    })),
    markets: marketsWith(isAt),
  }
}

type Found = {
  /** All that lead nowhere that is closed to this visitor. */
  all: readonly PromotionContent[]
  visit: Visit
  /** The markets in which a visitor like this one finds some of these. */
  marketsWith: (isOne: (it: PromotionContent) => boolean) => MarketCode[]
}

/** Null while the lake is down and nothing is cached. */
async function findAll(args: Args, visitor: Visitor): Promise<Found | null> {
  const found = await orElse(null, () =>
    args.context.content.fetch(PROMOTIONS_QUERY, {}, promotions),
  )
  if (found === null) return null
  // What leads to a product that is closed here is not offered here.
  const closed = closedTo(args.context, visitor)
  const all = found.filter((it) => !isPageOf(closed, it.button?.path ?? ''))
  const visit = await placedVisit(all, args, visitor)
  const { guards } = args.context.config
  return {
    all,
    visit,
    marketsWith: (isOne) => marketsShowing(found.filter(isOne), visit, guards),
  }
}

function toCard({ context, request }: Args, it: PromotionContent, visitor: Visitor): PromotionCard {
  const { locale, player } = visitor
  const language = contentLanguage(locale)
  // A visitor's page is stored for all visitors, so it has the time zone of its market.
  const timeZone = player ? readTimeZone(request, player.market) : locale.market.timeZone
  return {
    id: it._id,
    href: pathOf(locale, { category: it.category.slug, slug: it.slug }),
    title: textIn(it.title, language),
    summary: textIn(it.summary, language),
    significantTerms: textIn(it.significantTerms, language),
    until: it.endDate && momentIn(it.endDate, locale, timeZone),
    picture: describedPicture(context, it.image, {
      language,
      shape: 'wideBanner',
      sizes: '(min-width: 768px) 600px, 100vw',
    }),
  }
}

function pathOf(locale: Locale, of: { category?: string; tag?: string; slug?: string }): string {
  const below = [of.category, of.tag && `tag/${of.tag}`, of.slug].filter(Boolean)
  return localePath(locale.segment, ['/promotions', ...below].join('/'))
}

function linksTo<It extends { slug: string }>(
  all: readonly It[],
  toFilter: (it: It) => PromotionFilter,
): PromotionFilter[] {
  return [...new Map(all.map((it) => [it.slug, toFilter(it)])).values()]
}

type Ordered = { order: number | null }
const byOrder = (a: Ordered, b: Ordered) => (a.order ?? 0) - (b.order ?? 0)

function paragraphs(text: Localised | null, locale: Locale): string[] {
  return textIn(text, contentLanguage(locale))
    .split(/\n\s*\n/)
    .map((it) => it.trim())
    .filter((it) => it !== '')
}

type Conditions = Pick<
  PromotionContent,
  'markets' | 'startDate' | 'endDate' | 'authorized' | 'targetAudience'
>

export function promotionsFor<Promotion extends Conditions>(
  all: readonly Promotion[],
  visit: Visit,
): Promotion[] {
  return all.filter((it) => isSeen(it, visit))
}

/** Open, or ended for a visitor who may have seen it; null if it was never offered to this visitor (GAP-129). */
export function stateOf(promotion: Conditions, visit: Visit): 'open' | 'ended' | null {
  if (isSeen(promotion, visit)) return 'open'
  const { endDate } = promotion
  if (endDate === null || visit.now < Date.parse(endDate)) return null
  // Nothing is offered any more, so its campaign is not asked for.
  const lastMoment = { ...visit, now: Date.parse(endDate) - 1, offers: 'unchecked' as const }
  return isSeen(promotion, lastMoment) && !isInItsTime(promotion, visit.now) ? 'ended' : null
}

/** Of several with one address (one per market): the open one, else one that has ended. */
export function bestOf<Promotion extends Conditions>(
  all: readonly Promotion[],
  visit: Visit,
): { one: Promotion; state: 'open' | 'ended' } | null {
  for (const wanted of ['open', 'ended'] as const) {
    const one = all.find((it) => stateOf(it, visit) === wanted)
    if (one) return { one, state: wanted }
  }
  return null
}

/** The markets in which a visitor like this one finds one of these, open or ended: links lead to no others. */
export function marketsShowing(
  all: readonly (Conditions & Pick<PromotionContent, 'button'>)[],
  visit: Visit,
  settings: OperatorSettings,
): MarketCode[] {
  return MARKET_CODES.filter((market) => {
    const closed = closedInMarket(MARKETS[market], settings)
    return all.some(
      (it) =>
        !isPageOf(closed, it.button?.path ?? '') && stateOf(it, { ...visit, market }) !== null,
    )
  })
}
