import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningLake, SITE_TOKEN, startLake, TOKEN } from '#tests/fixtures/running-lake.ts'

let running: RunningLake
beforeAll(async () => {
  running = await startLake()
})
afterAll(() => running.stop())

const FLOOD = '192.0.2.1'
const OTHER = '192.0.2.2'
const opened: ReadableStream[] = []

const ask = (remoteAddress: string, path: string, init: RequestInit = {}) =>
  running.lake.fetch(new Request(`${running.url}/v2025-02-19/${path}`, init), { remoteAddress })
const authorised = { headers: { authorization: `Bearer ${TOKEN}` } }

async function listens(remoteAddress: string, init: RequestInit = {}): Promise<number> {
  const { status, body } = await ask(remoteAddress, 'data/listen/production?query=*', init)
  if (status === 200 && body) opened.push(body)
  return status
}

test('an anonymous client has limited streams, and leaves others and editors theirs', async () => {
  for (let n = 0; n < 32; n++) expect(await listens(FLOOD)).toBe(200)
  expect(await listens(FLOOD)).toBe(429)
  expect(await listens('::ffff:192.0.2.1')).toBe(429)
  expect(await listens(OTHER)).toBe(200)
  expect(await listens(FLOOD, authorised)).toBe(200)
  await Promise.all(opened.splice(0).map((it) => it.cancel()))
  expect(await listens(FLOOD)).toBe(200)
  await Promise.all(opened.splice(0).map((it) => it.cancel()))
})

test('a network has limited concurrent requests, whatever tokens it sends', async () => {
  const flood = Array.from({ length: 130 }, (_, n) =>
    ask(FLOOD, 'data/doc/production/x', n % 2 ? {} : { headers: { authorization: 'Bearer x' } }),
  )
  const other = await ask(OTHER, 'data/doc/production/x')
  const statuses = (await Promise.all(flood)).map((it) => it.status)
  expect(statuses.filter((it) => it === 429)).toHaveLength(2)
  expect(other.status).toBe(200)
  expect((await ask(FLOOD, 'data/doc/production/x')).status).toBe(200)
})

test('an anonymous client sends short queries only, an editor long ones', async () => {
  const query = (length: number) => `*[_id == "${'x'.repeat(length)}"]`
  const statuses = async (length: number, headers: Record<string, string>) => {
    const body = JSON.stringify({ query: query(length) })
    const type = { 'content-type': 'application/json', ...headers }
    const post = await ask(OTHER, 'data/query/production', { method: 'POST', headers: type, body })
    const address = `data/query/production?query=${encodeURIComponent(query(length))}`
    const get = await ask(OTHER, address, { headers })
    const parameters = `query=*&${'$p=1&'.repeat(length / 5)}`
    const listen = await ask(OTHER, `data/listen/production?${parameters}`, { headers })
    await listen.body?.cancel()
    return [post.status, get.status, listen.status]
  }
  expect(await statuses(15_000, {})).toEqual([200, 200, 200])
  expect(await statuses(17_000, {})).toEqual([413, 413, 413])
  expect(await statuses(17_000, authorised.headers)).toEqual([200, 200, 200])
})

test('a document named many times in a request is answered once', async () => {
  await running.client.create({ _id: 'named', _type: 'thing', text: 'x'.repeat(10_000) })
  const ids = Array.from({ length: 1_000 }, () => 'named')
  const answer = await ask(OTHER, `data/doc/production/${ids.join(',')}`)
  const { documents } = (await answer.json()) as { documents: unknown[] }
  expect([answer.status, documents.length]).toEqual([200, 1])
})

test('an object has a limited number of fields', async () => {
  const statusOf = async (count: number) => {
    const fields = Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, n]))
    const body = JSON.stringify({ mutations: [{ create: { _type: 'thing', inner: fields } }] })
    const type = { 'content-type': 'application/json', ...authorised.headers }
    const path = 'data/mutate/production?dryRun=true'
    return (await ask(OTHER, path, { method: 'POST', headers: type, body })).status
  }
  expect([await statusOf(2_000), await statusOf(2_001)]).toEqual([200, 400])
})

test('the site is recognised by its header, and by no other value of it', async () => {
  const site = await startLake({ requestsPerSecond: 100 })
  const statusOf = async (token: string) => {
    const request = new Request(`${site.url}/v2025-02-19/data/listen/production?query=*`, {
      headers: { 'x-lake-site': token },
    })
    const { status, body } = await site.lake.fetch(request, { remoteAddress: FLOOD })
    if (body && status === 200) opened.push(body)
    return status
  }
  for (let n = 0; n < 32; n++) await statusOf('nonsense')
  expect(await statusOf('nonsense')).toBe(429)
  expect(await statusOf(SITE_TOKEN)).toBe(200)
  const seen = await site.lake.fetch(
    new Request(`${site.url}/v2025-02-19/data/query/production?query=*&perspective=drafts`, {
      headers: { 'x-lake-site': SITE_TOKEN },
    }),
    { remoteAddress: FLOOD },
  )
  // It is served first, and may read no more than an anonymous client.
  expect(seen.status).toBe(401)
  const asked = async (token: string) => {
    const request = () =>
      new Request(`${site.url}/v2025-02-19/data/doc/production/x`, {
        headers: { 'x-lake-site': token },
      })
    const began = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 128 }, () => site.lake.fetch(request(), { remoteAddress: OTHER })),
    )
    return { statuses: new Set(answers.map((it) => it.status)), ms: performance.now() - began }
  }
  // A hundred at once, the rest a hundredth of a second apart.
  const paced = await asked('nonsense')
  expect(paced.statuses).toEqual(new Set([200]))
  expect(paced.ms).toBeGreaterThan(250)
  expect((await asked(SITE_TOKEN)).statuses).toEqual(new Set([200]))
  await Promise.all(opened.splice(0).map((it) => it.cancel()))
  await site.stop()
})

test('an editor has limited uploads, and leaves others theirs and everyone their queries', async () => {
  const lake = await startLake({
    tokens: [{ token: 'of-another', role: 'administrator', name: 'Other' }],
  })
  const asked = (token: string | null, path: string, init: RequestInit = {}) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const request = new Request(`${lake.url}/v2025-02-19/${path}`, { ...init, headers })
    return lake.lake.fetch(request, { remoteAddress: OTHER })
  }
  const upload = (token: string, body: RequestInit['body'], name: string) =>
    asked(token, `assets/files/production?filename=${name}.txt`, {
      method: 'POST',
      body: body ?? null,
      duplex: 'half',
    } as RequestInit)
  const senders: ReadableStreamDefaultController<Uint8Array>[] = []
  const slowBody = () => new ReadableStream<Uint8Array>({ start: (it) => void senders.push(it) })
  const slow = Array.from({ length: 36 }, (_, n) => upload(TOKEN, slowBody(), `slow-${n}`))
  // Four come in, 32 wait: one more is refused at once.
  const refused = await upload(TOKEN, 'one too many', 'refused')
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 2])
  expect((await upload('of-another', 'of another editor', 'other')).status).toBe(200)
  expect((await asked(null, 'data/query/production?query=count(*)')).status).toBe(200)
  for (const [n, sender] of senders.entries()) {
    sender.enqueue(new TextEncoder().encode(`text ${n}`))
    sender.close()
  }
  const statuses = (await Promise.all(slow)).map((it) => it.status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await upload(TOKEN, 'the next', 'next')).status).toBe(200)
  await lake.stop()
})

describe('patches that would block the process', () => {
  const mutate = (patch: object, dryRun: boolean) =>
    ask(OTHER, `data/mutate/production?dryRun=${dryRun}`, {
      method: 'POST',
      headers: { ...authorised.headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        mutations: Array.from({ length: 12 }, () => ({ patch: { id: 'large', ...patch } })),
      }),
    })

  beforeAll(async () => {
    const list = Array.from({ length: 20_000 }, (_, n) => ({ _key: `k${n}`, n, text: `text ${n}` }))
    await running.client.create({ _id: 'large', _type: 'thing', list })
  })

  test.each([true, false])('are refused before they run; a dry run, too: %s', async (dryRun) => {
    const before = await running.client.getDocument('large')
    const answer = await mutate({ set: { '..n': 1 } }, dryRun)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('look at too much')
    expect((await running.client.getDocument('large'))?._rev).toBe(before?._rev)
  })

  test('and are applied when they are within bounds, by the worker', async () => {
    const answer = await mutate({ unset: ['list[n > 19000]'], inc: { 'list[0].n': 1 } }, false)
    expect(answer.status).toBe(200)
    const after = await running.client.fetch(
      '*[_id == "large"][0]{"n": list[0].n, "all": count(list)}',
    )
    expect(after).toEqual({ n: 12, all: 19_001 })
  })
})
