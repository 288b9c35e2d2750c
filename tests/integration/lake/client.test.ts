import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningLake, startLake } from '#tests/fixtures/running-lake.ts'

let running: RunningLake

beforeAll(async () => {
  running = await startLake()
})
afterAll(() => running.stop())

const edit = (id: string, patch: Record<string, unknown>) => ({
  actionType: 'sanity.action.document.edit' as const,
  draftId: `drafts.${id}`,
  publishedId: id,
  patch,
})
const publish = (id: string) => ({
  actionType: 'sanity.action.document.publish' as const,
  draftId: `drafts.${id}`,
  publishedId: id,
})

describe('documents', () => {
  test('a created document can be read, patched and deleted', async () => {
    const { client } = running
    const created = await client.create({ _type: 'game', name: 'Night Owl', plays: 1 })
    expect(created._rev).toBeTruthy()
    const patched = await client
      .patch(created._id)
      .set({ name: 'Night Heron' })
      .inc({ plays: 2 })
      .commit()
    expect(patched).toMatchObject({ name: 'Night Heron', plays: 3 })
    await client.delete(created._id)
    expect(await client.getDocument(created._id)).toBeUndefined()
  })

  test('a patch with an old revision is refused with 409 and changes nothing', async () => {
    const { client } = running
    const created = await client.create({ _type: 'game', name: 'First' })
    await client.patch(created._id).set({ name: 'Second' }).commit()
    const late = client
      .patch(created._id)
      .ifRevisionId(created._rev)
      .set({ name: 'Third' })
      .commit()
    await expect(late).rejects.toMatchObject({ statusCode: 409 })
    expect(await client.getDocument(created._id)).toMatchObject({ name: 'Second' })
  })

  test('a transaction is all or nothing', async () => {
    const { client } = running
    const transaction = client
      .transaction()
      .create({ _id: 'whole-a', _type: 'game' })
      .create({ _id: 'whole-a', _type: 'game' })
    await expect(transaction.commit()).rejects.toMatchObject({ statusCode: 409 })
    expect(await client.getDocument('whole-a')).toBeUndefined()
  })

  test('a strong reference refuses the deletion and names its holder, a weak one does not', async () => {
    const { client } = running
    await client.create({ _id: 'studio-a', _type: 'studio' })
    await client.create({
      _id: 'held',
      _type: 'game',
      studio: { _type: 'reference', _ref: 'studio-a' },
    })
    await expect(client.delete('studio-a')).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('held'),
    })
    await client
      .patch('held')
      .set({ studio: { _type: 'reference', _ref: 'studio-a', _weak: true } })
      .commit()
    await client.delete('studio-a')
    expect(await client.getDocument('studio-a')).toBeUndefined()
  })

  test('a deletion by query deletes what matches', async () => {
    const { client } = running
    for (const n of [1, 2, 3]) await client.create({ _type: 'passing', n })
    await client.delete({ query: '*[_type == "passing" && n > $n]', params: { n: 1 } })
    expect(await client.fetch('*[_type == "passing"].n')).toEqual([1])
  })
})

describe('drafts', () => {
  test('an edit makes a draft of the published document, publishing moves it over', async () => {
    const { client, anonymous } = running
    await client.create({ _id: 'banner-a', _type: 'banner', title: 'Old' })
    await client.action(edit('banner-a', { set: { title: 'New' } }))
    const title = (perspective: 'published' | 'drafts' | 'raw') =>
      client.fetch('*[_type == "banner"]{_id, title} | order(_id)', {}, { perspective })
    expect(await title('published')).toEqual([{ _id: 'banner-a', title: 'Old' }])
    expect(await title('drafts')).toEqual([{ _id: 'banner-a', title: 'New' }])
    expect(await title('raw')).toHaveLength(2)
    expect(await anonymous.fetch('*[_type == "banner"].title')).toEqual(['Old'])
    await client.action(publish('banner-a'))
    expect(await title('published')).toEqual([{ _id: 'banner-a', title: 'New' }])
    expect(await title('raw')).toHaveLength(1)
  })

  test('two edits in one request build on each other', async () => {
    const { client } = running
    await client.create({ _id: 'banner-b', _type: 'note', title: 'Old', body: '' })
    await client.action([
      edit('banner-b', { set: { title: 'New' } }),
      edit('banner-b', { set: { body: 'text' } }),
    ])
    expect(await client.getDocument('drafts.banner-b')).toMatchObject({
      title: 'New',
      body: 'text',
    })
  })

  test('a draft that is discarded is gone', async () => {
    const { client } = running
    await client.create({ _id: 'drafts.thrown', _type: 'note' })
    await client.action({
      actionType: 'sanity.action.document.discard',
      draftId: 'drafts.thrown',
    } as never)
    expect(await client.getDocument('drafts.thrown')).toBeUndefined()
  })
})

describe('who may do what', () => {
  test('an anonymous client sees no draft, no private id, and writes nothing', async () => {
    const { client, anonymous } = running
    await client.create({ _id: 'drafts.secret', _type: 'secret' })
    await client.create({ _id: 'private.secret', _type: 'secret' })
    expect(await anonymous.fetch('*[_type == "secret"]')).toEqual([])
    expect(await anonymous.getDocument('drafts.secret')).toBeUndefined()
    await expect(anonymous.create({ _type: 'secret' })).rejects.toMatchObject({ statusCode: 401 })
    await expect(anonymous.fetch('*', {}, { perspective: 'drafts' })).rejects.toMatchObject({
      statusCode: 401,
    })
  })

  test('a viewer reads drafts and writes nothing', async () => {
    const { viewer } = running
    expect(await viewer.fetch('*[_id == "drafts.secret"]._id', {}, { perspective: 'raw' })).toEqual(
      ['drafts.secret'],
    )
    await expect(viewer.create({ _type: 'secret' })).rejects.toMatchObject({ statusCode: 403 })
    const response = await fetch(`${running.url}/v1/projects/playhouse/datasets/theirs`, {
      method: 'PUT',
      headers: { authorization: 'Bearer a-read-token-of-the-tests' },
    })
    expect(response.status).toBe(403)
  })

  test('an unknown token is refused, and not treated as anonymous', async () => {
    await expect(running.client.withConfig({ token: 'nonsense' }).fetch('*')).rejects.toMatchObject(
      { statusCode: 401 },
    )
  })

  test('a foreign page gets no permission from the browser', async () => {
    const response = await fetch(`${running.url}/v2025-02-19/data/query/production?query=*`, {
      headers: { origin: 'https://evil.test' },
    })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('datasets are separate', async () => {
    const made = await fetch(`${running.url}/v1/projects/playhouse/datasets/staging`, {
      method: 'PUT',
      headers: { authorization: 'Bearer a-write-token-of-the-tests' },
    })
    expect(made.status).toBe(200)
    const staging = running.client.withConfig({ dataset: 'staging' })
    await staging.create({ _id: 'only-here', _type: 'note' })
    expect(await staging.fetch('count(*)')).toBe(1)
    expect(await running.client.getDocument('only-here')).toBeUndefined()
  })
})

describe('pictures', () => {
  test('an image is stored once and made smaller on request, within bounds', async () => {
    const { client, url } = running
    const png = await sharp({
      create: { width: 640, height: 320, channels: 3, background: '#5b3df5' },
    })
      .png()
      .toBuffer()
    const asset = await client.assets.upload('image', png, { filename: 'velvet.png' })
    expect(asset._id).toMatch(/^image-[0-9a-f]{40}-640x320-png$/)
    expect(asset.metadata.dimensions).toMatchObject({ width: 640, height: 320 })
    expect((await client.assets.upload('image', png))._id).toBe(asset._id)
    const made = await fetch(`${asset.url}?w=320&h=320&fit=crop&fm=webp&q=75`)
    expect(made.headers.get('content-type')).toBe('image/webp')
    const { width, height } = await sharp(Buffer.from(await made.arrayBuffer())).metadata()
    expect([width, height]).toEqual([320, 320])
    const huge = await fetch(`${asset.url}?w=99999999`)
    expect(huge.status).toBe(400)
    expect((await fetch(`${url}/images/playhouse/production/nonsense.png?w=1`)).status).toBe(404)
  })

  test('a file that is not an image is refused', async () => {
    const upload = running.client.assets.upload('image', Buffer.from('<svg onload="alert(1)"/>'))
    await expect(upload).rejects.toMatchObject({ statusCode: 400 })
  })
})
