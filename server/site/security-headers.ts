import { VIDEO_ORIGINS } from '#schemas/rules/video.ts'

/** Headers of every response of the site (ASVS 3.4, R14). */
export type SiteOrigins = {
  publicOrigin: string
  images: string
  feed: string
  games: readonly string[]
  /** Other targets of forms: the identity provider at sign-out, the providers of identity checks and payments. */
  forms: readonly string[]
  /** Of the frames of sportsbooks. */
  sportsbooks: readonly string[]
  /** Of the payment provider: its frame for cards. */
  payments: readonly string[]
  /** The Studio's origin, while it may show this response in a frame: a preview. */
  studio?: string | null
  /** Vite's client needs inline styles and a socket in development. */
  dev: boolean
}

export type ScriptSources = { nonce: string } | { hashes: readonly string[] }

export function contentSecurityPolicy(origins: SiteOrigins, scripts: ScriptSources): string {
  const allowed =
    'nonce' in scripts
      ? `'nonce-${scripts.nonce}'`
      : scripts.hashes.map((it) => `'${it}'`).join(' ')
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${allowed}`.trim(),
    `style-src 'self'${origins.dev ? " 'unsafe-inline'" : ''}`,
    `img-src 'self' data: ${origins.images}`,
    "font-src 'self'",
    `connect-src 'self' ${origins.feed}${origins.dev ? ' ws:' : ''}`,
    `frame-src ${framesOf(origins).join(' ')}`,
    // The sign-up's protection against floods runs in a worker.
    "worker-src 'self'",
    "manifest-src 'self'",
    `form-action ${["'self'", ...origins.forms].join(' ')}`,
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${origins.studio ?? "'none'"}`,
  ]
  return directives.join('; ')
}

const framesOf = ({ games, payments, sportsbooks }: SiteOrigins) => [
  ...new Set([...games, ...sportsbooks, ...payments, ...VIDEO_ORIGINS]),
]

/** The headers that do not depend on the page. */
export function fixedHeaders(publicOrigin: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      // The camera is for documents; a frame of a game never gets it.
      'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(publicOrigin.startsWith('https://')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
}
