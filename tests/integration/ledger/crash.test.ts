import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#platform/db/open-database.ts'
import { ledgerCheck } from '#platform/wallet/index.ts'
import { putPreparedData } from '#tests/fixtures/prepared-data.ts'
import { type Running, ready, startServer } from '#tests/fixtures/product-process.ts'
import { aPlatform, RELAX_SECRET, signed } from '#tests/fixtures/running-platform.ts'
import { IS_FULL } from '#tests/fixtures/sample.ts'

const PLAYERS = 32
/** Requests left without an answer are repeated before the next kill. All five: `npm run faults -- suite`. */
const KILLS = IS_FULL ? 5 : 2
const ACKNOWLEDGED_BEFORE_KILL = 250
/** On a bare clone the first start draws the images of the whole catalogue. */
const WITH_ARTWORK_MS = 900_000

type Session = { playerId: string; sessionId: string }
type Operation = { playerId: string; reference: string; path: string; body: object }

let folder: string
let running: Running | undefined
beforeEach(async () => {
  folder = join(tmpdir(), `playhouse-crash-${randomUUID()}`)
  await putPreparedData(folder)
})
afterEach(async () => {
  running?.child.kill('SIGKILL')
  await running?.stopped
  await rm(folder, { recursive: true, force: true })
})

test(
  'kill -9 of the whole product in the middle of 32 players bets: what was acknowledged is there once, and the ledger balances',
  async () => {
    const acknowledged = new Map<string, { playerId: string; transactionId: string }>()
    const inDoubt: Operation[] = []
    const sessions = await playersAtGames()

    for (let kill = 0; kill < KILLS; kill += 1) {
      const product = await startServer({
        PLAYHOUSE_DATA: folder,
        // All but the Studio, which consists of static files: one process, one database.
        PLAYHOUSE_PARTS: 'site,platform,lake,sandbox',
        RELAX_SECRET,
      })
      running = product
      await ready(product)
      const url = `http://127.0.0.1:${product.ports.platform}`
      // Unanswered requests are repeated: either it had happened, or it happens now, but only once.
      for (const operation of inDoubt.splice(0)) {
        const answer = await send(url, operation)
        expect(answer?.status).toBe(200)
        if (answer) acknowledge(acknowledged, operation, answer.transactionId)
      }
      const target = acknowledged.size + ACKNOWLEDGED_BEFORE_KILL
      let isDead = false
      const killWhenReached = () => {
        if (isDead || acknowledged.size < target) return
        isDead = true
        product.child.kill('SIGKILL')
      }
      const play = async (session: Session, player: number) => {
        for (let round = 0; !isDead; round += 1) {
          for (const operation of roundOf(session, `${kill}-${player}-${round}`)) {
            const answer = await send(url, operation)
            if (answer === null) {
              inDoubt.push(operation)
              return
            }
            expect(answer.status).toBe(200)
            acknowledge(acknowledged, operation, answer.transactionId)
            killWhenReached()
          }
        }
      }
      await Promise.all(sessions.map(play))
      expect(await product.stopped).toEqual({ code: null, signal: 'SIGKILL' })
      expect(await differences()).toEqual([])
    }

    expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS * ACKNOWLEDGED_BEFORE_KILL)
    const db = await openDatabase({ dataDir: join(folder, 'database') })
    try {
      const rows = await db.query<{ reference: string; id: string; player_id: string }>(
        "select reference, id, player_id from platform.ledger_transaction where provider = 'relax'",
      )
      const stored = new Map(rows.map((row) => [row.reference, row]))
      expect(stored.size).toBe(rows.length)
      for (const [reference, { playerId, transactionId }] of acknowledged) {
        expect(stored.get(reference)).toEqual({ reference, id: transactionId, player_id: playerId })
      }
      const doubtful = new Set(inDoubt.map(({ reference }) => reference))
      expect([...stored.keys()].filter((it) => !acknowledged.has(it) && !doubtful.has(it))).toEqual(
        [],
      )
    } finally {
      await db.close()
    }
  },
  WITH_ARTWORK_MS,
)

/** Players with money and a game session each, written to the ledger before the product starts. */
async function playersAtGames(): Promise<Session[]> {
  const db = await openDatabase({ dataDir: join(folder, 'database') })
  try {
    const { atAGame } = await aPlatform(db, { clock: Date.now })
    return await Promise.all(
      Array.from({ length: PLAYERS }, (_, n) =>
        atAGame({
          email: `crash-${n}@playhouse.test`,
          openingBalance: { minor: 1_000_000n, currency: 'EUR' },
        }),
      ),
    )
  } finally {
    await db.close()
  }
}

async function differences(): Promise<unknown[]> {
  const db = await openDatabase({ dataDir: join(folder, 'database') })
  try {
    return (await ledgerCheck(db)).differences
  } finally {
    await db.close()
  }
}

function roundOf({ playerId, sessionId }: Session, name: string): Operation[] {
  const common = { sessionId, roundId: `round-${name}`, currency: 'EUR' }
  const bet = { ...common, reference: `bet-${name}`, gameId: 'lucky-lantern', amountMinor: 100 }
  const win = { ...common, reference: `win-${name}`, amountMinor: 90, closesRound: true }
  return [
    { playerId, reference: bet.reference, path: '/callbacks/relax/bet', body: bet },
    { playerId, reference: win.reference, path: '/callbacks/relax/win', body: win },
  ]
}

function acknowledge(
  acknowledged: Map<string, { playerId: string; transactionId: string }>,
  { playerId, reference }: Operation,
  transactionId: string,
): void {
  const before = acknowledged.get(reference)
  if (before) expect(transactionId).toBe(before.transactionId)
  acknowledged.set(reference, { playerId, transactionId })
}

/** Null when the process died before it answered. */
async function send(
  url: string,
  { path, body }: Operation,
): Promise<{ status: number; transactionId: string } | null> {
  const text = JSON.stringify(body)
  const headers = signed({ path, body: text, timestampMs: Date.now() })
  try {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: text,
    })
    const answer = (await response.json()) as { transactionId: string }
    return { status: response.status, transactionId: answer.transactionId }
  } catch {
    return null
  }
}
