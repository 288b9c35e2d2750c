import { PROVIDER_FACTS } from '#game-providers/generated/facts.ts'

export type StudioRestriction = {
  restrictedCountry: readonly string[]
  removeRestrictedCountryOverlay: boolean | null
}

/**
 * Whether a tile shows that its game is not available in the visitor's country (GAP-104). The platform refuses the
 * launch by the same list (LOB-19, CON-28).
 */
export function carriesOverlay(
  game: { provider: string; studio: StudioRestriction | null },
  country: string | null,
): boolean {
  // The editors' switch only hides the overlay: the launch is still refused.
  if (game.studio?.removeRestrictedCountryOverlay === true) return false
  return isRestrictedIn(game, country)
}

/** Whether a game is restricted in a country, with or without an overlay; false where the country is unknown. */
export function isRestrictedIn(
  game: { provider: string; studio: Pick<StudioRestriction, 'restrictedCountry'> | null },
  country: string | null,
): boolean {
  if (country === null) return false
  const listed = PROVIDER_FACTS.some(
    (it) => it.id === game.provider && it.restrictedCountries.includes(country),
  )
  return listed || (game.studio?.restrictedCountry.includes(country) ?? false)
}

/** Whether any game is restricted in a country: if not, all tiles are the same. */
export function isRestrictedAnywhere(
  studios: readonly StudioRestriction[],
  country: string,
): boolean {
  return (
    PROVIDER_FACTS.some((it) => it.restrictedCountries.includes(country)) ||
    studios.some(({ restrictedCountry }) => restrictedCountry.includes(country))
  )
}
