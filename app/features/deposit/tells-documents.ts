import { marketOfCountry } from '#markets/index.ts'

const UNPROVED = ['NOT_VERIFIED', 'DATA_VERIFIED']

/**
 * Whether a player reads which documents will be asked for: before the first deposit, while nobody has proved who
 * this is, where the player's market demands it (GAP-080).
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
