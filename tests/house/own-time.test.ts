import { expect, test } from 'vitest'
import { growthOf, heldBytes } from '#tests/fixtures/heap.ts'
import { createOwnTime, type OwnClock, withinOwnTime } from '#tests/fixtures/own-time.ts'
import { IS_FULL } from '#tests/fixtures/sample.ts'

const LIMIT_MS = 2_000

/** A clock that is stopped until a test advances it. */
function aClock() {
  const time = { wallMs: 0, workedMs: 0, idleMs: 0 }
  const looks = new Set<{ at: number; look: () => void }>()
  const clock: OwnClock = {
    wallMs: () => time.wallMs,
    spent: () => ({ workedMs: time.workedMs, idleMs: time.idleMs }),
    later(look, ms) {
      const entry = { at: time.wallMs + ms, look }
      looks.add(entry)
      return () => void looks.delete(entry)
    },
  }
  const pass = ({
    wallMs,
    workedMs = 0,
    idleMs = 0,
  }: Partial<typeof time> & { wallMs: number }) => {
    time.wallMs += wallMs
    time.workedMs += workedMs
    time.idleMs += idleMs
    for (const entry of looks) {
      if (entry.at > time.wallMs) continue
      looks.delete(entry)
      entry.look()
    }
  }
  return { within: createOwnTime(clock), pass, waiting: () => looks.size }
}
const never = () => new Promise<never>(() => undefined)

test('a call that never ends hangs', async () => {
  const { within, pass, waiting } = aClock()
  const hangs = expect(within(LIMIT_MS, never)).rejects.toThrow('hangs: 2001 ms')
  pass({ wallMs: 2_001, idleMs: 2_001 })
  await hangs
  expect(waiting()).toBe(0)
})

test('a call that works for too long hangs, though it ends', async () => {
  const { within, pass, waiting } = aClock()
  const work = async () => {
    pass({ wallMs: 4_000, workedMs: 2_001 })
    return 'late'
  }
  await expect(within(LIMIT_MS, work)).rejects.toThrow('hangs: 2001 ms')
  expect(waiting()).toBe(0)
})

test("delays by a busy machine do not count as the call's own time", async () => {
  const { within, pass, waiting } = aClock()
  let end = (_: string) => {}
  const answer = within(LIMIT_MS, () => new Promise<string>((resolve) => (end = resolve)))
  for (let n = 0; n < 100; n += 1) pass({ wallMs: 1_000, workedMs: 10, idleMs: 10 })
  end('at last')
  expect(await answer).toBe('at last')
  expect(waiting()).toBe(0)
})

test('a finished call returns its result, and a failed call fails', async () => {
  expect(await withinOwnTime(60_000, async () => 'at once')).toBe('at once')
  await expect(withinOwnTime(60_000, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})

// Other memory of the process moves the measurement, too: only the full run is sure of its heap.
test.runIf(IS_FULL)(
  'retained memory is in the measure of the heap, and released memory is not',
  async () => {
    const before = await heldBytes()
    let held: object[] | null = Array.from({ length: 400_000 }, (_, n) => ({ n }))
    const holding = await heldBytes()
    expect(growthOf([before, holding])).toBeGreaterThan(0.05)
    expect(held).toHaveLength(400_000)
    held = null
    expect(growthOf([before, await heldBytes()])).toBeLessThan(0.05)
  },
)

test.each<[string, number[], number]>([
  ['what is kept of each request', [100, 104, 108], 0.08],
  ['a cache that is read again once', [100, 111, 111], 0],
  ['a cache that is read again later', [100, 100, 111], 0],
  ['a cache beside what is kept of each request', [100, 104, 119], 0.08],
])('%s: only what grows in every round counts', (_, measures, growth) => {
  expect(growthOf(measures)).toBeCloseTo(growth)
})
