import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { bankWorkload } from './bank-kills.ts'
import { killBets } from './bet-kills.ts'
import { ENGINES, type Engine, type EngineName, openNamed, startEngine } from './engine.ts'
import { paymentStorm } from './payment-storm.ts'
import { killPayouts } from './payout-kills.ts'
import { runSimulation, summariseRun } from './simulation/run-simulation.ts'
import { upstreamCells } from './upstream-cells.ts'

/** The result of a fault, for the table. */
type Line = {
  what: string
  faults: string
  injected: number
  lostMinor: bigint
  createdMinor: bigint
  wrong: string[]
}

const PRINT_EVERY_SEEDS = 500

/**
 * `npm run faults`: deposits and withdrawals under faults, on both engines, and a simulated world over seeds; fails
 * when a cent is lost or created. `-- storm --kills 250`, `-- bank --seconds 600`, `-- simulation --seeds 10000`,
 * `-- simulation --seed 7`.
 */
async function main(): Promise<number> {
  const asked = readArguments(process.argv.slice(2))
  const lines: Line[] = []
  const onEngines = [storm, payouts, cells, bank, bets].filter(({ is }) => asked.what.includes(is))
  for (const name of asked.engines) {
    for (const { run } of onEngines) {
      const engine = await startEngine(name)
      if (!engine) {
        console.log(`${name}: SKIPPED, no initdb and postgres here`)
        break
      }
      try {
        const line = await run(engine, asked)
        lines.push(line)
        print(name, line)
      } finally {
        await engine.drop()
      }
    }
  }
  if (asked.what.includes('simulation')) lines.push(await simulation(asked))
  if (asked.what.includes('suite')) lines.push(await suite())
  const sum = (of: (line: Line) => bigint) => lines.reduce((all, line) => all + of(line), 0n)
  const [lost, created] = [sum((it) => it.lostMinor), sum((it) => it.createdMinor)]
  const injected = lines.reduce((all, it) => all + it.injected, 0)
  const wrong = lines.flatMap((it) => it.wrong)
  console.log(
    `\nfaults injected: ${injected}, money lost: ${lost}, money doubled: ${created}, differences: ${wrong.length}`,
  )
  return lost === 0n && created === 0n && wrong.length === 0 ? 0 : 1
}

function print(name: EngineName, { what, faults, lostMinor, createdMinor, wrong }: Line): void {
  const money = `lost ${lostMinor}, doubled ${createdMinor}, differences ${wrong.length}`
  console.log(`${name.padEnd(11)} ${what.padEnd(34)} ${faults.padEnd(58)} ${money}`)
  for (const it of wrong) console.log(`            ${it}`)
}

const storm = {
  is: 'storm',
  async run(engine: Engine, { kills }: FaultArguments): Promise<Line> {
    const it = await paymentStorm(engine, kills)
    return {
      what: `${it.deposits} deposits, ${it.withdrawals} withdrawals`,
      faults: `kill -9 ${it.kills}, database ${it.databaseCrashes}, calls ${it.lineFaults}, back in ${Math.round(it.restartP95Ms)} ms`,
      injected: it.kills + it.databaseCrashes + it.lineFaults,
      ...{ lostMinor: it.lostMinor, createdMinor: it.createdMinor, wrong: it.differences },
    }
  },
} as const

const payouts = {
  is: 'payouts',
  async run(engine: Engine, { kills }: FaultArguments): Promise<Line> {
    const it = await killPayouts(engine, kills)
    return {
      what: `${it.payouts} payouts`,
      faults: `kill -9 ${it.kills}, ${it.askedAgain} asked again`,
      injected: it.kills,
      ...{ lostMinor: it.lostMinor, createdMinor: it.createdMinor, wrong: it.differences },
    }
  },
} as const

const cells = {
  is: 'provider',
  async run(engine: Engine): Promise<Line> {
    const db = await openNamed(engine.where)
    try {
      const all = await upstreamCells(db)
      const wrong = all.filter((it) => !it.holds).map((it) => `${it.fault}: not so: ${it.what}`)
      return {
        what: 'a payment provider in trouble',
        faults: `${new Set(all.map((it) => it.fault)).size} kinds of trouble, ${all.length} checks`,
        injected: all.length,
        ...{ lostMinor: 0n, createdMinor: 0n, wrong },
      }
    } finally {
      await db.close()
    }
  },
} as const

const bank = {
  is: 'bank',
  async run(engine: Engine, { seconds }: FaultArguments): Promise<Line> {
    const it = await bankWorkload(engine, seconds)
    return {
      what: `${it.acknowledged} moves, ${it.snapshots} looks, ${it.replays} replays`,
      faults: `kill -9 ${it.kills}, database ${it.databaseCrashes}, back in ${Math.round(it.restartP95Ms)} ms`,
      injected: it.kills + it.databaseCrashes,
      ...{ lostMinor: it.lostMinor, createdMinor: it.createdMinor, wrong: it.anomalies },
    }
  },
} as const

const bets = {
  is: 'bets',
  async run(engine: Engine, { kills }: FaultArguments): Promise<Line> {
    const it = await killBets(engine, kills)
    return {
      what: `${it.accepted} bets (${it.withBonus} of bonus money), ${it.refused} refused, ${it.sold} sold`,
      faults: `kill -9 ${it.kills}`,
      injected: it.kills,
      ...{ lostMinor: it.lostMinor, createdMinor: it.createdMinor, wrong: it.differences },
    }
  },
} as const

async function simulation(asked: FaultArguments): Promise<Line> {
  const { first, seeds, steps, processes, minutes } = asked
  const run = await runSimulation({
    ...{ first, seeds, steps, processes, forMs: minutes * 60_000 },
    onSeed(so) {
      if (so.seeds % PRINT_EVERY_SEEDS !== 0) return
      console.log(`simulation  ${so.seeds} seeds, ${so.steps} steps, broken ${so.broken.length}`)
    },
  })
  console.log(`\nsimulation, seeds from ${first}:`)
  for (const it of summariseRun(run)) console.log(it)
  return {
    ...{ what: 'simulation', faults: '' },
    injected: Object.values(run.faults).reduce((sum, it) => sum + it, 0),
    lostMinor: run.lostMinor,
    createdMinor: run.createdMinor,
    wrong: run.broken.map(({ seed, what }) => `seed ${seed}: ${what}`),
  }
}

async function suite(): Promise<Line> {
  console.log('\nthe drills of the suite, with all their repetitions:')
  const code = await runDrills()
  return {
    ...{ what: 'suite', faults: '', injected: 0, lostMinor: 0n, createdMinor: 0n },
    wrong: code === 0 ? [] : [`the drills of the suite ended with ${code}`],
  }
}

/** Rehearsals that can be selected by name; without a name all of them run. */
const REHEARSALS = ['storm', 'payouts', 'provider', 'bank', 'bets', 'simulation', 'suite'] as const
type Rehearsal = (typeof REHEARSALS)[number]

type FaultArguments = {
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
function readArguments(args: readonly string[]): FaultArguments {
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

/** Tests that kill processes; `npm test` runs them with the smallest useful number of repetitions. */
const DRILLS = [
  'tests/integration/ledger/crash.test.ts',
  'tests/integration/lake/durability.test.ts',
  'tests/integration/ledger/simulation.test.ts',
]

/** Runs them with all their repetitions; returns their exit code. */
async function runDrills(): Promise<number | null> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'integration']
  const child = spawn(process.execPath, [...vitest, ...DRILLS], {
    env: { ...process.env, TEST_FULL: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
