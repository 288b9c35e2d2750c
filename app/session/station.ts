import { MARKETS, type Market, marketOfCountry } from '#markets/index.ts'

/** A visitor's location, as far as it can be determined (MKT-19). Null is unknown, and unknown counts as allowed. */
export type Station = {
  /** ISO 3166, upper case. */
  country: string | null
  /** The region part of ISO 3166-2, upper case: `ON`, `QC`. */
  region: string | null
}

export const UNKNOWN_STATION: Station = { country: null, region: null }

/** A country and region from external input; invalid values count as unknown. */
export function toStation(country: string | null | undefined, region?: string | null): Station {
  const known = /^[A-Z]{2}$/.test((country ?? '').toUpperCase())
  if (!known) return UNKNOWN_STATION
  const part = (region ?? '').toUpperCase().replace(/^[A-Z]{2}-/, '')
  return {
    country: (country ?? '').toUpperCase(),
    region: /^[A-Z0-9]{1,3}$/.test(part) ? part : null,
  }
}

/** The market that lists this country as its own, else UN (GAP-014). */
export function marketOfStation({ country }: Station): Market {
  return country === null ? MARKETS.UN : marketOfCountry(country)
}

/**
 * The part of a location on which a page can depend: its country, and a region if a rule names it. Pages for the same
 * place are identical.
 */
export function placeOf(station: Station): string {
  const { country, region } = station
  if (country === null) return ''
  const matters =
    region !== null && marketOfStation(station).sportsbookClosedRegions.includes(region)
  return matters ? `${country}-${region}` : country
}
