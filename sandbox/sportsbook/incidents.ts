import type { Draw } from '../games/engine.ts'
import type { Step, Timeline } from './match.ts'
import { PARTS } from './sums.ts'

/** At real pace. Danger: from the end of a step until its incident is known; then prices need some time. */
const [DANGER_MS, AFTER_MS] = [20_000, 30_000]
/** Dangerous steps without an incident, so that a suspension does not reveal that there is one. */
const FALSE_ALARMS = PARTS / 12

/** A step of a sport in which betting is suspended when something happens. */
type DangerousStep = {
  /** No bets are accepted from here on if something happens in the step; by default its end. */
  stopMs?: number
  decidedMs: number
  isIncident: boolean
  isNews: boolean
}

/** The timeline of all steps after the known ones: an incident is reported some time after betting was suspended. */
export function incidentTimeline(
  { known, atMs, steps: last }: { known: number; atMs: number; steps: number },
  { pace, alarm }: { pace: number; alarm: Draw },
  stepAt: (step: number) => DangerousStep,
): Timeline {
  const [dangerMs, afterMs] = [DANGER_MS / pace, AFTER_MS / pace]
  const steps: Step[] = []
  const suspended: [number, number][] = atMs > 0 ? [[atMs, atMs + afterMs]] : []
  let before = atMs
  for (let step = known + 1; step <= last; step += 1) {
    const { isIncident, isNews, ...it } = stepAt(step)
    const isAlarm = alarm(PARTS) < FALSE_ALARMS
    const decidedMs = Math.max(atMs, it.decidedMs)
    const stopMs = Math.max(atMs, it.stopMs ?? it.decidedMs)
    const knownMs = Math.max(before, decidedMs + (isIncident || isAlarm ? dangerMs : 0))
    if (isIncident) suspended.push([stopMs, knownMs + afterMs])
    else if (isAlarm) suspended.push([stopMs, knownMs])
    steps.push({ decidedMs, knownMs, isNews })
    before = knownMs
  }
  return { steps, suspended }
}
