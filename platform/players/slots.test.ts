import { expect, test } from 'vitest'
import { createSlots, createSlotsByKey, SlotsFullError } from './slots.ts'

/** Work that ends on demand. */
function aPiece() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => ended, end }
}

test('no more tasks run at a time than there are slots, in the order of arrival', async () => {
  const inSlot = createSlots({ concurrent: 2, waiting: 10 })
  const pieces = [aPiece(), aPiece(), aPiece(), aPiece()]
  const started: number[] = []
  const all = pieces.map(({ work }, n) =>
    inSlot(() => {
      started.push(n)
      return work()
    }),
  )
  expect(started).toEqual([0, 1])
  pieces[1]?.end()
  await all[1]
  expect(started).toEqual([0, 1, 2])
  for (const { end } of pieces) end()
  await Promise.all(all)
  expect(started).toEqual([0, 1, 2, 3])
})

test('a task that fails frees its slot', async () => {
  const inSlot = createSlots({ concurrent: 1, waiting: 10 })
  await expect(inSlot(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inSlot(async () => 'next')).toBe('next')
})

test('a task beyond the queue is refused', async () => {
  const inSlot = createSlots({ concurrent: 1, waiting: 1 })
  const piece = aPiece()
  const running = [inSlot(piece.work), inSlot(piece.work)]
  await expect(inSlot(piece.work)).rejects.toBeInstanceOf(SlotsFullError)
  piece.end()
  await Promise.all(running)
})

test('tasks of one key wait for each other, and not for another key', async () => {
  const inSlotOf = createSlotsByKey({ waiting: 10 })
  const piece = aPiece()
  const first = inSlotOf('a', piece.work)
  let secondRan = false
  const second = inSlotOf('a', async () => {
    secondRan = true
  })
  await inSlotOf('b', async () => undefined)
  expect(secondRan).toBe(false)
  piece.end()
  await Promise.all([first, second])
  expect(secondRan).toBe(true)
})

/** The order in which the tasks of one slot start, by name. */
function aQueue(limits: { waiting: number }) {
  const inSlot = createSlots({ concurrent: 1, ...limits })
  const started: string[] = []
  const blocker = aPiece()
  const first = inSlot(blocker.work)
  return {
    add: (name: string, rank: number) => inSlot(async () => void started.push(name), rank),
    async run() {
      blocker.end()
      await first
      return started
    },
  }
}

test('the lowest rank goes first, and within a rank the order of arrival', async () => {
  const queue = aQueue({ waiting: 10 })
  const all = [queue.add('b', 1), queue.add('d', 2), queue.add('c', 1), queue.add('a', 0)]
  await queue.run()
  await Promise.all(all)
  expect(await queue.run()).toEqual(['a', 'b', 'c', 'd'])
})

test('in a full queue, only a lower rank replaces the last task of the highest rank', async () => {
  const queue = aQueue({ waiting: 2 })
  const early = queue.add('early', 3)
  const late = queue.add('late', 3)
  await expect(queue.add('same', 3)).rejects.toBeInstanceOf(SlotsFullError)
  const sentAway = expect(late).rejects.toBeInstanceOf(SlotsFullError)
  const player = queue.add('player', 0)
  await sentAway
  await queue.run()
  await Promise.all([early, player])
  expect(await queue.run()).toEqual(['player', 'early'])
})
