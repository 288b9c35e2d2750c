/** Ways of paying, in the literals of the wire (BNK-38, CON-41). No zod: pages and market tables read this. */
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
  // Switched on for single players by the marks of the same names (GAP-046).
  'VOLT',
  'MACROPAY',
  'CRYPTO',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
