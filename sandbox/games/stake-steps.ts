/** The factor of amounts in currencies of smaller units. */
const STAKE_FACTOR: Readonly<Record<string, number>> = {
  NOK: 10,
  SEK: 10,
  INR: 100,
  CLP: 1_000,
  PHP: 50,
  BRL: 5,
  TRY: 40,
  PEN: 5,
  JPY: 100,
  PLN: 5,
  ZAR: 20,
}

export const stakeFactor = (currency: string) => STAKE_FACTOR[currency] ?? 1

/** Stakes of slots are multiples of twenty minor units, so that every line bet is a whole number of them. */
const SLOT_STAKES_MINOR = [20, 40, 100, 200, 400, 1_000, 2_000, 4_000, 10_000] as const

export function slotStakes(currency: string): number[] {
  return SLOT_STAKES_MINOR.map((it) => it * stakeFactor(currency))
}
