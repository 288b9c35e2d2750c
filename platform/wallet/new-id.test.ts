import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

const NOON = Date.UTC(2026, 10, 20, 12)

test('an id contains its version, its variant and its millisecond', () => {
  const id = newId(NOON)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(NOON)
  expect(id < newId(NOON + 1)).toBe(true)
})

test('ids of one millisecond sort in the order of their creation, whatever comes between', () => {
  const ids = Array.from({ length: 1_000 }, (_, n) => {
    const id = newId(NOON)
    // A job that is due later, a row that was started earlier.
    newId(NOON + (n % 3) - 1)
    return id
  })
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
})

test('a row that is booked beside an id sorts after it, and before the next', () => {
  for (let n = 0; n < 2_000; n += 1) {
    const [id, next] = [newId(NOON), newId(NOON)]
    // The start of platform.id_beside; the rest of it does not matter.
    const beside = `${id.slice(0, 19)}bff`
    if (id.slice(0, 18) < next.slice(0, 18))
      expect([beside, id, next].toSorted()).toEqual([id, beside, next])
  }
})
