/** A duration as `hours:minutes:seconds`, seconds rounded up: it shows zero only when it is over. */
export function inHours(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000)
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts
    .map((it, index) => (index === 0 ? String(it) : String(it).padStart(2, '0')))
    .join(':')
}
