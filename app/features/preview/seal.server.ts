import { createHmac, timingSafeEqual } from 'node:crypto'
import { type PreviewState, previewState } from './preview-state.ts'

/** A link may also contain its target. */
export type Sealed = { state: PreviewState; path: string | null }

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
