export type Background = {
  /** Starts work that the response does not wait for: its duration would reveal what the work found. */
  run(work: () => Promise<void>): void
  /** Resolves once nothing is running. */
  idle(): Promise<void>
}

/** Background failures have no caller; they go to `onFailure`. */
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
