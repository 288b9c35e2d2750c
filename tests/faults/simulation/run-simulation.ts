import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { processScript } from '#tests/fixtures/process-script.ts'
import type { SimulationReport } from './simulation-process.ts'

export type SimulationRun = {
  seeds: number
  steps: number
  seconds: number
  faults: Record<string, number>
  lostMinor: bigint
  createdMinor: bigint
  /** Failures, each with its seed. */
  broken: { seed: number; what: string }[]
  /** One per seed, in the order of the seeds: the same at every run. */
  traces: ReadonlyMap<number, number>
}

export type SimulationOptions = {
  first?: number
  seeds: number
  steps?: number
  processes?: number
  /** No further seed is started after that. */
  forMs?: number
  /** A bug of `planted.ts`: no further seed is started once it is found. */
  bug?: string
  onSeed?: (run: SimulationRun) => void
}

export const STEPS = 100
/** More would only repeat the same failures. */
const MAX_BROKEN = 20

/** Runs this many seeds in parallel in separate processes. */
export async function runSimulation(options: SimulationOptions): Promise<SimulationRun> {
  const { first = 1, seeds, steps = STEPS, processes = 1, forMs = Infinity, bug = '' } = options
  const began = performance.now()
  const traces = new Map<number, number>()
  const run: SimulationRun = {
    ...{ seeds: 0, steps: 0, seconds: 0, faults: {}, broken: [], traces },
    ...{ lostMinor: 0n, createdMinor: 0n },
  }
  const take = (it: SimulationReport) => {
    run.seeds += 1
    run.steps += it.steps
    run.seconds = (performance.now() - began) / 1_000
    run.lostMinor += BigInt(it.lostMinor)
    run.createdMinor += BigInt(it.createdMinor)
    traces.set(it.seed, it.trace)
    for (const [kind, times] of Object.entries(it.faults)) {
      run.faults[kind] = (run.faults[kind] ?? 0) + times
    }
    if (it.broken !== null && run.broken.length < MAX_BROKEN) {
      run.broken.push({ seed: it.seed, what: it.broken })
    }
    options.onSeed?.(run)
    if (bug !== '' && it.broken !== null) for (const child of children) child.kill()
  }
  const children: ChildProcess[] = []
  const width = Math.min(processes, seeds)
  const all = Array.from({ length: width }, async (_, n) => {
    const count = Math.ceil((seeds - n) / width)
    const args = [first + n, width, count, steps, forMs, bug].map(String)
    const { script, execArgv } = processScript(join(import.meta.dirname, 'simulation-process.ts'))
    const child = fork(script, args, {
      execArgv,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    children.push(child)
    child.on('message', (it) => take(it as SimulationReport))
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0 && !child.killed)
      throw new Error(`a process of the simulation ended with ${code}`)
  })
  await Promise.all(all)
  return run
}

/** A readable summary of a run. */
export function summariseRun(run: SimulationRun): string[] {
  const injected = Object.values(run.faults).reduce((sum, it) => sum + it, 0)
  return [
    `${run.seeds} seeds, ${run.steps} steps in ${run.seconds.toFixed(0)} s (${(run.steps / run.seconds).toFixed(0)} a second)`,
    `${injected} faults of ${Object.keys(run.faults).length} kinds:`,
    ...Object.entries(run.faults)
      .sort(([, a], [, b]) => b - a)
      .map(([kind, times]) => `  ${String(times).padStart(8)} ${kind}`),
    ...run.broken.map(({ seed, what }) => `BROKEN, replay with --seed ${seed}: ${what}`),
    `money lost: ${run.lostMinor}, money doubled: ${run.createdMinor}, broken: ${run.broken.length}`,
  ]
}
