import { parseArgs } from 'node:util'
import { ENGINES, type EngineName } from './engine.ts'

/** Rehearsals that can be selected by name; without a name all of them run. */
export const REHEARSALS = ['storm', 'payouts', 'provider', 'bank', 'simulation', 'suite'] as const
export type Rehearsal = (typeof REHEARSALS)[number]

export type FaultArguments = {
  what: readonly Rehearsal[]
  engines: readonly EngineName[]
  /** Per engine: this many kill -9 of the platform, and as many of the database where it is a server. */
  kills: number
  /** For the bank workload. */
  seconds: number
  /** For the simulation: `first` is the only seed if one was given. */
  seeds: number
  first: number
  steps: number
  processes: number
  minutes: number
}

/** Parses the command line; an unknown argument ends the process with a usage line. */
export function readArguments(args: readonly string[]): FaultArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      engine: { type: 'string' },
      kills: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '30' },
      seeds: { type: 'string', default: '100' },
      seed: { type: 'string' },
      first: { type: 'string', default: '1' },
      steps: { type: 'string', default: '100' },
      processes: { type: 'string', default: '2' },
      minutes: { type: 'string', default: '600' },
    },
  })
  const what = positionals.map((it) => {
    const found = REHEARSALS.find((name) => name === it)
    if (!found) throw new Error(`there is ${REHEARSALS.join(', ')}; not ${it}`)
    return found
  })
  const engine = ENGINES.find((name) => name === values.engine)
  if (values.engine !== undefined && !engine) throw new Error(`--engine: ${ENGINES.join(' or ')}`)
  const number = (
    name: 'kills' | 'seconds' | 'seeds' | 'first' | 'steps' | 'processes' | 'minutes',
  ) => {
    const value = Number(values[name])
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name}: a whole number above 0`)
    return value
  }
  const only = values.seed === undefined ? null : Number(values.seed)
  return {
    what: what.length > 0 ? what : REHEARSALS,
    engines: engine ? [engine] : ENGINES,
    ...{ kills: number('kills'), seconds: number('seconds'), steps: number('steps') },
    ...{ processes: number('processes'), minutes: number('minutes') },
    seeds: only === null ? number('seeds') : 1,
    first: only ?? number('first'),
  }
}
