export class SlotsFullError extends Error {
  override readonly name = 'SlotsFullError'
}

type Waiting = { rank: number; start(): void; sendAway(): void }

/**
 * Runs at most `concurrent` tasks at a time and lets at most `waiting` others wait. The lowest rank goes first, and
 * within a rank the first come; when all places are taken, the last of the highest rank gives up its place to a lower
 * one. Throws SlotsFullError to a task without a place.
 */
export function createSlots(limits: { concurrent: number; waiting: number }) {
  let running = 0
  /** In starting order. */
  const queue: Waiting[] = []

  const wait = (rank: number) =>
    new Promise<void>((resolve, reject) => {
      const sendAway = () => reject(new SlotsFullError('too much is waiting'))
      if (queue.length >= limits.waiting) {
        const last = queue.at(-1)
        if (!last || last.rank <= rank) return sendAway()
        queue.pop()
        last.sendAway()
      }
      const behind = queue.findLastIndex((it) => it.rank <= rank)
      queue.splice(behind + 1, 0, { rank, start: resolve, sendAway })
    })

  return async function inSlot<Value>(work: () => Promise<Value>, rank = 0): Promise<Value> {
    if (running >= limits.concurrent) await wait(rank)
    else running += 1
    try {
      return await work()
    } finally {
      // The slot goes straight to the next in line: no other task can take it in between.
      const next = queue.shift()
      if (next) next.start()
      else running -= 1
    }
  }
}

/** One at a time for each key; a key's state is removed with its last task. */
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
