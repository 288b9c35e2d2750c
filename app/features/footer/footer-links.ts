import { contentPath } from '#app/content/button-target.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import type { Locale } from '#app/market/locale.ts'
import { isForMarket } from '#schemas/rules/for-market.ts'
import { ownTextIn } from '#schemas/rules/localised.ts'
import { isPageSlug } from '#schemas/rules/pages.ts'
import type { FooterLinkContent } from './footer.query.server.ts'

export type FooterLink = { title: string; href: string }

/** Its route is fixed and opens the chat: not a page of the footer (GAP-030). */
const SKIPPED = 'contact-live-chat'

/**
 * The links of a footer list that this locale shows: not those of other markets, disabled, or without a title in the
 * language itself or its base (CNT-08, decision 0017).
 */
export function footerLinks(
  links: readonly FooterLinkContent[],
  locale: Locale,
  written: readonly string[],
): FooterLink[] {
  return links.flatMap((link): FooterLink[] => {
    if (link.disabled === true || !isForMarket(link, locale.market.code)) return []
    const title = ownTextIn(link.title, contentLanguage(locale))
    const href = hrefOf(link.url, locale, written)
    return title && href ? [{ title, href }] : []
  })
}

/** An address with `http` is used as it is, all others are pages below the locale (RTE-21). */
function hrefOf(url: string | null, locale: Locale, written: readonly string[]): string | null {
  const text = url?.trim() ?? ''
  if (text.includes('http')) {
    return /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null
  }
  const path = text.replace(/^\/+/, '')
  if (!/^[\w-][\w./-]*$/.test(path)) return null
  const [slug = ''] = path.split('/')
  if (slug === SKIPPED) return null
  // A page without content from an editor (RTE-17) would be "not found".
  if (isPageSlug(slug) === true && !written.includes(slug)) return null
  return contentPath(locale, `/${path}`)
}
