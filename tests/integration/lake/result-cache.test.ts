import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createQueryPool, type QueryPool } from '#content-lake/query/query-pool.ts'
import type { Sight } from '#content-lake/query/sight.ts'
import {
  content,
  params,
  plainAnswer,
  query,
  shown,
  stamped,
  storedId,
} from '#tests/fixtures/random-queries.ts'
import { MemoryDataset } from './memory-dataset.ts'

const dataset = new MemoryDataset('production')
const pool: QueryPool = createQueryPool({
  projectId: 'playhouse',
  datasets: () => [dataset],
  onTrouble: (error) => {
    throw error
  },
})
afterAll(() => pool.close())

const asked = (text: string, more: object = {}) => ({
  query: text,
  params: {},
  perspective: 'raw',
  sight: 'everything' as Sight,
  identity: 'me',
  now: 0,
  ...more,
})
const answerOf = async (text: string, more: object = {}) => {
  const { json, cached } = await pool.query(dataset, asked(text, more))
  return { result: JSON.parse(json) as unknown, cached }
}

const SEEN = ['raw', 'published', 'public', ['drafts'], ['r1', 'drafts'], ['r2', 'r1']]

test('cached answers equal those of groq-js over the current documents, between changes of every kind', async () => {
  const question = fc.record({ text: query, given: params, seen: fc.constantFrom(...SEEN) })
  const change = fc.array(fc.tuple(storedId, fc.option(content, { freq: 3 })), {
    minLength: 1,
    maxLength: 3,
  })
  const step = fc.oneof(
    { weight: 1, arbitrary: change.map((it) => ({ change: it })) },
    // Few queries, repeated often: most results come from the cache.
    { weight: 4, arbitrary: fc.nat({ max: 3 }).map((n) => ({ ask: n })) },
  )
  const hits = { some: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.array(question, { minLength: 4, maxLength: 4 }),
      fc.array(step, { minLength: 10, maxLength: 30 }),
      async (questions, steps) => {
        for (const it of steps) {
          if ('change' in it) {
            dataset.commit(
              it.change.map(([id, made]) => ({ id, after: made && stamped({ ...made, _id: id }) })),
            )
            continue
          }
          const { text, given, seen } = questions[it.ask] ?? { text: '1', given: {}, seen: 'raw' }
          const { result, cached } = await answerOf(text, {
            params: given,
            perspective: seen === 'public' ? 'published' : seen,
            sight: seen === 'public' ? 'public' : 'everything',
          }).catch((error: Error) => ({ result: error.message, cached: false }))
          // Deep nesting is refused to anonymous readers; that result is not cached.
          if (seen === 'public' && String(result).includes('need a token')) continue
          const plain = await plainAnswer(shown([...dataset.all()], seen), text, given)
          expect(result).toEqual(JSON.parse(JSON.stringify(plain)))
          if (cached) hits.some += 1
        }
      },
    ),
    { numRuns: 400 },
  )
  expect(hits.some).toBeGreaterThan(800)
})

test('an answer on its way while its documents change is not kept', async () => {
  const text = 'count(*[_type == "raced"])'
  const before = answerOf(text)
  dataset.commit([{ id: 'raced', after: stamped({ _id: 'raced', _type: 'raced' }) }])
  const after = answerOf(text)
  expect((await before).cached).toBe(false)
  expect(await after).toEqual({ result: 1, cached: false })
  expect(await answerOf(text)).toEqual({ result: 1, cached: true })
})

test('a question that many ask at once is evaluated once, unless its documents change meanwhile', async () => {
  const text = 'count(*[_type == "herd"])'
  const many = () => Promise.all(Array.from({ length: 20 }, () => answerOf(text)))
  const first = many()
  dataset.commit([{ id: 'herd', after: stamped({ _id: 'herd', _type: 'herd' }) }])
  const second = await many()
  expect((await first).filter((it) => !it.cached)).toHaveLength(1)
  expect(second.filter((it) => !it.cached)).toHaveLength(1)
  expect(new Set(second.map((it) => it.result))).toEqual(new Set([1]))
  const wrong = Array.from({ length: 5 }, () => answerOf('*[').catch((it: Error) => it.name))
  expect(await Promise.all(wrong)).toEqual(Array(5).fill('LakeError'))
  const names = ['me', 'you'].map((identity) => answerOf('identity()', { identity }))
  expect((await Promise.all(names)).map((it) => it.result)).toEqual(['me', 'you'])
})

test('a query about the time or the caller is not cached', async () => {
  for (const text of ['now()', '{"me": identity()}']) {
    await answerOf(text)
    const other = await answerOf(text, { identity: 'you', now: 1_000 })
    expect(other.cached).toBe(false)
    expect(JSON.stringify(other.result)).toMatch(/you|1970-01-01T00:00:01/)
  }
})

test('no answer is shared between rights, perspectives, parameters or datasets', async () => {
  const other = new MemoryDataset('other', [stamped({ _id: 'drafts.mine', _type: 'mine', n: 3 })])
  dataset.commit([
    { id: 'mine', after: stamped({ _id: 'mine', _type: 'mine', n: 1 }) },
    { id: 'drafts.mine', after: stamped({ _id: 'drafts.mine', _type: 'mine', n: 2 }) },
  ])
  const text = '*[_type == "mine" && n >= $from].n'
  const ways = [
    [dataset, { perspective: 'raw' }, [2, 1]],
    [dataset, { perspective: 'published' }, [1]],
    [dataset, { perspective: ['drafts'] }, [2]],
    [dataset, { perspective: 'raw', sight: 'public' }, [1]],
    [dataset, { perspective: 'raw', params: { from: 2 } }, [2]],
    [other, { perspective: 'raw' }, [3]],
  ] as const
  for (const round of [false, true]) {
    for (const [where, more, expected] of ways) {
      const it = await pool.query(where, asked(text, { params: { from: 0 }, ...more }))
      expect([JSON.parse(it.json), it.cached]).toEqual([expected, round])
    }
  }
})
