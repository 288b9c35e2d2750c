import { wordsOf } from './i18n.server.ts'
import type { Locale } from './locale.ts'
import type { MessageKey } from './messages/languages.ts'

/** The title of a page in its locale, followed by the site's name. */
export function pageTitle(locale: Locale, key: MessageKey): string {
  return withSiteName(wordsOf(locale).t(key))
}

export function withSiteName(text: string): string {
  return `${text} · Playhouse`
}
