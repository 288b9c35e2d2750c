import { marketOfCountry } from '#markets/index.ts'

/** Where players may cancel a withdrawal, nothing is sent before this has passed (GAP-084). */
export const HOLD_MS = 5 * 60_000

/** How long a withdrawal of a player of this country waits before it is sent. */
export function holdMs(countryCode: string): number {
  return marketOfCountry(countryCode).withdrawalCancel === 'player' ? HOLD_MS : 0
}
