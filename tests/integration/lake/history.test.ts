import { applyPatch } from 'mendoza'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningLake, startLake } from '#tests/fixtures/running-lake.ts'

let running: RunningLake

beforeAll(async () => {
  running = await startLake()
})
afterAll(() => running.stop())

type Line = {
  id: string
  author: string
  documentIDs: string[]
  effects: Record<string, { apply: unknown[]; revert: unknown[] }>
}

async function transactions(id: string, more = ''): Promise<Line[]> {
  const text: string = await running.client.request({
    uri: `/data/history/production/transactions/${id}?effectFormat=mendoza${more}`,
    json: false,
  })
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}
const documentAt = async (id: string, more: string) => {
  const { documents } = await running.client.request({
    uri: `/data/history/production/documents/${id}?${more}`,
  })
  return documents[0]
}
const act = (actionType: string, more: Record<string, unknown>) =>
  running.client.action({ actionType: `sanity.action.document.${actionType}`, ...more } as never)

test('the effects of a document, applied one after another, make it what it is', async () => {
  const { client } = running
  await client.create({ _id: 'told', _type: 'story', title: 'Once upon a time there was a wheel' })
  for (const n of [1, 2, 3])
    await client
      .patch('told')
      .set({ n, title: `Once upon a time there were ${n} wheels` })
      .commit()
  const lines = await transactions('told')
  expect(lines).toHaveLength(4)
  const rebuilt = lines.reduce<unknown>(
    (it, { effects }) => applyPatch(it, effects.told?.apply ?? []),
    null,
  )
  // The revision is stored beside an effect, not in it.
  const { _rev, ...stored } = (await client.getDocument('told')) ?? {}
  expect(rebuilt).toEqual(stored)
  const newestFirst = await transactions('told', '&reverse=true&limit=2')
  expect(newestFirst.map((it) => it.id)).toEqual([lines[3]?.id, lines[2]?.id])
  const older = await transactions('told', `&reverse=true&limit=2&toTransaction=${lines[1]?.id}`)
  expect(older.map((it) => it.id)).toEqual([lines[1]?.id, lines[0]?.id])
  const since = await transactions('told', `&fromTransaction=${lines[2]?.id}`)
  expect(since.map((it) => it.id)).toEqual([lines[2]?.id, lines[3]?.id])
})

test('a document is shown as it was: at a revision, at a time, and before it was deleted', async () => {
  const { client } = running
  const first = await client.create({ _id: 'was', _type: 'story', n: 1 })
  const second = await client.patch('was').set({ n: 2 }).commit()
  await client.patch('was').set({ n: 3 }).commit()
  expect(await documentAt('was', `revision=${first._rev}`)).toEqual(first)
  expect(await documentAt('was', `revision=${second._rev}`)).toEqual(second)
  expect(await documentAt('was', `time=${first._updatedAt}`)).toBeDefined()
  expect(await documentAt('was', 'time=2020-01-01T00:00:00Z')).toBeUndefined()
  // The Studio's query: published and draft together, at a revision that only one of them had.
  expect(await documentAt('was,drafts.was', `revision=${second._rev}`)).toEqual(second)
  await client.delete('was')
  expect(await documentAt('was', 'lastRevision=true')).toMatchObject({ n: 3 })
  expect(await documentAt('was', '')).toBeUndefined()
})

test('the events of a document use the names of the Studio', async () => {
  const { client } = running
  await client.create({ _id: 'drafts.tale', _type: 'story', title: 'A' })
  await client.patch('drafts.tale').set({ title: 'B' }).commit()
  await act('publish', { draftId: 'drafts.tale', publishedId: 'tale' })
  await act('edit', { draftId: 'drafts.tale', publishedId: 'tale', patch: { set: { title: 'C' } } })
  await act('discard', { draftId: 'drafts.tale' })
  await act('unpublish', { draftId: 'drafts.tale', publishedId: 'tale' })
  await act('publish', { draftId: 'drafts.tale', publishedId: 'tale' })
  await act('delete', { publishedId: 'tale', includeDrafts: [] })
  const eventsOf = (id: string, more: string) =>
    client.request({ uri: `/data/history/production/events/documents/${id}?${more}` })
  const typesOf = async (id: string, more: string) =>
    (await eventsOf(id, more)).events[id].map((it: { type: string }) => it.type)
  expect(await typesOf('tale', 'limit=100')).toEqual([
    'deleteDocumentGroup',
    'publishDocumentVersion',
    'unpublishDocument',
    'publishDocumentVersion',
  ])
  const ofDraft = [
    'publishDocumentVersion',
    'createDocumentVersion',
    'deleteDocumentVersion',
    'createDocumentVersion',
    'publishDocumentVersion',
    'createDocumentVersion',
  ]
  expect(await typesOf('drafts.tale', 'limit=100')).toEqual(ofDraft)
  const paged: string[] = []
  let cursor = ''
  do {
    const page = await eventsOf('drafts.tale', `limit=3&nextCursor=${cursor}`)
    paged.push(...page.events['drafts.tale'].map((it: { type: string }) => it.type))
    cursor = page.nextCursor
  } while (cursor)
  expect(paged).toEqual(ofDraft)
})

test('history is for those with a token', async () => {
  const { anonymous } = running
  for (const path of ['transactions/told', 'documents/told', 'events/documents/told'])
    await expect(
      anonymous.request({ uri: `/data/history/production/${path}` }),
    ).rejects.toMatchObject({
      statusCode: 401,
    })
})
