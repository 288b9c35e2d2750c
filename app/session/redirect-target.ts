import { resolveLocale } from '#app/market/locale.ts'

/** Where a login never leads back to (GAP-032), and the two pages that would only bounce. */
const EXCLUDED = [
  '/401',
  '/500',
  '/restricted',
  '/closed-account',
  '/reset-password',
  '/signup',
  '/signup/pnp',
  '/signup/callback',
  '/welcome',
  '/accept-terms-condition',
  '/login',
  '/logout',
]
const MAX_LENGTH = 1_024
/** A base of nobody's: whatever leaves it was an address, not a path. */
const NOWHERE = 'http://nowhere.invalid'
/** Control characters and backslashes: browsers drop or turn them, and a path becomes an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const TRICKS = /[\u0000-\u001f\u007f\\]/

/**
 * The path of a page of ours in `wanted`, without its locale, or null. Only what begins with exactly one
 * slash counts (GAP-006); the answer begins with exactly one slash.
 */
export function pathOfOurs(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || wanted.length > MAX_LENGTH || TRICKS.test(wanted)) return null
  if (!wanted.startsWith('/') || wanted.startsWith('//')) return null
  const url = parseUrl(wanted)
  if (!url || url.origin !== NOWHERE) return null
  const parts = url.pathname.split('/').filter((it) => it !== '')
  if (TRICKS.test(decode(parts.join('/')))) return null
  const [first = ''] = parts
  const below = resolveLocale(first).kind === 'missing' ? parts : parts.slice(1)
  if (below[0] === 'api' || below.at(-1)?.endsWith('.data')) return null
  return `/${below.join('/')}${url.search}`
}

/** Where a player goes after login: the page that was asked for, or the home of the locale (GRD-20). */
export function afterLogin(wanted: unknown, segment: string): string {
  const path = pathOfOurs(wanted)
  if (path === null || path === '/' || path.startsWith('/?')) return `/${segment}`
  const plain = (path.split('?')[0] ?? '').toLowerCase()
  return EXCLUDED.includes(plain) ? `/${segment}` : `/${segment}${path}`
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text, NOWHERE)
  } catch {
    return null
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
