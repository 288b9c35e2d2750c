import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningLake, startLake } from '#tests/fixtures/running-lake.ts'

let running: RunningLake
beforeAll(async () => {
  running = await startLake()
})
afterAll(() => running.stop())

const RED = { r: 220, g: 30, b: 40 }
const NAVY = { r: 20, g: 24, b: 90 }
const SWATCHES = [
  'dominant',
  'vibrant',
  'darkVibrant',
  'lightVibrant',
  'muted',
  'darkMuted',
  'lightMuted',
] as const

type Colour = { r: number; g: number; b: number }
const plain = (width: number, height: number, background: Colour) =>
  sharp({ create: { width, height, channels: 3, background } })

/** Three quarters red, one quarter dark blue. */
async function redAndNavy(): Promise<Buffer> {
  const band = await plain(100, 200, NAVY).png().toBuffer()
  return plain(400, 200, RED)
    .composite([{ input: band, left: 300, top: 0 }])
    .png()
    .toBuffer()
}

/** As from a camera: taken in Helsinki, with a 35 mm lens. */
const photograph = (colour: Colour) =>
  plain(64, 48, colour)
    .withExif({
      IFD0: { Make: 'Camera makers', Model: 'One' },
      IFD2: { FNumber: '28/10', FocalLength: '35/1' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '60/1 10/1 12/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '24/1 57/1 0/1',
      },
    })
    .jpeg()
    .toBuffer()

describe('metadata of an uploaded image', () => {
  test('its colours, in the form that Sanity has', async () => {
    const { metadata } = await running.client.assets.upload('image', await redAndNavy())
    expect(metadata.palette?._type).toBe('sanity.imagePalette')
    for (const name of SWATCHES)
      expect(metadata.palette?.[name], name).toEqual({
        _type: 'sanity.imagePaletteSwatch',
        background: expect.stringMatching(/^#[0-9a-f]{6}$/),
        foreground: expect.stringMatching(/^#(000|fff)$/),
        title: expect.stringMatching(/^#(000|fff)$/),
        population: expect.any(Number),
      })
    expect(metadata.palette?.dominant).toMatchObject({ background: '#dc1e28', foreground: '#fff' })
    expect(metadata.palette?.dominant?.population).toBeCloseTo(75, -1)
    expect(metadata.palette?.vibrant?.background).toBe('#dc1e28')
    expect(metadata.palette?.darkVibrant?.background).toBe('#14185a')
  })

  test('a placeholder to show until it has loaded, as text and as a tiny image', async () => {
    const { metadata } = await running.client.assets.upload('image', await redAndNavy())
    // L encodes four by three components; the four characters from the third are the mean colour.
    expect(metadata.blurHash).toMatch(/^L[0-9A-Za-z#$%*+,.:;=?@[\]^_{|}~-]{27}$/)
    const [, tiny = ''] = (metadata.lqip ?? '').split(',')
    const { width, format } = await sharp(Buffer.from(tiny, 'base64')).metadata()
    expect([width, format]).toEqual([20, 'webp'])
  })

  test('of a picture of one colour, of few pixels, of 16 bits and with clear parts as well', async () => {
    const clear = await sharp({
      create: { width: 1, height: 1, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const none = await running.client.assets.upload('image', clear)
    expect(none.metadata).toMatchObject({ hasAlpha: true, isOpaque: false })
    expect(none.metadata.palette?.dominant).toMatchObject({ population: 0 })
    const deep = await plain(30, 30, RED).toColourspace('rgb16').png().toBuffer()
    expect((await sharp(deep).metadata()).depth).toBe('ushort')
    const asset = await running.client.assets.upload('image', deep)
    expect(asset.metadata.palette?.dominant).toMatchObject({
      background: '#dc1e28',
      population: 100,
    })
    const grey = await running.client.assets.upload(
      'image',
      await plain(10, 10, { r: 255, g: 255, b: 255 }).png().toBuffer(),
    )
    expect(grey.metadata.palette?.lightMuted?.background).toBe('#ffffff')
    expect(grey.metadata.palette?.vibrant).toMatchObject({ background: '#808080', population: 0 })
  })

  test('only what is requested; only its size for an empty list', async () => {
    const some = await running.client.assets.upload('image', await photograph(RED), {
      extract: ['palette'],
    })
    expect(Object.keys(some.metadata).sort()).toEqual([
      '_type',
      'dimensions',
      'hasAlpha',
      'isOpaque',
      'palette',
    ])
    const none = await running.client.assets.upload('image', await photograph(NAVY), {
      extract: [],
    })
    expect(Object.keys(none.metadata).sort()).toEqual([
      '_type',
      'dimensions',
      'hasAlpha',
      'isOpaque',
    ])
  })

  test('location and camera, only when requested', async () => {
    const silent = await running.client.assets.upload(
      'image',
      await photograph({ r: 1, g: 2, b: 3 }),
    )
    expect(silent.metadata).not.toHaveProperty('exif')
    expect(silent.metadata).not.toHaveProperty('location')
    const { metadata } = await running.client.assets.upload(
      'image',
      await photograph({ r: 3, g: 2, b: 1 }),
      { extract: ['exif', 'location', 'image', 'lqip'] },
    )
    expect(metadata.exif).toMatchObject({
      _type: 'sanity.imageExifMetadata',
      FNumber: 2.8,
      FocalLength: 35,
    })
    expect(metadata.image).toMatchObject({ _type: 'sanity.imageExifTags', Make: 'Camera makers' })
    const { location } = metadata as { location?: { _type: string; lat: number; lng: number } }
    expect(location?._type).toBe('geopoint')
    expect(location?.lat).toBeCloseTo(60.17, 4)
    expect(location?.lng).toBeCloseTo(-24.95, 4)
    expect(metadata.lqip).toMatch(/^data:image/)
    expect(metadata).not.toHaveProperty('palette')
  })
})
