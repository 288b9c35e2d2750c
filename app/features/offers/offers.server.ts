import { defineQuery } from 'groq'
import { z } from 'zod'
import type { DescribedPicture } from '#app/content/ContentPicture.tsx'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import {
  describedImage,
  describedPicture,
  plainImage,
} from '#app/content/described-image.server.ts'
import { localeString, localeText } from '#app/content/localised.server.ts'
import { orElse } from '#app/content/or-unavailable.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import { nextMoment } from '#app/content/schedule.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { offersTo } from '#app/session/audience.server.ts'
import type { Who } from '#app/session/caller.server.ts'
import type { Player } from '#app/session/player.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import type { Language } from '#markets/types.ts'
import type { OFFERS_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'
import { isInItsTime, isKept } from '#schemas/rules/audience.ts'
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
export type SignUpOffer = Offer & {
  bonusCode: string | null
  wagering: number | null
  /** For the sign-up page (SUP-04). */
  icon: DescribedPicture | null
  background: DescribedPicture | null
  banner: DescribedPicture | null
  showsSteps: boolean
}
export type OffersView = { payAndPlay: PayAndPlayOffer | null; signUp: SignUpOffer | null }

const NOTHING: OffersView = { payAndPlay: null, signUp: null }

/**
 * The text of the sign-up offer, for a player who has just signed up (GAP-027). Only an offer with a bonus is shown, and
 * only if this player may have it.
 */
export async function loadWelcomeOffer(
  args: RequestArgs,
  who: Who,
): Promise<Pick<SignUpOffer, 'title' | 'text' | 'terms'> | null> {
  const found = await orElse(null, async () => {
    const { signUp } = await args.context.content.fetch(OFFERS_QUERY, {}, offers)
    return findSignUpOffer(args, who, signUp)
  })
  return found?.campaign ? wordsOf(found, who.locale) : null
}

type Content = z.output<typeof offers>

const wordsOf = (it: Content['signUp' | 'payAndPlay'][number], locale: Locale) => ({
  title: textIn(it.title, contentLanguage(locale)),
  text: textIn(it.text, contentLanguage(locale)),
  terms: textIn(it.significantTerms, contentLanguage(locale)),
})

/** The invitation of this market whose bonus, if it has one, may be offered to this visitor. */
async function findSignUpOffer(
  args: RequestArgs,
  visitor: { locale: Locale; player: Player | null },
  all: Content['signUp'],
) {
  const { context } = args
  const now = context.contentClock()
  context.changesAt(nextMoment(all, now))
  const shown = await offersTo(
    args,
    visitor,
    all.flatMap((it) => it.campaign ?? []),
  )
  const kept = all.filter((it) => isInItsTime(it, now) && isKept(it, shown))
  return ofMarket(kept, visitor.locale.market.code)
}

/** The offers for a visitor here; a player already has an account and gets none. None while the lake is down. */
export async function loadOffers(
  args: RequestArgs,
  { locale, player }: { locale: Locale; player: Player | null },
): Promise<OffersView> {
  if (player || !locale.market.registrationOpen) return NOTHING
  const { context } = args
  try {
    const found = await context.content.fetch(OFFERS_QUERY, {}, offers)
    const { market, segment } = locale
    const language = contentLanguage(locale)
    const words = (it: (typeof found.payAndPlay | typeof found.signUp)[number]) => ({
      id: it._id,
      ...wordsOf(it, locale),
      label: textIn(it.buttonLabel, language),
    })
    const quick = market.payAndPlay ? ofMarket(found.payAndPlay, market.code) : undefined
    // CNT-13: the page works without it, and the reason is logged for operators.
    if (market.payAndPlay && !quick)
      context.logger.warn({ market: market.code }, 'Pnp Banner not being configured!')
    const bonus = await findSignUpOffer(args, { locale, player }, found.signUp)
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
            ...picturesOf(context, bonus, language),
            showsSteps: bonus.stepIndicator !== false,
          }
        : null,
    }
  } catch (error) {
    if (error instanceof ContentUnavailableError) return NOTHING
    throw error
  }
}

function picturesOf(
  context: RequestArgs['context'],
  { icon, background, banner, showBannerImage }: Content['signUp'][number],
  language: Language,
): Pick<SignUpOffer, 'icon' | 'background' | 'banner'> {
  const wide = { language, shape: 'wideBanner', sizes: '(min-width: 640px) 560px, 100vw' } as const
  return {
    icon: describedPicture(context, icon, { language, shape: 'logo', sizes: '48px' }),
    background: describedPicture(context, background && { ...background, alt: null }, wide),
    banner: showBannerImage === true ? describedPicture(context, banner, wide) : null,
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
    _id, title, text, buttonLabel, significantTerms, campaign, bonusCode, wageringRequirement,
    markets, startDate, endDate, showBannerImage, stepIndicator,
    "icon": icon{
      "asset": asset._ref, alt, "placeholder": asset->metadata.lqip,
      crop{ top, bottom, left, right }, hotspot{ x, y, width, height }
    },
    "background": backgroundImage{
      "asset": asset._ref, "placeholder": asset->metadata.lqip,
      crop{ top, bottom, left, right }, hotspot{ x, y, width, height }
    },
    "banner": bannerImage{
      "asset": asset._ref, alt, "placeholder": asset->metadata.lqip,
      crop{ top, bottom, left, right }, hotspot{ x, y, width, height }
    }
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
      campaign: z.string().nullable(),
      bonusCode: z.string().nullable(),
      wageringRequirement: z.number().nullable(),
      startDate: moment,
      endDate: moment,
      showBannerImage: z.boolean().nullable(),
      stepIndicator: z.boolean().nullable(),
      icon: describedImage,
      background: plainImage,
      banner: describedImage,
    }),
  ),
})

// Fails to compile when the query's result changes.
true satisfies SameShape<OFFERS_QUERY_RESULT, z.input<typeof offers>>
