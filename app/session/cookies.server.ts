import type { SiteConfig } from '#app/load-context.ts'
import type { Market } from '#markets/index.ts'

/** The id token's cookie may last a year (SES-18); its own `exp` ends it long before. */
const ID_TOKEN_MAX_AGE_S = 31_536_000
/** The maximum lifetime of a session in the store. */
const SID_MAX_AGE_S = 12 * 60 * 60
/** As much as the server accepts: ours may come after those of other applications on the same domain. */
const MAX_COOKIE_HEADER = 65_536
/** A browser keeps such a cookie from every other host, and takes it over https only: no neighbour can plant one. */
const HOST_PREFIX = '__Host-'
const SESSION_COOKIES = ['idToken', 'sid'] as const
/** With one of these cookies, a page has personal content. */
export const PERSONAL_COOKIE = new RegExp(
  `(?:^|;\\s*)(?:${HOST_PREFIX})?(?:${[...SESSION_COOKIES, 'preview', 'pseudo', 'bonusCode'].join('|')})=`,
)

export type SessionCookies = { idToken: string | null; sid: string | null }

export function readSessionCookies(request: Request): SessionCookies {
  const cookies = readCookies(request)
  return { idToken: valueIn(cookies, 'idToken'), sid: valueIn(cookies, 'sid') }
}

/** The visitor's time zone from the cookie `tz` (GAP-071), else that of the market, as for limits. */
export function readTimeZone(request: Request, market: Pick<Market, 'timeZone'>): string {
  return knownZone(readCookies(request).get('tz')) ?? market.timeZone
}

/** A time zone that a browser has named, as this server calls it; null if it knows none of that name. */
export function knownZone(zone: string | null | undefined): string | null {
  if (!zone || !/^[\w/+-]{1,64}$/.test(zone)) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** `Set-Cookie` values that open or renew a session. Neither cookie is readable by scripts (CON-16). */
export function sessionCookies(
  session: { idToken: string; sid?: string },
  config: Pick<SiteConfig, 'publicOrigin'>,
): string[] {
  return [
    setCookie('idToken', session.idToken, ID_TOKEN_MAX_AGE_S, config),
    ...(session.sid ? [setCookie('sid', session.sid, SID_MAX_AGE_S, config)] : []),
    ...clearedPlainNames(session.sid ? SESSION_COOKIES : ['idToken'], config),
  ]
}

export function clearedSessionCookies(config: Pick<SiteConfig, 'publicOrigin'>): string[] {
  return [
    ...SESSION_COOKIES.map((name) => setCookie(name, '', 0, config)),
    ...clearedPlainNames(SESSION_COOKIES, config),
  ]
}

/** Sessions that were opened before the names had the prefix: both are read, the new one wins, the old one goes. */
function clearedPlainNames(
  names: readonly string[],
  config: Pick<SiteConfig, 'publicOrigin'>,
): string[] {
  return config.publicOrigin.startsWith('https://')
    ? names.map((name) => cookieText(name, '', 0, '; Secure'))
    : []
}

/** The value of one cookie, or null; the name with the prefix wins. */
export function readCookie(request: Request, name: string): string | null {
  return valueIn(readCookies(request), name)
}

function valueIn(cookies: ReadonlyMap<string, string>, name: string): string | null {
  return cookies.get(`${HOST_PREFIX}${name}`) ?? cookies.get(name) ?? null
}

/** A `Set-Cookie` value that scripts cannot read; over https under a name that only this host can set. */
export function setCookie(
  name: string,
  value: string,
  maxAgeS: number,
  config: Pick<SiteConfig, 'publicOrigin'>,
): string {
  const secure = config.publicOrigin.startsWith('https://') ? '; Secure' : ''
  return cookieText(`${secure && HOST_PREFIX}${name}`, value, maxAgeS, secure)
}

function cookieText(name: string, value: string, maxAgeS: number, secure: string): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`
}

function readCookies(request: Request): Map<string, string> {
  const header = (request.headers.get('cookie') ?? '').slice(0, MAX_COOKIE_HEADER)
  const pairs = header.split(';').map((it): [string, string] => {
    const equals = it.indexOf('=')
    return equals === -1 ? ['', ''] : [it.slice(0, equals).trim(), it.slice(equals + 1).trim()]
  })
  return new Map(pairs.map(([name, value]) => [name, decode(value)]))
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
