import { expect, test } from 'vitest'
import { createSlots, createSlotsByKey, SlotsFullError } from './slots.ts'

/** Work that ends when it is told to. */
function aPiece() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => ended, end }
}

test('no more pieces run at a time than there are slots, in the order in which they came', async () => {
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

test('one that fails gives its slot back', async () => {
  const inSlot = createSlots({ concurrent: 1, waiting: 10 })
  await expect(inSlot(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inSlot(async () => 'next')).toBe('next')
})

test('more than may wait are sent away', async () => {
  const inSlot = createSlots({ concurrent: 1, waiting: 1 })
  const piece = aPiece()
  const running = [inSlot(piece.work), inSlot(piece.work)]
  await expect(inSlot(piece.work)).rejects.toBeInstanceOf(SlotsFullError)
  piece.end()
  await Promise.all(running)
})

test('one key waits for itself and not for another', async () => {
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
