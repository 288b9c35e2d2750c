import { PortableText } from '@portabletext/react'
import type { AppLoadContext } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { fragmentResponse, offerFragment } from '#app/content/fragments/fragments.server.ts'
import { localeString } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import * as rich from '#app/content/rich-text/RichText.css.ts'
import { localeRichText } from '#app/content/rich-text/rich-text.server.ts'
import { richTextIn } from '#app/content/rich-text/rich-text-view.server.ts'
import type { RichTextView } from '#app/content/rich-text/rich-text-view.ts'
import { stillComponents } from '#app/content/rich-text/still-parts.tsx'
import type { SameShape } from '#app/content/same-shape.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import { type Locale, resolveLocale } from '#app/market/locale.ts'
import { refusalResponse } from '#app/session/replies.server.ts'
import type {
  SEO_TEXT_QUERY_RESULT,
  SEO_TEXTS_QUERY_RESULT,
} from '#schemas/generated/sanity-types.ts'
import { ofMarket } from '#schemas/rules/for-market.ts'
import { textIn } from '#schemas/rules/localised.ts'
import * as styles from './SeoText.css.ts'

type Args = { request: Request; context: AppLoadContext }

/** The text at the end of the requested page (CNT-16) as a fragment; null without one. */
export function loadSeoText({ request, context }: Args, locale: Locale): Promise<string | null> {
  return offerText(context, locale, pathBelowLocale(new URL(request.url).pathname))
}

/** `/api/fragment/seo-text?locale=…&path=…` */
export async function handleSeoTextFragment({ request, context }: Args): Promise<Response> {
  const asked = new URL(request.url).searchParams
  const answer = resolveLocale(asked.get('locale') ?? '')
  if (answer.kind !== 'locale') return refusalResponse('VALIDATION_FAILED')
  const id = await offerText(context, answer.locale, asked.get('path') ?? '')
  return id === null ? refusalResponse('NOT_FOUND') : fragmentResponse(request, context, id)
}

/** A page works without it while the lake is down. */
async function offerText(
  context: AppLoadContext,
  locale: Locale,
  path: string,
): Promise<string | null> {
  try {
    const all = await context.content.fetch(SEO_TEXTS_QUERY, {}, seoTexts)
    const listed = ofMarket(
      all.filter((it) => it.path === path),
      locale.market.code,
    )
    if (!listed) return null
    const found = await context.content.fetch(SEO_TEXT_QUERY, { id: listed._id }, seoText)
    const body = richTextIn(found?.body, context, locale)
    const title = textIn(found?.title, contentLanguage(locale))
    if (!found || !body || title === '') return null
    const query = new URLSearchParams({ locale: locale.segment, path })
    return offerFragment(context, `/api/fragment/seo-text?${query}`, [found], () => (
      <Folded id={found._id} title={title} body={body} />
    ))
  } catch (error) {
    if (error instanceof ContentUnavailableError) return null
    throw error
  }
}

const STILL = stillComponents(({ href, own, children }) => (
  <a href={href} {...(own ? {} : { rel: 'noopener noreferrer' })}>
    {children}
  </a>
))

/** Collapsed, but still in the page: search engines and visitors get the same text (GAP-125). */
function Folded({ id, title, body }: { id: string; title: string; body: RichTextView }) {
  return (
    <details className={styles.block} data-edit={`seoDescription:${id}`} data-testid="seo-text">
      <summary className={styles.title}>{title}</summary>
      <div className={`${styles.body} ${rich.text}`} lang={body.lang ?? undefined}>
        <PortableText value={body.parts} components={STILL} onMissingComponent={false} />
      </div>
    </details>
  )
}

/** `/en-FI/online-casino/` is `/online-casino`, `/en-FI` is `/`. */
export function pathBelowLocale(pathname: string): string {
  return `/${pathname.split('/').slice(2).join('/')}`.replace(/(.)\/+$/, '$1')
}

/** The pages with a text at their end: a short list, so that arbitrary paths do not query the lake. */
const SEO_TEXTS_QUERY = defineQuery(`*[_type == "seoDescription"] | order(_id asc){
  _id, path, markets
}`)

const SEO_TEXT_QUERY = defineQuery(`*[_type == "seoDescription" && _id == $id][0]{
  _id, title, body
}`)

const seoTexts = listOf(
  z.object({ _id: z.string(), path: z.string(), markets: listOf(z.string()) }),
)
const seoText = z
  .object({ _id: z.string(), title: localeString, body: localeRichText.nullable() })
  .nullable()

// Fails to compile when the query's result changes.
true satisfies SameShape<SEO_TEXTS_QUERY_RESULT, z.input<typeof seoTexts>>
true satisfies SameShape<SEO_TEXT_QUERY_RESULT, z.input<typeof seoText>>
