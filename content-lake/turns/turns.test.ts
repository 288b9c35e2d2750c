import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settled } from '#tests/fixtures/settled.ts'
import { NoTurnError, Turns } from './turns.ts'

/** Work that ends when the test says so. */
function works(turns: Turns) {
  const started: string[] = []
  const ends: (() => void)[] = []
  const ask = (key: string, name = key) =>
    turns.run(key, () => {
      started.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  return {
    started,
    ask,
    settled,
    async endNext() {
      ends.shift()?.()
      await settled()
    },
  }
}

test('a client that has all of its places does not delay the others', async () => {
  const { started, ask, settled, endNext } = works(
    new Turns({ atOnce: 2, atOnceEach: 1, waiting: 10, waitingEach: 5 }),
  )
  for (let n = 1; n <= 4; n++) void ask('flood', `flood ${n}`)
  void ask('reader')
  await settled()
  expect(started).toEqual(['flood 1', 'reader'])
  void ask('second reader')
  await endNext()
  expect(started).toEqual(['flood 1', 'reader', 'flood 2'])
  await endNext()
  expect(started.at(-1)).toBe('second reader')
})

test('the queue is bounded for each client, and in all', async () => {
  const { ask } = works(new Turns({ atOnce: 1, atOnceEach: 1, waiting: 3, waitingEach: 2 }))
  for (let n = 0; n < 3; n++) void ask('one')
  await expect(ask('one')).rejects.toBeInstanceOf(NoTurnError)
  void ask('other')
  await expect(ask('third')).rejects.toBeInstanceOf(NoTurnError)
})

test('work that fails frees its place', async () => {
  const turns = new Turns({ atOnce: 1, atOnceEach: 1, waiting: 1, waitingEach: 1 })
  await expect(turns.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(turns.counts).toEqual({ running: 0, waiting: 0 })
  expect(await turns.run('a', async () => 'done')).toBe('done')
})

test('no more work runs than allowed, and all accepted work finishes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 }), async (keys) => {
      const turns = new Turns({ atOnce: 3, atOnceEach: 2, waiting: 12, waitingEach: 6 })
      const running = new Map<string, number>()
      let ended = 0
      const results = await Promise.allSettled(
        keys.map((key) =>
          turns.run(key, async () => {
            running.set(key, (running.get(key) ?? 0) + 1)
            expect(running.get(key)).toBeLessThanOrEqual(2)
            expect([...running.values()].reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(3)
            await Promise.resolve()
            running.set(key, (running.get(key) ?? 1) - 1)
            ended += 1
          }),
        ),
      )
      expect(results.filter((it) => it.status === 'fulfilled')).toHaveLength(ended)
      expect(turns.counts).toEqual({ running: 0, waiting: 0 })
    }),
  )
})
