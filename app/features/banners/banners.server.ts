import type { AppLoadContext } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { placedFields } from '#app/content/audience-shape.server.ts'
import {
  type ButtonView,
  buttonView,
  hrefOf,
  leadsTo,
  wholeTarget,
} from '#app/content/button-target.ts'
import type { DescribedPicture } from '#app/content/ContentPicture.tsx'
import { contentButton } from '#app/content/content-button.server.ts'
import { describedImage, describedPicture } from '#app/content/described-image.server.ts'
import { localeString, localeText } from '#app/content/localised.server.ts'
import { orElse } from '#app/content/or-unavailable.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import type { Locale } from '#app/market/locale.ts'
import { placedVisit } from '#app/session/audience.server.ts'
import { closedTo } from '#app/session/closed-products.ts'
import type { Player } from '#app/session/player.ts'
import type { BANNERS_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'
import { type Conditions, isSeen, type Visit } from '#schemas/rules/audience.ts'
import { buttonTarget } from '#schemas/rules/button-target.ts'
import { textIn } from '#schemas/rules/localised.ts'
import type { Placement } from '#schemas/rules/placements.ts'

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
export async function loadBanners(
  args: { request: Request; context: AppLoadContext },
  page: { placement: Placement; locale: Locale; player: Player | null },
): Promise<BannerView[]> {
  const { context } = args
  const { placement, locale } = page
  const all = await orElse([], () => context.content.fetch(BANNERS_QUERY, { placement }, banners))
  const visit = await placedVisit(all, args, page)
  const closed = closedTo(context, page)
  const leadsOn = (it: BannerContent) =>
    !leadsTo(closed, buttonTarget(it.button) ?? wholeTarget(it))
  return chooseBanners(all, visit)
    .filter(leadsOn)
    .map((it) => toView(context, it, locale))
}

function toView(
  context: Pick<AppLoadContext, 'content' | 'logger'>,
  banner: BannerContent,
  locale: Locale,
): BannerView {
  const language = contentLanguage(locale)
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

/** All banners of a page: the audience is checked for each visitor, on the server (GAP-127). */
const BANNERS_QUERY =
  defineQuery(`*[_type == "banner" && placement == $placement] | order(order asc, _id asc){
  _id, greeting, title, description, significantTerms,
  button{ type, label, param },
  isClickable, urlAction,
  "desktop": images.desktop{
    "asset": asset._ref, alt, "placeholder": asset->metadata.lqip,
    crop{ top, bottom, left, right }, hotspot{ x, y, width, height }
  },
  "mobile": images.mobile{
    "asset": asset._ref, alt, "placeholder": asset->metadata.lqip,
    crop{ top, bottom, left, right }, hotspot{ x, y, width, height }
  },
  startDate, endDate, authorized,
  targetAudience{ targetAudienceOption, targetGroups, targetSegment },
  markets, languages, devices, campaign
}`)

const banner = z.object({
  _id: z.string(),
  greeting: localeString.nullable(),
  title: localeString,
  description: localeText.nullable(),
  significantTerms: localeText.nullable(),
  button: contentButton,
  isClickable: z.boolean().nullable(),
  urlAction: z.string().nullable(),
  desktop: describedImage,
  mobile: describedImage,
  ...placedFields,
})

const banners = listOf(banner)
export type BannerContent = z.output<typeof banner>

// Fails to compile when the query's result changes.
true satisfies SameShape<BANNERS_QUERY_RESULT, z.input<typeof banners>>

/** The banners that this visitor may see now, in the editor's order (BAN-03 to BAN-06, GAP-127). */
export function chooseBanners<Banner extends Conditions>(
  banners: readonly Banner[],
  visit: Visit,
): Banner[] {
  return banners.filter((it) => isSeen(it, visit))
}
