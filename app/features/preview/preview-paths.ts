import { resolveLocale } from '#app/market/locale.ts'

/** Areas of content below a locale, and their parts that are a player's own. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  'online-casino': ['play', 'my-games'],
  'live-casino-online': ['play', 'my-games'],
  virtuals: [],
  promotions: [],
  tournaments: [],
  iclub: [],
  promo: [],
  landing: [],
  'payment-methods': [],
  search: [],
}

/** Single segments that are no static page: account, login, deposits, errors. */
const NOT_STATIC = new Set([
  '401',
  '500',
  'accept-terms-condition',
  'break-begun',
  'cookie-settings',
  'deposit',
  'login',
  'logout',
  'my-account',
  'reset-password',
  'restricted',
  'signup',
  'take-a-break',
  'welcome',
])

/** What pages of content load on their own: rows of a lobby, the footer, the facts of a game. */
export const isContentPart = (pathname: string) =>
  /^\/api\/(?:fragment\/[\w-]+|game-menu|game-facts)$/.test(pathname)

/** The path of a page, also of the data that a script loads for it. */
export const pagePath = (pathname: string) =>
  pathname.replace(/(?:\/_index)?\.data$/, '').replace(/(?<=.)\/+$/, '')

/**
 * Whether a page shows content, so that a preview applies to it. Every other request ignores previews: the pages of
 * accounts and of money are never shown in a frame, and none of their content is a draft.
 */
export function isContentPage(pathname: string): boolean {
  const [locale = '', ...parts] = pagePath(pathname).split('/').slice(1)
  if (resolveLocale(locale).kind !== 'locale') return false
  // Routes ignore case and decode: any other spelling could match any page.
  if (!parts.every((it) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(it))) return false
  const [area, part] = parts
  if (area === undefined) return true
  const notHere = Object.hasOwn(AREAS, area) ? AREAS[area] : undefined
  if (notHere !== undefined) return part === undefined || !notHere.includes(part)
  return part === undefined && !NOT_STATIC.has(area)
}
