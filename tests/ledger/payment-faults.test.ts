import { describe, expect, test } from 'vitest'
import { hasLocalPostgres } from '#platform/bench/local-postgres.ts'
import { type Engine, type EngineName, openNamed, startEngine } from '#tests/faults/engine.ts'
import { paymentStorm } from '#tests/faults/payment-storm.ts'
import { killPayouts } from '#tests/faults/payout-kills.ts'
import { upstreamCells } from '#tests/faults/upstream-cells.ts'

/** `npm run faults` does the same twenty times each. */
const KILLS = 2
const LIMIT_MS = 300_000

const ENGINES: EngineName[] = hasLocalPostgres() ? ['embedded', 'PostgreSQL'] : ['embedded']

async function on<Value>(name: EngineName, rehearse: (engine: Engine) => Promise<Value>) {
  const engine = await startEngine(name)
  if (!engine) throw new Error(`no ${name} here`)
  try {
    return await rehearse(engine)
  } finally {
    await engine.drop()
  }
}

describe.each(ENGINES)('money in and out (%s)', (name) => {
  test(
    'is neither lost nor doubled by kills and calls that go wrong',
    async () => {
      const storm = await on(name, (engine) => paymentStorm(engine, KILLS))
      expect(storm).toMatchObject({ lostMinor: 0n, createdMinor: 0n, differences: [] })
      expect(storm.kills).toBe(KILLS)
      expect(storm.databaseCrashes).toBe(name === 'PostgreSQL' ? KILLS : 0)
      expect(storm.deposits).toBeGreaterThan(KILLS)
      expect(storm.lineFaults).toBeGreaterThan(0)
    },
    LIMIT_MS,
  )

  test(
    'is paid out once or given back once, whenever the process that pays is killed',
    async () => {
      const kills = await on(name, (engine) => killPayouts(engine, KILLS * 2))
      expect(kills).toMatchObject({ lostMinor: 0n, createdMinor: 0n, differences: [] })
      expect(kills.askedAgain).toBeGreaterThan(0)
    },
    LIMIT_MS,
  )
})

test('money fails closed while the payment provider is in trouble, and is all there after it', async () => {
  const cells = await on('embedded', async ({ where }) => {
    const db = await openNamed(where)
    return upstreamCells(db).finally(() => db.close())
  })
  expect(cells.filter((it) => !it.holds)).toEqual([])
  expect(cells.length).toBeGreaterThanOrEqual(63)
})
