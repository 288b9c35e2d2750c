/** Payment methods, as literals of the API (BNK-38, CON-41). No zod: pages and market tables import this. */
export const PAYMENT_METHODS = [
  'CREDITCARD',
  'EUTELLER',
  'MUCHBETTER',
  'NETTELLER',
  'PAYSAFECARD',
  'RAPIDTRANSFER',
  'SIRU',
  'SKRILL',
  'TRUSTLY',
  // Enabled per player by the attributes of the same names (GAP-046).
  'VOLT',
  'MACROPAY',
  'CRYPTO',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
