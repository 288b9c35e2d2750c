import { marketOfCountry } from '#markets/index.ts'

const UNPROVED = ['NOT_VERIFIED', 'DATA_VERIFIED']

/**
 * Whether a player is told which documents will be required: before the first deposit, while the identity is not
 * verified, where the player's market requires it (GAP-080).
 */
export function tellsDocuments(player: {
  countryCode: string
  hasDeposited: boolean
  kycStatus: string
}): boolean {
  return (
    marketOfCountry(player.countryCode).tellsDocumentsFirst &&
    !player.hasDeposited &&
    UNPROVED.includes(player.kycStatus)
  )
}
