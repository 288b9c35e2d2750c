import { afterEach, expect, test, vi } from 'vitest'
import { NoTurnError } from '#content-lake/turns/turns.ts'
import { settled } from '#tests/fixtures/settled.ts'
import { RenderLoad } from './render-load.ts'

afterEach(() => void vi.useRealTimers())

/** Visits whose page is rendered until the test ends all of them. */
function visits(load: RenderLoad) {
  const rendering = new Map<string, number>()
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const visit = (address: string) =>
    load.answer(address, () =>
      load.render(address, async () => {
        rendering.set(address, (rendering.get(address) ?? 0) + 1)
        await ended
        return 'page'
      }),
    )
  const total = () => [...rendering.values()].reduce((sum, it) => sum + it, 0)
  return { rendering, visit, total, end: () => end() }
}

test('one address has two concurrent renders, all of them together ten', async () => {
  const { rendering, visit, total, end } = visits(new RenderLoad(Number.POSITIVE_INFINITY))
  const flood = Array.from({ length: 50 }, () => visit('192.0.2.1'))
  await settled()
  expect(total()).toBe(2)
  const others = Array.from({ length: 20 }, (_, n) => visit(`198.51.100.${n}`))
  await settled()
  expect([total(), rendering.get('192.0.2.1')]).toEqual([10, 2])
  end()
  expect(new Set(await Promise.all([...flood, ...others]))).toEqual(new Set(['page']))
})

test('more than a hundred requests of one network are refused, and no others are', async () => {
  const { visit, end } = visits(new RenderLoad(Number.POSITIVE_INFINITY))
  const flood = Array.from({ length: 100 }, () => visit('2001:db8::1'))
  await expect(visit('2001:db8::2')).rejects.toBeInstanceOf(NoTurnError)
  const other = visit('192.0.2.1')
  end()
  expect(await other).toBe('page')
  await Promise.all(flood)
  expect(await visit('2001:db8::2')).toBe('page')
})

test('a page waiting for its data blocks no other render', async () => {
  const load = new RenderLoad(Number.POSITIVE_INFINITY)
  const stuck = Array.from({ length: 60 }, (_, n) =>
    load.answer(`192.0.2.${n}`, () => new Promise<never>(() => {})),
  )
  expect(await load.answer('198.51.100.1', () => load.render('198.51.100.1', async () => 1))).toBe(
    1,
  )
  expect(stuck).toHaveLength(60)
})

test('requests that come too fast from one network wait, and delay no others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const load = new RenderLoad(10)
  let started = 0
  const flood = Array.from({ length: 80 }, () =>
    load.answer('192.0.2.1', async () => {
      started += 1
    }),
  )
  const ended = Promise.allSettled(flood)
  await settled()
  expect(started).toBe(10)
  expect(await load.answer('192.0.2.2', async () => 'page')).toBe('page')
  // As many as four seconds have room for; the rest is refused at once.
  await expect(flood.at(-1)).rejects.toBeInstanceOf(NoTurnError)
  await vi.advanceTimersByTimeAsync(4_000)
  await ended
  expect(started).toBe(50)
})
