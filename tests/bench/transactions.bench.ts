import { BUDGET_SPANS } from '#contracts/player-api/protection-words.ts'
import { readBudget } from '#platform/budget/index.ts'
import type { Db } from '#platform/db/db.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import type { PlayerRow } from '#platform/players/index.ts'
import {
  readBalancesAround,
  readNetPosition,
  readStatementRows,
  readTransactions,
} from '#platform/wallet/index.ts'
import { startLocalPostgres } from '#tests/fixtures/local-postgres.ts'
import type { Figure } from './main.ts'

const ROWS = 1_000_000
/** Rows per statement: as many as a busy machine can write within the statement timeout. */
const FILLED_AT_ONCE = 50_000
const READS = 40
const AIM_MS = 30
const BUDGET_AIM_MS = 100
const PLAYER = '00000000-0000-4000-8000-000000000001'
/** Time of the oldest row; one follows every half minute, which makes a year of continuous play. */
const FIRST = '2025-11-20T00:00:00Z'
const at = (row: number) => new Date(Date.parse(FIRST) + row * 30_000).toISOString()

/** Nearly all casino; one deposit in ten thousand rows, one pending withdrawal in a hundred thousand. */
const fill = (first: number, last: number) => [
  `insert into platform.ledger_transaction (player_id, id, provider, reference, category, type, status,
     currency, amount, balance_after, round_ref, game_id, created_at)
   select '${PLAYER}', ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'bench', 'reference-' || n,
     case when n % 10000 = 0 then 'PAYMENT' when n % 3 = 0 then 'LIVE_CASINO' else 'CASINO' end,
     case when n % 100000 = 0 then 'WITHDRAW' when n % 10000 = 0 then 'DEPOSIT' when n % 2 = 0 then 'BET' else 'WIN' end,
     case when n % 100000 = 0 then 'PENDING' when n % 1000 = 0 then 'FAILED' else 'SUCCESS' end,
     'EUR', 1, n, 'round-' || n, 'bench', '${FIRST}'::timestamptz + n * interval '30 seconds'
   from generate_series(${first}, ${last}) n`,
  `insert into platform.ledger_transfer
     (player_id, transaction_id, leg, debit, credit, currency, amount, credit_after, credit_seq)
   select '${PLAYER}', ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 1, 'H:GGR', 'MAIN', 'EUR',
     1, n, n from generate_series(${first}, ${last}) n`,
]

type Filter = {
  query: Pick<Parameters<typeof readTransactions>[2], 'category' | 'status'>
  /** The range of rows by number. */
  rows?: readonly [number, number]
}
const FILTERS: Record<string, Filter> = {
  everything: { query: {} },
  'one category, nearly all rows': { query: { category: 'CASINO' } },
  'one category, few rows': { query: { category: 'PAYMENT' } },
  'what waits': { query: { status: 'PENDING' } },
  'what is done': { query: { status: 'SUCCESS' } },
  'what failed of one category': { query: { category: 'LIVE_CASINO', status: 'FAILED' } },
  'a month half a year ago': { query: {}, rows: [500_000, 586_400] },
}

/** The history of a player with a million rows on PostgreSQL: the first page, and the last one. */
export async function benchTransactions(): Promise<Figure[]> {
  const postgres = await startLocalPostgres()
  if (!postgres) return [{ what: 'history of a million rows', value: 'no PostgreSQL here' }]
  const db = await openDatabase({ url: postgres.url })
  try {
    await migrate(db)
    await db.query(
      `insert into platform.wallet_account (player_id, account, currency, balance, seq)
       values ($1, 'MAIN', 'EUR', $2, $2)`,
      [PLAYER, ROWS],
    )
    for (let first = 1; first < ROWS; first += FILLED_AT_ONCE) {
      for (const sql of fill(first, first + FILLED_AT_ONCE - 1)) await db.query(sql)
    }
    await db.query('analyze')
    const figures: Figure[] = []
    for (const [name, filter] of Object.entries(FILTERS)) {
      figures.push(await measurePages(db, name, filter))
    }
    figures.push(await measureNumbers(db))
    figures.push(...(await measureSums(db)), ...(await measureBudget(db)))
    return [...figures, await measureStatement(db)]
  } finally {
    await db.close()
    await postgres.stop()
  }
}

async function measurePages(db: Db, name: string, filter: Filter): Promise<Figure> {
  const [oldest, newest] = filter.rows ?? [0, ROWS]
  const query = { limit: 10, position: 0, ...filter.query, from: at(oldest), to: at(newest) }
  const first = await median(() => readTransactions(db, PLAYER, query))
  const later: number[] = []
  // Paging through a hundred thousand pages takes too long: cursors come from rows half-way and almost at the end.
  for (const part of [0.5, 0.02]) {
    const to = at(Math.floor(oldest + (newest - oldest) * part))
    const above = await readTransactions(db, PLAYER, { ...query, to, limit: 1 })
    const after = above?.next
    if (after) later.push(await median(() => readTransactions(db, PLAYER, { ...query, after })))
  }
  const all = [first, ...later]
  return {
    what: `${name}: first, middle, late page`,
    value: `${all.map((ms) => ms.toFixed(1)).join(', ')} ms`,
    aim: `${AIM_MS} ms; late is ×${((all.at(-1) ?? first) / first).toFixed(1)} of the first`,
    met: Math.max(...all) <= AIM_MS,
  }
}

/** For comparison: a page by offset alone, at the largest offset that the platform accepts. */
async function measureNumbers(db: Db): Promise<Figure> {
  const ms = await median(() => readTransactions(db, PLAYER, { limit: 10, position: 1_000 }))
  return {
    what: 'everything: page at position 1,000 without a cursor',
    value: `${ms.toFixed(1)} ms`,
    aim: `${AIM_MS} ms`,
    met: ms <= AIM_MS,
  }
}

async function measureSums(db: Db): Promise<Figure[]> {
  const year = await median(() => readNetPosition(db, PLAYER, {}), 5)
  const day = await median(() => readNetPosition(db, PLAYER, { from: at(ROWS - 2_880) }), 5)
  return [
    { what: 'net position and win or loss of a day', value: `${day.toFixed(1)} ms` },
    { what: 'the same of all million rows', value: `${year.toFixed(0)} ms` },
  ]
}

/** The first read sums the completed days; the clock is in the last hour of the rows. */
async function measureBudget(db: Db): Promise<Figure[]> {
  const player = { id: PLAYER, country_code: 'FI', currency: 'EUR' } as PlayerRow
  const deps = { db, clock: () => Date.parse(at(ROWS)) }
  const read = (by: (typeof BUDGET_SPANS)[number]) => readBudget(deps, player, { by })
  const startedAt = performance.now()
  await read('year')
  const first = performance.now() - startedAt
  const spans: number[] = []
  for (const by of BUDGET_SPANS) spans.push(await median(() => read(by), 9))
  return [
    { what: 'budget: the first reading of a year', value: `${first.toFixed(0)} ms` },
    {
      what: `budget by ${BUDGET_SPANS.join(', ')}`,
      value: `${spans.map((ms) => ms.toFixed(0)).join(', ')} ms`,
      aim: `${BUDGET_AIM_MS} ms`,
      met: Math.max(...spans) <= BUDGET_AIM_MS,
    },
  ]
}

async function measureStatement(db: Db): Promise<Figure> {
  const period = { from: at(0), to: at(ROWS + 1) }
  const startedAt = performance.now()
  await readBalancesAround({ db, clock: Date.now }, PLAYER, period)
  let rows = 0
  let peak = 0
  let after: string | undefined
  do {
    const part = await readStatementRows(db, PLAYER, {
      ...period,
      limit: 1_000,
      ...(after === undefined ? {} : { after }),
    })
    rows += part?.rows.length ?? 0
    peak = Math.max(peak, process.memoryUsage().rss)
    after = part?.next ?? undefined
  } while (after !== undefined)
  const seconds = (performance.now() - startedAt) / 1_000
  return {
    what: 'a statement of all of them, read part by part',
    value: `${seconds.toFixed(1)} s, ${Math.round(peak / 2 ** 20)} MiB`,
    aim: `${ROWS} rows`,
    met: rows === ROWS,
  }
}

/** The median of many reads, after some warm-up reads. */
async function median(read: () => Promise<unknown>, times = READS): Promise<number> {
  const taken: number[] = []
  for (let n = 0; n < times + 3; n += 1) {
    const startedAt = performance.now()
    await read()
    if (n >= 3) taken.push(performance.now() - startedAt)
  }
  return taken.sort((a, b) => a - b)[Math.floor(taken.length / 2)] ?? Number.NaN
}
