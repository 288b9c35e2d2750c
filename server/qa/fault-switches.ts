import {
  DEFAULT_DELAY_MS,
  FAULTS,
  type Fault,
  type FaultChange,
  type FaultState,
} from '#contracts/qa.ts'

export type FaultSwitches = {
  states(): FaultState[]
  set(change: FaultChange): void
  /** Whether the fault happens now; uses up one of its times, when they are counted. */
  take(fault: Fault): boolean
  /** As `take`, but returns the delay; 0 when nothing is slow. */
  takeDelay(fault: Extract<Fault, `${string}-slow`>): number
  /** Whether it is on, without using up one of its times. */
  isOn(fault: Fault): boolean
}

type Switch = { delayMs: number; remaining: number | null; happened: number }

/** Simulated faults between the parts of a demo. Off at the start, and never persisted. */
export function createFaultSwitches(): FaultSwitches {
  const on = new Map<Fault, Switch>()
  const take = (fault: Fault): Switch | null => {
    const found = on.get(fault)
    if (!found) return null
    found.happened += 1
    if (found.remaining !== null) {
      found.remaining -= 1
      if (found.remaining <= 0) on.delete(fault)
    }
    return found
  }
  return {
    states: () =>
      FAULTS.map((fault) => {
        const found = on.get(fault)
        return {
          fault,
          on: found !== undefined,
          delayMs: found && fault.endsWith('-slow') ? found.delayMs : null,
          remaining: found?.remaining ?? null,
          happened: found?.happened ?? 0,
        }
      }),
    set(change) {
      if ('reset' in change) on.clear()
      else if (!change.on) on.delete(change.fault)
      else {
        const { delayMs = DEFAULT_DELAY_MS, count } = change
        on.set(change.fault, { delayMs, remaining: count ?? null, happened: 0 })
      }
    },
    isOn: (fault) => on.has(fault),
    take: (fault) => take(fault) !== null,
    takeDelay: (fault) => take(fault)?.delayMs ?? 0,
  }
}
