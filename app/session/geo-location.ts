import { cleanText } from '#contracts/typed-text.ts'
import { MARKETS, type Market, marketOfCountry } from '#markets/index.ts'

/** What rules and pages may depend on. Null is unknown, and unknown counts as allowed. */
export type CountryAndRegion = {
  /** ISO 3166, upper case. */
  country: string | null
  /** The region part of ISO 3166-2, upper case: `ON`, `QC`. */
  region: string | null
}

/** A visitor's location, as far as it can be determined (MKT-19). It is stored nowhere. */
export type GeoLocation = CountryAndRegion & {
  /** As its source writes it, for a text to this visitor: no rule reads it, and no page for others has it. */
  city: string | null
}

export const UNKNOWN_LOCATION: GeoLocation = { country: null, region: null, city: null }

const MOST_OF_CITY = 80
/** Names such as `St. John's`, `Saint-Denis (93)`, `Ville d’Anvers` after cleaning; nothing that could be markup. */
const CITY = /^\p{L}[\p{L}\p{M}\p{Nd} .,'()/·-]*$/u

/** A country, region and city from external input; invalid values count as unknown. */
export function toGeoLocation(
  country: string | null | undefined,
  region?: string | null,
  city?: string | null,
): GeoLocation {
  const known = /^[A-Z]{2}$/.test((country ?? '').toUpperCase())
  if (!known) return UNKNOWN_LOCATION
  const part = (region ?? '').toUpperCase().replace(/^[A-Z]{2}-/, '')
  return {
    country: (country ?? '').toUpperCase(),
    region: /^[A-Z0-9]{1,3}$/.test(part) ? part : null,
    city: toCity(city ?? ''),
  }
}

function toCity(text: string): string | null {
  if (text.length > MOST_OF_CITY) return null
  const city = cleanText(text)
  return CITY.test(city) ? city : null
}

/**
 * The country whose rules apply to a visitor: that of a player's account, else of the location, else the market's own.
 * Null where none is known.
 */
export function countryOfVisitor(of: {
  player: { countryCode: string } | null
  geoLocation: Pick<CountryAndRegion, 'country'>
  market: Pick<Market, 'originCountries'>
}): string | null {
  return of.player?.countryCode ?? of.geoLocation.country ?? of.market.originCountries[0] ?? null
}

/** The market that lists this country as its own, else UN (GAP-014). */
export function marketOfLocation({ country }: Pick<CountryAndRegion, 'country'>): Market {
  return country === null ? MARKETS.UN : marketOfCountry(country)
}

/**
 * The part of a location on which a page can depend: its country, and a region if a rule names it. Pages for the same
 * place are identical.
 */
export function placeOf(geoLocation: CountryAndRegion): string {
  const { country, region } = geoLocation
  if (country === null) return ''
  const matters =
    region !== null && marketOfLocation(geoLocation).sportsbookClosedRegions.includes(region)
  return matters ? `${country}-${region}` : country
}
