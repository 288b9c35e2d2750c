import { amountFactor } from '#contracts/money.ts'

/** Stakes of slots are multiples of twenty minor units, so that every line bet is a whole number of them. */
const SLOT_STAKES_MINOR = [20, 40, 100, 200, 400, 1_000, 2_000, 4_000, 10_000] as const

export function slotStakes(currency: string): number[] {
  return SLOT_STAKES_MINOR.map((it) => it * amountFactor(currency))
}
