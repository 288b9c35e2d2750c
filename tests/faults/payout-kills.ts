import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { ledgerCheck } from '#platform/wallet/index.ts'
import { openWithdrawal } from '#platform/withdrawals/open-withdrawal.ts'
import { processScript } from '#tests/fixtures/process-script.ts'
import { aPlatform } from '#tests/fixtures/running-platform.ts'
import { type Engine, openNamed } from './engine.ts'

export type PayoutKills = {
  kills: number
  payouts: number
  /** Payouts sent to the provider more than once: the process died after the request and before storing the answer. */
  askedAgain: number
  /** In minor units, as in a storm. */
  lostMinor: bigint
  createdMinor: bigint
  differences: string[]
}

const LEAST_PLAYERS = 6
/** Three to nine payouts are requested before each kill: enough players that some are left for the last one. */
const PLAYERS_PER_KILL = 0.9
const EACH = 10
const AMOUNT = 2_000n
/** Longer than a lease: the next process can take over what the dead one held. */
const AHEAD_PER_KILL_MS = 61_000

/**
 * Kills (-9) the payout process this many times, half of them before the provider's answer has arrived, half while
 * it is being stored. The provider's own records show what should have become of each withdrawal.
 */
export async function killPayouts(engine: Engine, kills: number): Promise<PayoutKills> {
  await withdrawalsIn(engine, Math.max(LEAST_PLAYERS, Math.ceil(kills * PLAYERS_PER_KILL)))
  // The provider's decision on a reference is final, however often it is requested.
  const decided = new Map<string, { state: 'PAID' | 'FAILED'; asked: number }>()
  let untilKill = 0
  let child: ChildProcess | undefined
  const psp = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const { reference } = JSON.parse(text) as { reference: string }
    const known = decided.get(reference)
    const state = known?.state ?? (decided.size % 4 === 3 ? 'FAILED' : 'PAID')
    decided.set(reference, { state, asked: (known?.asked ?? 0) + 1 })
    untilKill -= 1
    if (untilKill === 0 && decided.size % 2 === 0) child?.kill('SIGKILL')
    response.end(JSON.stringify({ state }))
    if (untilKill === 0) child?.kill('SIGKILL')
  })
  psp.listen(0, '127.0.0.1')
  await once(psp, 'listening')
  const pspUrl = `http://127.0.0.1:${(psp.address() as AddressInfo).port}`
  const pay = async (ahead: number): Promise<string | null> => {
    const { script, execArgv } = processScript(join(import.meta.dirname, 'payout-process.ts'))
    const args = [...execArgv, script, engine.where, pspUrl, String(ahead)]
    child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
    return signal ?? String(code)
  }
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      untilKill = 3 + (kill % 7)
      const end = await pay(kill * AHEAD_PER_KILL_MS)
      if (end !== 'SIGKILL') throw new Error(`the process ended by itself: ${end}`)
    }
    untilKill = Number.POSITIVE_INFINITY
    const end = await pay(kills * AHEAD_PER_KILL_MS)
    if (end !== '0') throw new Error(`the last process did not end well: ${end}`)
    return { kills, ...(await outcome(engine, decided)) }
  } finally {
    child?.kill('SIGKILL')
    psp.closeAllConnections()
    psp.close()
  }
}

async function outcome(
  engine: Engine,
  decided: ReadonlyMap<string, { state: string; asked: number }>,
): Promise<Omit<PayoutKills, 'kills'>> {
  const db = await openNamed(engine.where)
  try {
    const rows = await db.query<{ id: string; state: string }>(
      'select id, state from platform.withdrawal',
    )
    const wrong = rows.filter(({ id, state }) => state !== decided.get(id)?.state)
    const [sums] = await db.query<{ wallets: bigint }>(
      'select sum(balance)::bigint as wallets from platform.wallet_account',
    )
    const paid = [...decided.values()].filter(({ state }) => state === 'PAID').length
    const off = BigInt(rows.length - paid) * AMOUNT - (sums?.wallets ?? 0n)
    return {
      payouts: rows.length,
      askedAgain: [...decided.values()].filter(({ asked }) => asked > 1).length,
      lostMinor: off > 0n ? off : 0n,
      createdMinor: off < 0n ? -off : 0n,
      differences: [
        ...(await ledgerCheck(db)).differences.map((it) => `${it.rule}: ${it.found}`),
        ...wrong.map(({ id, state }) => `${id} is ${state}, decided ${decided.get(id)?.state}`),
      ],
    }
  } finally {
    await db.close()
  }
}

/** Players who have requested all their money in small withdrawals, posted before any payout. */
async function withdrawalsIn(engine: Engine, players: number): Promise<void> {
  const db = await openNamed(engine.where)
  try {
    const it = await aPlatform(db, { clock: Date.now })
    // Only the processes to be killed pay out.
    await it.platform.close()
    for (let player = 0; player < players; player += 1) {
      const { playerId } = await it.aPlayer({
        openingBalance: { minor: AMOUNT * BigInt(EACH), currency: 'EUR' },
      })
      for (let n = 0; n < EACH; n += 1) {
        const opened = await openWithdrawal(
          { db, clock: Date.now },
          {
            ...{ playerId, reference: randomUUID(), hash: 'one', needsReview: false, holdMs: 0 },
            source: { method: 'SKRILL', instrumentToken: 'token-1' },
            amount: { minor: AMOUNT, currency: 'EUR' },
            limit: { limit: 1_000_000n, duration: 'daily' },
          },
        )
        if (!opened.ok) throw new Error(opened.refusal)
      }
    }
  } finally {
    await db.close()
  }
}
