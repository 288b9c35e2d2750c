import { contentLanguage } from '#app/market/content-language.ts'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { textIn } from '#schemas/rules/localised.ts'
import type { ContentButton } from './content-button.server.ts'

/** Where a button leads: a path below the locale, or an external address. */
export type ButtonTarget = { path: string } | { url: string }

type Links = { button: ContentButton; urlAction: string | null; isClickable: boolean | null }

const BONUS_CODE = /^[\w-]{3,30}$/
const GAME_ID = /^[\w-]{1,128}$/

/**
 * The button's action (GAP-128). Null for pages that do not exist yet: bonus codes and the chat have no button until
 * then, rather than a dead link.
 */
export function buttonTarget(button: ContentButton): ButtonTarget | null {
  if (!button) return null
  if (button.type === 'LOGIN') return { path: '/login' }
  if (button.type === 'SIGNUP') return signUpTarget(button.param)
  if (button.type === 'DEPOSIT') return { path: '/deposit' }
  if (button.type === 'LINK') return parseTarget(button.param)
  if (button.type === 'GAME') return gameTarget(button.param)
  if (button.type === 'PROMOTION') return promotionTarget(button.param)
  return null
}

/** Where the whole banner leads; the button wins over it (GAP-128). */
export function wholeTarget({ isClickable, urlAction, button }: Links): ButtonTarget | null {
  if (isClickable !== true || buttonTarget(button) !== null) return null
  return parseTarget(urlAction)
}

/**
 * A path of this site (exactly one leading slash) or an https address; anything else, scripts above all, is rejected.
 */
export function parseTarget(text: string | null | undefined): ButtonTarget | null {
  const trimmed = text?.trim() ?? ''
  if (/^\/(?![/\\])[^\s\\]*$/.test(trimmed)) return { path: trimmed }
  if (!/^https:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return null
  return { url: new URL(trimmed).href }
}

/** The sign-up, with the button's bonus code if it has one. */
function signUpTarget(param: string | null): ButtonTarget {
  const code = param?.trim() ?? ''
  return { path: BONUS_CODE.test(code) ? `/signup?bonusCode=${code}` : '/signup' }
}

/** `relax/game-amber-tides`: provider and content id. */
function gameTarget(param: string | null): ButtonTarget | null {
  const [provider = '', id = '', ...rest] = (param ?? '').split('/')
  const known = GAME_ID.test(provider) && GAME_ID.test(id) && rest.length === 0
  return known ? { path: `/online-casino/play/${provider}/${id}` } : null
}

/** `casino/spotlight-spins`: category and promotion. */
function promotionTarget(param: string | null): ButtonTarget | null {
  return /^[a-z0-9-]{1,96}\/[a-z0-9-]{1,96}$/.test(param ?? '')
    ? { path: `/promotions/${param}` }
    : null
}

/** The href of a target for this locale. */
export function hrefOf(target: ButtonTarget, locale: Locale): string {
  return 'path' in target ? localePath(locale.segment, target.path) : target.url
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
