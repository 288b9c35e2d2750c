import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TRANSACTION_CATEGORIES, type Transaction } from '#contracts/player-api/v1.ts'
import type { Db } from '#platform/db/db.ts'
import {
  ledgerCheck,
  readBalancesAround,
  readNetPosition,
  readStatementRows,
  readTransactions,
} from '#platform/wallet/index.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { type LedgerRow, openWallet, writeLedgerRows } from '#tests/fixtures/ledger-rows.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const iso = (ms: number) => new Date(ms).toISOString()

type Filter = { category?: Transaction['category']; status?: Transaction['status']; from?: string }

onBothEngines('transactions', (db) => {
  const page = async (
    playerId: string,
    query: Partial<Filter> & { after?: string; limit?: number },
  ) => {
    const answer = await readTransactions(db(), playerId, { limit: 10, position: 0, ...query })
    if (answer === null) throw new Error('no such place')
    return answer
  }
  /** All pages in turn; `between` runs before each further page. */
  const walk = async (
    playerId: string,
    { limit = 10, between, ...filter }: Filter & { limit?: number; between?: () => Promise<void> },
  ) => {
    const seen: Transaction[] = []
    let after: string | undefined
    do {
      const { transactions, next } = await page(playerId, {
        ...filter,
        limit,
        ...(after === undefined ? {} : { after }),
      })
      seen.push(...transactions)
      after = next ?? undefined
      await between?.()
    } while (after !== undefined)
    return seen.map((it) => it.referenceId)
  }
  const aWallet = async () => {
    const playerId = randomUUID()
    await openWallet(db(), playerId)
    return playerId
  }

  /** Few times and few references, so that rows share both. */
  const someRows = (maxLength: number) =>
    fc.uniqueArray(
      fc.record({
        second: fc.nat(5),
        reference: fc.string({
          minLength: 1,
          maxLength: 3,
          unit: fc.constantFrom('a', 'B', '_', 'é'),
        }),
        provider: fc.constantFrom('one', 'two'),
        category: fc.constantFrom(...TRANSACTION_CATEGORIES),
        status: fc.constantFrom('SUCCESS', 'SUCCESS', 'PENDING', 'FAILED'),
      }),
      { maxLength, selector: (it) => `${it.provider}:${it.reference}` },
    )
  type SomeRow = {
    second: number
    reference: string
    provider: string
    category: string
    status: string
  }
  const toRows = (playerId: string, rows: readonly SomeRow[], fromMs: number): LedgerRow[] =>
    rows.map(({ second, ...row }) => ({
      ...row,
      playerId,
      atMs: fromMs + second * 1_000,
      change: 1n,
    }))

  test('pages one after the other are the whole list, newest first, whatever is written meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(
        someRows(40),
        fc.array(fc.nat(3), { maxLength: 8 }),
        fc.integer({ min: 1, max: 11 }),
        fc.option(fc.constantFrom(...TRANSACTION_CATEGORIES), { nil: undefined }),
        fc.option(fc.constantFrom('SUCCESS' as const, 'PENDING' as const), { nil: undefined }),
        async (rows, later, limit, category, status) => {
          const playerId = await aWallet()
          await writeLedgerRows(db(), toRows(playerId, rows, NOON))
          const newest = [...later]
          let written = 0
          const seen = await walk(playerId, {
            limit,
            ...(category === undefined ? {} : { category }),
            ...(status === undefined ? {} : { status }),
            between: async () => {
              const fresh = Array.from({ length: newest.shift() ?? 0 }, () => ({
                second: 0,
                reference: `later-${++written}`,
                provider: 'one',
                category: category ?? 'CASINO',
                status: status ?? 'SUCCESS',
              }))
              await writeLedgerRows(db(), toRows(playerId, fresh, NOON + 60_000))
            },
          })
          const whole = rows
            .filter((it) => category === undefined || it.category === category)
            .filter((it) => status === undefined || it.status === status)
            .sort(newestFirst)
            .map((it) => it.reference)
          expect(seen).toEqual(whole)
        },
      ),
      { numRuns: 25 },
    )
  })

  test('a position finds the page that a cursor finds', async () => {
    const playerId = await aWallet()
    const rows = Array.from({ length: 25 }, (_, n) => ({
      playerId,
      reference: `r-${n}`,
      atMs: NOON + n * 1_000,
      change: 1n,
    }))
    await writeLedgerRows(db(), rows)
    const first = await page(playerId, {})
    expect(first.hasMore).toBe(true)
    const second = await page(playerId, { after: first.next ?? '' })
    const byNumber = await readTransactions(db(), playerId, { limit: 10, position: 10 })
    expect(byNumber).toEqual({ ...second, position: 10 })
    const last = await page(playerId, { after: second.next ?? '' })
    expect(last).toMatchObject({ hasMore: false, next: null })
    expect(last.transactions).toHaveLength(5)
    expect(
      await readTransactions(db(), playerId, { limit: 10, position: 0, after: 'nonsense' }),
    ).toBeNull()
  })

  test('a period includes both of its ends, and nothing of another player', async () => {
    const [playerId, other] = [await aWallet(), await aWallet()]
    for (const [n, of] of [playerId, playerId, playerId, playerId, other].entries()) {
      const atMs = NOON + (n % 4) * 1_000
      await writeLedgerRows(db(), [{ playerId: of, reference: `r-${n}`, atMs, change: 100n }])
    }
    const asked = { from: iso(NOON + 1_000), to: iso(NOON + 2_000) }
    const { transactions } = await page(playerId, asked)
    expect(transactions.map((it) => it.referenceId)).toEqual(['r-2', 'r-1'])
    const sums = await readNetPosition(db(), playerId, asked)
    expect(sums).toMatchObject({
      ok: true,
      value: { wins: 2, bets: 0, winLoss: 2, currency: 'EUR' },
    })
  })

  describe('a statement', () => {
    test('adds up: opening, every change, closing, for any period and any size of its parts', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.record({ second: fc.nat(20), change: fc.bigInt(-5n, 50n) }), {
            maxLength: 30,
          }),
          fc.nat(20),
          fc.nat(20),
          fc.integer({ min: 1, max: 7 }),
          async (changes, one, two, limit) => {
            const playerId = await aWallet()
            await writeLedgerRows(db(), [
              { playerId, reference: 'first', atMs: NOON - 1, change: 1_000n },
              ...changes.map(({ second, change }, n) => ({
                playerId,
                reference: `r-${n}`,
                atMs: NOON + second * 1_000,
                change,
                category: n % 2 === 0 ? 'CASINO' : 'PAYMENT',
              })),
            ])
            const [from, to] = [Math.min(one, two), Math.max(one, two)]
            const period = { from: iso(NOON + from * 1_000), to: iso(NOON + to * 1_000) }
            const clock = () => NOON
            const balances = await readBalancesAround({ db: db(), clock }, playerId, period)
            if (!balances.ok) throw new Error(balances.refusal)
            const rows = await wholeStatement(db(), playerId, { ...period, limit })
            const inside = changes.filter((it) => it.second >= from && it.second < to)
            expect(rows).toHaveLength(inside.length)
            const minor = (amount: number) => BigInt(Math.round(amount * 100))
            const moved = rows.reduce((sum, it) => sum + minor(it.change), 0n)
            expect(moved).toBe(inside.reduce((sum, it) => sum + it.change, 0n))
            expect(minor(balances.value.openingBalance) + moved).toBe(
              minor(balances.value.closingBalance),
            )
            expect(rows.map((it) => it.at)).toEqual(rows.map((it) => it.at).toSorted())
          },
        ),
        { numRuns: 15 },
      )
      expect((await ledgerCheck(db())).differences).toEqual([])
    })

    test('is requested at most thirty times in ten minutes, by each player', async () => {
      const [playerId, other] = [await aWallet(), await aWallet()]
      const period = { from: iso(NOON), to: iso(NOON + 1) }
      const begin = (who: string, now: number) =>
        readBalancesAround({ db: db(), clock: () => now }, who, period)
      for (let n = 0; n < 30; n += 1) expect((await begin(playerId, NOON)).ok).toBe(true)
      expect(await begin(playerId, NOON)).toMatchObject({
        refusal: 'TOO_MANY_REQUESTS',
        detail: { retryAfterSeconds: 600 },
      })
      expect((await begin(other, NOON)).ok).toBe(true)
      expect((await begin(playerId, NOON + 600_000)).ok).toBe(true)
    })

    test('for an unknown wallet is refused', async () => {
      const period = { from: iso(NOON), to: iso(NOON + 1) }
      const answer = await readBalancesAround({ db: db(), clock: () => NOON }, randomUUID(), period)
      expect(answer).toMatchObject({ refusal: 'WALLET_DOES_NOT_EXIST' })
    })
  })
})

async function wholeStatement(
  db: Db,
  playerId: string,
  query: { from: string; to: string; limit: number },
) {
  const rows = []
  let after: string | undefined
  do {
    const part = await readStatementRows(db, playerId, {
      ...query,
      ...(after === undefined ? {} : { after }),
    })
    if (part === null) throw new Error('no such place')
    rows.push(...part.rows)
    after = part.next ?? undefined
  } while (after !== undefined)
  return rows
}

/** The order of GAP-073, by bytes. */
function newestFirst(
  a: { second: number; reference: string; provider: string },
  b: { second: number; reference: string; provider: string },
): number {
  const bytes = (one: string, two: string) => Buffer.compare(Buffer.from(two), Buffer.from(one))
  return b.second - a.second || bytes(a.reference, b.reference) || bytes(a.provider, b.provider)
}
