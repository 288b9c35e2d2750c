/** A remaining time in whole parts; a started second counts. */
export function partsLeft(milliseconds: number) {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1_000)
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
