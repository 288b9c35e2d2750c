import { PortableText } from '@portabletext/react'
import type { AppLoadContext } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { ofMarket } from '#app/content/for-market.ts'
import { fragmentResponse, offerFragment } from '#app/content/fragments/fragments.server.ts'
import { textIn } from '#app/content/localised.ts'
import * as rich from '#app/content/rich-text/RichText.css.ts'
import { richTextIn } from '#app/content/rich-text/rich-text-view.server.ts'
import type { RichTextView } from '#app/content/rich-text/rich-text-view.ts'
import { stillComponents } from '#app/content/rich-text/still-parts.tsx'
import { type Locale, resolveLocale } from '#app/market/locale.ts'
import { refusalResponse } from '#app/session/replies.server.ts'
import * as styles from './SeoText.css.ts'
import { SEO_TEXT_QUERY, SEO_TEXTS_QUERY, seoText, seoTexts } from './seo-text.query.server.ts'

type Args = { request: Request; context: AppLoadContext }

/** The text at the end of the requested page (CNT-16) as a fragment; null without one. */
export function readSeoText({ request, context }: Args, locale: Locale): Promise<string | null> {
  return offerText(context, locale, pathBelowLocale(new URL(request.url).pathname))
}

/** `/api/fragment/seo-text?locale=…&path=…` */
export async function answerSeoTextFragment({ request, context }: Args): Promise<Response> {
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
    const title = textIn(found?.title, locale.language)
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
