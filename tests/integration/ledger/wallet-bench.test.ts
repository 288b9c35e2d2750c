import { expect, test } from 'vitest'
import { benchWallet } from '#tests/bench/wallet.bench.ts'
import { hasLocalPostgres } from '#tests/fixtures/local-postgres.ts'

test('the bench measures every shape and leaves a balanced ledger', async () => {
  const figures = await benchWallet({ secondsEach: 0.2, players: 50 })
  const databases = new Set(figures.map(({ what }) => what.split(':')[0]))
  expect(databases.size).toBe(hasLocalPostgres() ? 2 : 1)
  for (const { betsPerSecond, ratio } of figures) {
    expect(betsPerSecond).toBeGreaterThan(0)
    expect(ratio).toBeGreaterThan(0)
  }
})
