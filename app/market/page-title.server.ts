import { i18nFor } from './i18n.server.ts'
import type { Locale } from './locale.ts'
import { messageLanguage, type Namespace } from './messages/languages.ts'

/** The title of a page in the words of its locale, with the site's name behind it. */
export function pageTitle(
  locale: Locale,
  namespace: Namespace,
  key: string,
  values: Record<string, string> = {},
): string {
  const { t } = i18nFor(messageLanguage(locale.language))
  return withSiteName(t(`${namespace}:${key}`, values))
}

export function withSiteName(text: string): string {
  return `${text} · Playhouse`
}
