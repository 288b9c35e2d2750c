import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  hasLocalPostgres,
  type LocalPostgres,
  startLocalPostgres,
} from '#tests/fixtures/local-postgres.ts'
import { type RunningLake, startLake, TOKEN } from '#tests/fixtures/running-lake.ts'
import { openEvents } from './event-reader.ts'
import { until } from './until.ts'

const can = hasLocalPostgres()
if (!can) console.warn('SKIPPED: no initdb and postgres here, the lake is not tested on PostgreSQL')

describe.skipIf(!can)('on PostgreSQL', () => {
  let server: LocalPostgres | null = null
  const lakes: RunningLake[] = []
  beforeAll(async () => {
    server = await startLocalPostgres()
  })
  afterEach(async () => {
    for (const lake of lakes.splice(0)) await lake.stop()
  })
  afterAll(() => server?.stop())
  const open = async () => {
    const lake = await startLake({ databaseUrl: server?.url ?? '' })
    lakes.push(lake)
    return lake
  }

  test('two lakes that start together make the tables once, and the later writer is refused', async () => {
    const [one, two] = await Promise.all([open(), open()])
    await one.client.create({ _id: 'first', _type: 'note', n: 1 })
    // The second lake does not know the first one's write: it must not overwrite it.
    await expect(
      two.client.createOrReplace({ _id: 'first', _type: 'note', n: 2 }),
    ).rejects.toMatchObject({ statusCode: 503 })
    expect(await one.client.getDocument('first')).toMatchObject({ n: 1 })
  })

  test('documents, history and the place of listeners survive a restart', async () => {
    const before = await open()
    const { client } = before
    await client.create({ _id: 'kept', _type: 'kept', title: 'First \u2028 🎲 \\u0000' })
    const address = (lake: RunningLake) =>
      `${lake.url}/v1/data/listen/production?query=*&enableResume=true`
    const editor = { authorization: `Bearer ${TOKEN}` }
    const stream = await openEvents(address(before), editor)
    const { id } = await until(() => stream.events[0])
    stream.close()
    await client.patch('kept').set({ title: 'Second' }).commit()
    await client
      .transaction()
      .create({ _id: 'many-1', _type: 'many' })
      .create({ _id: 'many-2', _type: 'many' })
      .delete('kept')
      .commit()
    lakes.splice(0)
    const after = await before.restart()
    lakes.push(after)
    expect(await after.client.fetch('*[_type in ["kept", "many"]]._id')).toEqual([
      'many-1',
      'many-2',
    ])
    const again = await openEvents(address(after), { ...editor, 'last-event-id': id ?? '' })
    await until(() => again.events.length >= 5)
    again.close()
    expect(again.events.map((it) => it.data.documentId ?? it.event).sort()).toEqual([
      'kept',
      'kept',
      'many-1',
      'many-2',
      'welcomeback',
    ])
    const { documents } = await after.client.request({
      uri: '/data/history/production/documents/kept?lastRevision=true',
    })
    expect(documents).toMatchObject([{ title: 'Second' }])
  })
})
