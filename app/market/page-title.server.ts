import { i18nFor } from './i18n.server.ts'
import type { Locale } from './locale.ts'
import { type MessageKey, messageLanguage } from './messages/languages.ts'

/** The title of a page in the words of its locale, with the site's name behind it. */
export function pageTitle(locale: Locale, key: MessageKey): string {
  return withSiteName(i18nFor(messageLanguage(locale.language)).t(key))
}

export function withSiteName(text: string): string {
  return `${text} · Playhouse`
}
