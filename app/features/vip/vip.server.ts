import { type AppLoadContext, data } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { type ButtonView, buttonView } from '#app/content/button-target.ts'
import type { DescribedPicture } from '#app/content/ContentPicture.tsx'
import { type ContentButton, contentButton } from '#app/content/content-button.server.ts'
import { describedImage, describedPicture } from '#app/content/described-image.server.ts'
import { localeString, localeText } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import type { Locale } from '#app/market/locale.ts'
import type { CLUB_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'
import { promisesCode } from '#schemas/rules/button-target.ts'
import { marketsOf, ofMarket } from '#schemas/rules/for-market.ts'
import { textIn } from '#schemas/rules/localised.ts'

export type VipPageView = {
  id: string
  header: {
    title: string
    text: string
    button: ButtonView | null
    picture: DescribedPicture | null
  }
  features: { id: string; icon: string | null; title: string; text: string }[]
  footer: { title: string; text: string; button: ButtonView | null } | null
  seoTitle: string
  description: string
  markets: string[]
}

/** The VIP page of this market. Throws a 404 if there is none, and ContentUnavailableError. */
export async function loadVipPage(context: AppLoadContext, locale: Locale): Promise<VipPageView> {
  const all = await context.content.fetch(CLUB_QUERY, {}, vipPages)
  const page = ofMarket(all, locale.market.code)
  if (!page) throw data(null, { status: 404 })
  const language = contentLanguage(locale)
  const { header, footer } = page
  const title = textIn(header.title, language)
  return {
    id: page._id,
    header: {
      title,
      text: textIn(header.text, language),
      button: clubButton(header.button, locale),
      picture: describedPicture(context, header.image, {
        language,
        shape: 'wideBanner',
        sizes: '(min-width: 1024px) 620px, 100vw',
      }),
    },
    features: page.features.map((it) => ({
      id: it._key,
      icon: it.icon,
      title: textIn(it.title, language),
      text: textIn(it.text, language),
    })),
    footer: footer && {
      title: textIn(footer.title, language),
      text: textIn(footer.text, language),
      button: clubButton(footer.button, locale),
    },
    seoTitle: textIn(page.seoTitle, language) || title,
    description: textIn(page.seoDescription, language),
    markets: marketsOf(all),
  }
}

/** The page names no campaign: an offer by a button with a bonus code could not be verified. */
const clubButton = (button: ContentButton, locale: Locale) =>
  promisesCode(button) ? null : buttonView(button, locale)

/** The VIP page; markets may have their own version (CNT-10). */
const CLUB_QUERY = defineQuery(`*[_type == "vipPage"] | order(_id asc){
  _id, markets, seoTitle, seoDescription,
  "header": header{
    title, text, button{ type, label, param }, "image": image{
    "asset": asset._ref, alt, "placeholder": asset->metadata.lqip,
    crop{ top, bottom, left, right }, hotspot{ x, y, width, height }
  }
  },
  features[]{ _key, icon, title, text },
  "footer": footer{ title, text, button{ type, label, param } }
}`)

const vipPages = listOf(
  z.object({
    _id: z.string(),
    markets: listOf(z.string()),
    seoTitle: localeString.nullable(),
    seoDescription: localeString.nullable(),
    header: z.object({
      title: localeString,
      text: localeText,
      button: contentButton,
      image: describedImage,
    }),
    features: listOf(
      z.object({
        _key: z.string(),
        icon: z.string().nullable(),
        title: localeString,
        text: localeText,
      }),
    ),
    footer: z
      .object({
        title: localeString.nullable(),
        text: localeText.nullable(),
        button: contentButton,
      })
      .nullable(),
  }),
)

// Fails to compile when the query's result changes.
true satisfies SameShape<CLUB_QUERY_RESULT, z.input<typeof vipPages>>
