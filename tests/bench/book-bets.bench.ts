import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { ledgerCheck } from '#platform/wallet/index.ts'
import { startLocalPostgres } from '#tests/fixtures/local-postgres.ts'
import { aPlatform } from '#tests/fixtures/running-platform.ts'
import { aSportsbook, legOn, sportsbookSecret } from '#tests/fixtures/sports-betting.ts'
import type { Figure } from './main.ts'
import { at, atRate } from './open-loop.ts'

/** Each player has one bet being decided at a time. */
const PLAYERS = 150
const [PER_SECOND, SECONDS, WARM_UP_SECONDS] = [50, 6, 3]
const STAKE_MINOR = 10
const AIM_MS = 150
/** The book counts the calls of an address in each of its turns, and all players here share one address. */
const TURN_MS = 500

/**
 * From the call of the book's page to the receipt, on matches that have not started: the book checks the bet twice,
 * stores it, and calls the wallet in between. Book and wallet are in one process and share a database, as in the demo.
 */
export async function benchBookBets(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-bench-'))
  const postgres = await startLocalPostgres()
  try {
    if (postgres) return [figure('PostgreSQL', await receipts({ url: postgres.url }), AIM_MS)]
    return [figure('embedded', await receipts({ dataDir: folder }), null)]
  } finally {
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function figure(engine: string, times: readonly number[], aim: number | null): Figure {
  const p95 = at(times, 0.95)
  return {
    what: `${engine}: bet to receipt through the book, ${PER_SECOND} a second, p50 and p95`,
    value: `${Math.round(at(times, 0.5))} · ${Math.round(p95)} ms`,
    ...(aim === null ? {} : { aim: `p95 < ${aim} ms`, met: p95 < aim }),
  }
}

/** The latency of each bet in milliseconds; bets are sent whether or not earlier ones have been answered. */
async function receipts(where: Parameters<typeof openDatabase>[0]): Promise<number[]> {
  const db = await openDatabase(where)
  try {
    await migrate(db)
    const it = await aPlatform(db, sportsbookSecret, false)
    const book = await aSportsbook({ ...it, db, close: () => it.platform.close() })
    const turns = setInterval(() => void book.turn(), TURN_MS)
    const keys: string[] = []
    for (let n = 0; n < PLAYERS; n += 1) {
      const openingBalance = { minor: 100_000n, currency: 'EUR' as const }
      const { email } = await it.aPlayer({ countryCode: 'GB', openingBalance })
      const { idToken } = await it.signIn(email)
      keys.push((await book.open(idToken)).key)
    }
    const legs = (await book.offer()).filter(isOpen).map((event) => legOn(event, 'result', 'home'))
    const times: number[] = []
    const bet = async (n: number) => {
      const [key = '', leg] = [keys[n % keys.length], legs[n % legs.length]]
      if (!leg) throw new Error('the book offers no match')
      const began = performance.now()
      const { body } = await book.place(key, [leg], { stakePerLineMinor: STAKE_MINOR })
      times.push(performance.now() - began)
      if (body.state !== 'ACCEPTED') throw new Error(`a bet: ${JSON.stringify(body)}`)
    }
    // The first bets fill caches and plans: they are not counted.
    await atRate(PER_SECOND, WARM_UP_SECONDS, bet)
    times.length = 0
    await atRate(PER_SECOND, SECONDS, bet)
    clearInterval(turns)
    await it.platform.close()
    const { differences } = await ledgerCheck(db)
    if (differences.length > 0)
      throw new Error(`the statements differ: ${JSON.stringify(differences[0])}`)
    return times
  } finally {
    await db.close()
  }
}

const isOpen = ({ state, markets }: OfferedEvent) =>
  state === 'NOT_STARTED' && markets.some((it) => it.id === 'result' && it.state === 'ACTIVE')
