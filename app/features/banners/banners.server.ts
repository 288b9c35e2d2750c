import type { AppLoadContext } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import type { Picture } from '#app/content/image-url.ts'
import { textIn } from '#app/content/localised.ts'
import { readPicture } from '#app/content/picture.server.ts'
import { nextMoment } from '#app/content/schedule.ts'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { audienceOf } from '#app/session/audience.server.ts'
import type { Player } from '#app/session/player.ts'
import type { Language } from '#markets/types.ts'
import { type BannerTarget, buttonTarget, wholeTarget } from './banner-target.ts'
import { BANNERS_QUERY, type BannerContent, banners } from './banners.query.server.ts'
import { chooseBanners } from './choose-banners.ts'

export type Placement = 'home' | 'casino' | 'live-casino'

export type BannerView = {
  id: string
  greeting: string
  title: string
  description: string
  /** They stand in the banner, readable. */
  terms: string
  button: { label: string; href: string; opensLogin: boolean } | null
  /** Where the whole banner leads. */
  href: string | null
  wide: { picture: Picture; alt: string } | null
  square: { picture: Picture; alt: string } | null
}

/**
 * The banners that this visitor sees on a page. What is not for the visitor is not in the answer (GAP-127).
 * No banners while the lake is down: a page does not fail for them.
 */
export async function readBanners(
  { request, context }: { request: Request; context: AppLoadContext },
  page: { placement: Placement; locale: Locale; player: Player | null },
): Promise<BannerView[]> {
  const all = await readAll(context, page.placement)
  const { locale, player } = page
  context.changesAt(nextMoment(all, context.contentClock()))
  const audience = await audienceOf(all, { context, player, signal: request.signal })
  const chosen = chooseBanners(all, {
    audience,
    market: locale.market.code,
    now: context.contentClock(),
  })
  return chosen.map((it) => toView(context, it, locale))
}

async function readAll(
  { content }: AppLoadContext,
  placement: Placement,
): Promise<readonly BannerContent[]> {
  try {
    return await content.fetch(BANNERS_QUERY, { placement }, banners)
  } catch (error) {
    if (error instanceof ContentUnavailableError) return []
    throw error
  }
}

function toView(
  context: Pick<AppLoadContext, 'content' | 'logger'>,
  banner: BannerContent,
  locale: Locale,
): BannerView {
  const { language } = locale
  const target = buttonTarget(banner.button)
  const label = textIn(banner.button?.label, language)
  const whole = wholeTarget(banner)
  return {
    id: banner._id,
    greeting: textIn(banner.greeting, language),
    title: textIn(banner.title, language),
    description: textIn(banner.description, language),
    terms: textIn(banner.significantTerms, language),
    button:
      target && label !== ''
        ? { label, href: hrefOf(target, locale), opensLogin: banner.button?.type === 'LOGIN' }
        : null,
    href: whole && hrefOf(whole, locale),
    wide: imageOf(context, banner.desktop, language, 'wideBanner'),
    square: imageOf(context, banner.mobile, language, 'squareBanner'),
  }
}

/** The box of each form, as in HTML's `sizes`. */
const SIZES = {
  wideBanner: '(min-width: 1272px) 1240px, 100vw',
  squareBanner: '100vw',
} as const

function imageOf(
  context: Pick<AppLoadContext, 'content' | 'logger'>,
  image: BannerContent['desktop'],
  language: Language,
  shape: keyof typeof SIZES,
): BannerView['wide'] {
  const picture = readPicture(context, image?.asset, shape, SIZES[shape])
  return picture && { picture, alt: textIn(image?.alt, language) }
}

function hrefOf(target: BannerTarget, locale: Locale): string {
  return 'path' in target ? localePath(locale.segment, target.path) : target.url
}
