import { expect, test } from 'vitest'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { warmContent } from './warm-content.ts'

/** A lake that answers from this attempt on, and a clock that only a pause moves. */
function aLake(from: number) {
  let [asked, now] = [0, 1_000]
  const read = new Set<string>()
  const content = {
    fetch: async (query: string) => {
      asked += 1
      if (asked < from) throw new ContentUnavailableError('the content lake does not answer')
      read.add(query)
    },
  }
  const pause = async (ms: number) => {
    now += ms
  }
  const warm = () => warmContent(content as never, { clock: () => now, pause })
  return { warm, read, paused: () => now - 1_000 }
}

test('a lake that has just started is retried until it answers', async () => {
  const lake = aLake(5)
  await lake.warm()
  expect([lake.read.size, lake.paused()]).toEqual([3, 1_000])
})

test('the site opens without its content after ten seconds', async () => {
  const lake = aLake(Number.POSITIVE_INFINITY)
  await lake.warm()
  expect([lake.read.size, lake.paused()]).toEqual([0, 10_000])
})

test('an error of another kind is left to the pages', async () => {
  const content = { fetch: () => Promise.reject(new Error('a bug')) }
  const never = () => Promise.reject(new Error('waited'))
  await expect(
    warmContent(content as never, { clock: () => 0, pause: never }),
  ).resolves.toBeUndefined()
})
