import type { AppLoadContext } from '@remix-run/node'
import type { Caller } from '#app/platform-client/platform-client.server.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { consentCookie, readConsent } from './consent.server.ts'
import { type Consent, isNewer } from './consent.ts'

/** A login or a click waits no longer than this for it. */
const PATIENCE_MS = 1_500

/**
 * Brings the choice of this browser and that of the player together after a login (GAP-097): the newer one
 * holds. The `Set-Cookie` that this needs, or null. Never fails: nobody is kept out for it.
 */
export async function settleConsent(
  args: { request: Request; context: AppLoadContext },
  token: string,
): Promise<string | null> {
  const { request, context } = args
  const caller = { token, signal: AbortSignal.timeout(PATIENCE_MS), signOut: null }
  const here = readConsent(request)
  const answer = await context.platform.readCookieConsent(caller)
  if (!answer.ok) {
    context.logger.info({ refusal: answer.refusal }, 'the cookie choice of a player is not known')
    return null
  }
  const { cookiesConsentId, version, options, updatedAt } = answer.value
  const at = updatedAt === null ? Number.NaN : Date.parse(updatedAt)
  const known = cookiesConsentId !== null && version !== null && options && Number.isFinite(at)
  const stored = known ? { id: cookiesConsentId, version, options, at } : null
  if (stored && isLater(stored, here)) return consentCookie(stored, context.config)
  if (here && isLater(here, stored)) await recordConsent(context, here, caller)
  return null
}

/** Tells the platform what a signed-in player chose; null, or why it is not recorded. The cookie holds in any case. */
export async function recordConsent(
  context: AppLoadContext,
  consent: Consent,
  caller: Caller,
): Promise<RefusalCode | null> {
  const { id, version, options } = consent
  const body = { cookiesConsentId: id, version, options: { ...options } }
  const answer = await context.platform.recordCookieConsent(body, caller)
  if (answer.ok) return null
  context.logger.warn({ refusal: answer.refusal }, 'a cookie choice is not recorded')
  return answer.refusal
}

/** A choice about a newer policy is the later one, whatever the clocks say. */
function isLater(one: Consent, other: Consent | null): boolean {
  if (other === null) return true
  if (one.version !== other.version) return isNewer(one.version, other.version)
  return one.at > other.at
}
