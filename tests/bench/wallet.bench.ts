import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Db } from '#platform/db/db.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { createPoster, ledgerCheck, type PostTransaction } from '#platform/wallet/index.ts'
import { type LocalPostgres, startLocalPostgres } from '#tests/fixtures/local-postgres.ts'
import { benchGameSession, benchPlayerId, fillBenchPlayers, PGBENCH_BET } from './bench-players.ts'
import type { Figure } from './main.ts'

type WalletFigure = {
  what: string
  betsPerSecond: number
  /** Relative to the same database with one bet per commit, one at a time. */
  ratio: number
  p50Ms: number | null
  p99Ms: number | null
}

type BenchWalletOptions = { secondsEach?: number; players?: number }

type Shape = { what: string; maxBatch: number; concurrent: number }

/** The first is the baseline of the others. */
const SHAPES: readonly [Shape, ...Shape[]] = [
  { what: 'one bet a commit, one at a time', maxBatch: 1, concurrent: 1 },
  { what: 'one bet a commit, 32 players', maxBatch: 1, concurrent: 32 },
  { what: 'up to 32 bets a commit, 32 players', maxBatch: 32, concurrent: 32 },
  { what: 'up to 32 bets a commit, 128 players', maxBatch: 32, concurrent: 128 },
]
const PGBENCH_CLIENTS = 8

/**
 * Bets per second, all durable, in one run on one machine: the embedded database and, where this machine has
 * PostgreSQL, our function through the driver and the same function called by pgbench. Throws when the ledger does not
 * balance afterwards: a fast wallet that is wrong is no result.
 */
export async function benchWallet(options: BenchWalletOptions = {}): Promise<WalletFigure[]> {
  const secondsEach = options.secondsEach ?? 4
  const players = options.players ?? 1_000
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-bench-'))
  const postgres = await startLocalPostgres()
  try {
    const embedded = await withDatabase({ dataDir: folder }, players, (db) =>
      measureAll('embedded', { db, players, secondsEach }),
    )
    if (!postgres) return embedded
    const served = await withDatabase({ url: postgres.url }, players, async (db) => {
      const name = `PostgreSQL ${postgres.version}`
      const figures = await measureAll(name, { db, players, secondsEach })
      const pgbench = await runPgbench(postgres, { players, secondsEach })
      if (pgbench === null) return figures
      const ratio = pgbench / (figures[0]?.betsPerSecond ?? Number.NaN)
      const what = `${name}: pgbench, the same function, ${PGBENCH_CLIENTS} clients`
      return [...figures, { what, betsPerSecond: pgbench, ratio, p50Ms: null, p99Ms: null }]
    })
    return [...embedded, ...served]
  } finally {
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Bets per second on the embedded database and, where installed, on PostgreSQL compared to pgbench. */
export async function benchBets(): Promise<Figure[]> {
  const rows = await benchWallet()
  return rows.map(({ what, betsPerSecond, ratio, p50Ms, p99Ms }) => ({
    what,
    value: `${Math.round(betsPerSecond)} bets/s`,
    aim: `×${ratio.toFixed(2)} of the first${p50Ms === null || p99Ms === null ? '' : `, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`}`,
  }))
}

/** A database with players ready to bet; its ledger is checked after the measurement. */
export async function withDatabase<Measured>(
  where: Parameters<typeof openDatabase>[0],
  players: number,
  measure: (db: Db) => Promise<Measured>,
): Promise<Measured> {
  const db = await openDatabase(where)
  try {
    await migrate(db)
    await fillBenchPlayers(db, players)
    const figures = await measure(db)
    const { differences } = await ledgerCheck(db)
    if (differences.length > 0) {
      throw new Error(`the books do not balance: ${JSON.stringify(differences[0])}`)
    }
    return figures
  } finally {
    await db.close()
  }
}

type Measured = { db: Db; players: number; secondsEach: number }

async function measureAll(name: string, options: Measured): Promise<WalletFigure[]> {
  const figures: WalletFigure[] = []
  for (const shape of SHAPES) {
    const measured = await measure(shape, options)
    const yardstick = figures[0]?.betsPerSecond ?? measured.betsPerSecond
    figures.push({
      what: `${name}: ${shape.what}`,
      ...measured,
      ratio: measured.betsPerSecond / yardstick,
    })
  }
  return figures
}

async function measure(
  { maxBatch, concurrent }: Shape,
  { db, players, secondsEach }: Measured,
): Promise<{ betsPerSecond: number; p50Ms: number; p99Ms: number }> {
  const post = createPoster({ db, clock: Date.now, maxBatch })
  // The first bets fill caches and plans: they are not counted.
  await drive(post, { players, concurrent, seconds: Math.min(1, secondsEach / 4) })
  const times = await drive(post, { players, concurrent, seconds: secondsEach })
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN
  return { betsPerSecond: times.length / secondsEach, p50Ms: at(0.5), p99Ms: at(0.99) }
}

/** Every player bets, waits for the response, bets again. Returns the milliseconds of each bet. */
export async function drive(
  post: PostTransaction,
  {
    players,
    first = 0,
    concurrent,
    seconds,
  }: { players: number; first?: number; concurrent: number; seconds: number },
): Promise<number[]> {
  const end = performance.now() + seconds * 1_000
  const times: number[] = []
  let next = 0
  const play = async () => {
    while (performance.now() < end) {
      const player = first + (next % players)
      next += 1
      const startedAt = performance.now()
      const reference = randomUUID()
      const posted = await post({
        op: 'BET',
        playerId: benchPlayerId(player),
        provider: 'bench',
        reference,
        amount: { minor: 1n, currency: 'EUR' },
        roundRef: reference,
        gameId: 'bench',
        gameSessionHash: benchGameSession(player),
        category: 'CASINO',
      })
      if (!posted.ok) throw new Error(`a bet of the bench was refused: ${posted.refusal}`)
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: concurrent }, play))
  return times
}

/** Transactions per second as reported by pgbench; null where there is no pgbench. */
async function runPgbench(
  postgres: LocalPostgres,
  { players, secondsEach }: { players: number; secondsEach: number },
): Promise<number | null> {
  const script = join(postgres.socketDir, 'bet.sql')
  await writeFile(script, `\\set player random(0, ${players - 1})\n${PGBENCH_BET}\n`)
  const connection = ['-h', postgres.socketDir, '-U', postgres.user, 'postgres']
  const load = ['-n', '-M', 'prepared', '-c', String(PGBENCH_CLIENTS), '-j', '2']
  const seconds = String(Math.max(1, Math.round(secondsEach)))
  try {
    const { stdout } = await promisify(execFile)('pgbench', [
      ...load,
      ...['-T', seconds, '-f', script],
      ...connection,
    ])
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
