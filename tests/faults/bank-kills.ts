import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ledgerCheck } from '#platform/wallet/index.ts'
import { aPlatform } from '#tests/fixtures/running-platform.ts'
import { signInToSports } from '#tests/fixtures/sports-bets.ts'
import type { BankAnswer, BankAsk } from './bank-process.ts'
import { type Engine, openNamed } from './engine.ts'
import { KilledProcess } from './killed-process.ts'
import { p95 } from './p95.ts'

export type BankRun = {
  acknowledged: number
  /** Requests repeated after the last restart, with the same and with another amount. */
  replays: number
  snapshots: number
  kills: number
  databaseCrashes: number
  restartP95Ms: number
  lostMinor: bigint
  createdMinor: bigint
  anomalies: string[]
}

const ACCOUNTS = 10
const CLIENTS = 8
const OPENING = 100_000n
const KILL_EVERY_MS = 5_000
const MAX_REPLAYS = 10_000
/** References that the wallet gives to bets of a sportsbook. */
const SPORTS = /^(?:bet|change):/

/** The posting process. */
type Bank = KilledProcess<BankAsk, BankAnswer>

/** What was acknowledged, by reference: the change of the wallet. A bet of a sportsbook and its end are one each. */
type Account = { playerId: string; sportsSession: string; acknowledged: Map<string, bigint> }

/**
 * The bank workload of Jepsen: clients deposit to and withdraw from ten wallets, each with its own references, and place
 * and settle bets of a sportsbook, while the posting process is killed (-9) every five seconds, and in turn the database where it is a server. Readers take
 * snapshots of all wallets in one statement: no balance is negative, each is the sum of its entries, and all entries
 * sum to zero. At the end every acknowledged reference exists exactly once, and no other does.
 */
export async function bankWorkload(engine: Engine, seconds: number): Promise<BankRun> {
  const accounts = await openAccounts(engine)
  const bank: Bank = new KilledProcess('bank-process.ts', engine.where)
  const anomalies: string[] = []
  const count = { acknowledged: 0, replays: 0, snapshots: 0, kills: 0, crashes: 0 }
  let isOver = false
  try {
    await bank.start()
    const client = async (no: number) => {
      for (let n = no; !isOver; n += 1) {
        const account = accounts[n % ACCOUNTS]
        if (!account) return
        if (n % 4 === 0) {
          count.acknowledged += await placeAndSettle(bank, account, n)
          continue
        }
        // In by a deposit, out by a bet: the two kinds of single call that change a wallet.
        const minor = n % 3 === 0 ? 700n : -(1n + BigInt(n % 250))
        const reference = randomUUID()
        const ask = {
          kind: 'post',
          playerId: account.playerId,
          reference,
          minor: String(minor),
        } as const
        const answer = await bank.insist(ask)
        if (answer.code === 'OK') {
          account.acknowledged.set(reference, minor)
          count.acknowledged += 1
        }
      }
    }
    const reader = async () => {
      while (!isOver) {
        const answer = await bank.insist({ kind: 'snapshot' })
        anomalies.push(...(answer.wrong ?? []))
        count.snapshots += 1
      }
    }
    const working = [...Array.from({ length: CLIENTS }, (_, no) => client(no)), reader()]
    for (let left = seconds * 1_000; left > 0; left -= KILL_EVERY_MS) {
      await wait(Math.min(left, KILL_EVERY_MS))
      if (engine.crash && count.kills > count.crashes) {
        count.crashes += 1
        await engine.crash()
      } else {
        count.kills += 1
        await bank.kill()
        await bank.start()
      }
    }
    isOver = true
    await Promise.all(working)
    await bank.kill()
    await bank.start()
    anomalies.push(...(await replay(bank, accounts, count)))
  } finally {
    await bank.kill()
  }
  const sums = await atTheEnd(engine, accounts)
  return {
    ...{ acknowledged: count.acknowledged, snapshots: count.snapshots, kills: count.kills },
    replays: count.replays,
    ...{ databaseCrashes: count.crashes, restartP95Ms: p95(bank.restarts) },
    ...{ lostMinor: sums.lostMinor, createdMinor: sums.createdMinor },
    anomalies: [...anomalies, ...sums.wrong],
  }
}

/** One bet that wins three stakes, or nothing; answers how many of the two steps were acknowledged. */
async function placeAndSettle(bank: Bank, account: Account, n: number): Promise<number> {
  const betId = randomUUID()
  const [stake, payout] = [10 + (n % 240), n % 3 === 0 ? 3 * (10 + (n % 240)) : 0]
  const { sportsSession: sessionId, acknowledged } = account
  const placed = await bank.insist({ kind: 'bet', sessionId, betId, minor: stake })
  if (placed.code !== 'OK') return 0
  acknowledged.set(`bet:${betId}`, BigInt(-stake))
  const settled = await bank.insist({ kind: 'settle', betId, minor: payout })
  if (settled.code !== 'OK') throw new Error(`a bet that was taken is not settled: ${settled.code}`)
  acknowledged.set(`change:${betId}:2:${payout > 0 ? 3 : 7}`, BigInt(payout))
  return 2
}

/** What was acknowledged before a restart still is: the same request has the same effect, another amount none (R6). */
async function replay(
  bank: Bank,
  accounts: readonly Account[],
  count: { replays: number },
): Promise<string[]> {
  const wrong: string[] = []
  const all = accounts.flatMap(({ playerId, acknowledged }) =>
    [...acknowledged]
      .filter(([reference]) => !SPORTS.test(reference))
      .map(([reference, minor]) => ({ playerId, reference, minor })),
  )
  const again = async () => {
    for (let it = all.pop(); it !== undefined && count.replays < MAX_REPLAYS; it = all.pop()) {
      const ask = { kind: 'post', playerId: it.playerId, reference: it.reference } as const
      const same = await bank.insist({ ...ask, minor: String(it.minor) })
      const other = await bank.insist({ ...ask, minor: String(it.minor * 2n) })
      if (same.code !== 'OK') wrong.push(`the same again: ${same.code}`)
      if (other.code !== 'REFERENCE_CONFLICT') wrong.push(`another amount: ${other.code}`)
      count.replays += 2
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, again))
  return wrong
}

async function openAccounts(engine: Engine): Promise<Account[]> {
  const db = await openNamed(engine.where)
  try {
    const it = await aPlatform(db, { clock: Date.now })
    const accounts: Account[] = []
    for (let n = 0; n < ACCOUNTS; n += 1) {
      const { playerId, email, sessionId } = await it.atAGame({
        email: `bank-${n}-${randomUUID().slice(0, 8)}@playhouse.test`,
        openingBalance: { minor: OPENING, currency: 'EUR' },
      })
      if (!sessionId) throw new Error('no game session')
      const { sessionId: sportsSession } = await signInToSports(it, email)
      accounts.push({ playerId, sportsSession, acknowledged: new Map() })
    }
    await it.platform.close()
    return accounts
  } finally {
    await db.close()
  }
}

async function atTheEnd(engine: Engine, accounts: readonly Account[]) {
  const db = await openNamed(engine.where)
  try {
    const wrong = (await ledgerCheck(db)).differences.map((it) => `${it.rule}: ${it.found}`)
    let off = 0n
    for (const { playerId, acknowledged } of accounts) {
      const rows = await db.query<{ reference: string; times: number }>(
        `select reference, count(*)::int as times from platform.ledger_transaction
         where player_id = $1 and provider in ('bank', 'context') group by reference`,
        [playerId],
      )
      const stored = new Map(rows.map((it) => [it.reference, it.times]))
      for (const reference of acknowledged.keys()) {
        if (stored.get(reference) !== 1)
          wrong.push(`${reference}: ${stored.get(reference) ?? 0} times`)
      }
      for (const reference of stored.keys()) {
        if (!acknowledged.has(reference)) wrong.push(`${reference} was never acknowledged`)
      }
      const [row] = await db.query<{ balance: bigint }>(
        "select balance from platform.wallet_account where player_id = $1 and account = 'MAIN'",
        [playerId],
      )
      const expected = [...acknowledged.values()].reduce((sum, it) => sum + it, OPENING)
      off += expected - (row?.balance ?? 0n)
    }
    return { wrong, lostMinor: off > 0n ? off : 0n, createdMinor: off < 0n ? -off : 0n }
  } finally {
    await db.close()
  }
}
