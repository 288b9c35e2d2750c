import type { Currency } from '#contracts/money.ts'
import { marketOfCountry } from './index.ts'

/** A country in the registration (MKT-17). */
export type Country = {
  /** ISO 3166. */
  code: string
  /** Dial prefix, digits only. */
  isd: string
  currency: Currency
  /** Accounts can be opened here (MKT-13). */
  active: boolean
  /** People from here may use the site. */
  allowed: boolean
  /** Its centre. */
  location: { lat: number; lon: number }
  removeCountryFromRegistration: boolean
}

/** GAP-015. */
const FACTS: Readonly<Record<string, { isd: string; lat: number; lon: number }>> = {
  AT: { isd: '43', lat: 47.5, lon: 14.6 },
  BM: { isd: '1441', lat: 32.3, lon: -64.8 },
  BR: { isd: '55', lat: -14.2, lon: -51.9 },
  CA: { isd: '1', lat: 56.1, lon: -106.3 },
  CL: { isd: '56', lat: -35.7, lon: -71.5 },
  DE: { isd: '49', lat: 51.2, lon: 10.5 },
  FI: { isd: '358', lat: 64.9, lon: 26.1 },
  GB: { isd: '44', lat: 55.4, lon: -3.4 },
  GG: { isd: '44', lat: 49.5, lon: -2.6 },
  IN: { isd: '91', lat: 20.6, lon: 79.0 },
  JP: { isd: '81', lat: 36.2, lon: 138.3 },
  MT: { isd: '356', lat: 35.9, lon: 14.4 },
  NL: { isd: '31', lat: 52.1, lon: 5.3 },
  NO: { isd: '47', lat: 60.5, lon: 8.5 },
  NZ: { isd: '64', lat: -40.9, lon: 174.9 },
  PE: { isd: '51', lat: -9.2, lon: -75.0 },
  PH: { isd: '63', lat: 12.9, lon: 121.8 },
  PT: { isd: '351', lat: 39.4, lon: -8.2 },
  SE: { isd: '46', lat: 60.1, lon: 18.6 },
  TR: { isd: '90', lat: 39.0, lon: 35.2 },
}

/** Default of the sign-up country and the dial prefix (MKT-15). */
export const DEFAULT_COUNTRY = 'FI'

export const COUNTRIES: readonly Country[] = Object.entries(FACTS).map(
  ([code, { isd, lat, lon }]) => {
    const market = marketOfCountry(code)
    const isOwn = market.originCountries.includes(code)
    return {
      code,
      isd,
      currency: market.currency,
      active: isOwn && market.registrationOpen,
      allowed: true,
      location: { lat, lon },
      removeCountryFromRegistration: market.removedFromRegistration.includes(code),
    }
  },
)

/** Countries open for registration, by code; the others are not offered (SUP-26, GAP-054). */
export const REGISTRATION_COUNTRIES: readonly Country[] = COUNTRIES.filter(
  (it) => it.active && it.allowed && !it.removeCountryFromRegistration,
)

/** Whether an account can be opened from this country (GAP-054). */
export function mayRegister(code: string): boolean {
  return REGISTRATION_COUNTRIES.some((it) => it.code === code)
}
