import type { Currency } from '#contracts/money.ts'
import type { PaymentMethod } from '#contracts/payment-methods.ts'
import type { PlayerChange } from '#contracts/player-administration.ts'
import type { AccountStatus } from '#contracts/player-api/account-status.ts'
import type { LimitKind, LimitPeriod } from '#contracts/player-api/protection-words.ts'
import type { FileDocumentType } from '#contracts/player-api/verification-words.ts'

/** What the platform needs to create a player. */
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
  changes?: PlayerChange
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
  /** The payment instrument of the opening balance and of withdrawals; null: none that can be paid out to. */
  paidWith: Instrument | null
  /** The limits that the player has requested, in order. */
  limits?: readonly DemoLimit[]
  /** A bonus offer of the demo that the player has claimed. */
  bonus?: string
  /** Documents that staff have requested. */
  asked?: readonly FileDocumentType[]
}

/** Whole units of the currency, or whole minutes. */
export type DemoLimit = { kind: LimitKind; duration: LimitPeriod; limit: number }

/** A card or an account, by the payment provider's token. */
export type Instrument = { method: PaymentMethod; token: string; label: string }
