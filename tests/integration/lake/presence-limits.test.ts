import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { LakeDatabase } from '#content-lake/lake-database.ts'
import { type RunningLake, STUDIO, startLake, TOKEN } from '#tests/fixtures/running-lake.ts'
import { until } from './until.ts'

/** The database query for the owner of a token. */
const QUERY = 'FROM lake.editor_session'
const queries = { asked: 0, underWay: 0, mostUnderWay: 0 }
/** Delays the database's answers. */
let gate = Promise.resolve()

function closeGate(): () => void {
  let open = () => {}
  gate = new Promise((resolve) => {
    open = resolve
  })
  return () => open()
}

const counting = (db: LakeDatabase): LakeDatabase => ({
  batch: (statements) => db.batch(statements),
  async query(sql, params) {
    if (!sql.includes(QUERY) || sql.startsWith('DELETE')) return db.query(sql, params)
    queries.asked += 1
    queries.underWay += 1
    queries.mostUnderWay = Math.max(queries.mostUnderWay, queries.underWay)
    await gate
    const rows = await db.query<never>(sql, params)
    queries.underWay -= 1
    return rows
  },
})

let running: RunningLake
beforeAll(async () => {
  running = await startLake({ withDatabase: counting })
})
afterAll(() => running.stop())
beforeEach(() => {
  Object.assign(queries, { asked: 0, underWay: 0, mostUnderWay: 0 })
  gate = Promise.resolve()
})

const connect = () =>
  new WebSocket(`ws://127.0.0.1:${running.port}/v2022-06-30/socket/production`, { origin: STUDIO })

async function aSocket() {
  const socket = connect()
  const received: string[] = []
  const closed = once(socket, 'close').then(([code]) => code as number)
  socket.on('message', (data) => received.push(String(data)))
  await once(socket, 'open')
  const send = (id: string, method: string, params: object = {}) =>
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
  const answerTo = (id: string) =>
    until(() => received.map((it) => (it === '♥' ? {} : JSON.parse(it))).find((it) => it.id === id))
  return { socket, received, closed, send, answerTo }
}

test('an anonymous client that floods is cut off after few queries, no one else is', async () => {
  const quiet = await aSocket()
  quiet.send('1', 'authorization', { authorization: `Bearer ${TOKEN}` })
  const stranger = await aSocket()
  for (let n = 0; n < 1_000; n += 1)
    stranger.send(String(n), 'authorization', { authorization: `Bearer nonsense-${n}` })
  expect(await stranger.closed).toBe(1008)
  expect(queries.asked).toBeLessThanOrEqual(10)
  expect(await quiet.answerTo('1')).toMatchObject({ result: { ok: true } })
  quiet.send('2', 'presence_subscribe')
  expect(await quiet.answerTo('2')).toMatchObject({ result: expect.any(String) })
  quiet.socket.close()
})

test('anonymous clients of one network have limited sockets, and leave editors theirs', async () => {
  const sockets = await Promise.all(Array.from({ length: 20 }, aSocket))
  await expect(once(connect(), 'open')).rejects.toThrow('403')
  // A client that authenticates no longer counts.
  const [first, ...others] = sockets
  first?.send('1', 'authorization', { authorization: `Bearer ${TOKEN}` })
  expect(await first?.answerTo('1')).toMatchObject({ result: { ok: true } })
  others.push(await aSocket())
  for (const { socket } of [...others, ...(first ? [first] : [])]) socket.terminate()
  await Promise.all(sockets.map((it) => it.closed))
})

test('a socket has one query in progress, and its messages are answered in order', async () => {
  const openGate = closeGate()
  const { socket, received, send, answerTo } = await aSocket()
  for (const n of [1, 2, 3, 4]) send(String(n), 'authorization', { authorization: `nonsense-${n}` })
  socket.send('♥')
  // The heartbeat is answered at once: everything before it has arrived.
  await until(() => received.includes('♥'))
  expect(queries).toEqual({ asked: 1, underWay: 1, mostUnderWay: 1 })
  openGate()
  await answerTo('4')
  expect(queries).toEqual({ asked: 4, underWay: 0, mostUnderWay: 1 })
  expect(received.slice(1).map((it) => JSON.parse(it).id)).toEqual(['1', '2', '3', '4'])
  socket.close()
})

test('a closed socket sends no further queries', async () => {
  const openGate = closeGate()
  const { closed, send } = await aSocket()
  send('first', 'authorization', { authorization: 'nonsense' })
  await until(() => queries.underWay === 1)
  for (let n = 0; n < 20; n += 1) send(String(n), 'authorization', { authorization: 'nonsense' })
  expect(await closed).toBe(1008)
  openGate()
  await until(() => queries.underWay === 0)
  const next = await aSocket()
  next.send('1', 'authorization', { authorization: `Bearer ${TOKEN}` })
  await next.answerTo('1')
  next.socket.close()
  expect(queries.asked).toBe(1)
})

test('an editor may report as often as a Studio does, but not without limit', async () => {
  const { closed, send, answerTo } = await aSocket()
  send('0', 'authorization', { authorization: `Bearer ${TOKEN}` })
  await answerTo('0')
  for (let n = 1; n <= 60; n += 1)
    send(String(n), 'presence_announce', { data: { sessionId: 's', locations: [] } })
  expect(await answerTo('60')).toMatchObject({ result: true })
  for (let n = 61; n <= 500; n += 1) send(String(n), 'presence_rollcall', { session: 's' })
  expect(await closed).toBe(1008)
})
