export type Background = {
  /** Begins work that the answer does not wait for: how long it takes would tell what it found. */
  run(work: () => Promise<void>): void
  /** Resolves once nothing is running. */
  idle(): Promise<void>
}

/** What fails in the background has nobody to tell but `onFailure`. */
export function createBackground(onFailure: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>()
  return {
    run(work) {
      const piece = work()
        .catch(onFailure)
        .finally(() => running.delete(piece))
      running.add(piece)
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
