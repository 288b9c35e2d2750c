import { MARKETS, type Market, marketOfCountry } from '#markets/index.ts'

/** A visitor's location, as far as it can be determined (MKT-19). Null is unknown, and unknown counts as allowed. */
export type GeoLocation = {
  /** ISO 3166, upper case. */
  country: string | null
  /** The region part of ISO 3166-2, upper case: `ON`, `QC`. */
  region: string | null
}

export const UNKNOWN_LOCATION: GeoLocation = { country: null, region: null }

/** A country and region from external input; invalid values count as unknown. */
export function toGeoLocation(
  country: string | null | undefined,
  region?: string | null,
): GeoLocation {
  const known = /^[A-Z]{2}$/.test((country ?? '').toUpperCase())
  if (!known) return UNKNOWN_LOCATION
  const part = (region ?? '').toUpperCase().replace(/^[A-Z]{2}-/, '')
  return {
    country: (country ?? '').toUpperCase(),
    region: /^[A-Z0-9]{1,3}$/.test(part) ? part : null,
  }
}

/** The market that lists this country as its own, else UN (GAP-014). */
export function marketOfLocation({ country }: GeoLocation): Market {
  return country === null ? MARKETS.UN : marketOfCountry(country)
}

/**
 * The part of a location on which a page can depend: its country, and a region if a rule names it. Pages for the same
 * place are identical.
 */
export function placeOf(geoLocation: GeoLocation): string {
  const { country, region } = geoLocation
  if (country === null) return ''
  const matters =
    region !== null && marketOfLocation(geoLocation).sportsbookClosedRegions.includes(region)
  return matters ? `${country}-${region}` : country
}
