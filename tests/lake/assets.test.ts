import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningLake, STUDIO, startLake } from './running-lake.ts'

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

describe('a picture in the size that is asked for', () => {
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

  test('the format follows what the browser takes', async () => {
    const { response } = await get('w=64&auto=format', { accept: 'image/avif,image/webp,*/*' })
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('vary')).toMatch(/Accept/)
  })

  test('the rectangle, the focus and the side choose what is seen', async () => {
    expect(await colourAt('rect=0,0,320,320', 10, 10)).toBe('red')
    expect(await colourAt('rect=320,0,320,320', 10, 10)).toBe('blue')
    const square = 'w=100&h=100&fit=crop&'
    expect(await colourAt(`${square}crop=left`, 50, 50)).toBe('red')
    expect(await colourAt(`${square}crop=focalpoint&fp-x=1&fp-y=0.5`, 50, 50)).toBe('blue')
    expect(await colourAt(`${square}crop=focalpoint&fp-x=0&fp-y=0.5`, 50, 50)).toBe('red')
    expect(await colourAt('flip=h', 10, 10)).toBe('blue')
  })

  test('it may be kept for ever, and is not guessed at', async () => {
    const { response } = await get('w=64')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    const again = await get('w=64', { 'if-none-match': response.headers.get('etag') ?? '' })
    expect(again.response.status).toBe(304)
  })

  test('the same one asked for at the same time is the same bytes', async () => {
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
])('%s makes no picture: 400', async (parameters) => {
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
])('%s is not there: 404', async (path) => {
  expect((await fetch(`${running.url}${path}`)).status).toBe(404)
})

test('a stranger cannot have every size there is: after some, sizes are rounded up', async () => {
  const sizes = new Set<string>()
  for (let w = 101; w <= 180; w += 1) sizes.add(await sizeOf(`w=${w}&fm=webp`))
  expect(sizes.size).toBeLessThan(60)
  expect(await sizeOf('w=181&fm=webp')).toBe('200x100 webp')
  const widthFor = async (headers: Record<string, string>) => {
    const response = await fetch(`${picture}?w=181&fm=webp`, { headers })
    return (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width
  }
  // Anybody can say that he is the Studio; a token cannot be made up.
  expect(await widthFor({ origin: STUDIO })).toBe(200)
  expect(await widthFor({ authorization: 'Bearer a-write-token-of-the-tests' })).toBe(181)
})

test('nor by asking for pictures that are not there: their names count for nothing', async () => {
  const fresh = await sharp({ create: { width: 300, height: 200, channels: 3, background: RED } })
    .png()
    .toBuffer()
  const { url } = await running.client.assets.upload('image', fresh)
  const spent = new Set<string>()
  const ask = async (w: number) => {
    const response = await fetch(`${url}?w=${w}&fm=webp`)
    spent.add(response.headers.get('etag') ?? '')
  }
  for (let w = 10; w < 70; w++) await ask(w)
  const before = spent.size
  for (let n = 0; n < 5_200; n += 100)
    await Promise.all(
      Array.from({ length: 100 }, (_, it) => {
        const name = (n + it).toString(16).padStart(40, '0')
        return fetch(`${running.url}/images/playhouse/production/${name}-10x10.png?w=5`)
      }),
    )
  for (let w = 70; w < 120; w++) await ask(w)
  expect(spent.size - before).toBeLessThan(6)
})

test('nor every part of it: after some, he gets the whole picture', async () => {
  const parts = new Set<string>()
  for (let x = 0; x < 200; x += 1) {
    const response = await fetch(`${picture}?rect=${x},0,40,20&w=40&h=20&fm=webp`)
    parts.add(response.headers.get('etag') ?? '')
  }
  expect(parts.size).toBeLessThan(160)
})

test('where a photograph was taken is told to nobody', async () => {
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
  ])('of %s is no image: 400', async (_what, bytes) => {
    const response = await fetch(`${running.url}/v1/assets/images/production`, {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: { authorization: 'Bearer a-write-token-of-the-tests' },
    })
    expect(response.status).toBe(400)
  })

  test('of a picture with more pixels than any screen is refused before it is unpacked', async () => {
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

  test('that is turned by its camera has the size that is seen', async () => {
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

  test('of a file keeps it as it is, and hands it out so that no browser runs it', async () => {
    const page = Buffer.from('<script>alert(1)</script>')
    const asset = await running.client.assets.upload('file', page, { filename: 'terms.html' })
    expect(asset).toMatchObject({ _type: 'sanity.fileAsset', extension: 'html', size: page.length })
    const response = await fetch(asset.url)
    expect(await response.text()).toBe(page.toString())
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(response.headers.get('content-disposition')).toBe('attachment')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('of a stranger or of a reader is refused', async () => {
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
