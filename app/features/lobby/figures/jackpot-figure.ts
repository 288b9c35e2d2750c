/** A jackpot's value in EUR, and when it was read, in milliseconds. */
export type Reading = { amount: number; at: number }

/** A whole refresh interval: by then the next reading is here (GAP-116). */
export const JACKPOT_REFRESH_MS = 60_000

/**
 * The value to show at a moment between two readings: it is interpolated from the earlier to the later one within a
 * refresh interval, so it never exceeds what the provider reported. A lower value means that the jackpot was won, and
 * is shown at once.
 */
export function figureAt(before: Reading | null, last: Reading, now: number): number {
  if (before === null || before.amount >= last.amount) return last.amount
  const part = Math.min(1, Math.max(0, (now - last.at) / JACKPOT_REFRESH_MS))
  const cents = Math.floor((before.amount + (last.amount - before.amount) * part) * 100)
  return cents / 100
}
