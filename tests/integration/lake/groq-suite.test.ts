import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningLake, startLake, TOKEN } from '#tests/fixtures/running-lake.ts'
import { isRight, type Outcome, plainOutcome, readSuite, type SuiteCase } from './groq-suite.ts'

/** The compiled suite, `suite.ndjson` of a release of sanity-io/groq-test-suite: it is not part of this repository. */
const SUITE = process.env.GROQ_SUITE ?? ''

const CLIENTS = 8
const MAX_ADDRESS = 6_000
/** Documents per request. */
const BATCH = 500

/** Its cost is the number of documents to the power of four: groq-js does not end either. */
const ENDLESS = new Set(['Filters / documents, nested 3'])
/** Where the lake differs from groq-js on purpose, and why; the suite calls none of groq-js' results right. */
const DELIBERATE = new Map([
  ['identity() function / identity()', 'the lake knows who asks; groq-js says "me"'],
  ['parameters / Default $identity param', 'likewise: groq-js knows no such parameter'],
  ['Parameters / Undefined', 'the lake refuses a parameter that was not given, as Sanity does'],
])

let running: RunningLake

beforeAll(async () => {
  running = await startLake()
})
afterAll(() => running.stop())

async function post(path: string, body: unknown, method = 'POST'): Promise<Response> {
  return fetch(`${running.url}/v2025-02-19${path}`, {
    method,
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** By GET while the URL is short enough, as the client does. */
async function overHttp(dataset: string, { query, params }: SuiteCase): Promise<Outcome> {
  const address = new URLSearchParams({ query, perspective: 'raw', returnQuery: 'false' })
  for (const [name, value] of Object.entries(params ?? {}))
    address.set(`$${name}`, JSON.stringify(value))
  const text = address.toString()
  const response =
    text.length <= MAX_ADDRESS
      ? await fetch(`${running.url}/v2025-02-19/data/query/${dataset}?${text}`, {
          headers: { authorization: `Bearer ${TOKEN}` },
        })
      : await post(`/data/query/${dataset}?perspective=raw&returnQuery=false`, { query, params })
  const body = (await response.json()) as { result?: unknown; error?: { description: string } }
  if (response.status === 200) return { result: body.result ?? null }
  expect([response.status, query]).toEqual([400, query])
  return { refused: body.error?.description ?? '' }
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  let next = 0
  const client = async () => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item)
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
}

/** What an implementation may lack: a feature named by the suite, or the language before its first version. */
const lackOf = ({ features, version, name }: SuiteCase): string[] =>
  features.length > 0 ? features : [version === '0.1' ? 'GROQ 0.1' : name]

test.skipIf(SUITE === '')(
  'every case of the official suite that groq-js gets right, the lake gets right over HTTP',
  async () => {
    const { datasets, cases } = readSuite(SUITE)
    const stored = new Map<string, unknown[]>()
    for (const [n, { _id, documents }] of datasets.entries()) {
      if (!documents) continue
      const name = `suite-${n}`
      expect((await post(`/projects/playhouse/datasets/${name}`, {}, 'PUT')).status).toBe(200)
      for (let from = 0; from < documents.length; from += BATCH) {
        const mutations = documents.slice(from, from + BATCH).map((it) => ({ createOrReplace: it }))
        const response = await post(`/data/mutate/${name}`, { mutations })
        expect([response.status, await response.text()]).toEqual([200, expect.anything()])
      }
      const all = [...running.lake.documents(name)]
      expect(all).toHaveLength(new Set(documents.map((it) => it._id)).size)
      stored.set(
        _id,
        all.sort((a, b) => (a._id < b._id ? -1 : 1)),
      )
    }
    const nameOf = new Map(datasets.map(({ _id }, n) => [_id, `suite-${n}`]))

    // Datasets for which the suite gives only a URL are not available.
    const atHand = cases.filter((it) => stored.has(it.dataset._ref) && !ENDLESS.has(it.name))
    const wrong: { name: string; query: string; outcome: Outcome }[] = []
    const differing: { name: string; query: string; outcome: Outcome; plain: Outcome }[] = []
    const missed = new Map<string, number>()
    let plainRight = 0
    let lakeRight = 0
    await inTurns(atHand, async (it) => {
      const dataset = it.dataset._ref
      const [plain, outcome] = await Promise.all([
        plainOutcome(it, stored.get(dataset) ?? []),
        overHttp(nameOf.get(dataset) ?? '', it),
      ])
      const right = isRight(it, outcome)
      if (right) lakeRight += 1
      else for (const what of lackOf(it)) missed.set(what, (missed.get(what) ?? 0) + 1)
      if (isRight(it, plain)) {
        plainRight += 1
        if (!right) wrong.push({ name: it.name, query: it.query, outcome })
      }
      if (!DELIBERATE.has(it.name) && !isDeepStrictEqual(plain, outcome))
        differing.push({ name: it.name, query: it.query, outcome, plain })
    })
    console.info(
      `${cases.length} cases, ${atHand.length} at hand: groq-js ${plainRight} right, the lake ${lakeRight}`,
      `not right: ${[...missed].map(([what, n]) => `${what} ${n}`).join(', ')}`,
    )
    expect(wrong).toEqual([])
    // Not by luck either: right or wrong, the lake gives the same result as groq-js.
    expect(differing).toEqual([])
    expect(lakeRight).toBeGreaterThanOrEqual(plainRight)
  },
)
