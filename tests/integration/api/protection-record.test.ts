import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProtectionRecord } from '#contracts/player-api/protection-record.ts'
import type { Db } from '#platform/db/db.ts'
import { exportProtectionRecord, findBrokenLine } from '#platform/protection/index.ts'
import { onBothEngines } from '#tests/fixtures/databases.ts'
import { type OwnPlatform, openPlatform } from '#tests/fixtures/running-platform.ts'

const HOUR = 3_600_000

let it: OwnPlatform
beforeAll(async () => {
  it = await openPlatform()
})
afterAll(() => it?.close())

type Who = { playerId: string; email: string }
async function call(who: Who, method: string, path: string, body?: object) {
  const { idToken } = await it.signIn(who.email)
  const options = body === undefined ? {} : { body }
  return it.call(method, `/v1/player/${path}`, { token: idToken, ...options })
}
const read = async (who: Who, after?: string) =>
  (await call(who, 'GET', `protection-record${after === undefined ? '' : `?after=${after}`}`))
    .body as ProtectionRecord
async function linesOf(db: Db, playerId: string | null): Promise<string[]> {
  const lines: string[] = []
  const period = { from: new Date(0), before: new Date(it.clock.now() + HOUR) }
  for await (const line of exportProtectionRecord(db, { playerId, ...period })) lines.push(line)
  return lines
}
/** A limit that was set and increased, and a time-out that has ended. */
async function aRecord(): Promise<Who> {
  const who = await it.aPlayer()
  const limit = { duration: 'D', textVersion: 'limits-1' }
  await call(who, 'PATCH', 'deposit-limits', { ...limit, limit: 100 })
  await call(who, 'PATCH', 'deposit-limits', { ...limit, limit: 200 })
  it.clock.travel(25 * HOUR)
  await call(who, 'GET', 'deposit-limits')
  it.clock.travel(1_000)
  expect((await call(who, 'PATCH', 'timeout', { timeout: 24, textVersion: 'b-1' })).status).toBe(
    204,
  )
  await it.platform.players.changeStatus({ playerId: who.playerId, status: 'REGISTERED' })
  return who
}

test('the player reads every break and every limit change, in order', async () => {
  const who = await aRecord()
  const { entries, next, currency } = await read(who)
  expect([currency, next]).toEqual(['EUR', null])
  expect(entries.map((entry) => [entry.event, entry.cause, entry.textVersion])).toEqual([
    ['LIMIT_SET', 'player', 'limits-1'],
    ['LIMIT_RAISE_ASKED', 'player', 'limits-1'],
    ['LIMIT_RAISED', 'time', null],
    ['TIMEOUT', 'player', 'b-1'],
    ['STATUS', 'operator', null],
  ])
  expect(entries[1]?.limit).toMatchObject({ valueBefore: 100, valueAfter: 100, pendingValue: 200 })
  const [raised, timeout, status] = entries.slice(2)
  // In effect after a day, and recorded at the next read.
  expect(Date.parse(raised?.recordedAt ?? '') - Date.parse(raised?.at ?? '')).toBe(HOUR)
  expect(timeout).toMatchObject({ statusBefore: 'REGISTERED', limit: null })
  expect(Date.parse(timeout?.until ?? '') - Date.parse(timeout?.at ?? '')).toBe(24 * HOUR)
  expect(status).toMatchObject({ statusBefore: 'TIMEOUT', details: { status: 'REGISTERED' } })
})

test('register answers and holds for a match are in it, but not the matching person', async () => {
  const who = await it.aPlayer()
  const [other, at] = [randomUUID(), new Date(it.clock.now())]
  await it.db.query(
    `insert into platform.register_answer (player_id, id, at, register, occasion, answer, receipt)
     values ($1, $2, $3, 'SE', 'SIGN_IN', 'CLEAR', 'r-1')`,
    [who.playerId, randomUUID(), at],
  )
  await it.db.query(
    `insert into platform.identity_review (player_id, other_id, at, points, reasons, state, decided_at, cause)
     values ($1, $2, $3, 75, '{NAME_SAME,BIRTH_SAME}', 'OTHER', $4, 'a call')`,
    [who.playerId, other, new Date(at.getTime() + 1), new Date(at.getTime() + 2)],
  )
  const { entries } = await read(who)
  expect(entries).toMatchObject([
    {
      ...{ event: 'REGISTER_ASKED', cause: 'register' },
      details: { register: 'SE', occasion: 'SIGN_IN', answer: 'CLEAR', receipt: 'r-1' },
    },
    { event: 'IDENTITY_HELD', cause: 'rule:likeness' },
    { event: 'IDENTITY_DECIDED', cause: 'operator', details: { verdict: 'OTHER' } },
  ])
  const lines = await linesOf(it.db, who.playerId)
  expect(findBrokenLine(lines)).toBeNull()
  expect(lines).toHaveLength(4)
  expect(lines.join('')).not.toContain(other)
})

test('a long record comes in parts that are all of it, once', async () => {
  const who = await it.aPlayer()
  await it.db.query(
    `insert into platform.limit_change (player_id, no, kind, period, event, value_before, value_after, at, recorded_at, cause)
     select $1, n, 'deposit', 'D', 'PASSED', 1, n, $2::timestamptz, $2::timestamptz + n / 7 * interval '1 ms', 'test'
     from generate_series(1, 1203) n`,
    [who.playerId, new Date(it.clock.now())],
  )
  const values: unknown[] = []
  let after: string | undefined
  do {
    const part = await read(who, after)
    values.push(...part.entries.map((entry) => entry.limit?.valueAfter))
    after = part.next ?? undefined
  } while (after !== undefined)
  expect(values).toEqual(Array.from({ length: 1203 }, (_, n) => (n + 1) / 100))
})

test.each(['', '1', 'x.B-1', '1.B-%00', '1.B-../..'])(
  '%j is not a valid position',
  async (after) => {
    const who = await it.aPlayer()
    expect((await call(who, 'GET', `protection-record?after=${after}`)).status).toBe(400)
  },
)

describe('the export for an auditor', () => {
  test('contains all players, says who requested it, and proves its own integrity', async () => {
    const [mine, theirs] = [await aRecord(), await aRecord()]
    const lines = await linesOf(it.db, null)
    expect(findBrokenLine(lines)).toBeNull()
    const parsed = lines.map((line) => JSON.parse(line))
    const ofBoth = parsed.filter((line) => [mine.playerId, theirs.playerId].includes(line.playerId))
    expect(ofBoth).toHaveLength(10)
    expect(parsed.at(-1)).toMatchObject({ end: true, entries: lines.length - 1 })
    expect(
      parsed.every((line) => line.end || line.sessionId || !line.event.startsWith('TIME')),
    ).toBe(true)
    const one = await linesOf(it.db, mine.playerId)
    expect(one).toHaveLength(6)
    expect(findBrokenLine(one)).toBeNull()
  })

  test('starts with the same lines when it is created again later', async () => {
    const before = await linesOf(it.db, null)
    it.clock.travel(HOUR)
    await aRecord()
    const later = await linesOf(it.db, null)
    expect(later.slice(0, before.length - 1)).toEqual(before.slice(0, -1))
  })

  test('reveals changed, removed, moved or truncated lines', async () => {
    const lines = await linesOf(it.db, (await aRecord()).playerId)
    const [first = '', second = '', ...rest] = lines
    expect(findBrokenLine([first.replace('LIMIT_SET', 'LIMIT_XET'), second, ...rest])).toBe(1)
    expect(findBrokenLine([second, ...rest])).toBe(1)
    expect(findBrokenLine([second, first, ...rest])).toBe(1)
    expect(findBrokenLine([first, ...rest])).toBe(2)
    expect(findBrokenLine(lines.slice(0, -1))).toBe(lines.length)
    expect(findBrokenLine([first, lines.at(-1) ?? ''])).toBe(2)
    expect(findBrokenLine([...lines, first])).toBe(lines.length)
    expect(findBrokenLine(['', ...rest])).toBe(1)
  })
})

onBothEngines('what is on record', (db) => {
  const PLAYER = '00000000-0000-4000-8000-0000000000aa'
  const ROWS = {
    protection_event: `insert into platform.protection_event (player_id, id, at, kind, status_before, visitor)
      values ($1, $1, now(), 'TIMEOUT', 'REGISTERED', '')`,
    limit_change: `insert into platform.limit_change (player_id, no, kind, period, event, at, recorded_at, cause)
      values ($1, 1, 'deposit', 'D', 'SET', now(), now(), 'player')`,
  }

  test.each(Object.entries(ROWS))('cannot be changed or removed: %s', async (table, insert) => {
    await db().query(insert, [PLAYER])
    for (const change of [
      `update platform.${table} set text_version = 'another'`,
      `delete from platform.${table}`,
      `truncate platform.${table}`,
    ]) {
      await expect(db().query(change), change).rejects.toMatchObject({ code: 'PW001' })
    }
    const rows = await db().query(`select text_version from platform.${table}`)
    expect(rows).toEqual([{ text_version: null }])
  })
})
