import { CONSENT_COOKIE, consentIn, consentValue, ESSENTIALS_ONLY, mustAsk } from './consent.ts'

/** The cache keeps two variants of each page: with the cookie notification and without it (0014). */
export type ConsentVariant = 'ask' | 'chosen'

export function consentVariant(cookies: string, policyVersion: string): ConsentVariant {
  return mustAsk(consentIn(cookies), policyVersion) ? 'ask' : 'chosen'
}

/** An anonymous visitor's cookies that select this variant. The choice itself never shows in a cached page. */
export function cookieOfVariant(variant: string, policyVersion: string): string {
  if (variant !== 'chosen') return ''
  const nobody = '00000000-0000-0000-0000-000000000000'
  return `${CONSENT_COOKIE}=${consentValue({ id: nobody, version: policyVersion, options: ESSENTIALS_ONLY, at: 0 })}`
}
