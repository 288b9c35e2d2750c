/**
 * Caches values by key for a while, and shares one request among concurrent callers. A failure is not cached. At most
 * `most` keys: the oldest is removed first.
 */
export function rememberFor<Value>(options: {
  clock: () => number
  keptMs: number
  most: number
}): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const { clock, keptMs, most } = options
  const known = new Map<string, { at: number; value: Promise<Value> }>()
  return (key, load) => {
    const now = clock()
    const found = known.get(key)
    // A value cached before the clock was set back is not current.
    if (found && now >= found.at && now - found.at < keptMs) return found.value
    const entry = { at: now, value: load() }
    known.delete(key)
    known.set(key, entry)
    entry.value.catch(() => {
      if (known.get(key) === entry) known.delete(key)
    })
    for (const oldest of known.keys()) {
      if (known.size <= most) break
      known.delete(oldest)
    }
    return entry.value
  }
}
