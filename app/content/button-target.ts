import { contentLanguage } from '#app/market/content-language.ts'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { pathInWordsOf } from '#app/market/sportsbook-addresses.ts'
import { isPageOf } from '#app/session/closed-products.ts'
import type { MarketProduct } from '#markets/products.ts'
import { type ButtonTarget, buttonTarget, parseTarget } from '#schemas/rules/button-target.ts'
import { textIn } from '#schemas/rules/localised.ts'
import type { ContentButton } from './content-button.server.ts'

type Links = { button: ContentButton; urlAction: string | null; isClickable: boolean | null }

/** Whether a target is a page of one of these products. */
export function leadsTo(products: readonly MarketProduct[], target: ButtonTarget | null): boolean {
  return target !== null && 'path' in target && isPageOf(products, target.path)
}

/** Where the whole banner leads; the button wins over it (GAP-128). */
export function wholeTarget({ isClickable, urlAction, button }: Links): ButtonTarget | null {
  if (isClickable !== true || buttonTarget(button) !== null) return null
  return parseTarget(urlAction)
}

/** A page of ours under the locale; pages of the sportsbook have words of each language (GAP-143). */
export const contentPath = ({ segment, language }: Locale, path: string): string =>
  localePath(segment, pathInWordsOf(language, path))

/** The href of a target for this locale. */
export function hrefOf(target: ButtonTarget, locale: Locale): string {
  return 'path' in target ? contentPath(locale, target.path) : target.url
}

export type ButtonView = { label: string; href: string; opensLogin: boolean }

/** A button as a page shows it; null without a label or a target. */
export function buttonView(button: ContentButton, locale: Locale): ButtonView | null {
  // A visitor is not sent to a form that this market does not offer.
  if (button?.type === 'SIGNUP' && !locale.market.registrationOpen) return null
  const target = buttonTarget(button)
  const label = textIn(button?.label, contentLanguage(locale))
  return target && label !== ''
    ? { label, href: hrefOf(target, locale), opensLogin: button?.type === 'LOGIN' }
    : null
}
