export class SlotsFullError extends Error {
  override readonly name = 'SlotsFullError'
}

/** Runs at most `concurrent` pieces of work at a time and lets at most `waiting` others wait. */
export function createSlots(limits: { concurrent: number; waiting: number }) {
  let running = 0
  const queue: (() => void)[] = []

  return async function inSlot<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running >= limits.concurrent) {
      if (queue.length >= limits.waiting) throw new SlotsFullError('too much is waiting')
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The slot goes straight to the next in line: nobody can slip in between.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** One at a time for each key; a key's memory goes with its last piece of work. */
export function createSlotsByKey(limits: { waiting: number }) {
  const byKey = new Map<string, { inSlot: ReturnType<typeof createSlots>; users: number }>()

  return async function inSlotOf<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const entry = byKey.get(key) ?? {
      inSlot: createSlots({ concurrent: 1, waiting: limits.waiting }),
      users: 0,
    }
    entry.users += 1
    byKey.set(key, entry)
    try {
      return await entry.inSlot(work)
    } finally {
      entry.users -= 1
      if (entry.users === 0) byKey.delete(key)
    }
  }
}
