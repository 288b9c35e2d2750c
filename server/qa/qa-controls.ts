import type { Env } from '../env.ts'
import { createFaultSwitches, type FaultSwitches } from './fault-switches.ts'
import { createFaultyDoors, type FaultyDoors } from './faulty-doors.ts'
import { createTravellingClock, type TravellingClock } from './travelling-clock.ts'

export type QaControls = { clock: TravellingClock; faults: FaultSwitches; doors: FaultyDoors }

/** What QA can control in a demo. Null in live mode: there is neither a simulated clock nor an injected fault. */
export function createQaControls(mode: Env['PLAYHOUSE_MODE']): QaControls | null {
  if (mode !== 'demo') return null
  const faults = createFaultSwitches()
  return { clock: createTravellingClock(), faults, doors: createFaultyDoors(faults) }
}
