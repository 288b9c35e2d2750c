import { expect, test } from 'vitest'
import { PLANTED } from '#tests/faults/simulation/planted.ts'
import { runSimulation } from '#tests/faults/simulation/run-simulation.ts'
import { IS_FULL, sample } from '#tests/fixtures/sample.ts'

/** `npm run faults -- simulation --seeds 10000` runs more seeds, `npm run faults -- suite` this whole file. */
const SEEDS = IS_FULL ? 40 : 3
/** Starting a process takes longer than three worlds. */
const PROCESSES = IS_FULL ? 2 : 1
/** Bugs that a few seeds find. */
const FOUND_SOON = PLANTED.slice(0, 2)
const LIMIT_MS = 900_000

test(
  'a simulated world keeps every cent over seeds, and a seed is the same world at every run',
  async () => {
    const run = await runSimulation({ seeds: SEEDS, processes: PROCESSES })
    expect(run.broken).toEqual([])
    expect(run).toMatchObject({ lostMinor: 0n, createdMinor: 0n })
    expect(run.seeds).toBe(SEEDS)
    expect(Object.keys(run.faults).length).toBeGreaterThan(5)

    // The second seed alone: what ran before it in its process does not matter.
    const again = await runSimulation({ first: 2, seeds: 1 })
    expect(again.traces.get(2)).toBe(run.traces.get(2))
  },
  LIMIT_MS,
)

test.each(sample('planted mistakes', FOUND_SOON, { count: 1, idOf: ({ name }) => name }))(
  'a planted mistake is found by the simulation: $name',
  async ({ name }) => {
    const run = await runSimulation({ seeds: 200, bug: name })
    expect(run.broken.length).toBeGreaterThan(0)
  },
  LIMIT_MS,
)
