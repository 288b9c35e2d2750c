import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Tests that kill processes; `npm test` runs them with the smallest useful number of repetitions. */
const DRILLS = [
  'tests/integration/ledger/crash.test.ts',
  'tests/integration/lake/durability.test.ts',
  'tests/integration/ledger/simulation.test.ts',
]

/** Runs them with all their repetitions; returns their exit code. */
export async function runDrills(): Promise<number | null> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'integration']
  const child = spawn(process.execPath, [...vitest, ...DRILLS], {
    env: { ...process.env, TEST_FULL: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}
