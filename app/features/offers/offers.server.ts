import type { AppLoadContext } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import type { DescribedPicture } from '#app/content/ContentPicture.tsx'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { describedImage, describedPicture } from '#app/content/described-image.server.ts'
import { localeString, localeText } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import { nextMoment } from '#app/content/schedule.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import type { OFFERS_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'
import { isInItsTime } from '#schemas/rules/audience.ts'
import { ofMarket } from '#schemas/rules/for-market.ts'
import { isBonusCode } from '#schemas/rules/link-target.ts'
import { textIn } from '#schemas/rules/localised.ts'

type Offer = {
  id: string
  title: string
  text: string
  terms: string
  label: string
  action: string
}
export type PayAndPlayOffer = Offer & { picture: DescribedPicture | null }
export type SignUpOffer = Offer & { bonusCode: string | null; wagering: number | null }
export type OffersView = { payAndPlay: PayAndPlayOffer | null; signUp: SignUpOffer | null }

const NOTHING: OffersView = { payAndPlay: null, signUp: null }

/** The text of the sign-up offer, for a player who has just signed up (GAP-027). */
export async function loadWelcomeOffer(
  context: AppLoadContext,
  locale: Locale,
): Promise<Pick<SignUpOffer, 'title' | 'text' | 'terms'> | null> {
  const { signUp } = await loadOffers(context, { locale, isPlayer: false })
  return signUp ? { title: signUp.title, text: signUp.text, terms: signUp.terms } : null
}

/** The offers for a visitor here; a player already has an account and gets none. None while the lake is down. */
export async function loadOffers(
  context: AppLoadContext,
  { locale, isPlayer }: { locale: Locale; isPlayer: boolean },
): Promise<OffersView> {
  if (isPlayer || !locale.market.registrationOpen) return NOTHING
  try {
    const found = await context.content.fetch(OFFERS_QUERY, {}, offers)
    const { market, segment } = locale
    const language = contentLanguage(locale)
    const now = context.contentClock()
    context.changesAt(nextMoment(found.signUp, now))
    const words = (it: (typeof found.payAndPlay | typeof found.signUp)[number]) => ({
      id: it._id,
      title: textIn(it.title, language),
      text: textIn(it.text, language),
      terms: textIn(it.significantTerms, language),
      label: textIn(it.buttonLabel, language),
    })
    const quick = market.payAndPlay ? ofMarket(found.payAndPlay, market.code) : undefined
    // CNT-13: the page works without it, and the reason is logged for operators.
    if (market.payAndPlay && !quick)
      context.logger.warn({ market: market.code }, 'Pnp Banner not being configured!')
    const bonus = ofMarket(
      found.signUp.filter((it) => isInItsTime(it, now)),
      market.code,
    )
    return {
      payAndPlay: quick
        ? {
            ...words(quick),
            action: localePath(segment, '/signup/pnp'),
            picture: describedPicture(context, quick.image, {
              language,
              shape: 'wideBanner',
              sizes: '(min-width: 768px) 600px, 100vw',
            }),
          }
        : null,
      signUp: bonus
        ? {
            ...words(bonus),
            action: localePath(segment, '/signup'),
            bonusCode:
              bonus.bonusCode && isBonusCode(bonus.bonusCode) === true ? bonus.bonusCode : null,
            wagering: bonus.wageringRequirement,
          }
        : null,
    }
  } catch (error) {
    if (error instanceof ContentUnavailableError) return NOTHING
    throw error
  }
}

/** What a home page offers to visitors without an account. */
const OFFERS_QUERY = defineQuery(`{
  "payAndPlay": *[_type == "pnpBanner"] | order(_id asc){
    _id, title, text, buttonLabel, significantTerms, markets,
    "image": image{
    "asset": asset._ref, alt, "placeholder": asset->metadata.lqip,
    crop{ top, bottom, left, right }, hotspot{ x, y, width, height }
  }
  },
  "signUp": *[_type == "signupBonusCta"] | order(_id asc){
    _id, title, text, buttonLabel, significantTerms, bonusCode, wageringRequirement, markets,
    startDate, endDate
  }
}`)

const moment = z
  .string()
  .refine((it) => !Number.isNaN(Date.parse(it)), 'is no date')
  .nullable()
const words = {
  _id: z.string(),
  title: localeString,
  text: localeText.nullable(),
  buttonLabel: localeString,
  significantTerms: localeText,
  markets: listOf(z.string()),
}

const offers = z.object({
  payAndPlay: listOf(z.object({ ...words, image: describedImage })),
  signUp: listOf(
    z.object({
      ...words,
      bonusCode: z.string().nullable(),
      wageringRequirement: z.number().nullable(),
      startDate: moment,
      endDate: moment,
    }),
  ),
})

// Fails to compile when the query's result changes.
true satisfies SameShape<OFFERS_QUERY_RESULT, z.input<typeof offers>>
