import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { pdfProblem } from '#platform/verification/pdf-rules.ts'
import { PdfScan } from '#platform/verification/pdf-scan.ts'
import { findingsInPieces, inWords } from '#schemas/rules/publish-guards.ts'
import { aPdf } from '#tests/fixtures/document-files.ts'
import { type RunningLake, startLake, TOKEN } from '#tests/fixtures/running-lake.ts'
import type { Figure } from './main.ts'

/** The longest that one input may hold the event loop: of anonymous clients and players, and of editors. */
const MOST_MS = { stranger: 50, editor: 100 }
/** Garbage collection and other processes only add, so the least of some times is the one of the input. */
const TIMES = 4

type Sender = keyof typeof MOST_MS
type Sample = { from: Sender; what: string; send(): Promise<string> }

/** How long the inputs that were found to hold the process hold its event loop, lake and file checks together. */
export async function benchHolds(): Promise<Figure[]> {
  const running = await startLake({
    *againstPublishing(document) {
      return document._type === 'landingPage'
        ? (yield* findingsInPieces(document)).map(inWords)
        : []
    },
  })
  try {
    const list = Array.from({ length: 20_000 }, (_, n) => ({ _key: `k${n}`, n, text: `text ${n}` }))
    await running.client.create({ _id: 'large', _type: 'thing', list })
    const held: (Sample & { ms: number; answer: string })[] = []
    for (const sample of [...ofStrangers(running), ...ofEditors(running), aLongFile()])
      held.push({ ...sample, ...(await leastHold(sample)) })
    return (['stranger', 'editor'] as const).flatMap((from) => {
      const own = held.filter((it) => it.from === from)
      const longest = own.reduce((one, other) => (other.ms > one.ms ? other : one))
      return own.map(({ what, ms, answer }) => ({
        what: `${from}: ${what}`,
        value: `${answer}, ${ms.toFixed(0)} ms`,
        ...(what === longest.what
          ? { aim: `at most ${MOST_MS[from]} ms`, met: ms <= MOST_MS[from] }
          : {}),
      }))
    })
  } finally {
    await running.stop()
  }
}

async function leastHold({ from, send }: Sample): Promise<{ ms: number; answer: string }> {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  let least = Number.POSITIVE_INFINITY
  let answer = ''
  for (let n = 0; n < TIMES; n += 1) {
    delays.enable()
    delays.reset()
    // The first interval after a reset is not counted.
    await pause(20)
    answer = await send()
    await pause(5)
    delays.disable()
    least = Math.min(least, delays.max / 1e6)
    if (least < MOST_MS[from] / 5) break
  }
  return { ms: least, answer }
}

/** The status of the answer, read to its end. */
async function ask({ url, lake }: RunningLake, path: string, body: object | null, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const request = new Request(`${url}/v2025-02-19/data/${path}`, {
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body === null ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  const answer = await lake.fetch(request, { remoteAddress: '192.0.2.1' })
  if (path.startsWith('listen')) await answer.body?.cancel()
  else await answer.arrayBuffer()
  return String(answer.status)
}

const alternatives = (n: number) =>
  `*[${Array.from({ length: n }, (_, i) => `_id == "x${i}"`).join(' || ')}]`
const nested = (levels: number) => `${'('.repeat(levels)}1${')'.repeat(levels)}`

function ofStrangers(running: RunningLake): Sample[] {
  const query = (what: string, text: string): Sample => ({
    ...{ from: 'stranger', what },
    send: () => ask(running, 'query/production', { query: text }),
  })
  return [
    query('as many alternatives as a query may hold', alternatives(700)),
    query('a query of nothing but brackets', nested(7_000)),
    query('a pattern that goes back again and again', `*[text match "*${'a*'.repeat(3_000)}"]`),
    query('a sum of 1,900 parts', `*[n == ${Array(1_900).fill('1').join('+')}]`),
    query('more than a query may hold', alternatives(8_000)),
    {
      ...{ from: 'stranger', what: 'a stream with a long filter' },
      send: () =>
        ask(
          running,
          `listen/production?query=${encodeURIComponent(alternatives(100))}&includeResult=false`,
          null,
        ),
    },
    {
      ...{ from: 'stranger', what: 'four megabytes to write' },
      send: () =>
        ask(running, 'mutate/production', { mutations: [{ create: { t: 'x'.repeat(4e6) } }] }),
    },
  ]
}

function ofEditors(running: RunningLake): Sample[] {
  const write = (what: string, mutations: object[], dryRun = true): Sample => ({
    ...{ from: 'editor', what },
    send: () => ask(running, `mutate/production?dryRun=${dryRun}`, { mutations }, TOKEN),
  })
  const twelve = (patch: object) =>
    Array.from({ length: 12 }, () => ({ patch: { id: 'large', ...patch } }))
  const long = Array.from({ length: 40_000 }, (_, n) => ({ _key: `k${n}`, text: `claim ${n}` }))
  return [
    {
      ...{ from: 'editor', what: 'a query of eight thousand alternatives' },
      send: () => ask(running, 'query/production', { query: alternatives(8_000) }, TOKEN),
    },
    write('twelve recursive patches of 20,000 items', twelve({ set: { '..n': 1 } })),
    write('twelve patches of each of them', twelve({ set: { 'list[].n': 1 } })),
    write('twelve patches of one of them, saved', twelve({ inc: { 'list[7].n': 1 } }), false),
    write('a document of two megabytes', [
      { createOrReplace: { _id: 'long', _type: 'thing', long } },
    ]),
    write('the same, saved', [{ createOrReplace: { _id: 'long', _type: 'thing', long } }], false),
    {
      ...{ from: 'editor', what: 'a drawing of 120,000 nested groups' },
      send: async () => {
        const body = `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(120_000)}`
        const request = new Request(
          `${running.url}/v2025-02-19/assets/files/production?filename=a.svg`,
          {
            ...{ method: 'POST', body },
            headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'image/svg+xml' },
          },
        )
        return String((await running.lake.fetch(request, { remoteAddress: '192.0.2.1' })).status)
      },
    },
    write('a page of 100,000 nested elements', [page({ html: { en: '<b>x'.repeat(100_000) } })]),
    write('a page of 40,000 texts', [
      page({ body: { en: Array.from({ length: 40_000 }, (_, n) => `text ${n}`) } }),
    ]),
    write('a page of 5,000 texts', [
      page({ body: { en: Array.from({ length: 5_000 }, (_, n) => `Täällä on teksti ${n}`) } }),
    ]),
    write('a page of two megabytes that looks like Latin letters', [
      page({ body: { en: Array.from({ length: 45 }, () => 'r1-xk nö '.repeat(4_500)) } }),
    ]),
    write('a thousand small documents', [
      ...Array.from({ length: 1_000 }, (_, n) => ({
        createOrReplace: { _id: `small-${n}`, _type: 'thing', n },
      })),
    ]),
  ]
}

const page = (fields: object) => ({
  createOrReplace: { _id: 'page', _type: 'landingPage', ...fields },
})

/** Of a player: ten megabytes of what looks like the beginning of an object. */
function aLongFile(): Sample {
  const scan = new PdfScan(async (content) => pdfProblem(content))
  const content = Buffer.concat([aPdf(), Buffer.from('1 0 obj <<'.repeat(1_000_000))])
  return {
    ...{ from: 'stranger', what: 'a PDF file that takes long to look through' },
    send: async () => (await scan.problemOf(content, 'one')) ?? 'accepted',
  }
}
