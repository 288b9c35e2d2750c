/**
 * Countries in which a provider is restricted (LOB-19, CON-28). The platform refuses the launch by the same
 * list; this one only says which tiles carry the overlay.
 */
const RESTRICTED_COUNTRIES: ReadonlyMap<string, readonly string[]> = new Map([
  ['relax', ['SE', 'CA']],
  ['pragmaticplay', ['FR', 'IN']],
  ['playngo', ['CA', 'SE']],
])

export type StudioRestriction = {
  restrictedCountry: readonly string[]
  removeRestrictedCountryOverlay: boolean | null
}

/** Whether a tile says that its game is not available in the visitor's country (GAP-104). */
export function carriesOverlay(
  game: { provider: string; studio: StudioRestriction | null },
  country: string | null,
): boolean {
  if (country === null) return false
  // The editors' switch hides the overlay only: the launch is refused all the same.
  if (game.studio?.removeRestrictedCountryOverlay === true) return false
  const listed = RESTRICTED_COUNTRIES.get(game.provider)?.includes(country) ?? false
  return listed || (game.studio?.restrictedCountry.includes(country) ?? false)
}

/** Whether any game is restricted in a country: elsewhere all tiles are the same. */
export function isRestrictedAnywhere(
  studios: readonly StudioRestriction[],
  country: string,
): boolean {
  return (
    [...RESTRICTED_COUNTRIES.values()].some((it) => it.includes(country)) ||
    studios.some(({ restrictedCountry }) => restrictedCountry.includes(country))
  )
}
