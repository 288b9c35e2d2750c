import type { LiveEvent, MutationEvent } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningLake, startLake, TOKEN } from '#tests/fixtures/running-lake.ts'
import { openEvents } from './event-reader.ts'
import { until } from './until.ts'

let running: RunningLake

beforeAll(async () => {
  running = await startLake()
})
afterAll(() => running.stop())

const listenUrl = (query: string, more = '') =>
  `${running.url}/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}&includeResult=true&enableResume=true${more}`
const editor = { authorization: `Bearer ${TOKEN}` }

describe('the client of Sanity', () => {
  test('receives the documents that its filter matches, and no others', async () => {
    const { client } = running
    const events: MutationEvent[] = []
    let welcomed = false
    const subscription = client
      .listen('*[_type == $type && n > 1]', { type: 'heard' }, { events: ['welcome', 'mutation'] })
      .subscribe((event) => {
        if (event.type === 'welcome') welcomed = true
        if (event.type === 'mutation') events.push(event)
      })
    await until(() => welcomed, 'the welcome')
    await client.create({ _id: 'heard-1', _type: 'heard', n: 1 })
    await client.create({ _id: 'other-1', _type: 'other', n: 5 })
    await client.patch('heard-1').set({ n: 2 }).commit()
    await client.patch('heard-1').set({ n: 3 }).commit()
    await client.patch('heard-1').set({ n: 0 }).commit()
    await until(() => events.length >= 3, 'three events')
    subscription.unsubscribe()
    expect(events.map((it) => [it.documentId, it.transition, it.result?.n])).toEqual([
      ['heard-1', 'appear', 2],
      ['heard-1', 'update', 3],
      ['heard-1', 'disappear', 0],
    ])
  })

  test('learns by live events which answers are out of date', async () => {
    const { client, anonymous } = running
    const events: LiveEvent[] = []
    const subscription = anonymous.live.events().subscribe((event) => events.push(event))
    await until(() => events.some((it) => it.type === 'welcome'), 'the welcome')
    await client.create({ _id: 'drafts.live-game', _type: 'live-game', title: 'Hidden' })
    await client.create({ _id: 'live-game-1', _type: 'live-game', title: 'Old' })
    const ask = () =>
      anonymous.fetch('*[_type == "live-game"].title', {}, { filterResponse: false })
    const before = await ask()
    expect(before.syncTags?.length).toBeGreaterThan(0)
    const seen = events.length
    await client.patch('live-game-1').set({ title: 'New' }).commit()
    const isStale = (event: LiveEvent) =>
      event.type === 'message' && event.tags.some((tag) => before.syncTags?.includes(tag))
    await until(() => events.slice(seen).some(isStale), 'a message with a tag of the query')
    expect((await ask()).result).toEqual(['New'])
    const about = events.flatMap((it) => (it.type === 'message' ? it.tags : []))
    expect(about).not.toContain('s1:id:live-game')
    subscription.unsubscribe()
  })
})

test('the mutations and effects of an event turn the old document into the new one', async () => {
  const { client } = running
  await client.create({
    _id: 'pair',
    _type: 'pair',
    title: 'A title that is long enough',
    rows: [],
  })
  const stream = await openEvents(
    listenUrl('*[_id == "pair"]', '&includePreviousRevision=true&effectFormat=mendoza'),
    editor,
  )
  await until(() => stream.events.some((it) => it.event === 'welcome'))
  await client
    .patch('pair')
    .set({ title: 'A title that is really long enough' })
    .append('rows', [{ _key: 'a', n: 1 }])
    .commit()
  const { data } = await until(() => stream.events.find((it) => it.event === 'mutation'))
  stream.close()
  const { previous, result, effects, mutations } = data as {
    previous: object
    result: { _rev: string }
    effects: { apply: unknown[]; revert: unknown[] }
    mutations: { patch: { id: string } }[]
  }
  // As the Studio does: the revision is removed first.
  const bare = (document: object) =>
    Object.fromEntries(Object.entries(document).filter(([name]) => name !== '_rev'))
  expect(applyPatch(bare(previous), effects.apply)).toEqual(bare(result))
  expect(applyPatch(bare(result), effects.revert)).toEqual(bare(previous))
  expect(mutations).toEqual([{ patch: expect.objectContaining({ id: 'pair' }) }])
  expect(data).toMatchObject({ resultRev: result._rev, transactionTotalEvents: 1 })
})

test('an event of a transaction counts only what this listener gets', async () => {
  const { client } = running
  const stream = await openEvents(listenUrl('*[_type == "counted"]'), editor)
  await until(() => stream.events.length > 0)
  await client
    .transaction()
    .create({ _id: 'counted-1', _type: 'counted' })
    .create({ _id: 'uncounted-1', _type: 'uncounted' })
    .create({ _id: 'counted-2', _type: 'counted' })
    .commit()
  await until(() => stream.events.filter((it) => it.event === 'mutation').length === 2)
  stream.close()
  const counts = stream.events
    .filter((it) => it.event === 'mutation')
    .map(({ data }) => [data.transactionCurrentEvent, data.transactionTotalEvents])
  expect(counts).toEqual([
    [1, 2],
    [2, 2],
  ])
})

describe('a listener that reconnects', () => {
  test('gets what it missed, in order and once', async () => {
    const { client } = running
    const query = '*[_type == "missed"]'
    const first = await openEvents(listenUrl(query), editor)
    await until(() => first.events.length > 0)
    await client.create({ _id: 'missed-1', _type: 'missed' })
    const seen = await until(() => first.events.find((it) => it.event === 'mutation'))
    first.close()
    await client.create({ _id: 'missed-2', _type: 'missed' })
    await client.create({ _id: 'not-of-interest', _type: 'note' })
    await client.create({ _id: 'missed-3', _type: 'missed' })
    const again = await openEvents(listenUrl(query), { ...editor, 'last-event-id': seen.id ?? '' })
    await until(() => again.events.length >= 3)
    again.close()
    expect(again.events.map((it) => it.data.documentId ?? it.event)).toEqual([
      'welcomeback',
      'missed-2',
      'missed-3',
    ])
  })

  test('resumes in the middle of a transaction', async () => {
    const { client } = running
    const query = '*[_type == "middle"]'
    const first = await openEvents(listenUrl(query), editor)
    await until(() => first.events.length > 0)
    await client
      .transaction()
      .create({ _id: 'middle-1', _type: 'middle' })
      .create({ _id: 'middle-2', _type: 'middle' })
      .commit()
    const seen = await until(() => first.events.find((it) => it.data.documentId === 'middle-1'))
    first.close()
    const again = await openEvents(listenUrl(query), { ...editor, 'last-event-id': seen.id ?? '' })
    await until(() => again.events.length >= 2)
    again.close()
    expect(again.events.map((it) => it.data.documentId ?? it.event)).toEqual([
      'welcomeback',
      'middle-2',
    ])
  })

  test.each(['999999999#0', '0#0', 'nonsense', '-1#0', '1e3#1'])(
    'from an unknown position (%s) is told to restart',
    async (place) => {
      await ensureForgotten()
      const stream = await openEvents(listenUrl('*'), { ...editor, 'last-event-id': place })
      await until(() => stream.events.length > 0)
      stream.close()
      expect(stream.events[0]?.event).toBe('reset')
    },
  )

  /** More transactions than are kept. */
  async function ensureForgotten() {
    const { client } = running
    if (await client.getDocument('forget-510')) return
    for (let from = 0; from < 511; from += 30) {
      await Promise.all(
        Array.from({ length: Math.min(30, 511 - from) }, (_, i) =>
          client.createOrReplace({ _id: `forget-${from + i}`, _type: 'forget' }),
        ),
      )
    }
  }
})

describe('an anonymous listener', () => {
  test('receives published documents only', async () => {
    const { client } = running
    const stream = await openEvents(listenUrl('*'))
    await until(() => stream.events.length > 0)
    await client.create({ _id: 'drafts.whisper', _type: 'whisper' })
    await client.create({ _id: 'secret.whisper', _type: 'whisper' })
    const { id: userId } = await client.users.getById('me')
    await client.create({ _id: 'sanity-preview', _type: 'sanity.previewUrlSecret', userId })
    await client.create({ _id: 'shout', _type: 'whisper' })
    await until(() => stream.events.some((it) => it.data.documentId === 'shout'))
    stream.close()
    const received = stream.events.filter((it) => it.event === 'mutation')
    expect(received.map((it) => it.data.documentId)).toEqual(['shout'])
  })

  test('cannot have live events of drafts', async () => {
    const stream = await openEvents(
      `${running.url}/v2025-02-19/data/live/events/production?includeDrafts=true`,
    )
    expect(stream.status).toBe(401)
  })
})

test.each([
  '*[_id in *[_type == "a"]._id]',
  '*[studio->title == "x"]',
  '1 + 1',
  '*[',
  '*[_type == $unknown]',
  '*[documents::get(@) == null]',
  'fn a::b($x) = $x{_id}; *[_type == "a"]',
])('a listener with %s is refused', async (query) => {
  const stream = await openEvents(listenUrl(query), editor)
  expect(stream.status).toBe(400)
})

test('a live reader that reconnects gets what it missed, or is told to drop everything', async () => {
  const { client } = running
  const url = `${running.url}/v2025-02-19/data/live/events/production`
  const first = await openEvents(url)
  const { id } = await until(() => first.events.find((it) => it.event === 'welcome'))
  first.close()
  await client.create({ _id: 'meanwhile', _type: 'meanwhile' })
  const again = await openEvents(url, { 'last-event-id': id ?? '' })
  await until(() =>
    again.events.some(
      (it) => it.event === 'message' && (it.data.tags as string[]).includes('s1:meanwhile'),
    ),
  )
  again.close()
  const lost = await openEvents(url, { 'last-event-id': '999999999' })
  await until(() => lost.events.some((it) => it.event === 'restart'))
  lost.close()
})
