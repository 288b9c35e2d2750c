const WINDOW_MS = 10_000

/** Counts what one socket says. Tells of each message whether it is within `most` of these ten seconds. */
export function createMessageLimit(clock: () => number): (most: number) => boolean {
  let windowStart = clock()
  let messages = 0
  return (most) => {
    const now = clock()
    if (now - windowStart >= WINDOW_MS) {
      windowStart = now
      messages = 0
    }
    messages += 1
    return messages <= most
  }
}
