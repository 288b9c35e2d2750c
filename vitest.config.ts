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

/**
 * Files that share the modules of their worker come in one block: Vitest ends a worker as soon as the next file is one
 * with a process of its own.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const block = ({ project }: TestSpecification) => (project.config.isolate ? 0 : 1)
    const place = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((it) => moduleId.endsWith(it))
      return index === -1 ? LONGEST.length : index
    }
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => block(one) - block(other) || place(one) - place(other))
  }
}

const ofIntegration = {
  exclude: ['node_modules/**', 'build/**'],
  globalSetup: ['tests/integration/global-setup.ts'],
  setupFiles: [
    'tests/fixtures/cheap-hashes.ts',
    'tests/fixtures/bundled-workers.ts',
    'tests/fixtures/seeded-properties.ts',
  ],
  // Reached by a broken product only, on a slow and busy machine, too.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  fileParallelism: true,
  // One more than the processors of the machine that runs them: some wait for processes and deadlines.
  maxWorkers: 3,
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
        test: {
          ...ofIntegration,
          name: 'integration',
          include: ['**/*.db.test.ts', 'tests/integration/{api,lake,ledger}/**/*.test.ts'],
          isolate: false,
          setupFiles: [...ofIntegration.setupFiles, 'tests/fixtures/own-globals.ts'],
        },
      },
      {
        test: {
          ...ofIntegration,
          // The site sets the environment of its process, as it is delivered: each file has a process of its own.
          name: 'integration-site',
          include: ['tests/integration/server/**/*.test.ts'],
        },
      },
    ],
  },
})
