import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningLake, startLake, TOKEN } from './running-lake.ts'

let running: RunningLake

beforeAll(async () => {
  running = await startLake()
  const { client } = running
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#5b3df5' } })
    .png()
    .toBuffer()
  const asset = await client.assets.upload('image', png, { filename: 'tile.png' })
  await client.create({ _id: 'studio-a', _type: 'studio', title: 'Ünïcode 🎲' })
  await client.create({
    _id: 'game-a',
    _type: 'game',
    studio: { _type: 'reference', _ref: 'studio-a' },
    pictures: [
      {
        _key: 'a',
        _type: 'image',
        asset: { _type: 'reference', _ref: asset._id },
        hotspot: { x: 0.5, y: 0.5 },
      },
    ],
  })
  await client.create({ _id: 'drafts.game-a', _type: 'game', title: 'Draft' })
})
afterAll(() => running.stop())

const lines = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((it) => JSON.parse(it))

test('the export of the API has every document, and is for those with a token', async () => {
  const url = `${running.url}/v2021-06-07/data/export/production`
  expect((await fetch(url)).status).toBe(401)
  const response = await fetch(url, { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(response.headers.get('content-type')).toBe('application/x-ndjson')
  const ids = lines(await response.text()).map((it) => it._id)
  expect(ids).toHaveLength(4)
  expect(ids).toContain('drafts.game-a')
})

test('a written export names its pictures by file and holds them, ready for an import', async () => {
  const folder = join(running.folder, 'export')
  const summary = await running.lake.exportDataset({ folder })
  expect(summary).toEqual({ documents: 2, assets: 1, missingAssets: [] })
  const documents = lines(await readFile(join(folder, 'data.ndjson'), 'utf8'))
  const game = documents.find((it) => it._id === 'game-a')
  const [image] = game.pictures
  expect(image).toMatchObject({ _key: 'a', hotspot: { x: 0.5, y: 0.5 } })
  expect(image.asset).toBeUndefined()
  const [name] = await readdir(join(folder, 'images'))
  expect(image._sanityAsset).toBe(`image@file://./images/${name}`)
  const { width } = await sharp(join(folder, 'images', name ?? '')).metadata()
  expect(width).toBe(8)
  expect(documents.find((it) => it._id === 'studio-a').title).toBe('Ünïcode 🎲')
  const withDrafts = await running.lake.exportDataset({ folder, includeDrafts: true })
  expect(withDrafts.documents).toBe(3)
})
