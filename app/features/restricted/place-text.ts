import type { GeoLocation } from '#app/session/geo-location.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { provinceOptions } from '#markets/provinces.ts'
import type { Language } from '#markets/types.ts'

/**
 * Where a visitor's connection comes from, in words, from the city outwards (MKT-19); null where nothing is known. A
 * region is named where the market table has its name.
 */
export function placeText(
  { country, region, city }: GeoLocation,
  language: Language,
): string | null {
  if (country === null) return null
  const names = new Intl.DisplayNames([LANGUAGES[language].intl], { type: 'region' })
  const province = provinceOptions(country, language).find(({ value }) => value === region)
  return [city, province?.label, names.of(country) ?? country]
    .filter((it) => it !== null && it !== undefined)
    .join(', ')
}
