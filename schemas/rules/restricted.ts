import { PROVIDER_FACTS } from '#game-providers/generated/facts.ts'

export type StudioRestriction = {
  restrictedCountry: readonly string[]
  removeRestrictedCountryOverlay: boolean | null
}

/**
 * Whether a tile says that its game is not available in the visitor's country (GAP-104). The platform refuses
 * the launch by the same list (LOB-19, CON-28).
 */
export function carriesOverlay(
  game: { provider: string; studio: StudioRestriction | null },
  country: string | null,
): boolean {
  // The editors' switch hides the overlay only: the launch is refused all the same.
  if (game.studio?.removeRestrictedCountryOverlay === true) return false
  return isRestrictedIn(game, country)
}

/** Whether a game is restricted in a country, overlay or not; nowhere where nobody knows the country. */
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

/** Whether any game is restricted in a country: elsewhere all tiles are the same. */
export function isRestrictedAnywhere(
  studios: readonly StudioRestriction[],
  country: string,
): boolean {
  return (
    PROVIDER_FACTS.some((it) => it.restrictedCountries.includes(country)) ||
    studios.some(({ restrictedCountry }) => restrictedCountry.includes(country))
  )
}
