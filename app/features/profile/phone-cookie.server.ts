import { z } from 'zod'
import type { SiteConfig } from '#app/load-context.ts'
import { readCookie, setCookie } from '#app/session/cookies.server.ts'

/** As long as a code lives (GAP-052). */
const MAX_AGE_S = 600
const NAME = 'phoneChange'

const pending = z.object({
  playerId: z.string().max(64),
  verificationId: z.uuid(),
  /** The last digits of the number: the whole of it stays with the platform. */
  ending: z.string().regex(/^\d{0,3}$/),
  sentAt: z.number(),
})
export type PendingPhone = z.infer<typeof pending>

/**
 * The phone change that waits for its code: kept over the redirect after the form. The id is of no use to
 * anybody but its player, and of another player's it is not read.
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

/** `Set-Cookie` for a change that waits, or for none. */
export function pendingPhoneCookie(
  waiting: PendingPhone | null,
  config: Pick<SiteConfig, 'publicOrigin'>,
): string {
  const value = waiting ? Buffer.from(JSON.stringify(waiting)).toString('base64url') : ''
  return setCookie(NAME, value, waiting ? MAX_AGE_S : 0, config)
}
