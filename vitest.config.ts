import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { embedMigrations } from './scripts/embed-migrations.mjs'

embedMigrations()

/** What takes minutes begins first: begun last, it would leave all other workers idle. */
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
    // A sequencer of our own would keep Vitest from shuffling: the stress run has none.
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
          // Modules are read once a worker instead of once a file: a third of the time.
          isolate: false,
          testTimeout: 120_000,
          // Polls end when it is so: a deadline of one second would ask for a fast machine.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        // React in production mode, as it is delivered, knows nothing of elements for development.
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
          // Modules are read once a worker, and what the site keeps in memory serves the next file, too: half of the time.
          isolate: false,
          // Reached by a broken product only, on a slow and busy machine, too.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          // One more than the processors of the machine that runs them: some wait for processes and deadlines.
          maxWorkers: 3,
        },
      },
    ],
  },
})
