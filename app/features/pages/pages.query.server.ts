import { defineQuery } from 'groq'
import { z } from 'zod'
import { describedImage } from '#app/content/described-image.server.ts'
import { localeString, localeText } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import { localeRichText } from '#app/content/rich-text/rich-text.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import { PAYMENT_METHODS } from '#contracts/payment-methods.ts'
import type {
  LANDING_PAGE_QUERY_RESULT,
  PAGES_QUERY_RESULT,
  PAYMENT_METHODS_QUERY_RESULT,
  REGISTRATION_LANDING_QUERY_RESULT,
  STATIC_PAGE_QUERY_RESULT,
} from '#schemas/generated/sanity-types.ts'

/*
 * Addresses are user input, so no query contains one: all pages are looked up in a short list, and a page is read by
 * its id. Made-up addresses cannot fill caches.
 */

/** All pages, with their markets and validity periods. */
export const PAGES_QUERY = defineQuery(`{
  "static": *[_type == "staticPage"] | order(order asc, _id asc){
    _id, "slug": slug.current, title, category, markets, disabled
  },
  "landing": *[_type == "landingPage"] | order(_id asc){
    _id, "slug": slug.current, markets, startDate, endDate
  },
  "registration": *[_type == "registrationLanding"] | order(_id asc){
    _id, "slug": slug.current, markets, startDate, endDate
  }
}`)

export const STATIC_PAGE_QUERY = defineQuery(`*[_type == "staticPage" && _id == $id][0]{
  _id, title, body, seoTitle, seoDescription
}`)

export const LANDING_PAGE_QUERY = defineQuery(`*[_type == "landingPage" && _id == $id][0]{
  _id, title, body, html, seoTitle, seoDescription, indexable
}`)

export const REGISTRATION_LANDING_QUERY =
  defineQuery(`*[_type == "registrationLanding" && _id == $id][0]{
  _id, title, subtitle, body, buttonLabel, campaign, bonusCode, significantTerms, termsPath,
  "image": backgroundImage{
    "asset": asset._ref, alt, "placeholder": asset->metadata.lqip,
    crop{ top, bottom, left, right }, hotspot{ x, y, width, height }
  },
  seoTitle, seoDescription
}`)

export const PAYMENT_METHODS_QUERY =
  defineQuery(`*[_type == "paymentMethodPage"] | order(order asc, _id asc){
  _id, method, name, "slug": slug.current, markets,
  "image": image{ "asset": asset._ref, alt },
  deposit{ paymentMethodType, processTime, limits[]{ currency, min, max } },
  withdrawal{ paymentMethodType, processTime, limits[]{ currency, min, max } },
  body, seoTitle, seoDescription
}`)

const id = z.string()
const slug = z.string().regex(/^[a-z0-9-]{1,96}$/)
const markets = listOf(z.string())
/** An unreadable date would show the page for ever. */
const moment = z
  .string()
  .refine((it) => !Number.isNaN(Date.parse(it)), 'is no date')
  .nullable()
const search = { seoTitle: localeString.nullable(), seoDescription: localeString.nullable() }
const mark = z.object({ asset: z.string().nullable(), alt: localeString.nullable() }).nullable()

const limited = { _id: id, slug, markets, startDate: moment, endDate: moment }
export const pageList = z.object({
  static: listOf(
    z.object({
      _id: id,
      slug,
      title: localeString,
      category: z.string().nullable(),
      markets,
      disabled: z.boolean().nullable(),
    }),
  ),
  landing: listOf(z.object(limited)),
  registration: listOf(z.object(limited)),
})

export const staticPage = z
  .object({ _id: id, title: localeString, body: localeRichText.nullable(), ...search })
  .nullable()

export const landingPage = z
  .object({
    _id: id,
    title: localeString,
    body: localeRichText.nullable(),
    html: localeText.nullable(),
    indexable: z.boolean().nullable(),
    ...search,
  })
  .nullable()

export const registrationLanding = z
  .object({
    _id: id,
    title: localeString,
    subtitle: localeString.nullable(),
    body: localeRichText.nullable(),
    buttonLabel: localeString,
    campaign: z.string().nullable(),
    bonusCode: z.string().nullable(),
    significantTerms: localeText.nullable(),
    termsPath: z.string().nullable(),
    image: describedImage,
    ...search,
  })
  .nullable()

const transfer = z
  .object({
    paymentMethodType: z.enum(['card', 'bank', 'wallet', 'voucher']).nullable().catch(null),
    processTime: localeString.nullable(),
    limits: listOf(
      z.object({ currency: z.string(), min: z.number().nullable(), max: z.number().nullable() }),
    ),
  })
  .nullable()
export const paymentMethods = listOf(
  z.object({
    _id: id,
    method: z.enum(PAYMENT_METHODS),
    name: z.string().nullable(),
    slug,
    markets,
    image: mark,
    deposit: transfer,
    withdrawal: transfer,
    body: localeRichText.nullable(),
    ...search,
  }),
)

export type PaymentMethodContent = z.output<typeof paymentMethods>[number]

// Fails to compile when the query's result changes.
true satisfies SameShape<PAGES_QUERY_RESULT, z.input<typeof pageList>>
true satisfies SameShape<STATIC_PAGE_QUERY_RESULT, z.input<typeof staticPage>>
true satisfies SameShape<LANDING_PAGE_QUERY_RESULT, z.input<typeof landingPage>>
true satisfies SameShape<REGISTRATION_LANDING_QUERY_RESULT, z.input<typeof registrationLanding>>
true satisfies SameShape<PAYMENT_METHODS_QUERY_RESULT, z.input<typeof paymentMethods>>
