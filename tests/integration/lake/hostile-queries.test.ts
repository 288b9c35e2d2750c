import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type RunningLake, startLake, TOKEN } from '#tests/fixtures/running-lake.ts'

let running: RunningLake

beforeAll(async () => {
  running = await startLake()
  for (let from = 0; from < 1_200; from += 300) {
    const transaction = running.client.transaction()
    for (let n = from; n < from + 300; n++) {
      transaction.create({
        _id: `thing-${n}`,
        _type: 'thing',
        n,
        text: `thing ${'a'.repeat(40)}${n}`,
        list: Array.from({ length: 20 }, (_, i) => ({ _key: `${i}`, i })),
      })
    }
    await transaction.commit({ visibility: 'async' })
  }
})
afterAll(() => running.stop())

const askWith = (token: boolean, query: string, params: Record<string, unknown> = {}) =>
  (token ? running.client : running.anonymous).fetch(query, params)

/**
 * A stopped query ends its worker: a query that arrives while the next worker loads may be refused (503), and is
 * retried.
 */
let asked = 0
const isAnswered = (condition: string) =>
  expect
    .poll(() => {
      asked += 1
      // Not a cached answer of an earlier query: results are cached.
      const query = `count(*[_id == "thing-7" && ${condition} && ${asked} > 0])`
      return askWith(false, query).catch(({ statusCode }) => statusCode)
    })
    .toBe(1)
const fastLaneAnswers = () => isAnswered('_type == "thing"')
const slowLaneAnswers = () => isAnswered('text match "thing"')

/** A query from this address: over HTTP all would have the same one. With the token it is an editor's. */
async function askFrom(
  remoteAddress: string,
  query: string,
  params: Record<string, unknown> = {},
  token?: string,
) {
  const url = new URL(`${running.url}/v2025-02-19/data/query/production`)
  url.searchParams.set('query', query)
  for (const [name, value] of Object.entries(params))
    url.searchParams.set(`$${name}`, JSON.stringify(value))
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await running.lake.fetch(new Request(url, { headers }), { remoteAddress })
  const body = (await answer.json()) as { result?: unknown; error?: { type?: string } }
  return { status: answer.status, result: body.result, type: body.error?.type }
}

/** Queries are stopped only by this clock, however long the machine takes for everything else. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** Each would run for minutes. */
const ENDLESS: [what: string, query: string, params?: Record<string, unknown>][] = [
  ['nested sub-queries', '*{"a": *{"b": *{"c": count(*)}}}'],
  ['a correlated count', '*[_type == "thing"]{"n": count(*[n > ^.n && text match "*a*a*a*z"])}'],
  ['a pattern that backtracks', `*[text match "*${'a*'.repeat(30)}z"]`],
  [
    'loops over a parameter',
    '$list[]{"a": $list[]{"b": $list[]{"c": 1}}}',
    { list: Array.from({ length: 2_000 }, () => ({})) },
  ],
  [
    'loops over literals',
    `[${'{},'.repeat(400)}{}]{"a": [${'{},'.repeat(400)}{}]{"b": [${'{},'.repeat(400)}{}]{"c": @}}}`,
  ],
  [
    'loops over the lists of parents',
    '*[_type == "thing"]{list, "a": list[]{"b": ^.list[]{"c": ^.^.list[]{"d": ^.^.^.list[]{"e": ^.^.^.^.list}}}}}',
  ],
  [
    'functions that unfold',
    `${Array.from({ length: 22 }, (_, i) => `fn x::f${i}($x) = $x{"a": x::f${i + 1}(@), "b": x::f${i + 1}(@)};`).join(' ')} fn x::f22($x) = $x{"z": 1}; *[0]{...x::f0(@)}`,
  ],
]

describe('a query that would not end', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Advances the clock one second at a time while the query runs; before each step another client gets an answer. */
  async function answerOf(query: string, params: Record<string, unknown> = {}, token?: string) {
    await slowLaneAnswers()
    stopClock()
    let isRunning = true
    let seconds = 0
    const answer = askFrom('192.0.2.1', query, params, token).finally(() => {
      isRunning = false
    })
    while (isRunning) {
      asked += 1
      await askFrom('192.0.2.2', `*[_type == "thing" && n == 1 && ${asked} > 0][0].n`)
      vi.advanceTimersByTime(1_000)
      seconds += 1
    }
    vi.useRealTimers()
    await fastLaneAnswers()
    return { ...(await answer), seconds }
  }

  test.each(ENDLESS)('%s is stopped at its deadline', async (_what, query, params) => {
    const { seconds, ...answer } = await answerOf(query, params, TOKEN)
    expect(answer).toMatchObject({ status: 400, type: 'queryTimeout' })
    // An editor's query has ten, after up to 15 in which a new worker prepares what it reads.
    expect(seconds).toBeGreaterThanOrEqual(10)
    expect(seconds).toBeLessThan(30)
  })

  // For anonymous queries only nesting is evaluated differently.
  test.each(ENDLESS.slice(0, 2))(
    '%s of an anonymous client is stopped',
    async (_what, query, params) => {
      // Refused for its cost or stopped, whichever comes first.
      expect(await answerOf(query, params)).toMatchObject({ status: 400 })
    },
  )
})

describe('while queries run that do not end', () => {
  const DEADLINE_MS = 1_000
  /** Cheap by its tree, and slow for a reason that the tree does not show: the pattern backtracks. */
  const endless = (n: number) => `*[_id == "thing-${n}" && text match "*${'a*'.repeat(30)}z"]`

  beforeEach(stopClock)
  afterEach(() => {
    vi.useRealTimers()
  })

  test('ordinary ones are answered, and those are stopped at their deadline', async () => {
    // Both workers have their documents: queries start at once from now on.
    await askFrom('192.0.2.1', 'count(*[text match "nothing*"])')
    const stopped: unknown[] = []
    const flood = Array.from({ length: 2 }, (_, n) =>
      askFrom('192.0.2.1', endless(n)).then(({ type }) => stopped.push(type)),
    )
    for (let n = 0; n < 20; n += 1) {
      const { result } = await askFrom('192.0.2.2', '*[_type == "thing" && n == $n][0].text', { n })
      expect(result).toContain('thing')
    }
    // On the main thread, one of them would have ended before anything else was answered.
    expect(stopped).toEqual([])
    vi.advanceTimersByTime(DEADLINE_MS - 1)
    await askFrom('192.0.2.2', '*[_type == "thing" && n == $n][0].text', { n: 20 })
    expect(stopped).toEqual([])
    // Even a query in the same lane waits for one of them, not for both: it is in the queue once the fast lane has
    // answered a later query.
    const search = askFrom('192.0.2.2', 'count(*[text match "thing" && n < 20])')
    await askFrom('192.0.2.4', '*[_type == "thing" && n == $n][0].text', { n: 21 })
    vi.advanceTimersByTime(1)
    expect(await search).toMatchObject({ result: 20 })
    expect(stopped).toEqual(['queryTimeout'])
    vi.advanceTimersByTime(DEADLINE_MS)
    await Promise.all(flood)
    expect(stopped).toEqual(['queryTimeout', 'queryTimeout'])
  })
})

test.each([
  ['doubling texts', `{"a": "aaaaaaaaaaaaaaaa"}${'{"a": a + a}'.repeat(40)}`],
  ['doubling lists', `{"a": [1,2,3,4]}${'{"a": [...a, ...a]}'.repeat(40)}`],
])('%s would take all memory, and are refused before they run', async (_what, query) => {
  const refused = { status: 400, type: 'queryTooComplex' }
  expect(await askFrom('192.0.2.3', query, {}, TOKEN)).toMatchObject(refused)
  await fastLaneAnswers()
})

describe('what would cost an anonymous client too much is refused before it runs', () => {
  test.each([
    ['more to parse than a query has', `*[n == ${Array(2_500).fill('1').join('+')}]`],
    [
      'everything compared with everything',
      '*[_type == "thing"]{"n": count(*[n != ^.n && n > 7])}',
    ],
    ['each word of each text, for each document', '*{"n": count(*[text match "a*"])}'],
  ])('%s', async (_what, query) => {
    expect(await askFrom('192.0.2.3', query)).toMatchObject({
      status: 400,
      type: 'queryTooComplex',
    })
  })

  test('with a token it is answered: an editor waits for a report', async () => {
    await slowLaneAnswers()
    const query = 'count(*[_type == "thing" && n < 5]{"n": count(*[n != ^.n && n > 7])})'
    expect(await askWith(true, query)).toBe(5)
  })
})

test('an anonymous client may nest one sub-query, and no more', async () => {
  await slowLaneAnswers()
  expect(await askWith(false, '*[_id == "thing-1"]{"next": *[n == ^.n + 1][0]._id}')).toEqual([
    { next: 'thing-2' },
  ])
  await expect(
    askWith(false, '*[_id == "thing-1"]{"a": *[n == 1]{"b": *[n == 2]}}'),
  ).rejects.toMatchObject({ statusCode: 400, message: expect.stringContaining('token') })
})

test('an invalid query is refused with the place of the mistake', async () => {
  await expect(askWith(false, '*[_type == "thing"')).rejects.toMatchObject({
    statusCode: 400,
    details: { type: 'queryParseError', start: expect.any(Number) },
  })
  await expect(askWith(false, '*[_type == $type]')).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('$type'),
  })
  const deep = (levels: number) => `${'('.repeat(levels)}1${')'.repeat(levels)}`
  await expect(askWith(false, deep(7_000))).rejects.toMatchObject({ statusCode: 400 })
  await expect(askWith(true, deep(90_000))).rejects.toMatchObject({ statusCode: 400 })
})
