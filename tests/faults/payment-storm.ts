import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/platform.ts'
import { createHttpPsp } from '#platform/psp/index.ts'
import { reconcile } from '#platform/reconciliation/index.ts'
import { ledgerCheck } from '#platform/wallet/index.ts'
import { createPsp, type Psp } from '#sandbox/psp/psp.ts'
import { findTestInstrument } from '#sandbox/psp/test-instruments.ts'
import { openEmbedded } from '#tests/fixtures/databases.ts'
import { processScript } from '#tests/fixtures/process-script.ts'
import { aPlatform, PASSWORD, SITE_ORIGIN, secretOf } from '#tests/fixtures/running-platform.ts'
import { silentLogger } from '#tests/fixtures/silent-logger.ts'
import { type Engine, openNamed } from './engine.ts'
import { faultyLine, LINE_FAULTS, type LineFault } from './faulty-line.ts'
import { p95 } from './p95.ts'
import { steadyAddress } from './steady-address.ts'

export type Storm = {
  kills: number
  databaseCrashes: number
  lineFaults: number
  /** From the start of a process after a kill until it is ready. */
  restartP95Ms: number
  deposits: number
  withdrawals: number
  /** In minor units: what the payment provider holds in excess of the wallets, and the other way round. */
  lostMinor: bigint
  createdMinor: bigint
  /** Findings of the ledger check and of the reconciliation. */
  differences: string[]
}

const PLAYERS = 6
const DEPOSIT = { major: 50, minor: 5_000n }
const WITHDRAWAL = { major: 20, minor: 2_000n }
/** One in this many calls between platform and provider fails. */
const FAULT_EVERY = 4
const GIVES_UP_AFTER_MS = 300_000
/** For a withdrawal that is refused. */
const MAX_TRIES = 60
/** Younger entries are not reconciled yet. */
const LATER_MS = 20 * 60_000

type Player = { playerId: string; token: string }

/**
 * Players deposit and withdraw over HTTP while the platform is killed this many times (-9), its database in turn as
 * often where it is a server, and every fourth call between platform and payment provider fails. The payment provider
 * process survives: what it reports as received and paid is compared with the wallets at the end.
 */
export async function paymentStorm(engine: Engine, kills: number): Promise<Storm> {
  const book = await openEmbedded()
  const address = await steadyAddress()
  const count = { acts: 0, calls: 0, lineFaults: 0, deposits: 0, withdrawals: 0, crashes: 0 }
  let isCalm = false
  const psp = await createPsp({
    ...{ db: book.db, clock: Date.now, secret: secretOf('psp'), siteOrigins: [SITE_ORIGIN] },
    publicUrl: 'http://psp.test',
    platformUrl: address.url,
    notificationFaults: {
      isHeld: () => false,
      isDoubled: () => count.acts % 3 === 0,
      isReversed: () => count.acts % 2 === 0,
    },
    logger: { error: (...args) => console.error(...args) },
  })
  const line = await faultyLine(
    async (request) => psp.routes.fetch(request),
    (path) => {
      count.calls += 1
      if (isCalm || path.endsWith('/movements') || count.calls % FAULT_EVERY !== 0) return null
      count.lineFaults += 1
      return LINE_FAULTS[count.lineFaults % LINE_FAULTS.length] as LineFault
    },
  )
  const sending = setInterval(() => void psp.sendWebhooksNow(), 100)
  let child: ChildProcess | undefined
  const restarts: number[] = []
  const startPlatform = async () => {
    const began = performance.now()
    const args = [engine.where, `${line.url}/psp/api`]
    const { script, execArgv } = processScript(join(import.meta.dirname, 'platform-process.ts'))
    child = fork(script, args, {
      ...{ execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    })
    const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')])
    if (typeof message?.port !== 'number') throw new Error('the platform did not start')
    address.leadTo(message.port)
    restarts.push(performance.now() - began)
  }
  const killPlatform = async () => {
    child?.kill('SIGKILL')
    if (child) await once(child, 'exit')
    // Another process may get its port from now on.
    address.leadTo(null)
  }
  try {
    const players = await registerPlayers(engine)
    await startPlatform()
    const call = callsOf(address.url)
    await Promise.all(players.map((player) => signIn(call, player)))
    let isOver = false
    const living = players.map((player, index) =>
      live({ ...player, call, psp, count, isOver: () => isOver, index }),
    )
    for (let kill = 0; kill < kills; kill += 1) {
      const target = count.acts + 5 + (kill % 4)
      await until(() => count.acts >= target, 'money to move')
      await killPlatform()
      await startPlatform()
      if (!engine.crash) continue
      await until(() => count.acts >= target + 3, 'money to move')
      count.crashes += 1
      await engine.crash()
    }
    isOver = true
    await Promise.all(living)
    isCalm = true
    await untilAllIsReported(book.db, psp)
    await killPlatform()
    clearInterval(sending)
    const found = await holdTogether(engine, psp, line.url)
    return {
      kills,
      restartP95Ms: p95(restarts),
      databaseCrashes: count.crashes,
      lineFaults: count.lineFaults,
      deposits: count.deposits,
      withdrawals: count.withdrawals,
      ...found,
    }
  } finally {
    clearInterval(sending)
    child?.kill('SIGKILL')
    await psp.sendWebhooksNow()
    await line.close()
    await address.close()
    await book.drop()
  }
}

/**
 * The provider repeats unacknowledged notices after growing pauses: a chargeback is known by its notice alone,
 * until the lists are compared.
 */
async function untilAllIsReported(book: Db, psp: Psp): Promise<void> {
  await untilAnswer(async () => {
    await book.query('update sandbox.psp_notice set next_at = $1 where next_at is not null', [
      Date.now(),
    ])
    await psp.sendWebhooksNow()
    const waiting = await book.query('select 1 from sandbox.psp_notice where next_at is not null')
    return waiting.length === 0 ? true : null
  })
}

async function registerPlayers(engine: Engine): Promise<(Player & { email: string })[]> {
  const db = await openNamed(engine.where)
  try {
    const it = await aPlatform(db, { clock: Date.now })
    const players = []
    for (let n = 0; n < PLAYERS; n += 1) {
      const email = `storm-${n}-${randomUUID().slice(0, 8)}@playhouse.test`
      // In a market where withdrawals cannot be cancelled they are sent at once.
      const { playerId } = await it.aPlayer({ email, countryCode: 'DE', languageCode: 'de' })
      await it.platform.players.update(playerId, { kycStatus: 'FULLY VERIFIED' }, 'a test')
      players.push({ playerId, email, token: '' })
    }
    await it.platform.close()
    return players
  } finally {
    await db.close()
  }
}

type Call = (
  method: 'GET' | 'POST',
  path: string,
  given?: { token?: string; body?: object },
) => Promise<Record<string, unknown> | null>

/** Null for no response or a server error: the request is sent again. */
function callsOf(url: string): Call {
  return async (method, path, { token, body } = {}) => {
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(10_000),
      })
      const answer = (await response.json()) as Record<string, unknown>
      return response.status < 500 ? answer : null
    } catch {
      return null
    }
  }
}

async function signIn(call: Call, player: Player & { email: string }): Promise<void> {
  const body = { email: player.email, password: PASSWORD }
  const answer = await untilAnswer(() => call('POST', '/identity/sign_in', { body }))
  player.token = String(answer.idToken)
}

type Living = Player & {
  call: Call
  psp: Psp
  index: number
  count: { acts: number; deposits: number; withdrawals: number }
  isOver(): boolean
}

/** What becomes of the payments, in turn. */
const LATER: readonly string[][] = [
  [],
  ['REFUNDED_IN_PART'],
  [],
  ['CHARGED_BACK_IN_PART', 'DISPUTE_WON'],
  [],
  ['CHARGED_BACK', 'DISPUTE_WON', 'CHARGED_BACK_IN_PART'],
  ['CHARGED_BACK'],
]

/** Deposits repeatedly; withdraws after every second deposit, and of some payments money goes back. */
async function live({ token, call, psp, index, count, isOver }: Living): Promise<void> {
  const approve = findTestInstrument('approve')
  if (!approve) throw new Error('no instrument')
  for (let n = index; !isOver(); n += 1) {
    const body = {
      ...{ key: randomUUID(), method: 'SKRILL', amount: DEPOSIT.major, currency: 'EUR' },
      ...{ language: 'de', returnPath: '/de-DE/deposit' },
    }
    const asked = await untilAnswer(async () => {
      const answer = await call('POST', '/v1/player/wallet/deposit/submit', { token, body })
      return answer?.next || answer?.status !== 'WAITING_INPUT' ? answer : null
    })
    count.deposits += 1
    const next = asked.next as { url: string } | null
    if (next) await psp.server.act(next.url.slice(next.url.lastIndexOf('/') + 1), approve)
    count.acts += 1
    const payment = await psp.server.findPayment(String(asked.referenceId))
    for (const decision of LATER[n % LATER.length] ?? []) {
      if (payment.ok) await psp.desk.decide(payment.value.paymentId, decision)
    }
    if (n % 2 === 1) {
      const withdrawal = {
        ...{ method: 'SKRILL', amount: WITHDRAWAL.major, blackbox: '' },
        reference: randomUUID(),
      }
      const path = '/v1/player/wallet/withdrawal/submit'
      // The money may still be pending, or charged back.
      let tries = 0
      const taken = await untilAnswer(async () => {
        const answer = await call('POST', path, { token, body: withdrawal })
        tries += 1
        return answer && (answer.pendingWithdrawalId || tries > MAX_TRIES || isOver())
          ? answer
          : null
      })
      if (taken.pendingWithdrawalId) count.withdrawals += 1
      count.acts += 1
    }
  }
}

async function holdTogether(engine: Engine, psp: Psp, lineUrl: string) {
  const db = await openNamed(engine.where)
  try {
    const secret = secretOf('psp')
    const it = await aPlatform(db, {
      clock: Date.now,
      payments: {
        secret,
        provider: createHttpPsp({
          ...{ url: `${lineUrl}/psp/api`, secret, clock: Date.now },
          fetch: (request) => fetch(request),
        }),
      },
    })
    await settleAll(db, it.platform, psp)
    await it.platform.close()
    const books = await ledgerCheck(db)
    const provider = createHttpPsp({
      ...{ url: `${lineUrl}/psp/api`, secret, clock: Date.now },
      fetch: (request) => fetch(request),
    })
    const report = await reconcile({
      ...{ db, provider, clock: () => Date.now() + LATER_MS },
      logger: silentLogger,
    })
    const [sums] = await db.query<{ wallets: bigint; owed: bigint }>(
      `select (select coalesce(sum(balance), 0) from platform.wallet_account)::bigint as wallets,
              (select coalesce(sum(owed), 0) from platform.deposit)::bigint as owed`,
    )
    const theirs = await psp.server.readMovements({
      ...{ from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z', after: null },
    })
    if (!theirs.ok || theirs.value.hasMore || !sums) throw new Error('the list is too long')
    const has = theirs.value.movements.reduce(
      (sum, it) => sum + (ADDS.has(it.kind) ? BigInt(it.amountMinor) : -BigInt(it.amountMinor)),
      0n,
    )
    // A chargeback in excess of a wallet is a receivable: it is in no wallet and not with the provider.
    const off = has + sums.owed - sums.wallets
    return {
      lostMinor: off > 0n ? off : 0n,
      createdMinor: off < 0n ? -off : 0n,
      differences: [
        ...books.differences.map((it) => `${it.rule}: ${it.subject} ${it.found}`),
        ...report.differences.map((it) => `${it.problem} ${it.kind} ${it.reference}`),
      ],
    }
  } finally {
    await db.close()
  }
}

/** Completes what the last process has left pending, without waiting for its leases to expire. */
async function settleAll(db: Db, platform: Platform, psp: Psp): Promise<void> {
  await untilAnswer(async () => {
    await psp.sendWebhooksNow()
    await db.query('update platform.job set run_at = now(), locked_until = null')
    await db.query('update platform.deposit set ask_at = now() where ask_at is not null')
    // What was stored and could not be applied is applied once it has lain for a minute.
    await db.query(
      `update platform.psp_event set received_at = received_at - interval '2 minutes'
       where applied_at is null`,
    )
    await platform.runJobs()
    const open = await db.query(
      `select 1 from platform.withdrawal where settle_tx is null
       union all select 1 from platform.psp_event where applied_at is null limit 1`,
    )
    return open.length === 0 ? true : null
  })
}

const ADDS: ReadonlySet<string> = new Set([
  'PAYMENT',
  'PAYOUT_RETURN',
  'REFUND_RETURN',
  'CHARGE_BACK_RETURN',
])

async function untilAnswer<Value>(ask: () => Promise<Value | null>): Promise<Value> {
  const deadline = Date.now() + GIVES_UP_AFTER_MS
  for (;;) {
    const answer = await ask()
    if (answer !== null) return answer
    if (Date.now() > deadline) throw new Error('nobody answers')
    await wait(50)
  }
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  await untilAnswer(async () => (isSo() ? true : null)).catch(() => {
    throw new Error(`waited in vain for ${what}`)
  })
}
