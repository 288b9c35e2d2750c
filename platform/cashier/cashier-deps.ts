import type { PaymentProvider } from '#payment-providers/payment-provider.ts'
import type { Db } from '../db/db.ts'

export type CashierDeps = {
  db: Db
  clock: () => number
  provider: PaymentProvider
  /** Where a payment provider sends browsers back to. */
  siteOrigin: string
  logger: {
    info(fields: object, text?: string): void
    warn(fields: object, text?: string): void
  }
}
