import { type AppLoadContext, data } from '@remix-run/node'
import { type ButtonView, buttonView } from '#app/content/button-target.ts'
import type { DescribedPicture } from '#app/content/ContentPicture.tsx'
import { describedPicture } from '#app/content/described-image.server.ts'
import { marketsOf, ofMarket } from '#app/content/for-market.ts'
import { textIn } from '#app/content/localised.ts'
import type { Locale } from '#app/market/locale.ts'
import { CLUB_QUERY, clubPages } from './club.query.server.ts'

export type ClubView = {
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

/** The club's page of this market. Throws a 404 if there is none, and ContentUnavailableError. */
export async function readClub(context: AppLoadContext, locale: Locale): Promise<ClubView> {
  const all = await context.content.fetch(CLUB_QUERY, {}, clubPages)
  const page = ofMarket(all, locale.market.code)
  if (!page) throw data(null, { status: 404 })
  const { language } = locale
  const { header, footer } = page
  const title = textIn(header.title, language)
  return {
    id: page._id,
    header: {
      title,
      text: textIn(header.text, language),
      button: buttonView(header.button, locale),
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
      button: buttonView(footer.button, locale),
    },
    seoTitle: textIn(page.seoTitle, language) || title,
    description: textIn(page.seoDescription, language),
    markets: marketsOf(all),
  }
}
