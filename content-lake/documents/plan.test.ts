import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settled } from '#tests/fixtures/settled.ts'
import { applyMutation, assertStorable, workingState } from './apply-mutations.ts'
import { createHeavyPatches } from './heavy-patches.ts'
import { bytesOf, costOfPatch, MAX_COST_AT_ONCE, MAX_COST_OF_TRANSACTION } from './patch-cost.ts'
import { Plan } from './plan.ts'
import { runPatch } from './run-patch.ts'
import type { Document } from './types.ts'

const CONTEXT = { transactionId: 'tx', timestamp: '2026-01-02T00:00:00.000Z' }
const documentOf = (items: number): Document => ({
  _id: 'a',
  _type: 'thing',
  _rev: 'old',
  _createdAt: 'then',
  _updatedAt: 'then',
  list: Array.from({ length: items }, (_, n) => ({ _key: `k${n}`, n, text: `text ${n}` })),
})
const LARGE = documentOf(20_000)
const SMALL = documentOf(100)

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  for (const item of Object.values(value)) frozen(item)
  return Object.freeze(value)
}

/** A plan that reports which patches went to the worker. */
function aPlan(document: Document) {
  const heavy: Record<string, unknown>[] = []
  const plan = new Plan({
    async run(existing, operations) {
      heavy.push(operations)
      return { ...existing, byWorker: true }
    },
  })
  const state = workingState((id) => (id === 'a' ? document : null))
  const apply = (operations: object) =>
    plan.apply(state, { patch: { id: 'a', ...operations } }, CONTEXT)
  return { plan, heavy, state, apply }
}

describe('the cost of a patch is counted before it runs', () => {
  const bytes = bytesOf(LARGE)
  const cost = (operations: Record<string, unknown>) => costOfPatch(bytes, operations)
  const one = cost({ set: { title: 'x' } })

  test.each([
    ['a key', { set: { 'list[_key=="k7"].n': 1 } }],
    ['an index', { unset: ['list[-1]'] }],
    ['a field', { setIfMissing: { other: [] } }],
    ['a place of an insertion', { insert: { after: 'list[-1]', items: [1, 2, 3] } }],
  ])('%s costs one place', (_what, operations) => {
    expect(cost(operations)).toBeLessThan(1.01 * one)
  })

  test.each([
    ['every member', { set: { 'list[].n': 1 } }],
    ['a range', { unset: ['list[0:20]'] }],
    ['a condition', { unset: ['list[n > 5]'] }],
    ['any field', { set: { 'list[_key=="k1"].*': 1 } }],
    ['several', { unset: ['list[1,2,3]'] }],
  ])('%s costs many places', (_what, operations) => {
    expect(cost(operations)).toBeGreaterThan(19 * one)
  })

  test('the cost of a recursive path grows with the square of the document', () => {
    const recursive = { set: { '..n': 1 } }
    const ratio = costOfPatch(4 * bytes, recursive) / costOfPatch(bytes, recursive)
    expect(ratio).toBeGreaterThan(15)
    expect(cost(recursive)).toBeGreaterThan(MAX_COST_OF_TRANSACTION)
  })

  test('each path of an operation, each operation and each byte of a value count', () => {
    const paths = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`f${n}`, 1]))
    expect(cost({ set: paths })).toBeGreaterThan(9.9 * one)
    expect(cost({ set: { a: 1 }, inc: { b: 1 } })).toBeGreaterThan(1.9 * one)
    expect(cost({ set: { a: 'x'.repeat(bytes) } })).toBeGreaterThan(1.9 * one)
  })
})

describe('a plan', () => {
  test('runs ordinary patches itself, and hands a costly one to the worker', async () => {
    const { heavy, state, apply } = aPlan(LARGE)
    await apply({ set: { title: 'x' } })
    expect(heavy).toEqual([])
    const costly = { set: Object.fromEntries([...'abcdef'].map((it) => [it, 1])) }
    await apply(costly)
    expect(heavy).toEqual([costly])
    expect(state.get('a')).toMatchObject({ byWorker: true, title: 'x', _rev: 'tx' })
  })

  test('refuses twelve recursive patches of a large document before any of them runs', async () => {
    const { heavy, apply } = aPlan(LARGE)
    for (let n = 0; n < 12; n++)
      await expect(apply({ set: { '..n': n } })).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('look at too much'),
      })
    expect(heavy).toEqual([])
  })

  test('refuses a transaction of many patches that are each cheap enough', async () => {
    const { apply } = aPlan(LARGE)
    const bytes = bytesOf(LARGE)
    const most = Math.floor(MAX_COST_OF_TRANSACTION / bytes)
    const all = async () => {
      for (let n = 0; n <= most; n++) await apply({ set: { title: `${n}` } })
    }
    await expect(all()).rejects.toMatchObject({ status: 400 })
  })

  test('yields to others while it works through many cheap ones', async () => {
    const { apply } = aPlan(LARGE)
    let turns = 0
    const count = () => {
      turns += 1
      waiting = setImmediate(count)
    }
    let waiting = setImmediate(count)
    for (let n = 0; n < 20; n++) await apply({ set: { title: `${n}` } })
    clearImmediate(waiting)
    // Three of them take more than one turn.
    expect(turns).toBeGreaterThanOrEqual(6)
  })

  test('refuses a costly patch to a caller that cannot wait for the worker', () => {
    const state = workingState(() => LARGE)
    const patch = { id: 'a', unset: ['list[n > 5]'] }
    expect(bytesOf(LARGE) * 20).toBeGreaterThan(MAX_COST_AT_ONCE)
    expect(() => applyMutation(state, { patch }, CONTEXT)).toThrow('look at too much')
  })
})

describe('a patch', () => {
  test.each([
    { set: { 'list[_key=="k7"].n': -1, '..text': 'y' } },
    { setIfMissing: { 'list[n > 7].extra': {} } },
    { unset: ['list[n > 50]', '_unknown'] },
    { inc: { 'list[0].n': 5 } },
    { insert: { before: 'list[1]', items: [{ _key: 'new' }] } },
    { insert: { replace: 'list[2:5]', items: [] } },
    { diffMatchPatch: { 'list[3].text': '@@ -1,4 +1,5 @@\n text\n+s\n' } },
  ])('%j leaves the document that it is applied to unchanged', (operations) => {
    const before = JSON.stringify(SMALL)
    runPatch(frozen(structuredClone(SMALL)), operations)
    const state = workingState(() => SMALL)
    applyMutation(state, { patch: { id: 'a', ...operations } }, CONTEXT)
    expect(JSON.stringify(SMALL)).toBe(before)
    expect(JSON.stringify(state.get('a'))).not.toBe(before)
  })

  test('that puts a value in many places is stopped when the document gets too large', () => {
    const state = workingState(() => SMALL)
    const value = 'x'.repeat(30_000)
    expect(() =>
      applyMutation(state, { patch: { id: 'a', set: { 'list[n >= 0].n': value } } }, CONTEXT),
    ).toThrow('too large')
  })

  test('may grow a document temporarily if it is small in the end', () => {
    const state = workingState(() => SMALL)
    const set = (fields: object) => applyMutation(state, { patch: { id: 'a', ...fields } }, CONTEXT)
    set({ set: { one: 'x'.repeat(1_100_000) } })
    set({ set: { two: 'x'.repeat(1_100_000) } })
    expect(() => assertStorable(state.get('a') as Document)).toThrow('too large')
    set({ unset: ['one'] })
    expect(() => assertStorable(state.get('a') as Document)).not.toThrow()
  })
})

describe('the worker of costly patches', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** A fake worker: it reports that it is ready, then nothing more. */
  function silentWorkers() {
    const started: { terminated: boolean; asked: number }[] = []
    const start = () => {
      const it = { terminated: false, asked: 0 }
      started.push(it)
      return {
        once: (event: string, listener: (it: unknown) => void) => {
          if (event === 'message') queueMicrotask(() => listener({ ready: true }))
        },
        on: () => undefined,
        off: () => undefined,
        postMessage() {
          it.asked += 1
        },
        async terminate() {
          it.terminated = true
        },
      } as never
    }
    return { started, start }
  }

  test('is terminated after two seconds, and the patch refused; the next patch gets a new worker', async () => {
    const { started, start } = silentWorkers()
    const heavy = createHeavyPatches(start)
    for (const n of [1, 2]) {
      const refused = expect(heavy.run(LARGE, { set: { '..n': 1 } })).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('look at too much'),
      })
      await settled()
      expect(started.map((it) => it.asked)).toEqual(Array(n).fill(1))
      vi.advanceTimersByTime(1_999)
      expect(started.at(-1)?.terminated).toBe(false)
      vi.advanceTimersByTime(1)
      await refused
      expect(started.at(-1)?.terminated).toBe(true)
    }
  })
})

test('the real worker answers like the main thread, and reports why it cannot', async () => {
  const heavy = createHeavyPatches()
  const operations = { unset: ['list[n > 5]'] }
  expect(await heavy.run(SMALL, operations)).toEqual(runPatch(SMALL, operations))
  await expect(
    heavy.run(SMALL, { diffMatchPatch: { 'list[0].text': 'no patch' } }),
  ).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('cannot be applied'),
  })
  await heavy.close()
})
