import type { SiteConfig } from '#app/load-context.ts'
import type { Market } from '#markets/types.ts'
import {
  CONSENT_COOKIE,
  type Consent,
  type ConsentPolicy,
  consentIn,
  consentValue,
} from './consent.ts'

/** Half a year, then consent is asked for again, as the strictest of the authorities advises. */
export const CONSENT_KEPT_S = 182 * 24 * 60 * 60

export function readConsent(request: Request): Consent | null {
  return consentIn(request.headers.get('cookie'))
}

export function consentPolicy(
  market: Pick<Market, 'consentModel'>,
  config: Pick<SiteConfig, 'cookiePolicyVersion'>,
): ConsentPolicy {
  return { model: market.consentModel, version: config.cookiePolicyVersion }
}

/** Not HttpOnly on purpose: it holds no secret, and the browser code that loads optional scripts reads it (0014). */
export function consentCookie(consent: Consent, config: Pick<SiteConfig, 'publicOrigin'>): string {
  const secure = config.publicOrigin.startsWith('https://') ? '; Secure' : ''
  return `${CONSENT_COOKIE}=${consentValue(consent)}; Path=/; Max-Age=${CONSENT_KEPT_S}; SameSite=Lax${secure}`
}
