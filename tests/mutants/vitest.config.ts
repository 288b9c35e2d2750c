import { defineConfig } from 'vitest/config'

// What Stryker runs: the unit tests alone. It asks for those that read the changed file.
export default defineConfig({
  test: {
    include: ['{app,contracts,markets,platform,sandbox,schemas,server}/**/*.test.ts'],
    exclude: ['**/*.db.test.ts', 'node_modules/**'],
    testTimeout: 20_000,
  },
})
