import { parseArgs } from 'node:util'
import { ENGINES, type EngineName } from './engine.ts'

/** What may be asked for by name, and what all of it does by itself. */
export const REHEARSALS = ['storm', 'payouts', 'provider', 'bank', 'simulation', 'suite'] as const
export type Rehearsal = (typeof REHEARSALS)[number]

export type FaultArguments = {
  what: readonly Rehearsal[]
  engines: readonly EngineName[]
  /** Of each engine: so many kill -9 of the platform, and where the database is a server, as many of that. */
  kills: number
  /** Of the bank workload. */
  seconds: number
  /** Of the simulation: `first` is the only one where one was named. */
  seeds: number
  first: number
  steps: number
  processes: number
  minutes: number
}

/** Reads the command line; what it does not know ends with a line that says what there is. */
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
