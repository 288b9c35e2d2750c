import type { Currency } from '#contracts/money.ts'
import type { PlayerChange } from '#contracts/player-administration.ts'
import type { AccountStatus } from '#contracts/player-api/standing.ts'

/** What the platform's front door needs to make a player. */
export type DemoPlayer = {
  playerId: string
  email: string
  password: string
  displayName: string
  countryCode: string
  provinceCode?: string
  currency: Currency
  languageCode: string
  status?: AccountStatus
  statusUntil?: Date
  standing?: PlayerChange
  person: {
    firstName: string
    lastName: string
    dateOfBirth: string
    phone?: string
    street: string
    city: string
    postalCode: string
    cpf?: string
  }
  openingBalance: { minor: bigint; currency: Currency }
}
