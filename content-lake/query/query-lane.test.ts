import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CallerKind } from '../auth/caller.ts'
import { type LaneWorker, QueryLane } from './query-lane.ts'
import type { ToWorker } from './query-worker.ts'
import type { CopyEvents } from './worker-copy.ts'

/** A worker that answers when the test says so. */
function aWorker(isReady: boolean) {
  const asked: Extract<ToWorker, { op: 'query' }>[] = []
  const it = {
    isReady,
    isTerminated: false,
    events: null as CopyEvents | null,
    asked,
    serve(events: CopyEvents) {
      it.events = events
    },
    ask: (_: unknown, message: (typeof asked)[number]) => void asked.push(message),
    async terminate() {
      it.isTerminated = true
    },
    answer() {
      const { id = 0 } = asked.at(-1) ?? {}
      it.events?.onAnswer({ id, ok: true, json: '1', syncTags: [], isCacheable: true, ms: 0 })
    },
  }
  return it satisfies LaneWorker as typeof it
}

function aLane({ ready = true, lane = 'slow' as 'fast' | 'slow' } = {}) {
  const workers: ReturnType<typeof aWorker>[] = []
  const it = new QueryLane({
    lane,
    copies: {
      take() {
        workers.push(aWorker(ready))
        return workers.at(-1) as LaneWorker
      },
    },
    onTrouble: () => undefined,
  })
  const ask = (kind: CallerKind, query: string) => {
    const answer = it.ask({
      dataset: { name: 'd' } as never,
      query: { query } as never,
      overlay: [],
      kind,
    })
    answer.catch(() => undefined)
    return answer
  }
  const running = () => workers.at(-1)?.asked.at(-1)?.query.query
  return { it, workers, ask, running }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the site is served before editors, and editors before anonymous clients', async () => {
  const { workers, ask } = aLane()
  void ask('stranger', 'runs already')
  for (const kind of ['stranger', 'editor', 'site'] as const)
    for (const n of [1, 2]) void ask(kind, `${kind} ${n}`)
  for (let n = 0; n < 6; n++) workers[0]?.answer()
  expect(workers[0]?.asked.map((it) => it.query.query)).toEqual([
    'runs already',
    'site 1',
    'site 2',
    'editor 1',
    'editor 2',
    'stranger 1',
    'stranger 2',
  ])
})

test('only the query of an anonymous client is bounded by its cost', () => {
  const { workers, ask } = aLane()
  for (const kind of ['stranger', 'editor', 'site'] as const) {
    void ask(kind, kind)
    workers[0]?.answer()
  }
  expect(workers[0]?.asked.map((it) => it.isBounded)).toEqual([true, false, false])
})

test('anonymous clients that fill their part of the queue leave the others theirs', async () => {
  const { ask } = aLane()
  for (let n = 0; n <= 100; n++) void ask('stranger', `${n}`)
  await expect(ask('stranger', 'one more')).rejects.toMatchObject({ status: 503 })
  const others = [ask('editor', 'e'), ask('site', 's')].map((it) => it.catch(() => 'refused'))
  expect(await Promise.race([...others, 'waiting'])).toBe('waiting')
})

describe('a query that does not end', () => {
  test.each([
    ['fast', 'stranger', 1_000],
    ['fast', 'editor', 1_000],
    ['slow', 'stranger', 1_000],
    ['slow', 'editor', 10_000],
    ['slow', 'site', 10_000],
  ] as const)('in the %s lane, of a %s, is stopped after %i ms', async (lane, kind, ms) => {
    const { workers, ask } = aLane({ lane })
    const answer = ask(kind, 'endless')
    vi.advanceTimersByTime(ms - 1)
    expect(workers[0]?.isTerminated).toBe(false)
    vi.advanceTimersByTime(1)
    expect(workers[0]?.isTerminated).toBe(true)
    await expect(answer).rejects.toMatchObject({ status: 400, type: 'queryTimeout' })
  })

  test('does not delay the next one where a spare worker is ready', () => {
    const { workers, ask, running } = aLane()
    void ask('stranger', 'endless')
    void ask('stranger', 'next')
    vi.advanceTimersByTime(1_000)
    expect(workers).toHaveLength(2)
    expect(running()).toBe('next')
  })

  test('waits, like any other, until its worker has the documents', () => {
    const { workers, ask, running } = aLane({ ready: false })
    void ask('stranger', 'first')
    expect(running()).toBeUndefined()
    const [worker] = workers
    if (worker) worker.isReady = true
    worker?.events?.onReady()
    expect(running()).toBe('first')
  })
})
