import { expect, test } from 'vitest'
import { assertMayPublish, type FindingsAgainstPublishing } from './may-publish.ts'
import type { Change } from './types.ts'

const change = (id: string): Change => ({
  id,
  before: null,
  after: { _id: id, _type: 'page', _rev: 'r', _createdAt: 'then', _updatedAt: 'then' },
  mutations: [],
})

/** Checks these documents, and reports those whose pieces were checked between two pauses. */
async function turnsOf(
  ids: string[],
  against: (id: string) => ReturnType<FindingsAgainstPublishing>,
) {
  const turns: string[][] = [[]]
  const outcome = await assertMayPublish(
    ids.map(change),
    ({ _id }) => {
      const result = against(_id)
      if (!('next' in result)) return result
      return (function* () {
        for (;;) {
          const step = result.next()
          if (step.done) return step.value
          turns.at(-1)?.push(_id)
          yield step.value
        }
      })()
    },
    async () => void turns.push([]),
  ).then(
    () => 'may be public',
    (error: Error) => error.message,
  )
  return { turns, outcome }
}

test('other work runs between the pieces of a document', async () => {
  const { turns, outcome } = await turnsOf(['a'], function* () {
    for (let n = 0; n < 4; n += 1) yield 10_000
    return []
  })
  expect(turns).toEqual([['a', 'a'], ['a', 'a'], []])
  expect(outcome).toBe('may be public')
})

test('small documents of one transaction count together towards the work of a turn', async () => {
  const { turns } = await turnsOf(['a', 'b', 'c', 'drafts.d'], function* () {
    yield 10_000
    return []
  })
  expect(turns).toEqual([['a', 'b'], ['c']])
})

test('every document is checked, and the first that must not be public is named', async () => {
  const asked: string[] = []
  const { outcome } = await turnsOf(['a', 'b', 'c'], function* (id) {
    asked.push(id)
    yield 30_000
    return id === 'a' ? [] : [`${id} is wrong.`]
  })
  expect(asked).toEqual(['a', 'b', 'c'])
  expect(outcome).toBe('The document "b" may not be public: b is wrong.')
})
