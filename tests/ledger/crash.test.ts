import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#platform/db/open-database.ts'
import { ledgerCheck } from '#platform/wallet/index.ts'
import { signed } from '#tests/api/a-platform.ts'

const PLAYERS = 32
const KILLS = 5
const ACKNOWLEDGED_BEFORE_KILL = 250

type Child = { process: ChildProcess; url: string; sessions: Session[]; differences: unknown[] }
type Session = { playerId: string; sessionId: string }
type Operation = { playerId: string; reference: string; path: string; body: object }

let folder: string
let running: ChildProcess | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playhouse-crash-'))
})
afterEach(async () => {
  running?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

test('kill -9 in the middle of 32 players bets: what was acknowledged is there once, and the books balance', async () => {
  const acknowledged = new Map<string, { playerId: string; transactionId: string }>()
  const inDoubt: Operation[] = []
  let sessions: Session[] = []

  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = await start(kill === 0 ? PLAYERS : 0)
    if (kill === 0) sessions = child.sessions
    expect(child.differences).toEqual([])
    // Whoever got no answer asks again: either it had happened, or it happens now, but once.
    for (const operation of inDoubt.splice(0)) {
      const answer = await send(child.url, operation)
      expect(answer?.status).toBe(200)
      if (answer) acknowledge(acknowledged, operation, answer.transactionId)
    }
    const target = acknowledged.size + ACKNOWLEDGED_BEFORE_KILL
    let isDead = false
    const killWhenReached = () => {
      if (isDead || acknowledged.size < target) return
      isDead = true
      child.process.kill('SIGKILL')
    }
    const play = async (session: Session, player: number) => {
      for (let round = 0; !isDead; round += 1) {
        for (const operation of roundOf(session, `${kill}-${player}-${round}`)) {
          const answer = await send(child.url, operation)
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
    if (child.process.signalCode === null) await once(child.process, 'exit')
    expect(child.process.signalCode).toBe('SIGKILL')
  }

  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS * ACKNOWLEDGED_BEFORE_KILL)
  const db = await openDatabase({ dataDir: folder })
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
    expect((await ledgerCheck(db)).differences).toEqual([])
  } finally {
    await db.close()
  }
})

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

async function start(players: number): Promise<Child> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'crash-child.ts'), folder, String(players)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  running = child
  for await (const line of createInterface({ input: child.stdout })) {
    return { process: child, ...(JSON.parse(line) as Omit<Child, 'process'>) }
  }
  throw new Error('the platform ended before it listened')
}
