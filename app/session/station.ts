import { MARKETS, type Market, marketOfCountry } from '#markets/index.ts'

/** Where a visitor is, as far as anybody can tell (MKT-19). Null is unknown, and unknown counts as allowed. */
export type Station = {
  /** ISO 3166, in capitals. */
  country: string | null
  /** The region's part of ISO 3166-2, in capitals: `ON`, `QC`. */
  region: string | null
}

export const UNKNOWN_STATION: Station = { country: null, region: null }

/** A country and region as somebody outside has written them; what is neither is unknown. */
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
 * What of a station can make a page differ: its country, and a region where a rule names it. Pages for the
 * same place are the same page.
 */
export function placeOf(station: Station): string {
  const { country, region } = station
  if (country === null) return ''
  const matters =
    region !== null && marketOfStation(station).sportsbookClosedRegions.includes(region)
  return matters ? `${country}-${region}` : country
}
