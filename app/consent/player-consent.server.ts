import type { AppLoadContext } from '@remix-run/node'
import type { Caller } from '#app/platform-client/platform-client.server.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { consentCookie, readConsent } from './consent.server.ts'
import { type Consent, isNewer } from './consent.ts'

/** The longest time a login or a click waits for it. */
const PATIENCE_MS = 1_500

/**
 * Reconciles this browser's choice with the player's stored one after a login (GAP-097): the newer one wins. Returns
 * the `Set-Cookie` header that this needs, or null. Never fails: it must not block a login.
 */
export async function settleConsent(
  args: { request: Request; context: AppLoadContext },
  token: string,
): Promise<string | null> {
  const { request, context } = args
  const caller = { token, signal: AbortSignal.timeout(PATIENCE_MS), turnAway: null }
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

/** Records a signed-in player's choice on the platform; returns null, or the refusal. The cookie holds in any case. */
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

/** A choice made for a newer policy counts as later, whatever the timestamps say. */
function isLater(one: Consent, other: Consent | null): boolean {
  if (other === null) return true
  if (one.version !== other.version) return isNewer(one.version, other.version)
  return one.at > other.at
}
