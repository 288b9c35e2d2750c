import type { BUTTON_TYPES } from './button-types.ts'

/** A button as an editor configured it (GAP-128). */
export type Button = {
  readonly type: (typeof BUTTON_TYPES)[number] | null
  readonly param: string | null
}

/** Where a button leads: a path below the locale, or an external address. */
export type ButtonTarget = { path: string } | { url: string }

/** As the platform accepts codes (GAP-137). */
const BONUS_CODE = /^[\w-]{3,30}$/
const GAME_ID = /^[\w-]{1,128}$/
const PROMOTION = /^[a-z0-9-]{1,96}\/[a-z0-9-]{1,96}$/

/**
 * The action of a button (BAN-07, GAP-128). Null where it leads nowhere: then there is no button, rather than a dead
 * link. There is no chat window: CHAT leads to the page that explains how to contact us.
 */
export function buttonTarget(button: Button | null): ButtonTarget | null {
  switch (button?.type) {
    case 'LOGIN':
      return { path: '/login' }
    case 'DEPOSIT':
      return { path: '/deposit' }
    case 'CHAT':
      return { path: '/contact-live-chat' }
    case 'SIGNUP':
      return { path: withCode('/signup', button.param) }
    case 'BONUS_CODE':
      return { path: withCode('/my-account/bonus-code', button.param) }
    case 'LINK':
      return parseTarget(button.param)
    case 'GAME':
      return gameTarget(button.param)
    case 'PROMOTION':
      return PROMOTION.test(button.param ?? '') ? { path: `/promotions/${button.param}` } : null
    default:
      return null
  }
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

/** The code is passed in the address (GRD-19), so that it survives the login. */
function withCode(path: string, param: string | null): string {
  const code = param?.trim() ?? ''
  return BONUS_CODE.test(code) ? `${path}?bonusCode=${code}` : path
}

/** `relax/game-amber-tides`: provider and content id. */
function gameTarget(param: string | null): ButtonTarget | null {
  const [provider = '', id = '', ...rest] = (param ?? '').split('/')
  const known = GAME_ID.test(provider) && GAME_ID.test(id) && rest.length === 0
  return known ? { path: `/online-casino/play/${provider}/${id}` } : null
}

/** A button, or whatever a document has in its place: guards check documents of any shape. */
export type ButtonLike = {
  readonly type?: unknown
  readonly param?: unknown
  readonly label?: unknown
}

/** The bonus code of a button; null without one. */
export function codeOfButton(button: ButtonLike | null | undefined): string | null {
  if (button?.type !== 'SIGNUP' && button?.type !== 'BONUS_CODE') return null
  return (typeof button.param === 'string' && button.param.trim()) || null
}

/** A button with a code, or to the page of codes, promises a bonus: its content must name the campaign. */
export function promisesCode(button: ButtonLike | null | undefined): boolean {
  return button?.type === 'BONUS_CODE' || codeOfButton(button) !== null
}

/** The Studio's validation of a button's param, by the same rules as the site (STU-05). */
export function isButtonParam(param: string | undefined, type: Button['type']): true | string {
  if (type === 'SIGNUP' || type === 'BONUS_CODE') {
    return !param || BONUS_CODE.test(param.trim())
      ? true
      : 'A bonus code: 3 to 30 letters, digits, dashes and underscores. Or nothing.'
  }
  if (buttonTarget({ type, param: param ?? null }) !== null || type === null) return true
  if (type === 'GAME') return 'Provider and id of the game, as in relax/game-amber-tides.'
  if (type === 'PROMOTION') return 'Category and address of the promotion, as in casino/spotlight.'
  return 'Begin with one slash (a page of ours) or with https://.'
}
