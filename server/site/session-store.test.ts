import { expect, test } from 'vitest'
import { createSessionStore, type StoredSession } from './session-store.ts'

const MINUTE_MS = 60_000
const SESSION: StoredSession = {
  ...{ accessToken: 'access', refreshToken: 'refresh', playerId: 'player' },
  ...{ createdAt: 0, lastSeenAt: 0 },
}

type Row = { id_hash: unknown; sealed: unknown; created_at: unknown; last_seen_at: unknown }

/** The table, as far as the store queries it. */
async function aStore({ secret = 'a-secret', rows = new Map<unknown, Row>() } = {}) {
  const clock = { now: 0 }
  const db = {
    async query<Of>(sql: string, params: unknown[] = []): Promise<Of[]> {
      const [id] = params
      const row = rows.get(id)
      if (sql.startsWith('INSERT')) {
        const [id_hash, sealed, created_at, last_seen_at] = params
        rows.set(id, { id_hash, sealed, created_at, last_seen_at })
      } else if (sql.startsWith('UPDATE') && row) {
        rows.set(id, { ...row, sealed: params[1], last_seen_at: params[2] })
      } else if (sql.startsWith('DELETE')) rows.delete(id)
      return (sql.startsWith('SELECT') && row ? [row] : []) as Of[]
    },
  }
  const store = await createSessionStore({ db, secret, clock: () => clock.now })
  return { store, clock, rows }
}

test('a session ends after half an hour without a request, and is extended by use', async () => {
  const { store, clock, rows } = await aStore()
  const sid = await store.create(SESSION)
  clock.now = 30 * MINUTE_MS
  expect(await store.read(sid)).toEqual(SESSION)
  await store.update(sid, { ...SESSION, lastSeenAt: clock.now })
  clock.now = 60 * MINUTE_MS
  expect(await store.read(sid)).not.toBeNull()
  clock.now += 1
  expect(await store.read(sid)).toBeNull()
  expect(rows.size).toBe(0)
})

test('a session ends after twelve hours, however busy', async () => {
  const { store, clock } = await aStore()
  const sid = await store.create(SESSION)
  clock.now = 12 * 60 * MINUTE_MS
  await store.update(sid, { ...SESSION, lastSeenAt: clock.now })
  expect(await store.read(sid)).not.toBeNull()
  clock.now += 1
  expect(await store.read(sid)).toBeNull()
})

test('a copy of the table opens no session', async () => {
  const { store, rows } = await aStore()
  const sid = await store.create(SESSION)
  const copied = JSON.stringify([...rows.values()])
  for (const it of [sid, 'access', 'refresh', 'player"']) expect(copied).not.toContain(it)
  const other = await aStore({ secret: 'another-secret', rows })
  expect(await other.store.read(sid)).toBeNull()
})
