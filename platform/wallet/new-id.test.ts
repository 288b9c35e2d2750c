import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('ids are UUIDs of version 7, all different, in the order in which they were made', () => {
  const ids = [1_000, 1_000, 1_000, 1_001, 2_000].map((ms) => newId(Date.UTC(2026, 10, 20) + ms))
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  }
  expect(new Set(ids).size).toBe(ids.length)
  expect([...ids].sort()).toEqual(ids)
})
