import { wordsOf } from './i18n.server.ts'
import type { Locale } from './locale.ts'
import type { MessageKey } from './messages/languages.ts'

/** The title of a page in the words of its locale, with the site's name behind it. */
export function pageTitle(locale: Locale, key: MessageKey): string {
  return withSiteName(wordsOf(locale).t(key))
}

export function withSiteName(text: string): string {
  return `${text} · Playhouse`
}
