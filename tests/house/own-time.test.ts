import { expect, test } from 'vitest'
import { growthOf, heldBytes } from '#tests/fixtures/heap.ts'
import { withinOwnTime } from '#tests/fixtures/own-time.ts'

const LIMIT_MS = 40

test('what waits for ever hangs', async () => {
  await expect(withinOwnTime(LIMIT_MS, () => new Promise(() => undefined))).rejects.toThrow('hangs')
})

test('what works for too long hangs, though it ends', async () => {
  const work = async () => {
    const { user } = process.cpuUsage()
    while (process.cpuUsage().user - user < 2 * LIMIT_MS * 1_000);
    return 'late'
  }
  await expect(withinOwnTime(LIMIT_MS, work)).rejects.toThrow('hangs')
})

test('what ends says what it has to say, and what fails fails', async () => {
  expect(await withinOwnTime(60_000, async () => 'at once')).toBe('at once')
  await expect(withinOwnTime(60_000, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})

test('what somebody holds is in the measure of the heap, and what was let go is not', async () => {
  const before = await heldBytes()
  let held: object[] | null = Array.from({ length: 400_000 }, (_, n) => ({ n }))
  const holding = await heldBytes()
  expect(growthOf([before, holding])).toBeGreaterThan(0.05)
  expect(held).toHaveLength(400_000)
  held = null
  expect(growthOf([before, await heldBytes()])).toBeLessThan(0.05)
})

test.each<[string, number[], number]>([
  ['what is kept of each request', [100, 104, 108], 0.08],
  ['a cache that is read anew once', [100, 111, 111], 0],
  ['a cache that is read anew later', [100, 100, 111], 0],
  ['a cache beside what is kept of each request', [100, 104, 119], 0.08],
])('%s: what grows in every round counts, and no more', (_, measures, growth) => {
  expect(growthOf(measures)).toBeCloseTo(growth)
})
