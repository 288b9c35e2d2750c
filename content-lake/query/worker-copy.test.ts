import { expect, test } from 'vitest'
import { WorkerCopies } from './worker-copy.ts'

function aReserve() {
  const started: { n: number; isEnded: boolean; terminate(): Promise<void> }[] = []
  const copies = new WorkerCopies(() => {
    const it = {
      n: started.length,
      isEnded: false,
      async terminate() {
        it.isEnded = true
      },
    }
    started.push(it)
    return it
  })
  return { copies, started }
}

test('no spare worker is kept before a query may need to be stopped', () => {
  const { copies, started } = aReserve()
  expect([copies.take().n, copies.take().n]).toEqual([0, 1])
  expect(started).toHaveLength(2)
})

test('once a query may need to be stopped, one spare is kept for any lane', () => {
  const { copies, started } = aReserve()
  copies.take()
  copies.keepSpare()
  copies.keepSpare()
  expect(started).toHaveLength(2)
  expect(copies.take().n).toBe(1)
  // The next one has already started.
  expect(started).toHaveLength(3)
  expect(copies.take().n).toBe(2)
})

test('a worker that has exited is not handed out', () => {
  const { copies, started } = aReserve()
  copies.keepSpare()
  if (started[0]) started[0].isEnded = true
  expect(copies.take().n).toBe(1)
})

test('closing ends the spare worker, and no other is kept afterwards', async () => {
  const { copies, started } = aReserve()
  copies.keepSpare()
  await copies.close()
  copies.take()
  expect(started.map((it) => it.isEnded)).toEqual([true, false])
})
