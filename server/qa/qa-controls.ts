import type { Env } from '../env.ts'
import { createFaultProxy, type FaultProxy } from './fault-proxy.ts'
import { createFaultSwitches, type FaultSwitches } from './fault-switches.ts'
import { createTravellingClock, type TravellingClock } from './travelling-clock.ts'

export type QaControls = { clock: TravellingClock; faults: FaultSwitches; faultProxy: FaultProxy }

/** What QA can control in a demo. Null in live mode: there is neither a simulated clock nor an injected fault. */
export function createQaControls(mode: Env['PLAYHOUSE_MODE']): QaControls | null {
  if (mode !== 'demo') return null
  const faults = createFaultSwitches()
  return { clock: createTravellingClock(), faults, faultProxy: createFaultProxy(faults) }
}
