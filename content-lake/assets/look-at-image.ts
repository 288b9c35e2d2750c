import { open } from 'node:fs/promises'
import sharp, { type Metadata } from 'sharp'
import { LakeError } from '../documents/types.ts'
import type { Format } from './picture-options.ts'

sharp.concurrency(1)
sharp.cache(false)

export const MAX_PIXELS = 50_000_000
/** For animated images: all frames are decoded to show one. */
const MAX_FRAMES = 1_000
const MAX_MOVING_PIXELS = 4 * MAX_PIXELS
const SAMPLE_SIDE = 64

/** Red, green, blue and alpha of each pixel, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number }
type Looked = {
  format: Format
  /** As displayed: after the EXIF rotation. */
  width: number
  height: number
  hasAlpha: boolean
  sample: Pixels
  exif: Buffer | null
}

/**
 * Inspects an uploaded file: its format by its first bytes, whatever its name says, its size, and a small sample of it.
 * Throws LakeError 400 for an image that is not accepted. No SVG: it may hold scripts. An image with too many pixels or
 * frames is refused before it is decoded; a truncated one is refused now, not when it is first shown.
 */
export async function lookAtImage(file: string): Promise<Looked> {
  const format = await formatByBytes(file)
  const metadata = format ? await readMetadata(file) : null
  if (!format || !metadata || metadata.format !== (format.vips ?? format.extension)) {
    const text = 'This is not an image that we take (JPEG, PNG, WebP, GIF, AVIF)'
    throw new LakeError(400, 'assetError', text)
  }
  const [width, height] =
    (metadata.orientation ?? 1) >= 5
      ? [metadata.height, metadata.width]
      : [metadata.width, metadata.height]
  const frames = metadata.pages ?? 1
  if (!width || !height || width * height > MAX_PIXELS)
    throw new LakeError(400, 'assetError', 'The image has too many pixels, or none')
  if (frames > MAX_FRAMES || frames * width * height > MAX_MOVING_PIXELS)
    throw new LakeError(400, 'assetError', 'The moving image has too many frames')
  return {
    format: format.extension,
    width,
    height,
    hasAlpha: metadata.hasAlpha ?? false,
    sample: await sampleOf(file),
    exif: metadata.exif ?? null,
  }
}

type Known = { extension: Format; vips?: Metadata['format']; matches(head: Buffer): boolean }

const startsWith = (head: Buffer, text: string, at = 0) =>
  head.subarray(at, at + text.length).toString('latin1') === text
const KNOWN: readonly Known[] = [
  { extension: 'jpg', vips: 'jpeg', matches: (it) => startsWith(it, '\xff\xd8\xff') },
  { extension: 'png', matches: (it) => startsWith(it, '\x89PNG\r\n\x1a\n') },
  { extension: 'webp', matches: (it) => startsWith(it, 'RIFF') && startsWith(it, 'WEBP', 8) },
  { extension: 'gif', matches: (it) => startsWith(it, 'GIF87a') || startsWith(it, 'GIF89a') },
  {
    extension: 'avif',
    vips: 'heif',
    matches: (it) => ['avif', 'avis', 'mif1'].some((brand) => startsWith(it, `ftyp${brand}`, 4)),
  },
]

/** Checked before any decoder runs: the decoders support many more formats than are accepted. */
async function formatByBytes(file: string): Promise<Known | undefined> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0)
    return KNOWN.find((it) => it.matches(buffer.subarray(0, bytesRead)))
  } finally {
    await handle.close()
  }
}

async function readMetadata(file: string): Promise<Metadata | null> {
  return sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
}

/** Decodes the whole image. */
async function sampleOf(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: SAMPLE_SIDE, height: SAMPLE_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new LakeError(400, 'assetError', 'The image is damaged')
    })
  return { data, width: info.width, height: info.height }
}

/** An image 20 pixels wide, as a data URL. */
export async function tinyPicture({ data, width, height }: Pixels): Promise<string> {
  const bytes = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(20)
    .webp({ quality: 40 })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
