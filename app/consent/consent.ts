import { compareVersions } from '#contracts/dotted-version.ts'

/** A visitor's consent (COO-01). Pure: server, page cache and browser all parse the same cookie with it. */

export const CONSENT_COOKIE = 'cookieConsent'

export const OPTIONAL_CATEGORIES = ['performanceFunctional', 'marketing'] as const
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number]
export type ConsentCategory = 'essentials' | OptionalCategory
export type ConsentOptions = Readonly<{ essentials: true } & Record<OptionalCategory, boolean>>

export type Consent = {
  id: string
  /** Version of the cookie policy that was shown. */
  version: string
  options: ConsentOptions
  /** When it was given, in milliseconds: the newer choice wins (GAP-097). */
  at: number
}

/** What a choice is checked against: the market's consent model and the current version of the cookie policy. */
export type ConsentPolicy = { model: 'opt-in' | 'opt-out' | 'notice'; version: string }

/** What "Accept all" writes: the seed's default (CON-29). */
export const ALL: ConsentOptions = {
  essentials: true,
  performanceFunctional: true,
  marketing: true,
}
/** What "Reject optional" writes. */
export const ESSENTIALS_ONLY: ConsentOptions = {
  essentials: true,
  performanceFunctional: false,
  marketing: false,
}

/**
 * Whether something of this category may be loaded: never before a choice, in any market (CON-29). A refusal given for
 * an older policy still holds. Consent given for an older policy no longer counts in opt-in markets.
 */
export function mayLoad(
  category: ConsentCategory,
  consent: Consent | null,
  policy: ConsentPolicy,
): boolean {
  if (category === 'essentials') return true
  if (!consent?.options[category]) return false
  return policy.model !== 'opt-in' || !mustAsk(consent, policy.version)
}

/** Whether the notification is shown: there is no choice yet, or it was made for an older policy. */
export function mustAsk(consent: Consent | null, policyVersion: string): boolean {
  return consent === null || isNewer(policyVersion, consent.version)
}

/** The initial state of the switches: the choice made, else nothing ticked in opt-in markets (CON-29). */
export function shownOptions(consent: Consent | null, policy: ConsentPolicy): ConsentOptions {
  if (consent) return consent.options
  return policy.model === 'opt-in' ? ESSENTIALS_ONLY : ALL
}

/** `1.10` is newer than `1.9`; a missing part counts as 0. */
export function isNewer(version: string, than: string): boolean {
  return compareVersions(version, than) > 0
}

const VALUE =
  /^(\d{1,4}(?:\.\d{1,4}){0,3}):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):([01])([01]):(\d{1,15})$/
const IN_HEADER = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([^;]{1,128})`)

/** The choice from a Cookie header or `document.cookie`. An unreadable value counts as no choice. */
export function consentIn(cookies: string | null | undefined): Consent | null {
  const found = cookies ? IN_HEADER.exec(cookies) : null
  const parts = found ? VALUE.exec(found[1] ?? '') : null
  if (!parts) return null
  const [, version = '', id = '', performance, marketing, at] = parts
  return {
    id,
    version,
    options: {
      essentials: true,
      performanceFunctional: performance === '1',
      marketing: marketing === '1',
    },
    at: Number(at),
  }
}

/** The cookie's value; it needs no escaping. */
export function consentValue({ id, version, options, at }: Consent): string {
  const bits = OPTIONAL_CATEGORIES.map((it) => (options[it] ? '1' : '0')).join('')
  return `${version}:${id}:${bits}:${at}`
}
