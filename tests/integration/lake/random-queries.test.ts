import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents, params, plainAnswer, query, shown } from '#tests/fixtures/random-queries.ts'
import { type RunningLake, startLake, TOKEN } from '#tests/fixtures/running-lake.ts'

let running: RunningLake

beforeAll(async () => {
  running = await startLake()
})
afterAll(() => running.stop())

const PERSPECTIVES = ['raw', 'published', 'drafts', 'r1', 'r1,drafts', 'r2,r1']
/** API versions that predate document versions see none of them. */
const VERSIONS = ['v2025-02-19', 'vX', 'v2024-05-01']

test('over HTTP, from storing to answering, each query has the answer of groq-js', async () => {
  const question = fc.record({
    text: query,
    given: params,
    perspective: fc.constantFrom(...PERSPECTIVES),
    version: fc.constantFrom(...VERSIONS),
    posted: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(
      documents,
      fc.array(question, { minLength: 10, maxLength: 15 }),
      async (all, questions) => {
        const made = all.map(({ _rev, ...it }) => ({ createOrReplace: it }))
        await running.client.mutate([{ delete: { query: '*' } }, ...made])
        const stored = [...running.lake.documents('production')]
        expect(stored).toHaveLength(all.length)
        await Promise.all(
          questions.map(async ({ text, given, perspective, version, posted }) => {
            const address = new URLSearchParams({ perspective })
            if (!posted) {
              address.set('query', text)
              for (const [name, value] of Object.entries(given))
                address.set(`$${name}`, JSON.stringify(value))
            }
            const response = await fetch(
              `${running.url}/${version}/data/query/production?${address}`,
              {
                headers: { authorization: `Bearer ${TOKEN}` },
                ...(posted
                  ? { method: 'POST', body: JSON.stringify({ query: text, params: given }) }
                  : {}),
              },
            )
            const { result } = (await response.json()) as { result: unknown }
            const old = version === 'v2024-05-01' && perspective === 'raw'
            const layers = old
              ? 'unversioned'
              : /^(raw|published|drafts)$/.test(perspective)
                ? perspective
                : perspective.split(',')
            const plain = await plainAnswer(shown(stored, layers), text, given)
            expect([text, result]).toEqual([text, JSON.parse(JSON.stringify(plain))])
          }),
        )
      },
    ),
    { numRuns: 60 },
  )
})
