import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanFile } from '#platform/verification/clean-file.ts'
import { embeddedScanner } from '#platform/verification/scanner.ts'
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
    const cleaned = await cleanFile(content, embeddedScanner)
    expect(process.memoryUsage().rss - before).toBeLessThan(MAX_GROWTH_BYTES)
    if (!cleaned.ok) {
      expect(cleaned.refusal).toMatch(/^file_(empty|type|broken|unsafe|infected)$/)
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
