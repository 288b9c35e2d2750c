import type { AppLoadContext } from '@remix-run/node'
import { type ButtonView, buttonView, hrefOf, wholeTarget } from '#app/content/button-target.ts'
import type { DescribedPicture } from '#app/content/ContentPicture.tsx'
import { describedPicture } from '#app/content/described-image.server.ts'
import { textIn } from '#app/content/localised.ts'
import { orElse } from '#app/content/or-unavailable.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { placedVisit } from '#app/session/audience.server.ts'
import type { Player } from '#app/session/player.ts'
import { BANNERS_QUERY, type BannerContent, banners } from './banners.query.server.ts'
import { chooseBanners } from './choose-banners.ts'

export type Placement = 'home' | 'casino' | 'live-casino' | 'virtuals-base'

export type BannerView = {
  id: string
  greeting: string
  title: string
  description: string
  /** Shown in the banner as readable text. */
  terms: string
  button: ButtonView | null
  /** Where the whole banner links to. */
  href: string | null
  wide: DescribedPicture | null
  square: DescribedPicture | null
}

/**
 * The banners that this visitor sees on a page. Those for other audiences are not in the response (GAP-127). Empty
 * while the lake is down: banners must not fail a page.
 */
export async function readBanners(
  args: { request: Request; context: AppLoadContext },
  page: { placement: Placement; locale: Locale; player: Player | null },
): Promise<BannerView[]> {
  const { context } = args
  const { placement, locale } = page
  const all = await orElse([], () => context.content.fetch(BANNERS_QUERY, { placement }, banners))
  const visit = await placedVisit(all, args, page)
  return chooseBanners(all, visit).map((it) => toView(context, it, locale))
}

function toView(
  context: Pick<AppLoadContext, 'content' | 'logger'>,
  banner: BannerContent,
  locale: Locale,
): BannerView {
  const { language } = locale
  const whole = wholeTarget(banner)
  return {
    id: banner._id,
    greeting: textIn(banner.greeting, language),
    title: textIn(banner.title, language),
    description: textIn(banner.description, language),
    terms: textIn(banner.significantTerms, language),
    button: buttonView(banner.button, locale),
    href: whole && hrefOf(whole, locale),
    wide: describedPicture(context, banner.desktop, {
      language,
      shape: 'wideBanner',
      sizes: '(min-width: 1272px) 1240px, 100vw',
    }),
    square: describedPicture(context, banner.mobile, {
      language,
      shape: 'squareBanner',
      sizes: '100vw',
    }),
  }
}
