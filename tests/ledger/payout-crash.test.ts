import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#platform/db/open-database.ts'
import { ledgerCheck } from '#platform/wallet/index.ts'
import { openWithdrawal } from '#platform/withdrawals/open-withdrawal.ts'
import { aPlatform } from '#tests/api/a-platform.ts'

const KILLS = 20
const PLAYERS = 24
const EACH = 10
const AMOUNT = 2_000n
/** Longer than a lease: the next process may take over what the dead one held. */
const AHEAD_PER_KILL_MS = 61_000

let folder: string
let psp: Server
let child: ChildProcess | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playhouse-payout-'))
})
afterEach(async () => {
  child?.kill('SIGKILL')
  psp?.closeAllConnections()
  psp?.close()
  await rm(folder, { recursive: true, force: true })
})

test(`kill -9 in the middle of payouts, ${KILLS} times: each is paid once or given back once, and the books balance`, async () => {
  const dataDir = join(folder, 'database')
  await withdrawalsIn(dataDir)
  // The provider's own book: what it has decided about a reference stays, however often it is asked.
  const decided = new Map<string, { state: 'PAID' | 'FAILED'; asked: number }>()
  let untilKill = 0
  psp = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const { reference, amountMinor } = JSON.parse(text) as {
      reference: string
      amountMinor: number
    }
    expect(amountMinor).toBe(Number(AMOUNT))
    const known = decided.get(reference)
    const state = known?.state ?? (decided.size % 4 === 3 ? 'FAILED' : 'PAID')
    decided.set(reference, { state, asked: (known?.asked ?? 0) + 1 })
    untilKill -= 1
    // Half of the deaths come before the provider's answer has arrived, half while it is being written down.
    if (untilKill === 0 && decided.size % 2 === 0) child?.kill('SIGKILL')
    response.end(JSON.stringify({ state }))
    if (untilKill === 0) child?.kill('SIGKILL')
  })
  psp.listen(0, '127.0.0.1')
  await once(psp, 'listening')
  const pspUrl = `http://127.0.0.1:${(psp.address() as AddressInfo).port}`
  const pay = async (ahead: number): Promise<{ code: number | null; signal: string | null }> => {
    const script = join(import.meta.dirname, 'payout-process.ts')
    const args = ['--import', 'tsx', script, dataDir, pspUrl, String(ahead)]
    child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
    return { code, signal }
  }

  for (let kill = 0; kill < KILLS; kill += 1) {
    untilKill = 3 + (kill % 7)
    expect(await pay(kill * AHEAD_PER_KILL_MS)).toEqual({ code: null, signal: 'SIGKILL' })
  }
  untilKill = Number.POSITIVE_INFINITY
  expect(await pay(KILLS * AHEAD_PER_KILL_MS)).toEqual({ code: 0, signal: null })

  const db = await openDatabase({ dataDir })
  try {
    expect((await ledgerCheck(db)).differences).toEqual([])
    const rows = await db.query<{ id: string; state: string }>(
      'select id, state from platform.withdrawal',
    )
    expect(rows).toHaveLength(PLAYERS * EACH)
    for (const { id, state } of rows) expect(state).toBe(decided.get(id)?.state)
    const [sums] = await db.query<{ main: bigint; locked: bigint }>(
      `select sum(balance) filter (where account = 'MAIN')::bigint as main,
              sum(balance) filter (where account = 'LOCKED')::bigint as locked
       from platform.wallet_account`,
    )
    const paid = rows.filter((row) => row.state === 'PAID').length
    expect(sums).toEqual({ main: BigInt(rows.length - paid) * AMOUNT, locked: 0n })
    // Somebody died after the question and before the answer was kept: the same question was asked again.
    expect([...decided.values()].some(({ asked }) => asked > 1)).toBe(true)
  } finally {
    await db.close()
  }
}, 240_000)

/** Players who have asked for all they have, in small withdrawals, in the books before anybody pays. */
async function withdrawalsIn(dataDir: string): Promise<void> {
  const db = await openDatabase({ dataDir })
  try {
    const it = await aPlatform(db, { clock: Date.now })
    for (let player = 0; player < PLAYERS; player += 1) {
      const { playerId } = await it.aPlayer({
        openingBalance: { minor: AMOUNT * BigInt(EACH), currency: 'EUR' },
      })
      for (let n = 0; n < EACH; n += 1) {
        const opened = await openWithdrawal(
          { db, clock: Date.now },
          {
            playerId,
            reference: randomUUID(),
            hash: 'one',
            source: { method: 'SKRILL', instrumentToken: 'token-1' },
            amount: { minor: AMOUNT, currency: 'EUR' },
            limit: { limit: 1_000_000n, duration: 'daily' },
            needsReview: false,
            holdMs: 0,
          },
        )
        expect(opened.ok).toBe(true)
      }
    }
    await it.platform.close()
  } finally {
    await db.close()
  }
}
