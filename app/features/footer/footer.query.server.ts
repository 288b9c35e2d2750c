import { defineQuery } from 'groq'
import { z } from 'zod'
import { localeString, localeText } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import { PAYMENT_METHODS } from '#contracts/payment-methods.ts'
import type { FOOTER_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

export const FOOTER_QUERY = defineQuery(`{
  "footers": *[_type == "footer"] | order(_id asc){
    markets,
    information[]{ title, url, markets, disabled },
    contactUs[]{ title, url, markets, disabled },
    legalText
  },
  "logos": *[_type == "regulationLogo"] | order(order asc, _id asc){
    _id, title, url, markets, "asset": image.asset._ref, "alt": image.alt
  },
  "licences": *[_type == "marketLicence"] | order(_id asc){
    _id, authority, number, text, url, markets
  },
  "pages": *[_type == "staticPage" && disabled != true] | order(_id asc){ "slug": slug.current, markets },
  "methods": *[_type == "paymentMethodPage"] | order(order asc, _id asc){
    method, name, "slug": slug.current, markets
  }
}`)

const links = listOf(
  z.object({
    title: localeString.nullable(),
    url: z.string().nullable(),
    markets: listOf(z.string()),
    disabled: z.boolean().nullable(),
  }),
)

export const footerContent = z.object({
  footers: listOf(
    z.object({
      markets: listOf(z.string()),
      information: links,
      contactUs: links,
      legalText: localeText.nullable(),
    }),
  ),
  logos: listOf(
    z.object({
      _id: z.string(),
      title: z.string(),
      url: z.string().nullable(),
      markets: listOf(z.string()),
      asset: z.string().nullable(),
      alt: localeString.nullable(),
    }),
  ),
  licences: listOf(
    z.object({
      _id: z.string(),
      authority: z.string(),
      number: z.string(),
      text: localeText,
      url: z.string().nullable(),
      markets: listOf(z.string()),
    }),
  ),
  pages: listOf(z.object({ slug: z.string(), markets: listOf(z.string()) })),
  methods: listOf(
    z.object({
      method: z.enum(PAYMENT_METHODS),
      name: z.string().nullable(),
      slug: z.string().regex(/^[a-z0-9-]{1,96}$/),
      markets: listOf(z.string()),
    }),
  ),
})
export type FooterContent = z.output<typeof footerContent>
export type FooterLinkContent = z.output<typeof links>[number]

// Fails to compile when the query's result changes.
true satisfies SameShape<FOOTER_QUERY_RESULT, z.input<typeof footerContent>>
