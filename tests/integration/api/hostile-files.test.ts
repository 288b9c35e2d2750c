import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanFile } from '#platform/verification/clean-file.ts'
import { embeddedScanner } from '#platform/verification/scanner.ts'
import { aPdf, aPicture } from '#tests/fixtures/document-files.ts'
import { hostileFiles, MARK } from '#tests/fixtures/hostile-files.ts'

const MAX_SIDE = 2_600
const MAX_GROWTH_BYTES = 300 * 1024 * 1024

const FILES = await hostileFiles()

test('more than sixty files are tried', () => {
  expect(FILES.length).toBeGreaterThan(60)
  expect(new Set(FILES.map(([name]) => name)).size).toBe(FILES.length)
})

test.each(FILES)(
  '%s is refused, or nothing of it is kept but a picture (R25)',
  async (_, content) => {
    const before = process.memoryUsage().rss
    const cleaned = await cleanFile(content, { scan: embeddedScanner, owner: 'one' })
    expect(process.memoryUsage().rss - before).toBeLessThan(MAX_GROWTH_BYTES)
    if (!cleaned.ok) {
      expect(cleaned.refusal).toMatch(/^file_(empty|type|broken|incomplete|heic|unsafe|infected)$/)
      return
    }
    const { kind, content: kept } = cleaned.value
    expect(kind).toBe('jpeg')
    expect(kept.includes(MARK)).toBe(false)
    expect(kept.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]))
    const { format, width, height, exif, xmp } = await sharp(kept).metadata()
    expect([format, exif, xmp]).toEqual(['jpeg', undefined, undefined])
    expect(Math.max(width, height)).toBeLessThanOrEqual(MAX_SIDE)
  },
)

test('pictures are processed in turns, and those beyond the queue are refused at once', async () => {
  const picture = await aPicture()
  const tries = Array.from({ length: 60 }, (_, n) =>
    cleanFile(picture, { scan: embeddedScanner, owner: String(n) }),
  )
  const done = await Promise.allSettled(tries)
  const refused = done.flatMap((it) => (it.status === 'rejected' ? [String(it.reason.name)] : []))
  expect(refused).toEqual(Array(8).fill('SlotsFullError'))
})

/** Files without harmful intent, and the kind that is kept or the refusal. */
const HONEST: [name: string, file: () => Promise<Buffer>, outcome: string][] = [
  ['a JPEG', () => aPicture(), 'jpeg'],
  ['a JPEG without its last byte', async () => (await aPicture()).subarray(0, -1), 'jpeg'],
  ['a JPEG without its end marker', async () => (await aPicture()).subarray(0, -2), 'jpeg'],
  [
    'a JPEG whose last rows are missing',
    async () => (await aPhoto()).subarray(0, -40),
    'file_incomplete',
  ],
  ['half a JPEG', async () => half(await aPhoto()), 'file_incomplete'],
  ['the first bytes of a JPEG', async () => (await aPhoto()).subarray(0, 60), 'file_broken'],
  ['half a PNG', async () => half(await aPicture('png')), 'file_broken'],
  ['a HEIC of an iPhone', async () => heif('heic'), 'file_heic'],
  ['a HEIC of ten bits', async () => heif('heix'), 'file_heic'],
  ['a HEIC of another phone', async () => heif('mif1'), 'file_heic'],
  ['an AVIF', async () => heif('avif'), 'file_type'],
  ['a PDF', async () => aPdf(), 'pdf'],
  ['a PDF behind a blank line', async () => Buffer.concat([Buffer.from('\n'), aPdf()]), 'pdf'],
]
const half = (file: Buffer) => file.subarray(0, file.length >> 1)
const heif = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, 'latin1')
/** With something in every row. */
const aPhoto = () =>
  sharp(Buffer.from(Array.from({ length: 30_000 }, (_, at) => (at * at * 31 + (at >> 3)) % 251)), {
    raw: { width: 100, height: 100, channels: 3 },
  })
    .jpeg()
    .toBuffer()

test.each(HONEST)('%s is accepted, or refused with its own message', async (_, file, outcome) => {
  const cleaned = await cleanFile(await file(), { scan: embeddedScanner, owner: 'one' })
  expect(cleaned.ok ? cleaned.value.kind : cleaned.refusal).toBe(outcome)
})
