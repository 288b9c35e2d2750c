import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { embedMigrations } from './scripts/embed-migrations.mjs'

embedMigrations()

/** Files that take minutes start first: if they started last, all other workers would be idle. */
const LONGEST = [
  'hostile-queries',
  'hostile-visits-others',
  'crash',
  'lifecycle',
  'open-redirects',
  'guards',
  'ledger/limits',
  'payment-faults',
  'game-launch',
  'hostile-visits-games',
  'registers',
  'bank-workload',
  'activity',
  'money',
  'durability',
  'simulation',
  'promises',
  'every-action',
  'sports-bets',
].map((name) => `/${name}.test.ts`)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((it) => moduleId.endsWith(it))
      return index === -1 ? LONGEST.length : index
    }
    return (await super.sort(files)).sort((one, other) => place(one) - place(other))
  }
}

// Two kinds: `unit` is pure and fast; `integration` opens real sockets, databases and processes.
export default defineConfig({
  test: {
    // A custom sequencer would keep Vitest from shuffling, so the stress run has none.
    sequence: process.argv.includes('--sequence.shuffle.files') ? {} : { sequencer: LongestFirst },
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: [
            '{app,content-lake,contracts,game-providers,markets,payment-providers,platform,sandbox,schemas,seed,server,sportsbook-providers}/**/*.test.{ts,tsx}',
            'tests/{house,runner}/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts', 'node_modules/**'],
          setupFiles: ['tests/fixtures/own-globals.ts', 'tests/fixtures/seeded-properties.ts'],
          // Modules are loaded once per worker instead of once per file: a third of the time.
          isolate: false,
          testTimeout: 120_000,
          // Polls end as soon as the condition holds: a timeout of one second would require a fast machine.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        // React in production mode, as it is delivered, does not support elements for development.
        esbuild: { jsxDev: false },
        test: {
          name: 'integration',
          include: ['**/*.db.test.ts', 'tests/integration/**/*.test.ts'],
          exclude: ['node_modules/**', 'build/**'],
          globalSetup: ['tests/integration/global-setup.ts'],
          setupFiles: [
            'tests/fixtures/as-delivered.ts',
            'tests/fixtures/own-globals.ts',
            'tests/fixtures/safe-stacks.ts',
            'tests/fixtures/cheap-hashes.ts',
            'tests/fixtures/bundled-scripts.ts',
            'tests/fixtures/seeded-properties.ts',
          ],
          // Modules are loaded once per worker, and what the site keeps in memory is reused by the next file: half of
          // the time.
          isolate: false,
          // Reached only by a broken product, even on a slow and busy machine.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          // One more than the processors of the machine that runs them: some wait for processes and timeouts.
          maxWorkers: 3,
        },
      },
    ],
  },
})
