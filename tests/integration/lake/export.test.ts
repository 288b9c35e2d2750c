import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { SanityClient } from '@sanity/client'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Existing, exportContent, importContent } from '#server/commands/move-content.ts'
import { type RunningLake, startLake, TOKEN } from '#tests/fixtures/running-lake.ts'

let running: RunningLake
let pictureId: string
let photo: Buffer

const release = (name: string, releaseId: string, more: object = {}) => ({
  actionType: `sanity.action.release.${name}` as 'sanity.action.release.create',
  releaseId,
  ...more,
})
const PLAN = new Date(Date.now() + 86_400_000).toISOString()

beforeAll(async () => {
  running = await startLake()
  const { client } = running
  const colour = { create: { width: 8, height: 8, channels: 3, background: '#5b3df5' } } as const
  // A photo with its location: it must come back with it, otherwise it is a different asset.
  photo = await sharp(colour)
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 10/1 0/1' } })
    .toBuffer()
  const picture = await client.assets.upload('image', photo, {
    filename: 'tile.jpg',
    title: 'A tile',
  })
  pictureId = picture._id
  await client.assets.upload('image', await sharp(colour).png().toBuffer(), {
    filename: 'nobody shows me.png',
  })
  const terms = await client.assets.upload('file', Buffer.from('%PDF-1.4 terms'), {
    filename: 'terms.pdf',
  })
  await client
    .transaction()
    .create({ _id: 'studio-a', _type: 'studio', title: 'Ünïcode 🎲' })
    .create({
      _id: 'game-a',
      _type: 'game',
      studio: { _type: 'reference', _ref: 'studio-a' },
      terms: { _type: 'file', asset: { _type: 'reference', _ref: terms._id } },
      pictures: [
        {
          _key: 'a',
          _type: 'image',
          asset: { _type: 'reference', _ref: picture._id },
          hotspot: { _type: 'sanity.imageHotspot', x: 0.5, y: 0.5, height: 1, width: 1 },
        },
      ],
    })
    .create({ _id: 'drafts.game-a', _type: 'game', title: 'Draft' })
    .create({
      _id: 'drafts.game-b',
      _type: 'game',
      title: 'Refers weakly to what is not there',
      studio: { _type: 'reference', _ref: 'studio-b', _weak: true },
    })
    .create({ _id: 'i18n.game-a', _type: 'translationState', of: 'game-a' })
    .create({
      ...{ _id: 'preview-secret', _type: 'sanity.previewUrlSecret', secret: 'let me in' },
      userId: (await client.users.getById('me')).id,
    })
    .commit()
  for (const name of ['planned', 'over', 'shelved']) {
    await client.action(release('create', name, { metadata: { title: name } }))
    await client.create({ _id: `versions.${name}.${name}-a`, _type: 'game', title: `of ${name}` })
  }
  await client.action(release('schedule', 'planned', { publishAt: PLAN }))
  await client.action(release('publish', 'over'))
  await client.action(release('archive', 'shelved'))
})
afterAll(() => running.stop())

type Line = Record<string, unknown> & { _id: string; _type: string }

/** All documents of a dataset as the API exports them; assets without what is specific to the dataset. */
async function documentsOf(client: SanityClient): Promise<Line[]> {
  const { dataset, apiHost } = client.config()
  const response = await fetch(`${apiHost}/v2021-06-07/data/export/${dataset}`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  return (await response.text())
    .split('\n')
    .filter(Boolean)
    .map((it) => JSON.parse(it) as Line)
    .map((it) => {
      if (!it._type.endsWith('Asset')) return it
      const { _createdAt, _updatedAt, path, url, ...kept } = it
      return kept as Line
    })
}

const target = (dataset: string) => running.client.withConfig({ dataset })
const bring = (file: string, dataset: string, existing: Existing = 'fail') =>
  importContent(target(dataset), file, existing)

describe('the export of the API', () => {
  const url = () => `${running.url}/v2021-06-07/data/export/production`

  test('has every document, and is for those with a token', async () => {
    expect((await fetch(url())).status).toBe(401)
    const response = await fetch(url(), { headers: { authorization: `Bearer ${TOKEN}` } })
    expect(response.headers.get('content-type')).toBe('application/x-ndjson')
    await response.body?.cancel()
    const ids = (await documentsOf(running.client)).map((it) => it._id)
    expect(ids).toEqual(
      expect.arrayContaining(['drafts.game-a', '_.releases.over', 'versions.planned.planned-a']),
    )
  })

  test('leads to the bytes as they were uploaded; the address alone does not', async () => {
    const asset = await running.client.getDocument(pictureId)
    const bytesOf = async (address: string, token?: string) =>
      Buffer.from(
        await (
          await fetch(address, token ? { headers: { authorization: `Bearer ${token}` } } : {})
        ).arrayBuffer(),
      )
    for (const query of ['', '?dlRaw=true', '?dlRaw=guessed'])
      expect((await bytesOf(`${asset?.url}${query}`)).equals(photo)).toBe(false)
    expect((await bytesOf(`${asset?.url}?dlRaw=true`, TOKEN)).equals(photo)).toBe(true)
  })
})

test('a dataset survives export, import and export unchanged', async () => {
  const first = join(running.folder, 'first.tar.gz')
  const second = join(running.folder, 'second.tar.gz')
  const exported = await exportContent(running.client, first)
  expect(exported).toMatchObject({ assets: 3, missing: [] })
  expect(gunzipSync(await readFile(first)).includes('let me in')).toBe(false)

  const { warnings } = await bring(first, 'copy')
  expect(warnings).toEqual([])
  const before = (await documentsOf(running.client)).filter((it) => it._id !== 'preview-secret')
  const copied = await documentsOf(target('copy'))
  expect(copied).toEqual(before)
  expect(copied.map((it) => it._id)).toEqual(
    expect.arrayContaining([
      pictureId,
      'drafts.game-b',
      'versions.planned.planned-a',
      '_.releases.planned',
      'release-archive.shelved',
    ]),
  )

  expect(await exportContent(target('copy'), second)).toEqual(exported)
  await bring(second, 'copy-of-copy')
  expect(await documentsOf(target('copy-of-copy'))).toEqual(before)
  // Scheduled and archived releases can be continued.
  const copy = target('copy')
  await copy.action(release('unarchive', 'shelved'))
  expect((await copy.getDocument('versions.shelved.shelved-a'))?.title).toBe('of shelved')
  await copy.action(release('unschedule', 'planned'))
})

test('an existing document is kept, replaced, or stops the import, as requested', async () => {
  const file = join(running.folder, 'again.tar.gz')
  await exportContent(running.client, file)
  await bring(file, 'again')
  const again = target('again')
  const original = await documentsOf(again)
  const change = (id: string) => again.patch(id).set({ title: 'ours' }).commit()
  await change('studio-a')
  await change(pictureId)
  await again.delete('game-a')
  const changed = await documentsOf(again)

  await expect(bring(file, 'again')).rejects.toThrow(/holds \d+ documents already/)
  expect(await documentsOf(again)).toEqual(changed)
  await bring(file, 'again', 'keep')
  const title = async (id: string) => (await again.getDocument(id))?.title
  expect([await title('studio-a'), await title(pictureId)]).toEqual(['ours', 'ours'])
  expect(await again.getDocument('game-a')).toBeDefined()
  await bring(file, 'again', 'replace')
  expect(await documentsOf(again)).toEqual(original)
})

test('a plan whose moment passed before the import waits, and says why', async () => {
  const file = join(running.folder, 'late.ndjson')
  const lines = [
    {
      _id: '_.releases.late',
      _type: 'system.release',
      name: 'late',
      state: 'scheduled',
      publishAt: '2020-01-01T00:00:00.000Z',
      metadata: { releaseType: 'scheduled' },
    },
    { _id: 'versions.late.late-a', _type: 'game', title: 'late' },
  ]
  await writeFile(file, lines.map((it) => JSON.stringify(it)).join('\n'))
  await bring(file, 'late')
  const brought = await target('late').getDocument('_.releases.late')
  expect(brought).toMatchObject({ state: 'active', publishAt: null })
  expect(brought?.error.message).toContain('had passed')
  expect(await target('late').getDocument('late-a')).toBeUndefined()
})

describe('a file that is not an export', () => {
  const files: [name: string, text: string | Buffer, message: RegExp][] = [
    ['not JSON', 'once upon a time', /JSON/i],
    ['a document without a type', '{"_id":"a"}', /_type/],
    ['the same id twice', '{"_id":"a","_type":"x"}\n{"_id":"a","_type":"x"}', /duplicate|ids/i],
    [
      'a file that an asset names and that is not there',
      '{"_id":"a","_type":"x","p":{"_sanityAsset":"image@file:///nowhere.png"}}',
      /nowhere|ENOENT/,
    ],
  ]
  test.each(files)('%s is refused with a message', async (name, text, message) => {
    const file = join(running.folder, `${name.replaceAll(' ', '-')}.ndjson`)
    await writeFile(file, text)
    await expect(bring(file, 'hostile')).rejects.toThrow(message)
  })

  test('a missing file is named in the error', async () => {
    await expect(bring('/nowhere/content.tar.gz', 'hostile')).rejects.toThrow('/nowhere/content')
  })

  test('a reader cannot import', async () => {
    const file = join(running.folder, 'small.ndjson')
    await writeFile(file, '{"_id":"small","_type":"game"}')
    await expect(importContent(running.viewer, file, 'replace')).rejects.toThrow(/permission/i)
  })
})
