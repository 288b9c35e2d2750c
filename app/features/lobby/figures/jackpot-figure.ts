/** What a jackpot stood at, and when that was asked: EUR and milliseconds. */
export type Reading = { amount: number; at: number }

/** A whole refresh: by then the next reading is here (GAP-116). */
export const JACKPOT_REFRESH_MS = 60_000

/**
 * The figure to show at a moment between two readings: it walks from the earlier to the later one within a
 * refresh, so it never says more than the provider has said. One that fell was won, and is shown as it is.
 */
export function figureAt(before: Reading | null, last: Reading, now: number): number {
  if (before === null || before.amount >= last.amount) return last.amount
  const part = Math.min(1, Math.max(0, (now - last.at) / JACKPOT_REFRESH_MS))
  const cents = Math.floor((before.amount + (last.amount - before.amount) * part) * 100)
  return cents / 100
}
