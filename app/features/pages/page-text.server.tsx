import { PortableText } from '@portabletext/react'
import type { AppLoadContext } from '@remix-run/node'
import { fragmentResponse, offerFragment } from '#app/content/fragments/fragments.server.ts'
import { pageTextAddress, READ_BESIDE } from '#app/content/rich-text/page-text-address.ts'
import * as rich from '#app/content/rich-text/RichText.css.ts'
import type { PartView, RichTextView } from '#app/content/rich-text/rich-text-view.ts'
import { stillComponents } from '#app/content/rich-text/still-parts.tsx'
import { resolveLocale } from '#app/market/locale.ts'
import { refusalResponse } from '#app/session/replies.server.ts'
import { findStaticPage } from './pages.server.ts'

/**
 * `/api/fragment/page-text?locale=…&slug=…`: the terms or the cookie policy, to be read beside a form (TRM-04). 404 for a
 * text with parts that a fragment cannot show: a player must not accept incomplete terms.
 */
export async function handlePageTextFragment(args: {
  request: Request
  context: AppLoadContext
}): Promise<Response> {
  const { request, context } = args
  const asked = new URL(request.url).searchParams
  const answer = resolveLocale(asked.get('locale') ?? '')
  const slug = READ_BESIDE.find((it) => it === asked.get('slug'))
  if (answer.kind !== 'locale' || slug === undefined) return refusalResponse('VALIDATION_FAILED')
  const { locale } = answer
  const body = (await findStaticPage(context, slug, locale))?.body
  if (!body || !isWhole(body)) return refusalResponse('NOT_FOUND')
  const address = pageTextAddress(locale.segment, slug)
  const id = offerFragment(context, address, [JSON.stringify(body)], () => (
    <div className={rich.text} lang={body.lang ?? undefined}>
      <PortableText value={body.parts} components={STILL} onMissingComponent={false} />
    </div>
  ))
  return fragmentResponse(request, context, id)
}

const SHOWN: readonly PartView['_type'][] = ['block', 'richPicture', 'termsAccordion', 'dataTable']
const isWhole = ({ parts }: RichTextView) => parts.every((it) => SHOWN.includes(it._type))

/** A link leads beside the form, so that no input is lost. */
const STILL = stillComponents(({ href, children }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
))
