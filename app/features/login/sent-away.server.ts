import type { EntryContext } from '@remix-run/node'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { wordsOf } from '#app/market/i18n.server.ts'
import { DEFAULT_LOCALE, resolveLocale, spokenLanguage } from '#app/market/locale.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { SentAwayPage as Page } from './SentAwayPage.tsx'

const tooMany = z.discriminatedUnion('key', [
  z.object({ key: z.literal('error.tooManyRequests') }),
  z.object({ key: z.literal('error.tooManyRequestsIn'), count: z.number() }),
])
const sentAway = z.object({ failure: tooMany })

export type SentAwayPage = typeof sentAwayPage

/** The short document for a rate-limited login form (GAP-006); `path` is where it was posted. */
export function sentAwayPage(it: {
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
export function sentAwayByAction(request: Request, remix: EntryContext): string | null {
  const { actionData, matches } = remix.staticHandlerContext
  for (const answer of Object.values(actionData ?? {})) {
    const reply = sentAway.safeParse(answer)
    if (!reply.success) continue
    const all = matches.flatMap(({ route }) => remix.manifest.routes[route.id]?.css ?? [])
    const path = new URL(request.url).pathname
    return sentAwayPage({ path, failure: reply.data.failure, stylesheets: [...new Set(all)] })
  }
  return null
}
