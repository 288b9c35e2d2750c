import { expect, test } from 'vitest'
import { PLANTED } from '#tests/faults/simulation/planted.ts'
import { runSimulation } from '#tests/faults/simulation/run-simulation.ts'

/** `npm run faults -- simulation --seeds 10000` does the same for longer. */
const SEEDS = 40
/** A slow machine does fewer. */
const FOR_MS = 40_000
const LIMIT_MS = 300_000

test(
  'a simulated world keeps every cent over seeds, and a seed is the same world at every run',
  async () => {
    const run = await runSimulation({ seeds: SEEDS, processes: 2, forMs: FOR_MS })
    expect(run.broken).toEqual([])
    expect(run).toMatchObject({ lostMinor: 0n, createdMinor: 0n })
    expect(run.seeds).toBeGreaterThan(2)
    expect(Object.keys(run.faults).length).toBeGreaterThan(5)

    // The second one stands alone: what was before it in its process does not matter.
    const again = await runSimulation({ first: 2, seeds: 1 })
    expect(again.traces.get(2)).toBe(run.traces.get(2))
  },
  LIMIT_MS,
)

test.each(PLANTED.slice(0, 2))(
  'a mistake is found by it: $name',
  async ({ name }) => {
    const run = await runSimulation({ seeds: 200, bug: name })
    expect(run.broken.length).toBeGreaterThan(0)
  },
  LIMIT_MS,
)
