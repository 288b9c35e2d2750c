import { type AppLoadContext, data } from '@remix-run/node'
import type { DescribedPicture } from '#app/content/ContentPicture.tsx'
import { describedPicture } from '#app/content/described-image.server.ts'
import { orElse } from '#app/content/or-unavailable.server.ts'
import { richTextIn } from '#app/content/rich-text/rich-text-view.server.ts'
import type { RichTextView } from '#app/content/rich-text/rich-text-view.ts'
import { nextMoment } from '#app/content/schedule.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { offersTo } from '#app/session/audience.server.ts'
import type { Player } from '#app/session/player.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import { isInItsTime, isKept } from '#schemas/rules/audience.ts'
import { isForMarket, marketsOf, ofMarket } from '#schemas/rules/for-market.ts'
import { isBonusCode, isOwnPath } from '#schemas/rules/link-target.ts'
import { type Localised, ownTextIn, textIn } from '#schemas/rules/localised.ts'
import { offersIn } from '#schemas/rules/offers.ts'
import { cleanHtml } from './landing-html.server.ts'
import {
  LANDING_PAGE_QUERY,
  landingPage,
  PAGES_QUERY,
  pageList,
  REGISTRATION_LANDING_QUERY,
  registrationLanding,
  STATIC_PAGE_QUERY,
  staticPage,
} from './pages.query.server.ts'

type Page = {
  id: string
  title: string
  seoTitle: string
  description: string
  /** The markets that have a page at this address; empty for all. */
  markets: string[]
}
export type StaticPageView = Page & {
  body: RichTextView | null
  beside: { href: string; title: string; current: boolean }[]
}
export type LandingPageView = Page & {
  html: string | null
  body: RichTextView | null
  indexable: boolean
}
export type RegistrationView = Page & {
  subtitle: string
  body: RichTextView | null
  picture: DescribedPicture | null
  button: { label: string; action: string; bonusCode: string | null }
  significantTerms: string
  termsHref: string | null
}

type Searched = { title: Localised; seoTitle: Localised | null; seoDescription: Localised | null }

/** A page by its slug. Throws a 404 if there is none (GAP-031), and ContentUnavailableError. */
export async function loadStaticPage(
  context: AppLoadContext,
  slug: string,
  locale: Locale,
): Promise<StaticPageView> {
  return (await askForStaticPage(context, slug, locale)) ?? missing()
}

/** The editors' text for a page that works without it; null if there is none, and while the lake is down. */
export async function findStaticPage(
  context: AppLoadContext,
  slug: string,
  locale: Locale,
): Promise<StaticPageView | null> {
  return orElse(null, () => askForStaticPage(context, slug, locale))
}

async function askForStaticPage(
  context: AppLoadContext,
  slug: string,
  locale: Locale,
): Promise<StaticPageView | null> {
  const all = (await context.content.fetch(PAGES_QUERY, {}, pageList)).static
  const listed = staticPageAt(all, slug, locale)
  if (!listed) return null
  const page = await context.content.fetch(STATIC_PAGE_QUERY, { id: listed._id }, staticPage)
  if (!page) return null
  return {
    ...headOf(page, locale, at(all, slug)),
    body: richTextIn(page.body, context, locale),
    beside: pagesBeside(all, listed, locale).map((it) => ({
      href: localePath(locale.segment, `/${it.slug}`),
      title: it.title,
      current: it.slug === slug,
    })),
  }
}

/** A landing page. Throws a 404 for one that has not started, has ended, or has nothing to show (CNT-12, GAP-123). */
export async function loadLandingPage(
  args: RequestArgs,
  slug: string,
  visitor: Visitor,
): Promise<LandingPageView> {
  const { context } = args
  const { locale } = visitor
  const all = (await context.content.fetch(PAGES_QUERY, {}, pageList)).landing
  const { _id } = limited(context, all, slug, locale)
  const page =
    (await context.content.fetch(LANDING_PAGE_QUERY, { id: _id }, landingPage)) ?? missing()
  const { t } = wordsOf(locale)
  const raw = textIn(page.html, contentLanguage(locale))
  const html =
    raw === ''
      ? null
      : cleanHtml(raw, {
          segment: locale.segment,
          imageBaseUrl: context.content.imageBaseUrl,
          askForFrame: (host) => t('content:video.play', { host }),
        })
  if (raw !== '' && html === null)
    context.logger.warn(
      { document: _id },
      'the HTML of a landing page is left out: nothing is left',
    )
  const offers = await offersTo(args, visitor, campaignsIn(page))
  const body = richTextIn(page.body, context, locale, offers)
  if (html === null && body === null) missing()
  return { ...headOf(page, locale, at(all, slug)), html, body, indexable: page.indexable === true }
}

/** A registration landing page (GAP-124). Throws a 404 if it, or the bonus that it offers, is not available now. */
export async function loadRegistrationLanding(
  args: RequestArgs,
  slug: string,
  visitor: Visitor,
): Promise<RegistrationView> {
  const { context } = args
  const { locale } = visitor
  const all = (await context.content.fetch(PAGES_QUERY, {}, pageList)).registration
  const { _id } = limited(context, all, slug, locale)
  const page =
    (await context.content.fetch(REGISTRATION_LANDING_QUERY, { id: _id }, registrationLanding)) ??
    missing()
  const offers = await offersTo(args, visitor, campaignsIn(page))
  if (!isKept(page, offers)) missing()
  const { bonusCode, termsPath } = page
  return {
    ...headOf(page, locale, at(all, slug)),
    subtitle: textIn(page.subtitle, contentLanguage(locale)),
    body: richTextIn(page.body, context, locale, offers),
    picture: describedPicture(context, page.image, {
      language: contentLanguage(locale),
      shape: 'wideBanner',
      sizes: '(min-width: 1024px) 1120px, 100vw',
    }),
    button: {
      label: textIn(page.buttonLabel, contentLanguage(locale)),
      action: localePath(locale.segment, '/signup'),
      bonusCode: bonusCode && isBonusCode(bonusCode) === true ? bonusCode : null,
    },
    significantTerms: textIn(page.significantTerms, contentLanguage(locale)),
    termsHref:
      termsPath && isOwnPath(termsPath) === true ? localePath(locale.segment, termsPath) : null,
  }
}

type Visitor = { locale: Locale; player: Player | null }

const campaignsIn = (page: object) => offersIn(page).map((it) => it.campaign)

type Dated = { slug: string; startDate: string | null; endDate: string | null }

function limited<Page extends Dated & { markets: string[] }>(
  context: AppLoadContext,
  all: readonly Page[],
  slug: string,
  locale: Locale,
): Page {
  const now = context.contentClock()
  // A page that is not found now may be found later.
  context.changesAt(nextMoment(at(all, slug), now))
  return limitedPageAt(all, slug, locale, now) ?? missing()
}

/** 'Page not found!' (CNT-12). */
function missing(): never {
  throw data(null, { status: 404 })
}

const at = <It extends { slug: string }>(all: readonly It[], slug: string) =>
  all.filter((it) => it.slug === slug)

function headOf(
  page: Searched & { _id: string },
  locale: Locale,
  there: readonly { markets: string[] }[],
): Page {
  const language = contentLanguage(locale)
  const title = textIn(page.title, language)
  return {
    id: page._id,
    title,
    seoTitle: textIn(page.seoTitle, language) || title,
    description: textIn(page.seoDescription, language),
    markets: marketsOf(there),
  }
}

type Listed = { slug: string; markets: readonly string[] }
type Limited = Listed & { startDate: string | null; endDate: string | null }
type Titled = Listed & { title: Localised; category: string | null; disabled: boolean | null }

/** The page at an address: the market's own, else the one for all markets or for UN (GAP-016, GAP-031). */
export function staticPageAt<Page extends Titled>(
  pages: readonly Page[],
  slug: string,
  { market }: Locale,
): Page | undefined {
  return ofMarket(
    pages.filter((it) => it.slug === slug && it.disabled !== true),
    market.code,
  )
}

/** As `staticPageAt`, for pages with a validity period: the start is inclusive, the end exclusive. */
export function limitedPageAt<Page extends Limited>(
  pages: readonly Page[],
  slug: string,
  { market }: Locale,
  now: number,
): Page | undefined {
  return ofMarket(
    pages.filter((it) => it.slug === slug && isInItsTime(it, now)),
    market.code,
  )
}

/** The pages of a group that have a title in this locale: link titles do not fall back (CNT-08, CNT-09). */
export function pagesBeside<Page extends Titled>(
  pages: readonly Page[],
  page: Page,
  locale: Locale,
): { slug: string; title: string }[] {
  const inGroup = pages.filter(
    (it) =>
      it.category !== null &&
      it.category === page.category &&
      it.disabled !== true &&
      isForMarket(it, locale.market.code),
  )
  const links = inGroup.flatMap(({ slug, title }) => {
    const text = ownTextIn(title, contentLanguage(locale))
    return text ? [{ slug, title: text }] : []
  })
  return [...new Map(links.map((it) => [it.slug, it])).values()]
}
