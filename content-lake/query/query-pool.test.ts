import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ResultCache } from './query-pool.ts'

const keep = (cache: ResultCache, key: string, json: string, syncTags: string[]) =>
  cache.settle(cache.ask('d'), key, { json, syncTags })

test('the cache never grows beyond its bounds, and drops tags with their answers', () => {
  const answer = fc.record({
    key: fc.nat({ max: 40 }).map((it) => `key ${it}`),
    json: fc.nat({ max: 300 }).map((it) => 'x'.repeat(it)),
    tags: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }),
  })
  const step = fc.oneof(answer, fc.constantFrom('a', 'b', 'c', 'd'))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const cache = new ResultCache({ entries: 8, characters: 1_000, charactersOfOne: 250 })
      for (const it of steps) {
        if (typeof it === 'string') cache.changed('d', [it])
        else keep(cache, it.key, it.json, it.tags)
        expect(cache.size.entries).toBeLessThanOrEqual(8)
        expect(cache.size.characters).toBeLessThanOrEqual(1_000)
      }
      cache.changed('d', ['a', 'b', 'c', 'd'])
      expect(cache.size).toEqual({ entries: 0, characters: 0, tags: 0 })
    }),
  )
})

test('the least recently used answer is evicted first', () => {
  const cache = new ResultCache({ entries: 2 })
  keep(cache, 'one', '1', ['a'])
  keep(cache, 'two', '2', ['a'])
  expect(cache.find('one')?.json).toBe('1')
  keep(cache, 'three', '3', ['a'])
  expect(cache.find('two')).toBeUndefined()
  expect(cache.find('one')?.json).toBe('1')
})

test('a change of another dataset, or with other tags, evicts nothing', () => {
  const cache = new ResultCache()
  keep(cache, 'one', '1', ['a', 'b'])
  cache.changed('other', ['a', 'b'])
  cache.changed('d', ['c'])
  expect(cache.find('one')?.json).toBe('1')
  cache.changed('d', ['b'])
  expect(cache.find('one')).toBeUndefined()
})

test('an answer outdated by a change of its documents is not cached', () => {
  const cache = new ResultCache()
  const [overtaken, other] = [cache.ask('d'), cache.ask('d')]
  cache.changed('d', ['a'])
  cache.settle(overtaken, 'one', { json: '1', syncTags: ['a'] })
  cache.settle(other, 'two', { json: '2', syncTags: ['b'] })
  expect([cache.find('one'), cache.find('two')?.json]).toEqual([undefined, '2'])
})
