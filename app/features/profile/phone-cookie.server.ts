import { z } from 'zod'
import type { SiteConfig } from '#app/load-context.ts'
import { readCookie, setCookie } from '#app/session/cookies.server.ts'

/** The lifetime of a code (GAP-052). */
const MAX_AGE_S = 600
const NAME = 'phoneChange'

const pending = z.object({
  playerId: z.string().max(64),
  verificationId: z.uuid(),
  /** The last digits of the number: the whole number stays on the platform. */
  ending: z.string().regex(/^\d{0,3}$/),
  sentAt: z.number(),
})
export type PendingPhone = z.infer<typeof pending>

/**
 * The phone change that waits for its code: kept across the redirect after the form. The id is only useful to its
 * player; another player's is ignored.
 */
export function readPendingPhone(request: Request, playerId: string): PendingPhone | null {
  const value = readCookie(request, NAME) ?? ''
  try {
    const text = Buffer.from(value, 'base64url').toString('utf8')
    const found = pending.safeParse(JSON.parse(text))
    return found.success && found.data.playerId === playerId ? found.data : null
  } catch {
    return null
  }
}

/** `Set-Cookie` for a pending change, or to clear it. */
export function pendingPhoneCookie(
  waiting: PendingPhone | null,
  config: Pick<SiteConfig, 'publicOrigin'>,
): string {
  const value = waiting ? Buffer.from(JSON.stringify(waiting)).toString('base64url') : ''
  return setCookie(NAME, value, waiting ? MAX_AGE_S : 0, config)
}
