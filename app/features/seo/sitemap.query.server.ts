import { defineQuery } from 'groq'
import { z } from 'zod'
import { audienceFields } from '#app/content/audience-shape.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { SITEMAP_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'

/** Every page from content that may be known to a search engine. */
export const SITEMAP_QUERY = defineQuery(`{
  "categories": *[_type == "casinoGameCategory" && visibleInMenu != false] | order(_id asc){
    "slug": slug.current, kind, markets, _updatedAt
  },
  "promotions": *[_type == "promotion"] | order(_id asc){
    "slug": slug.current, "category": category->slug.current, _updatedAt,
    startDate, endDate, authorized,
    targetAudience{ targetAudienceOption, targetGroups, targetSegment },
    markets
  },
  "pages": *[_type == "staticPage" && disabled != true] | order(_id asc){
    "slug": slug.current, markets, _updatedAt
  },
  "methods": *[_type == "paymentMethodPage"] | order(_id asc){
    "slug": slug.current, markets, _updatedAt
  },
  "landings": *[_type == "landingPage" && indexable == true] | order(_id asc){
    "slug": slug.current, markets, _updatedAt, startDate, endDate
  }
}`)

const slug = z.string().regex(/^[a-zA-Z0-9_-]{1,100}$/)

const page = z.object({ slug, markets: listOf(z.string()), _updatedAt: z.string() })

export const sitemapContent = z.object({
  categories: listOf(
    z.object({
      slug,
      kind: z.enum(['CASINO', 'LIVE_CASINO']),
      markets: listOf(z.string()),
      _updatedAt: z.string(),
    }),
  ),
  pages: listOf(page),
  methods: listOf(page),
  landings: listOf(
    page.extend({ startDate: z.string().nullable(), endDate: z.string().nullable() }),
  ),
  promotions: listOf(z.object({ slug, category: slug, _updatedAt: z.string(), ...audienceFields })),
})
export type SitemapContent = z.output<typeof sitemapContent>

// Fails to compile when the query's result changes.
true satisfies SameShape<SITEMAP_QUERY_RESULT, z.input<typeof sitemapContent>>
