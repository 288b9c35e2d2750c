import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/db/db.ts'
import { createPoster, type PostTransaction } from '#platform/wallet/index.ts'
import type { Posting } from '#platform/wallet/posting.ts'
import { openWithdrawal } from '#platform/withdrawals/open-withdrawal.ts'
import { moveWithdrawal } from '#platform/withdrawals/settle.ts'
import { WITHDRAWAL_EVENTS } from '#platform/withdrawals/withdrawal-states.ts'
import { findWithdrawal } from '#platform/withdrawals/withdrawal-store.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { aPlatform, type TestPlatform } from '#tests/fixtures/running-platform.ts'
import { IS_FULL } from '#tests/fixtures/sample.ts'

const OPERATIONS = IS_FULL ? 10_000 : 5_000
const WORKERS = 64
const PLAYERS = 10
const OPENING = 100_000n
const SEED = 20_261_120

/** The same numbers at every run (mulberry32): a failure can be reproduced. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

onBothEngines('the bank workload', (db: () => Db) => {
  let it: TestPlatform
  let post: PostTransaction
  beforeAll(async () => {
    it = await aPlatform(db())
    post = createPoster({ db: db(), clock: it.clock.now })
  })
  afterAll(() => it?.platform.close())

  test(`${OPERATIONS} random operations by ${WORKERS} workers, with duplicates and aborts, keep every balance`, async () => {
    const deps = { db: db(), clock: it.clock.now }
    const players: string[] = []
    for (let n = 0; n < PLAYERS; n += 1) {
      const openingBalance = { minor: OPENING, currency: 'EUR' } as const
      players.push((await it.aPlayer({ openingBalance })).playerId)
    }
    const below = numbers(SEED)
    const references: { playerId: string; reference: string; minor: bigint }[] = []
    const opened: { playerId: string; id: string }[] = []
    const came = new Map<string, bigint>()

    const one = async () => {
      const playerId = players[below(PLAYERS)] ?? ''
      const minor = BigInt(1 + below(4_000))
      const choice = below(10)
      if (choice < 2) {
        const reference = randomUUID()
        const credit: Posting = {
          op: 'CREDIT',
          type: 'DEPOSIT',
          house: 'H:PSP',
          category: 'PAYMENT',
          playerId,
          provider: 'bank',
          reference,
          amount: { minor, currency: 'EUR' },
        }
        const copies = await Promise.all(Array.from({ length: 1 + below(3) }, () => post(credit)))
        expect(copies.every((copy) => copy.ok)).toBe(true)
        came.set(reference, minor)
      } else if (choice < 5) {
        // Some repeat an earlier request of their own or of another player.
        const known = references.length > 0 && below(4) === 0
        const asked = (known ? references[below(references.length)] : undefined) ?? {
          ...{ playerId, reference: randomUUID(), minor },
        }
        references.push(asked)
        const answer = await openWithdrawal(deps, {
          ...{ playerId: asked.playerId, reference: asked.reference, hash: String(asked.minor) },
          source: { method: 'SKRILL', instrumentToken: 'token-1' },
          amount: { minor: asked.minor, currency: 'EUR' },
          limit: { limit: 1_000_000_000n, duration: 'daily' },
          needsReview: false,
          holdMs: 1e9,
        })
        if (answer.ok) opened.push({ playerId: asked.playerId, id: answer.value.id })
      } else if (choice < 9) {
        const target = opened[below(Math.max(opened.length, 1))]
        const found = target && (await findWithdrawal(db(), target))
        const event = WITHDRAWAL_EVENTS[below(WITHDRAWAL_EVENTS.length)]
        if (found && event) await moveWithdrawal(deps, found, { event, cause: 'workload' })
      } else {
        // An abort in the middle: the money has moved, then the next statement fails.
        const target = opened[below(Math.max(opened.length, 1))]
        const aborted = db().batch([
          {
            sql: "update platform.wallet_account set balance = balance + 1 where player_id = $1 and account = 'MAIN'",
            params: [target?.playerId ?? playerId],
          },
          { sql: 'select 1 / 0' },
        ])
        await expect(aborted).rejects.toMatchObject({ code: '22012' })
      }
    }
    let left = OPERATIONS
    const worker = async () => {
      while (left > 0) {
        left -= 1
        await one()
      }
    }
    await Promise.all(Array.from({ length: WORKERS }, worker))

    expect((await it.platform.ledgerCheck()).differences).toEqual([])
    const [sums] = await db().query<{ total: bigint; lowest: bigint }>(
      `select (select sum(amount) from platform.ledger_entry)::bigint as total,
              (select min(balance) from platform.wallet_account)::bigint as lowest`,
    )
    expect(sums?.total).toBe(0n)
    expect(sums?.lowest).toBeGreaterThanOrEqual(0n)
    // Deposits are with the players or paid out: counted from the outside, not from the ledger.
    const [held] = await db().query<{ held: bigint }>(
      `select (select sum(balance) from platform.wallet_account where player_id = any($1::uuid[]))::bigint
            + (select coalesce(sum(amount), 0) from platform.withdrawal
               where state = 'PAID' and player_id = any($1::uuid[]))::bigint as held`,
      [players],
    )
    const deposited = [...came.values()].reduce((sum, minor) => sum + minor, 0n)
    expect(held?.held).toBe(OPENING * BigInt(PLAYERS) + deposited)
    const states = await db().query<{ state: string }>(
      'select distinct state from platform.withdrawal',
    )
    expect(states.length).toBeGreaterThanOrEqual(6)
  })
})
