import { createHmac, timingSafeEqual } from 'node:crypto'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import {
  type ContentClient,
  type ContentClientOptions,
  toSanityClient,
} from '#app/content/content-client.server.ts'
import { createPreviewContent } from '#app/content/preview-content.server.ts'
import { PREVIEW_COOKIE, type PreviewState, previewState } from './preview-state.ts'

/** The entry points to a preview (GAP-159): a secret of the Studio, or a link sealed by us. */
export type Previews = {
  /** The preview of a request, from its cookie. */
  of(cookieHeader: string | null): PreviewState | null
  seal(sealed: Sealed): string
  unseal(text: string): Sealed | null
  /** Whether the URL carries a secret that the Studio stored in the lake for it; its target, and what it shows. */
  acceptsStudio(url: string): Promise<{ path: string; perspective: string[] } | null>
  /** What pages read instead of the published content. */
  contentOf(state: PreviewState): ContentClient
}

export type PreviewsOptions = {
  secret: string
  clock: () => number
  published: ContentClient
  /** With a token that can read drafts. */
  lake: ContentClientOptions & { token: string }
}

const COOKIE = new RegExp(`(?:^|;\\s*)(?:__Host-)?${PREVIEW_COOKIE}=([\\w.-]{1,2000})(?:;|$)`)

export function createPreviews(options: PreviewsOptions): Previews {
  const { secret, clock, lake, published } = options
  return {
    of(cookieHeader) {
      const text = COOKIE.exec(cookieHeader ?? '')?.[1]
      return text === undefined ? null : (unseal(text, secret, clock())?.state ?? null)
    },
    seal: (sealed) => seal(sealed, secret),
    unseal: (text) => unseal(text, secret, clock()),
    async acceptsStudio(url) {
      const client = toSanityClient({ ...lake, apiVersion: '2025-02-19' })
      const answer = await validatePreviewUrl(client, url).catch(() => null)
      if (!answer?.isValid) return null
      const { studioPreviewPerspective: asked = 'drafts' } = answer
      const perspective = String(asked ?? 'drafts').split(',')
      return { path: answer.redirectTo ?? '/', perspective: shown(perspective) }
    },
    contentOf: (state) => createPreviewContent(lake, published, state.perspective),
  }
}

/** With "published" chosen in the Studio, a moment and an audience are still previewed. */
function shown(perspective: readonly string[]): string[] {
  const known = perspective.filter((it) => /^[\w-]{1,60}$/.test(it)).slice(0, 10)
  return known.length > 0 ? known : ['drafts']
}

/** A link may also contain its target. */
type Sealed = { state: PreviewState; path: string | null }

const MAX_LENGTH = 2_000

/** A state that only we can create, change or extend. Not secret: it contains no player and no token. */
export function seal(sealed: Sealed, secret: string): string {
  const body = Buffer.from(JSON.stringify(sealed)).toString('base64url')
  return `${body}.${signature(body, secret)}`
}

/** Null if it is not ours, tampered with or expired. */
export function unseal(text: string, secret: string, now: number): Sealed | null {
  if (text.length > MAX_LENGTH) return null
  const [body = '', signed = '', ...more] = text.split('.')
  if (more.length > 0) return null
  const expected = Buffer.from(signature(body, secret))
  const given = Buffer.from(signed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const value: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
  const { state, path } = value as { state: unknown; path: unknown }
  const parsed = previewState.safeParse(state)
  if (!parsed.success || parsed.data.expiresAt <= now) return null
  return { state: parsed.data, path: typeof path === 'string' ? path : null }
}

function signature(body: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview.${body}`).digest('base64url')
}
