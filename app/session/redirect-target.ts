import { resolveLocale } from '#app/market/locale.ts'

/** Pages that a login never returns to (GAP-032), and two that would only redirect again. */
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
/** A reserved base URL: a value that resolves to another origin was an absolute URL, not a path. */
const NOWHERE = 'http://nowhere.invalid'
/** Control characters and backslashes: browsers drop or convert them, which turns a path into an external URL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const TRICKS = /[\u0000-\u001f\u007f\\]/

/**
 * The path of one of our pages in `wanted`, without its locale, or null. Only values with exactly one leading slash
 * count (GAP-006); the result has exactly one leading slash.
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

/** Where a player goes after login: the requested page, or the locale's home page (GRD-20). */
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
