import type { SiteConfig } from '#app/load-context.ts'

/** The id token's cookie may last a year (SES-18); its own `exp` ends it long before. */
const ID_TOKEN_MAX_AGE_S = 31_536_000
/** The maximum lifetime of a session in the store. */
const SID_MAX_AGE_S = 12 * 60 * 60
const MAX_COOKIE_HEADER = 16_384

export type SessionCookies = { idToken: string | null; sid: string | null }

export function readSessionCookies(request: Request): SessionCookies {
  const cookies = readCookies(request)
  return { idToken: cookies.get('idToken') ?? null, sid: cookies.get('sid') ?? null }
}

/** The visitor's time zone from the cookie `tz` (GAP-071), else UTC. */
export function readTimeZone(request: Request): string {
  const zone = readCookies(request).get('tz') ?? ''
  if (!/^[\w/+-]{1,64}$/.test(zone)) return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** `Set-Cookie` values that open a session. Neither cookie is readable by scripts (CON-16). */
export function sessionCookies(
  session: { idToken: string; sid?: string },
  config: Pick<SiteConfig, 'publicOrigin'>,
): string[] {
  return [
    setCookie('idToken', session.idToken, ID_TOKEN_MAX_AGE_S, config),
    ...(session.sid ? [setCookie('sid', session.sid, SID_MAX_AGE_S, config)] : []),
  ]
}

export function clearedSessionCookies(config: Pick<SiteConfig, 'publicOrigin'>): string[] {
  return ['idToken', 'sid'].map((name) => setCookie(name, '', 0, config))
}

/** The value of one cookie, or null. */
export function readCookie(request: Request, name: string): string | null {
  return readCookies(request).get(name) ?? null
}

/** A `Set-Cookie` value that scripts cannot read. */
export function setCookie(
  name: string,
  value: string,
  maxAgeS: number,
  config: Pick<SiteConfig, 'publicOrigin'>,
): string {
  const secure = config.publicOrigin.startsWith('https://') ? '; Secure' : ''
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
