import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Pace } from './pace.ts'
import { NoTurnError } from './turns.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

/** A pace of ten in a second, and how long after the last pass of time each turn of a client came. */
function paced() {
  const pace = new Pace({ perSecond: 10, atOnce: 3, maxWaitMs: 500 })
  const taken: string[] = []
  const take = async (client: string, times: number) => {
    for (let n = 0; n < times; n += 1) {
      pace.turn(client).then(
        () => taken.push(client),
        (error: unknown) => taken.push(error instanceof NoTurnError ? 'refused' : 'failed'),
      )
    }
    await vi.advanceTimersByTimeAsync(0)
    return taken.length
  }
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return taken.length
  }
  return { taken, take, after }
}

test('a short burst is allowed at once, the rest is paced', async () => {
  const { take, after } = paced()
  expect(await take('one', 6)).toBe(3)
  expect(await after(99)).toBe(3)
  expect(await after(1)).toBe(4)
  expect(await after(100)).toBe(5)
  expect(await after(100)).toBe(6)
})

test('a client that waited may burst again', async () => {
  const { take, after } = paced()
  await take('one', 3)
  await after(300)
  expect(await take('one', 4)).toBe(6)
})

test('one client delays no other', async () => {
  const { take, taken } = paced()
  await take('one', 8)
  expect(await take('other', 3)).toBe(6)
  expect(taken).not.toContain('refused')
})

test('a client that would wait too long is refused at once, and takes no turn', async () => {
  const { take, taken, after } = paced()
  await take('one', 10)
  expect(taken).toEqual(['one', 'one', 'one', 'refused', 'refused'])
  await after(100)
  await take('one', 1)
  await after(500)
  expect(taken.filter((it) => it === 'refused')).toHaveLength(2)
  expect(taken.filter((it) => it === 'one')).toHaveLength(9)
})

test('of too many clients, the one idle for longest is forgotten', async () => {
  const { take } = paced()
  expect(await take('first', 3)).toBe(3)
  for (let n = 0; n < 9_999; n += 1) await take(`client ${n}`, 1)
  expect(await take('first', 1)).toBe(10_002)
  await take('one more', 1)
  expect(await take('first', 1)).toBe(10_003)
  await take('and another', 1)
  expect(await take('client 1', 3)).toBe(10_007)
})
