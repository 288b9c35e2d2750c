import { describe, expect, test } from 'vitest'
import { killBets } from '#tests/faults/bet-kills.ts'
import { type Engine, type EngineName, openNamed, startEngine } from '#tests/faults/engine.ts'
import { LINE_FAULTS } from '#tests/faults/faulty-line.ts'
import { paymentStorm } from '#tests/faults/payment-storm.ts'
import { killPayouts } from '#tests/faults/payout-kills.ts'
import { upstreamCells } from '#tests/faults/upstream-cells.ts'
import { hasLocalPostgres } from '#tests/fixtures/local-postgres.ts'
import { IS_FULL, sample } from '#tests/fixtures/sample.ts'

/** `npm run faults` does the same twenty times each, with every fault of the provider. */
const KILLS = IS_FULL ? 2 : 1
const ENGINES: EngineName[] = hasLocalPostgres() ? ['embedded', 'PostgreSQL'] : ['embedded']
/** Each rehearsal on one engine per run: that both store reliably is covered by the ledger's own tests. */
const enginesOf = (rehearsal: string) =>
  sample(`engines of ${rehearsal}`, ENGINES, { count: 1, idOf: (it) => `${rehearsal} ${it}` })
const TROUBLES = sample('troubles of the payment provider', LINE_FAULTS, {
  count: 2,
  idOf: (it) => it,
})
const CHECKS_PER_TROUBLE = 9
/** Most of the time is spent on starting processes: on a busy machine that takes minutes. */
const LIMIT_MS = 900_000

async function on<Value>(name: EngineName, rehearse: (engine: Engine) => Promise<Value>) {
  const engine = await startEngine(name)
  if (!engine) throw new Error(`no ${name} here`)
  try {
    return await rehearse(engine)
  } finally {
    await engine.drop()
  }
}

describe('money in and out', () => {
  test.each(enginesOf('a storm'))(
    'is neither lost nor doubled by kills and calls that go wrong (%s)',
    async (name) => {
      const storm = await on(name, (engine) => paymentStorm(engine, KILLS))
      expect(storm).toMatchObject({ lostMinor: 0n, createdMinor: 0n, differences: [] })
      expect(storm.kills).toBe(KILLS)
      expect(storm.databaseCrashes).toBe(name === 'PostgreSQL' ? KILLS : 0)
      expect(storm.deposits).toBeGreaterThan(KILLS)
      expect(storm.lineFaults).toBeGreaterThan(0)
    },
    LIMIT_MS,
  )

  test.each(enginesOf('payouts'))(
    'is paid out once or given back once, whenever the process that pays is killed (%s)',
    async (name) => {
      const kills = await on(name, (engine) => killPayouts(engine, KILLS * 2))
      expect(kills).toMatchObject({ lostMinor: 0n, createdMinor: 0n, differences: [] })
      expect(kills.askedAgain).toBeGreaterThan(0)
    },
    LIMIT_MS,
  )
})

test.each(enginesOf('bets'))(
  'bets are taken, sold and settled once, whenever the process of wallet and book is killed (%s)',
  async (name) => {
    const kills = await on(name, (engine) => killBets(engine, KILLS))
    expect(kills).toMatchObject({ lostMinor: 0n, createdMinor: 0n, differences: [] })
    expect(kills.accepted).toBeGreaterThan(0)
    expect(kills.settled).toBeGreaterThan(0)
    expect(kills.withBonus).toBeGreaterThan(0)
  },
  LIMIT_MS,
)

test('payments fail closed while the provider is in trouble, and no money is missing afterwards', async () => {
  const cells = await on('embedded', async ({ where }) => {
    const db = await openNamed(where)
    return upstreamCells(db, TROUBLES).finally(() => db.close())
  })
  expect(cells.filter((it) => !it.holds)).toEqual([])
  expect(cells.length).toBe(TROUBLES.length * CHECKS_PER_TROUBLE)
})
