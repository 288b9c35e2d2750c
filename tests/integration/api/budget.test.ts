import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Budget } from '#contracts/player-api/budget.ts'
import { BUDGET_SPANS, type BudgetSpan } from '#contracts/player-api/protection-words.ts'
import { localDay } from '#markets/local-moment.ts'
import { countAhead } from '#platform/budget/index.ts'
import { type LedgerRow, writeLedgerRows } from '#tests/fixtures/ledger-rows.ts'
import { type OwnPlatform, openPlatform } from '#tests/fixtures/running-platform.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ZONE = 'Europe/Helsinki'

let it: OwnPlatform
let now = 0
beforeAll(async () => {
  it = await openPlatform({ clock: () => now })
})
afterAll(() => it?.close())

type Who = { playerId: string; email: string }
async function read(who: Who, query = ''): Promise<Budget> {
  const { idToken } = await it.signIn(who.email)
  const { status, body } = await it.call('GET', `/v1/player/budget${query}`, { token: idToken })
  expect([status, body]).toEqual([200, expect.anything()])
  return body as Budget
}
const row = (
  who: Who,
  atMs: number,
  type: string,
  change: bigint,
  more: Partial<LedgerRow> = {},
): LedgerRow => ({
  ...{ playerId: who.playerId, reference: randomUUID(), atMs, change, type, category: 'CASINO' },
  ...{ status: 'SUCCESS', ...more },
})
const deposit = (who: Who, atMs: number, amount: bigint) =>
  row(who, atMs, 'DEPOSIT', amount, { category: 'PAYMENT' })

test('a player whose wallet never moved has empty periods', async () => {
  now = Date.UTC(2026, 10, 20, 12)
  const budget = await read(await it.aPlayer())
  expect(budget).toMatchObject({ currency: 'EUR', timeZone: ZONE, by: 'month', firstDay: null })
  expect(budget.periods).toHaveLength(12)
  expect(budget.periods[0]).toMatchObject({ from: '2025-12-01', to: '2025-12-31' })
  expect(budget.periods.at(-1)).toEqual({
    ...{ from: '2026-11-01', to: '2026-11-30', isRunning: true, depositLimit: null },
    ...{ deposits: 0, withdrawals: 0, netDeposits: 0, stakes: 0, winnings: 0, netResult: 0 },
    playedSeconds: 0,
  })
})

test('deposits, withdrawals, stakes and winnings count each on their own side', async () => {
  now = Date.UTC(2026, 10, 20, 12)
  const who = await it.aPlayer()
  await writeLedgerRows(it.db, [
    deposit(who, now - HOUR, 100_00n),
    row(who, now - HOUR, 'WITHDRAW', -30_00n, { category: 'PAYMENT', status: 'COMPLETED' }),
    row(who, now - HOUR, 'WITHDRAW', -5_00n, { category: 'PAYMENT', status: 'PENDING' }),
    row(who, now - HOUR, 'BET', -20_00n),
    row(who, now - HOUR, 'BET_VOID', 5_00n, { status: 'REVERTED' }),
    row(who, now - HOUR, 'WIN', 4_50n),
  ])
  const { total, firstDay } = await read(who, '?by=day')
  expect(total).toEqual({
    ...{ deposits: 100, withdrawals: 30, netDeposits: 70, stakes: 15, winnings: 4.5 },
    ...{ netResult: -10.5, playedSeconds: 60 },
  })
  expect(firstDay).toBe('2026-11-20')
})

test('time runs from stake to stake; a pause of more than five minutes does not count', async () => {
  now = Date.UTC(2026, 10, 20, 12)
  const who = await it.aPlayer({ openingBalance: { minor: 100n, currency: 'EUR' } })
  const begin = now - 3 * HOUR
  const stakes = [0, MINUTE, 6 * MINUTE, 11 * MINUTE + 1, 20 * MINUTE]
  await writeLedgerRows(it.db, [
    ...stakes.map((after) => row(who, begin + after, 'BET', -1n)),
    // A late payout is not play time.
    row(who, begin + 2 * HOUR, 'WIN', 5n),
  ])
  // A minute for the first stake, one and five up to the third; then two separate starts.
  expect((await read(who, '?by=day')).total.playedSeconds).toBe(60 + 60 + 300 + 60 + 60)
})

test.each([
  ['day', '2026-03-30', 14, '2026-03-17', '2026-03-30'],
  ['week', '2026-03-30', 13, '2026-01-05', '2026-04-05'],
  ['month', '2026-02-28', 12, '2025-03-01', '2026-02-28'],
  ['year', '2026-03-30', 5, '2022-01-01', '2026-12-31'],
  // A future day is capped to today.
  ['day', '2031-01-01', 14, '2026-11-07', '2026-11-20'],
] as const)('by %s through %s', async (by, through, count, from, to) => {
  now = Date.UTC(2026, 10, 20, 12)
  const { periods } = await read(await it.aPlayer(), `?by=${by}&through=${through}`)
  expect([periods.length, periods[0]?.from, periods.at(-1)?.to]).toEqual([count, from, to])
  for (const [n, period] of periods.entries()) {
    expect(Date.parse(periods[n + 1]?.from ?? '') || null).toBe(
      n + 1 < count ? Date.parse(period.to) + DAY : null,
    )
  }
})

test.each(['?by=hour', '?through=2026-02-30', '?through=yesterday'])(
  '%s is not a valid query',
  async (q) => {
    const { idToken } = await it.signIn((await it.aPlayer()).email)
    expect((await it.call('GET', `/v1/player/budget${q}`, { token: idToken })).status).toBe(400)
  },
)

test('repeated requests are throttled', async () => {
  now = Date.UTC(2026, 10, 20, 12)
  const { idToken } = await it.signIn((await it.aPlayer()).email)
  const ask = () => it.call('GET', '/v1/player/budget', { token: idToken })
  for (let n = 0; n < 60; n += 1) expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
})

test('each period shows the limit that was in force at its end', async () => {
  now = Date.UTC(2026, 10, 16, 12)
  const who = await it.aPlayer()
  const change = async (body: object) => {
    const { idToken } = await it.signIn(who.email)
    const path = '/v1/player/deposit-limits'
    expect((await it.call('PATCH', path, { token: idToken, body })).status).toBe(200)
  }
  await change({ duration: 'D', limit: 100 })
  now += DAY
  await change({ duration: 'D', limit: 40 })
  now += DAY
  await change({ duration: 'D', limit: 60 })
  now += 2 * DAY
  const { periods } = await read(who, '?by=day')
  // The increase takes effect after a day, even though nothing has been requested since.
  expect(periods.slice(-6).map((it) => it.depositLimit)).toEqual([null, 100, 40, 40, 60, 60])
  const weeks = await read(who, '?by=week')
  expect(weeks.periods.map((it) => it.depositLimit)).toEqual(Array(13).fill(null))
})

describe('for any play, and any number of reads in between', () => {
  const random = mulberry(7)
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T
  const KINDS = [
    ...['BET', 'BET', 'BET', 'WIN'].map((type) => ({ type, category: 'CASINO' })),
    { type: 'BET', category: 'LIVE_CASINO' },
    { type: 'WIN', category: 'SPORTS' },
    { type: 'DEPOSIT', category: 'PAYMENT' },
    { type: 'WITHDRAW', category: 'PAYMENT', status: 'COMPLETED' },
  ]

  test('the sums are those of the ledger, and days add up to weeks, months and years', async () => {
    // Clocks go forward on 29 March and back on 25 October.
    now = Date.UTC(2026, 2, 20, 12)
    const who = await it.aPlayer()
    const rows: LedgerRow[] = []
    const steps = [2 * DAY, 30 * MINUTE, 9 * DAY, 12 * HOUR, 120 * DAY, 90 * DAY, 3 * HOUR, 8 * DAY]
    for (const step of steps) {
      const from = now
      const played = Array.from({ length: 60 }, () => {
        const kind = pick(KINDS)
        const within = Math.floor(random() * (random() < 0.5 ? step : Math.min(step, 20 * MINUTE)))
        const amount = BigInt(1 + Math.floor(random() * 90_000))
        return row(who, from + within, kind.type, amount, kind)
      })
      await writeLedgerRows(it.db, played)
      rows.push(...played)
      now += step
      for (const by of BUDGET_SPANS) await expectSums(who, rows, by)
    }
    // Past weeks, long after they were summed.
    await expectSums(who, rows, 'day', '2026-03-30')
    await expectSums(who, rows, 'week', '2026-05-01')
    const counted = await it.db.query<{ days: bigint }>(
      'select count(distinct starts_at) as days from platform.play_day where player_id = $1',
      [who.playerId],
    )
    expect(counted[0]?.days).toBeGreaterThan(20n)
  })

  test('also when two read at once, and when the clock was set back', async () => {
    now = Date.UTC(2026, 5, 10, 12)
    const who = await it.aPlayer()
    const rows = Array.from({ length: 300 }, (_, n) =>
      row(who, now - n * 20 * HOUR, pick(['BET', 'WIN']), BigInt(n + 1)),
    )
    await writeLedgerRows(it.db, rows)
    await Promise.all(BUDGET_SPANS.map((by) => expectSums(who, rows, by)))
    now -= 3 * DAY
    it.platform.clockWasSet({ wentBack: true })
    await expect
      .poll(async () => {
        const [left] = await it.db.query<{ days: bigint }>(
          'select count(*) as days from platform.play_day where player_id = $1',
          [who.playerId],
        )
        return left?.days
      })
      .toBe(0n)
    const late = [deposit(who, now, 7_00n), row(who, now + 1, 'BET', 3n)]
    await writeLedgerRows(it.db, late)
    now += 3 * DAY
    await expectSums(who, [...rows, ...late], 'day')
  })

  /** Compares with a sum over each single row, computed outside the database. */
  async function expectSums(who: Who, rows: readonly LedgerRow[], by: BudgetSpan, through = '') {
    await it.db.query('delete from platform.rate_window')
    const budget = await read(who, `?by=${by}${through === '' ? '' : `&through=${through}`}`)
    const sorted = [...rows].sort((a, b) => a.atMs - b.atMs)
    const sum = (of: readonly LedgerRow[], type: string) =>
      Number(of.filter((it) => it.type === type).reduce((all, it) => all + it.change, 0n)) / 100
    const bets = sorted.filter((it) => it.type === 'BET').map((it) => it.atMs)
    for (const period of budget.periods) {
      const isIn = (at: number) => {
        const day = localDay(at, ZONE)
        return day >= period.from && day <= period.to
      }
      const inside = sorted.filter((it) => isIn(it.atMs))
      const played = bets.reduce((ms, at, n) => {
        const gap = at - (bets[n - 1] ?? Number.NEGATIVE_INFINITY)
        return isIn(at) ? ms + (gap <= 5 * MINUTE ? gap : MINUTE) : ms
      }, 0)
      expect(period, `${by} ${period.from}`).toMatchObject({
        deposits: sum(inside, 'DEPOSIT'),
        withdrawals: sum(inside, 'WITHDRAW'),
        stakes: sum(inside, 'BET'),
        winnings: sum(inside, 'WIN'),
        playedSeconds: Math.round(played / 1000),
      })
      expect(period.netDeposits).toBeCloseTo(period.deposits - period.withdrawals, 6)
      expect(period.netResult).toBeCloseTo(period.winnings - period.stakes, 6)
    }
    const all = budget.periods.reduce((cents, it) => cents + Math.round(it.stakes * 100), 0)
    expect(Math.round(budget.total.stakes * 100)).toBe(all)
  }
})

/** The same numbers at every run. */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

test('sums of all time stay the same once days are summed ahead, from and to any moment', async () => {
  now = Date.UTC(2026, 10, 20, 12)
  const who = await it.aPlayer({ openingBalance: { minor: 100_00n, currency: 'EUR' } })
  const early = [9, 6, 6, 3].map((days, n) => now - days * DAY + n * HOUR)
  await writeLedgerRows(it.db, [
    ...early.map((at) => row(who, at, 'BET', -3n)),
    ...early.map((at) => row(who, at + MINUTE, 'WIN', 1n)),
    deposit(who, now - 6 * DAY, 70n),
    row(who, now - 5 * DAY, 'DEPOSIT', 11n, { category: 'ADJUSTMENT' }),
    row(who, now - HOUR, 'BET', -5n),
  ])
  const { idToken: token } = await it.signIn(who.email)
  const moments = [undefined, now - 9 * DAY, now - 6 * DAY + HOUR, now - 4 * DAY, now - DAY, now]
  const all = async () => {
    const answers: unknown[] = []
    for (const from of moments) {
      for (const to of [undefined, ...moments.slice(2)]) {
        const query = new URLSearchParams()
        if (from !== undefined) query.set('from', new Date(from).toISOString())
        if (to !== undefined) query.set('to', new Date(to).toISOString())
        const path = `/v1/player/wallet/net-position-win-loss?${query}`
        answers.push((await it.call('GET', path, { token })).body)
      }
    }
    return answers
  }
  const before = await all()
  expect(before[0]).toMatchObject({ deposits: 100.81, bets: 0.17, wins: 0.04 })
  await countAhead({ db: it.db, clock: () => now })
  const [counted] = await it.db.query('select 1 from platform.play_counted where player_id = $1', [
    who.playerId,
  ])
  expect(counted).toBeDefined()
  expect(await all()).toEqual(before)
})
