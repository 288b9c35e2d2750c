import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settled } from '#tests/fixtures/settled.ts'
import { pdfProblem } from './pdf-rules.ts'
import { PdfScan } from './pdf-scan.ts'

const LARGE = Buffer.alloc(100_000)

/** A fake worker that answers when the test tells it to. */
function aWorker() {
  const it = Object.assign(new EventEmitter(), {
    asked: [] as number[],
    isTerminated: false,
    ref: () => undefined,
    unref: () => undefined,
    postMessage: (content: Uint8Array) => void it.asked.push(content.length),
    async terminate() {
      it.isTerminated = true
      return 0
    },
  })
  queueMicrotask(() => it.emit('message', { ready: true }))
  return it
}

function aScan() {
  const workers: ReturnType<typeof aWorker>[] = []
  const here: number[] = []
  const scan = new PdfScan(
    async (content) => {
      here.push(content.length)
      return null
    },
    () => {
      workers.push(aWorker())
      return workers.at(-1) as never
    },
  )
  return { scan, workers, here }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a small file is scanned at once, larger ones by the worker, one after another', async () => {
  const { scan, workers, here } = aScan()
  expect(await scan.problemOf(Buffer.alloc(1_000), 'one')).toBeNull()
  expect([here, workers.length]).toEqual([[1_000], 0])
  const first = scan.problemOf(LARGE, 'one')
  const second = scan.problemOf(LARGE, 'one')
  await settled()
  expect(workers.map((it) => it.asked)).toEqual([[LARGE.length]])
  workers[0]?.emit('message', { problem: 'file_unsafe' })
  expect(await first).toBe('file_unsafe')
  await settled()
  workers[0]?.emit('message', { problem: null })
  expect(await second).toBeNull()
  expect(here).toEqual([1_000])
})

test('the files of one player delay another player by one of them only', async () => {
  const { scan, workers } = aScan()
  const ended: string[] = []
  const look = (owner: string) => void scan.problemOf(LARGE, owner).then(() => ended.push(owner))
  for (const owner of ['one', 'one', 'one', 'other']) look(owner)
  for (let n = 0; n < 4; n += 1) {
    await settled()
    workers[0]?.emit('message', { problem: null })
  }
  await settled()
  expect(ended).toEqual(['one', 'other', 'one', 'one'])
})

test('a file that takes too long is refused, and the next one gets a new worker', async () => {
  const { scan, workers } = aScan()
  const slow = scan.problemOf(LARGE, 'one')
  const next = scan.problemOf(LARGE, 'one')
  await settled()
  vi.advanceTimersByTime(10_000)
  expect(await slow).toBe('file_unsafe')
  expect(workers[0]?.isTerminated).toBe(true)
  await settled()
  workers[1]?.emit('message', { problem: null })
  expect(await next).toBeNull()
})

test('the real worker finds what the main thread finds', async () => {
  const scan = new PdfScan(() => Promise.reject(new Error('not here')))
  const filled = (middle: string) =>
    Buffer.from(`%PDF-1.4\n${'% filler\n'.repeat(3_000)}${middle}\n%%EOF\n`, 'latin1')
  for (const it of [filled('/Pages'), filled('/JavaScript'), Buffer.alloc(30_000)])
    expect(await scan.problemOf(it, 'one')).toBe(await pdfProblem(it))
})
