import type { EntryContext } from '@remix-run/node'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { wordsOf } from '#app/market/i18n.server.ts'
import { DEFAULT_LOCALE, resolveLocale, spokenLanguage } from '#app/market/locale.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { ThrottledPage as Page } from './SentAwayPage.tsx'

const tooMany = z.discriminatedUnion('key', [
  z.object({ key: z.literal('error.tooManyRequests') }),
  z.object({ key: z.literal('error.tooManyRequestsIn'), count: z.number() }),
])
const throttled = z.object({ failure: tooMany })

export type ThrottledPage = typeof throttledPage

/** The short document for a rate-limited login form (GAP-006); `path` is where it was posted. */
export function throttledPage(it: {
  path: string
  failure: z.output<typeof tooMany>
  stylesheets: readonly string[]
}): string {
  const { path, failure, stylesheets } = it
  const named = resolveLocale(path.split('/')[1] ?? '')
  const locale = named.kind === 'locale' ? named.locale : DEFAULT_LOCALE
  const t = wordsOf(locale).getFixedT(null, 'login')
  const page = createElement(Page, {
    lang: LANGUAGES[spokenLanguage(locale)].intl,
    title: t('failedTitle'),
    text: t(failure.key, 'count' in failure ? { count: failure.count } : {}),
    back: { href: path, text: t('title') },
    stylesheets,
  })
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`
}

/** The same for a response of the login's action; null for every other response. */
export function throttledByAction(request: Request, remix: EntryContext): string | null {
  const { actionData, matches } = remix.staticHandlerContext
  for (const answer of Object.values(actionData ?? {})) {
    const reply = throttled.safeParse(answer)
    if (!reply.success) continue
    const all = matches.flatMap(({ route }) => remix.manifest.routes[route.id]?.css ?? [])
    const path = new URL(request.url).pathname
    return throttledPage({ path, failure: reply.data.failure, stylesheets: [...new Set(all)] })
  }
  return null
}
