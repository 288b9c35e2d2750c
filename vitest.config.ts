import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

// Two kinds: `unit` is pure and fast; `integration` opens real sockets, databases and processes.
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: [
            '{app,content-lake,contracts,game-providers,markets,payment-providers,platform,sandbox,schemas,seed,server}/**/*.test.{ts,tsx}',
            'tests/house/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts', 'node_modules/**'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['**/*.db.test.ts', 'tests/{api,lake,ledger,server}/**/*.test.ts'],
          exclude: ['node_modules/**', 'build/**'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: true,
          maxWorkers: 2,
        },
      },
    ],
  },
})
