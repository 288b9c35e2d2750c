import type { AppLoadContext } from '@remix-run/node'
import { SPORTSBOOK_PROVIDERS } from '#sportsbook-providers/index.ts'
import type { SessionData } from './session-store.ts'

/** A player's newest session at a sportsbook. */
export type SportsbookSession = NonNullable<SessionData['sportsbook']>

/** A logout does not wait longer for a sportsbook. */
const LEAVE_WITHIN_MS = 1_500

/**
 * Ends a player's session at a sportsbook (SPB-07, SPB-09), while the login is still valid. No bet needs it: what the
 * sportsbook does not answer is logged, and the session is over with the login.
 */
export async function leaveSportsbook(
  { platform, logger }: Pick<AppLoadContext, 'platform' | 'logger'>,
  token: string,
  { provider, token: session }: SportsbookSession,
): Promise<void> {
  const caller = { token, turnAway: null, signal: AbortSignal.timeout(LEAVE_WITHIN_MS) }
  const left = await SPORTSBOOK_PROVIDERS.find(({ id }) => id === provider)?.leave(
    {
      readSession: () => platform.readSportsSession(caller),
      endSession: (sessionId) => platform.endSportsSession({ sessionId }, caller),
      closeSportradarSession: (sessionId) => platform.closeSportradarSession(sessionId, caller),
    },
    session,
  )
  if (left?.ok === false) {
    logger.info({ provider, refusal: left.refusal }, 'a session at a sportsbook was not ended')
  }
}
