import type { ClockChange, ClockState } from '#contracts/qa.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'

/** Enough for every deadline of the product; some parts cannot handle dates beyond it. */
const FURTHEST_MS = 20 * 366 * 86_400_000

export type TravellingClock = {
  /** Unix milliseconds, for every part of the process. */
  now(): number
  state(): ClockState
  /** Refused when it would go back, or further than twenty years: only a reset goes back. */
  set(change: ClockChange): Result<ClockState, 'OUT_OF_RANGE'>
  /** Grows each time the clock is set: data cached under another number belongs to another time. */
  timesSet(): number
  onSet(listener: (change: { wentBack: boolean }) => void): void
}

/** A running clock, ahead of the machine's by the number of milliseconds that was set. */
export function createTravellingClock(realClock: () => number = Date.now): TravellingClock {
  let offsetMs = 0
  let timesSet = 0
  const listeners: ((change: { wentBack: boolean }) => void)[] = []
  const now = () => realClock() + offsetMs
  const state = () => {
    const real = realClock()
    return {
      now: new Date(real + offsetMs).toISOString(),
      nowMs: real + offsetMs,
      realNow: new Date(real).toISOString(),
      offsetMs,
    }
  }
  return {
    now,
    state,
    timesSet: () => timesSet,
    set(change) {
      const wanted =
        'reset' in change
          ? 0
          : 'now' in change
            ? Date.parse(change.now) - realClock()
            : offsetMs + change.advanceMs
      const wentBack = wanted < offsetMs
      if ((wentBack && !('reset' in change)) || wanted > FURTHEST_MS) return refuse('OUT_OF_RANGE')
      offsetMs = wanted
      timesSet += 1
      for (const listener of listeners) listener({ wentBack })
      return ok(state())
    },
    onSet: (listener) => void listeners.push(listener),
  }
}
