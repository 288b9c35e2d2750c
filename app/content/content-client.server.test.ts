import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type FakeLake, startFakeLake } from '#tests/fixtures/fake-lake.ts'
import {
  type ContentClient,
  ContentUnavailableError,
  createContentClient,
} from './content-client.server.ts'
import { listOf } from './parse-content.server.ts'

const MINUTE = 60_000
/** Only a request that never completes takes this long. */
const eventually = <Value>(look: () => Value | Promise<Value>) =>
  vi.waitFor(look, { timeout: 15_000 })
const names = z.array(z.string())
let lake: FakeLake
let content: ContentClient
let now: number
let warnings: object[]
let errors: object[]

const start = () =>
  createContentClient({
    apiUrl: lake.url,
    projectId: 'playhouse',
    dataset: 'production',
    assetUrl: lake.url,
    clock: () => now,
    logger: {
      info: () => undefined,
      warn: (data) => void warnings.push(data),
      error: (data) => void errors.push(data),
    },
  })
const games = () => content.fetch('games', {}, names)

beforeEach(async () => {
  now = Date.UTC(2026, 10, 20)
  warnings = []
  errors = []
  lake = await startFakeLake()
  lake.answer = () => ['Amber']
  content = start()
  await eventually(() => expect(lake.listeners()).toBe(1))
})
afterEach(async () => {
  await content.close()
  await lake.close()
})

test('a hundred concurrent pages share one request, and later pages make none', async () => {
  const all = await Promise.all(Array.from({ length: 100 }, games))
  expect(new Set(all).size).toBe(1)
  expect(await games()).toEqual(['Amber'])
  expect(lake.asked).toHaveLength(1)
})

test('different parameters are a different query', async () => {
  await content.fetch('games', { kind: 'CASINO' }, names)
  await content.fetch('games', { kind: 'LIVE_CASINO' }, names)
  expect(lake.asked).toHaveLength(2)
})

test('after a minute the cached result is served at once and refreshed in the background', async () => {
  await games()
  const before = content.version
  lake.answer = () => ['Amber', 'Birch']
  now += MINUTE + 1
  expect(await games()).toEqual(['Amber'])
  await eventually(async () => expect(await games()).toEqual(['Amber', 'Birch']))
  expect(content.version).toBeGreaterThan(before)
})

test('rereading an unchanged result changes neither the value nor the version', async () => {
  const first = await games()
  const before = content.version
  now += MINUTE + 1
  await games()
  await eventually(() => expect(lake.asked).toHaveLength(2))
  now += 1
  expect(await games()).toBe(first)
  expect(content.version).toBe(before)
})

test('published content is on the next page', async () => {
  await games()
  const listener = vi.fn()
  content.onChange(listener)
  lake.answer = () => ['Cedar']
  lake.publish(['s1:game'])
  await eventually(() => expect(listener).toHaveBeenCalled())
  expect(await games()).toEqual(['Cedar'])
})

test('an unrelated change leaves the result alone', async () => {
  await games()
  lake.publish(['s1:banner'])
  await eventually(() => expect(content.version).toBe(2))
  await games()
  expect(lake.asked).toHaveLength(1)
})

test('a result outdated by a change in flight is fetched again', async () => {
  let release: (value: string[]) => void = () => undefined
  lake.answer = () => new Promise((resolve) => (release = resolve))
  const reading = games()
  await eventually(() => expect(lake.asked).toHaveLength(1))
  lake.publish(['s1:game'])
  await eventually(() => expect(content.version).toBe(2))
  lake.answer = () => ['Newest']
  release(['Overtaken'])
  expect(await reading).toEqual(['Newest'])
})

test('while the lake is down, the last good result is served without waiting', async () => {
  await games()
  await lake.goDown()
  now += MINUTE + 1
  expect(await games()).toEqual(['Amber'])
  await eventually(() => expect(content.isReady()).toBe(false))
  expect(await games()).toEqual(['Amber'])
  expect(await content.health()).toBe(false)
  await lake.comeUp()
})

test('a query without a cached result is refused while the lake is down, and answered afterwards', async () => {
  await lake.goDown()
  await expect(games()).rejects.toBeInstanceOf(ContentUnavailableError)
  await expect(games()).rejects.toBeInstanceOf(ContentUnavailableError)
  await lake.comeUp()
  // An earlier attempt may still be failing.
  await eventually(async () => {
    now += 3_000
    expect(await games()).toEqual(['Amber'])
  })
  expect(content.isReady()).toBe(true)
})

test('a page waits 2.5 seconds for an unresponsive lake, no longer, and the late answer is kept', async () => {
  let release: (value: string[]) => void = () => undefined
  lake.answer = () => new Promise((resolve) => (release = resolve))
  const began = performance.now()
  await expect(games()).rejects.toBeInstanceOf(ContentUnavailableError)
  expect(performance.now() - began).toBeGreaterThan(2_400)
  release(['Late'])
  await eventually(async () => expect(await games()).toEqual(['Late']))
})

test('pages built from an outdated result are rebuilt when the lake is back', async () => {
  await games()
  lake.status = 503
  lake.publish(['s1:game'])
  await eventually(() => expect(content.version).toBe(2))
  expect(await games()).toEqual(['Amber'])
  lake.status = 200
  lake.answer = () => ['Dogwood']
  await eventually(() => expect(content.version).toBe(3))
  expect(await games()).toEqual(['Dogwood'])
})

test('with the live stream lost, changes still arrive within seconds, and the stream is resumed', async () => {
  await games()
  lake.cutStreams()
  lake.answer = () => ['Elm']
  await eventually(() => expect(content.version).toBeGreaterThan(1))
  expect(await games()).toEqual(['Elm'])
  lake.streams = true
  await eventually(() => expect(lake.listeners()).toBe(1))
}, 60_000)

test('one invalid document is dropped and reported, the others stay', async () => {
  lake.answer = () => [{ _id: 'game-a', name: 'A' }, { _id: 'game-b', name: 7 }, null]
  const list = listOf(z.object({ _id: z.string(), name: z.string() }))
  expect(await content.fetch('games', {}, list)).toEqual([{ _id: 'game-a', name: 'A' }])
  expect(warnings).toEqual([
    expect.objectContaining({ document: 'game-b' }),
    expect.objectContaining({ document: undefined }),
  ])
})

test('a result of another shape does not replace the last good one', async () => {
  await games()
  lake.answer = () => ({ not: 'a list' })
  now += MINUTE + 1
  await games()
  await eventually(() => expect(errors).toHaveLength(1))
  expect(await games()).toEqual(['Amber'])
})
