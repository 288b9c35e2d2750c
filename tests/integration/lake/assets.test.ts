import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toPicture } from '#app/content/image-url.ts'
import { type RunningLake, STUDIO, startLake } from '#tests/fixtures/running-lake.ts'
import { until } from './until.ts'

let running: RunningLake
let picture: string

const RED = { r: 220, g: 30, b: 40 }
const BLUE = { r: 30, g: 40, b: 220 }

/** 640 by 320: the left half red, the right half blue. */
async function twoHalves(): Promise<Buffer> {
  const right = await sharp({ create: { width: 320, height: 320, channels: 3, background: BLUE } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 640, height: 320, channels: 3, background: RED } })
    .composite([{ input: right, left: 320, top: 0 }])
    .png()
    .toBuffer()
}

beforeAll(async () => {
  running = await startLake()
  const asset = await running.client.assets.upload('image', await twoHalves(), {
    filename: 'two halves.png',
  })
  picture = asset.url
})
afterAll(() => running.stop())

async function get(parameters: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${picture}?${parameters}`, { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { response, bytes }
}
async function sizeOf(parameters: string): Promise<string> {
  const { width, height, format } = await sharp((await get(parameters)).bytes).metadata()
  return `${width}x${height} ${format}`
}
async function colourAt(parameters: string, x: number, y: number): Promise<'red' | 'blue'> {
  const { data, info } = await sharp((await get(parameters)).bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue'
}

describe('an image in the requested size', () => {
  test.each([
    ['w=100', '100x50 png'],
    ['h=80&fm=jpg', '160x80 jpeg'],
    ['w=100&h=100', '100x50 png'],
    ['w=100&h=100&fit=crop&fm=webp', '100x100 webp'],
    ['w=100&h=100&fit=scale', '100x100 png'],
    ['w=100&h=100&fit=fill&bg=ff0000', '100x100 png'],
    ['w=100&dpr=2', '200x100 png'],
    ['w=2000&fit=max', '640x320 png'],
    ['rect=0,0,320,320&w=64&fm=avif', '64x64 heif'],
    ['rect=600,300,100,100', '40x20 png'],
    ['auto=format&w=64', '64x32 png'],
  ])('%s gives %s', async (parameters, expected) => {
    expect(await sizeOf(parameters)).toBe(expected)
  })

  test('the format follows what the browser accepts', async () => {
    const { response } = await get('w=64&auto=format', { accept: 'image/avif,image/webp,*/*' })
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('vary')).toMatch(/Accept/)
  })

  test('the rectangle, the hotspot and the side choose what is seen', async () => {
    expect(await colourAt('rect=0,0,320,320', 10, 10)).toBe('red')
    expect(await colourAt('rect=320,0,320,320', 10, 10)).toBe('blue')
    const square = 'w=100&h=100&fit=crop&'
    expect(await colourAt(`${square}crop=left`, 50, 50)).toBe('red')
    expect(await colourAt(`${square}crop=focalpoint&fp-x=1&fp-y=0.5`, 50, 50)).toBe('blue')
    expect(await colourAt(`${square}crop=focalpoint&fp-x=0&fp-y=0.5`, 50, 50)).toBe('red')
    expect(await colourAt('flip=h', 10, 10)).toBe('blue')
  })

  test('it may be cached permanently, and its type is not sniffed', async () => {
    const { response } = await get('w=64')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    const again = await get('w=64', { 'if-none-match': response.headers.get('etag') ?? '' })
    expect(again.response.status).toBe(304)
  })

  test('concurrent requests for the same one get the same bytes', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => get('w=333&q=60')))
    expect(new Set(all.map((it) => it.bytes.toString('base64'))).size).toBe(1)
  })
})

test.each([
  'w=0',
  'w=-5',
  'w=x',
  'w=1e9',
  'h=99999999',
  'q=101',
  'fm=svg',
  'fm=exe',
  'fit=explode',
  'dpr=99',
  'rect=1,2,3',
  'rect=640,0,10,10',
  'rect=-1,0,10,10',
  'bg=red;}',
  'crop=../..',
  'fp-x=2',
])('%s makes no image: 400', async (parameters) => {
  expect((await get(parameters)).response.status).toBe(400)
})

test.each([
  '/images/playhouse/production/nonsense.png',
  '/images/playhouse/production/..%2f..%2fetc%2fpasswd',
  `/images/playhouse/production/${'0'.repeat(40)}-1x1.png`,
  `/images/other/production/${'0'.repeat(40)}-1x1.png`,
  `/images/playhouse/nowhere/${'0'.repeat(40)}-1x1.png`,
  `/files/playhouse/production/${'0'.repeat(40)}.pdf`,
  '/files/playhouse/production/..%2fx.pdf',
])('%s is not found: 404', async (path) => {
  expect((await fetch(`${running.url}${path}`)).status).toBe(404)
})

const withToken = { authorization: 'Bearer a-write-token-of-the-tests' }

test('an anonymous client gets the sizes of a short list, one with a token every size', async () => {
  const sizes = new Set<string>()
  for (let w = 101; w <= 180; w += 1) sizes.add(await sizeOf(`w=${w}&fm=webp`))
  expect([...sizes]).toEqual(['128x64 webp', '160x80 webp', '200x100 webp'])
  const widthFor = async (headers: Record<string, string>) =>
    (await sharp((await get('w=181&fm=webp', headers)).bytes).metadata()).width
  // Any client can send the Studio's origin; a token cannot be forged.
  expect(await widthFor({ origin: STUDIO })).toBe(200)
  expect(await widthFor(withToken)).toBe(181)
})

test('an image a thousand times as wide as high is made no larger than any other', async () => {
  const line = await sharp({ create: { width: 2_000, height: 1, channels: 3, background: RED } })
    .png()
    .toBuffer()
  const { url } = await running.client.assets.upload('image', line)
  for (const query of ['h=3840', 'h=3840&fit=crop', 'w=3840&dpr=3']) {
    const response = await fetch(`${url}?${query}`, { headers: withToken })
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(Math.max(width ?? 0, height ?? 0), query).toBe(3_840)
  }
})

describe('an anonymous client that requests every part of an image', () => {
  const cut = (x: number) => `rect=${x},0,40,20&w=40&h=20&fm=webp`

  test('is rate-limited, and no result is kept; the content is served as before', async () => {
    const statuses: number[] = []
    for (let x = 0; x < 80; x += 1) statuses.push((await get(cut(x))).response.status)
    expect(statuses[0]).toBe(200)
    expect(statuses.at(-1)).toBe(429)
    const { response } = await get(cut(79))
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    // A cached image costs nothing, and the whole image is available to all.
    expect((await get(cut(0))).response.status).toBe(200)
    expect(await sizeOf('w=720&q=75&fm=webp')).toBe('720x360 webp')
    expect(await colourAt('rect=160,0,320,320&w=400&h=400&q=75&fm=webp', 10, 10)).toBe('red')
    expect((await get(cut(79), withToken)).response.status).toBe(200)
  })

  test('does not affect what an editor has just cropped', async () => {
    const asset = picture.replace(/^.*\/(\w+)-640x320\.png$/, 'image-$1-640x320-png')
    const image = {
      _type: 'image',
      asset: { _type: 'reference', _ref: asset },
      crop: { top: 0, bottom: 0, left: 0.55, right: 0 },
      hotspot: { x: 0.8, y: 0.5, width: 0.2, height: 0.4 },
    }
    const baseUrl = picture.replace(/\/[^/]+$/, '')
    const source = { asset, crop: image.crop, hotspot: image.hotspot }
    const { src, srcSet } = toPicture(source, 'wideBanner', { baseUrl, sizes: '100vw' })
    expect((await fetch(src)).status).toBe(429)
    await running.client.create({
      _id: 'drafts.shown',
      _type: 'shown',
      deep: [{ _key: 'a', image }],
    })
    for (const address of [src, ...srcSet.split(', ').map((it) => it.split(' ')[0] ?? '')]) {
      const response = await fetch(address)
      expect(response.status, address).toBe(200)
      expect(response.headers.get('cache-control')).toContain('immutable')
      const bytes = Buffer.from(await response.arrayBuffer())
      const { dominant } = await sharp(bytes).stats()
      expect(dominant.b).toBeGreaterThan(dominant.r)
    }
  })
})

test('an animated image is animated in each size, unless it has too many frames', async () => {
  const moving = async (frames: number) => {
    const pages = Buffer.concat(
      Array.from({ length: frames }, (_, n) => Buffer.alloc(40 * 20 * 3, (n * 37) % 256)),
    )
    const raw = { width: 40, height: 20 * frames, channels: 3, pageHeight: 20 } as const
    return sharp(pages, { raw }).gif({ loop: 0 }).toBuffer()
  }
  const pagesOf = async (frames: number, query: string) => {
    const { url } = await running.client.assets.upload('image', await moving(frames))
    const made = Buffer.from(await (await fetch(`${url}?${query}`)).arrayBuffer())
    const { pages = 1, height, width } = await sharp(made).metadata()
    return [width, height, pages]
  }
  expect(await pagesOf(5, 'w=16')).toEqual([16, 8, 5])
  expect(await pagesOf(5, 'w=16&h=16&fit=crop&fm=webp')).toEqual([16, 16, 5])
  expect((await pagesOf(5, 'w=16&fm=png'))[2]).toBe(1)
  expect((await pagesOf(70, 'w=16'))[2]).toBe(1)
})

test('the generated images stay within their disk limit', async () => {
  const small = await startLake({ maxPictureBytes: 60_000 })
  try {
    const folder = join(small.folder, 'assets', 'transformed')
    const { url } = await small.client.assets.upload('image', await twoHalves())
    const bytesThere = async () => {
      const names = await readdir(folder).catch(() => [])
      // A file that is deleted meanwhile takes no space.
      const sizeOf = (name: string) =>
        stat(join(folder, name)).then(
          (it) => it.size,
          () => 0,
        )
      const sizes = await Promise.all(names.map(sizeOf))
      return sizes.reduce((sum, it) => sum + it, 0)
    }
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'left-by-an-older-one'), Buffer.alloc(200_000))
    const again = await small.restart()
    await until(async () => (await bytesThere()) <= 60_000)
    // All in parallel: space is freed while others are still being written.
    const made = Array.from({ length: 120 }, (_, n) =>
      fetch(`${url.replace(small.url, again.url)}?w=${300 + n}&fm=png`, { headers: withToken }),
    )
    for (const { status } of await Promise.all(made)) expect(status).toBe(200)
    await until(async () => (await bytesThere()) <= 60_000)
    expect(await bytesThere()).toBeGreaterThan(0)
    await again.stop()
  } finally {
    await rm(small.folder, { recursive: true, force: true })
  }
})

test('the location of a photograph is never exposed', async () => {
  const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: RED } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 10/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const asset = await running.client.assets.upload('image', photo)
  for (const query of ['', '?w=32', '?fm=webp', '?dl=photo.jpg']) {
    const served = Buffer.from(await (await fetch(`${asset.url}${query}`)).arrayBuffer())
    const { exif, xmp, width } = await sharp(served).metadata()
    expect([exif, xmp], query).toEqual([undefined, undefined])
    if (query === '') expect(width).toBe(64)
  }
})

describe('an upload', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['half a picture', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAoAAAAFACAIAAABC8jL9', 'base64')],
  ])('of %s is not an image: 400', async (_what, bytes) => {
    const response = await fetch(`${running.url}/v1/assets/images/production`, {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: { authorization: 'Bearer a-write-token-of-the-tests' },
    })
    expect(response.status).toBe(400)
  })

  test('of an image with more pixels than any screen is refused before it is decoded', async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: RED },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(2_000_000)
    await expect(running.client.assets.upload('image', bomb)).rejects.toMatchObject({
      statusCode: 400,
    })
  })

  test('rotated by its camera has the size that is seen', async () => {
    const turned = await sharp(await twoHalves())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const asset = await running.client.assets.upload('image', turned)
    expect(asset.metadata.dimensions).toMatchObject({ width: 320, height: 640 })
    const made = await fetch(`${asset.url}?w=100`)
    const { width, height } = await sharp(Buffer.from(await made.arrayBuffer())).metadata()
    expect([width, height]).toEqual([100, 200])
  })

  test('of a file keeps it as it is, and serves it so that no browser runs it', async () => {
    const page = Buffer.from('<script>alert(1)</script>')
    const asset = await running.client.assets.upload('file', page, { filename: 'terms.html' })
    expect(asset).toMatchObject({ _type: 'sanity.fileAsset', extension: 'html', size: page.length })
    const response = await fetch(asset.url)
    expect(await response.text()).toBe(page.toString())
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(response.headers.get('content-disposition')).toBe('attachment')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('by an anonymous client or a reader is refused', async () => {
    const bytes = await twoHalves()
    await expect(running.anonymous.assets.upload('image', bytes)).rejects.toMatchObject({
      statusCode: 401,
    })
    await expect(running.viewer.assets.upload('image', bytes)).rejects.toMatchObject({
      statusCode: 403,
    })
  })

  test('is found by queries with its address', async () => {
    const [found] = await running.anonymous.fetch<{ url: string; originalFilename: string }[]>(
      '*[_type == "sanity.imageAsset" && originalFilename == "two halves.png"]{url, originalFilename}',
    )
    expect(found?.url).toBe(picture)
  })
})
