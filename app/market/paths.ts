/** The same page under another locale: `/fi-FI/online-casino?x=1` under `en-FI`. */
export function underLocale(pathname: string, search: string, segment: string): string {
  const [, ...rest] = pathname.replace(/^\/+/, '').split('/')
  const kept = rest.filter((it) => it !== '').join('/')
  return `/${segment}${kept === '' ? '' : `/${kept}`}${search}`
}

/** The start of each lobby's path (RTE-32, RTE-35). */
export const LOBBY_PATH = {
  CASINO: '/online-casino',
  LIVE_CASINO: '/live-casino-online',
} as const

/** The page that lists the payment methods; each has a page below it. */
export const PAYMENT_METHODS_PATH = '/payment-methods'

/** A path below a locale: `localePath('fi-FI', '/online-casino')`. */
export function localePath(segment: string, path: string): string {
  return path === '/' || path === '' ? `/${segment}` : `/${segment}${path}`
}
