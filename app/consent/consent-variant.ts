import { CONSENT_COOKIE, consentIn, consentValue, ESSENTIALS_ONLY, mustAsk } from './consent.ts'

/** Of pages that are kept for everybody there are two: with the cookie notification, and without (0014). */
export type ConsentVariant = 'ask' | 'chosen'

export function consentVariant(cookies: string, policyVersion: string): ConsentVariant {
  return mustAsk(consentIn(cookies), policyVersion) ? 'ask' : 'chosen'
}

/** The cookies of nobody in particular who gets this variant. What was chosen shows in no kept page. */
export function cookieOfVariant(variant: string, policyVersion: string): string {
  if (variant !== 'chosen') return ''
  const nobody = '00000000-0000-0000-0000-000000000000'
  return `${CONSENT_COOKIE}=${consentValue({ id: nobody, version: policyVersion, options: ESSENTIALS_ONLY, at: 0 })}`
}
