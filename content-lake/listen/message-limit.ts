const WINDOW_MS = 10_000

/** Counts the messages of one socket. Returns whether a message is within `most` per ten seconds. */
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
