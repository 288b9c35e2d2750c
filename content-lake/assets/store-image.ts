import { LakeError } from '../documents/types.ts'
import type { Received } from './asset-files.ts'
import { lookAtImage, type Pixels, tinyPicture } from './look-at-image.ts'
import { MIME } from './picture-options.ts'
import { readExif } from './read-exif.ts'

export const MAX_IMAGE_BYTES = 25 * 1024 * 1024

/** Metadata that can be extracted from an image beside its size; the first three are the default. */
const ASIDE = ['blurhash', 'lqip', 'palette', 'exif', 'image', 'location'] as const
type Aside = (typeof ASIDE)[number]
const BY_DEFAULT: readonly Aside[] = ['blurhash', 'lqip', 'palette']

export type Upload = {
  received: Received
  filename: string | null
  projectId: string
  dataset: string
  /** Names as in the client's option `extract`; empty for the default ones. */
  extract: readonly string[]
}
export type Described = { name: string; document: Record<string, unknown> }

/**
 * Describes an uploaded image as Sanity does: dimensions and transparency always; blurHash, lqip and palette unless
 * others were requested. Camera metadata (`exif`, `image`, `location`) is stored in a document that anyone may read, so
 * it is extracted only on request. Throws LakeError for an image that is not accepted.
 */
export async function describeImage(upload: Upload): Promise<Described> {
  const { received, projectId, dataset } = upload
  const { path, sha1, size } = received
  if (size === 0) throw new LakeError(400, 'assetError', 'The upload is empty')
  const asked = extractedOf(upload.extract)
  const { format, width, height, hasAlpha, sample, exif } = await lookAtImage(path)
  const notes = exif ? readExif(exif) : null
  const name = `${sha1}-${width}x${height}.${format}`
  const document = {
    _id: `image-${sha1}-${width}x${height}-${format}`,
    _type: 'sanity.imageAsset',
    assetId: sha1,
    extension: format,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', aspectRatio: width / height, height, width },
      hasAlpha,
      isOpaque: !hasAlpha,
      ...(asked.has('blurhash') ? { blurHash: blurHash(sample) } : {}),
      ...(asked.has('lqip') ? { lqip: await tinyPicture(sample) } : {}),
      ...(asked.has('palette') ? { palette: paletteOf(sample) } : {}),
      ...(asked.has('exif') && notes
        ? { exif: { _type: 'sanity.imageExifMetadata', ...notes.exif } }
        : {}),
      ...(asked.has('image') && notes
        ? { image: { _type: 'sanity.imageExifTags', ...notes.image } }
        : {}),
      ...(asked.has('location') && notes?.location
        ? { location: { _type: 'geopoint', ...notes.location } }
        : {}),
    },
    mimeType: MIME[format],
    ...originalFilename(upload.filename),
    path: `images/${projectId}/${dataset}/${name}`,
    sha1hash: sha1,
    size,
    uploadId: sha1.slice(0, 32),
  }
  return { name, document }
}

/** Names that only a newer client knows are ignored; `none` extracts nothing. */
function extractedOf(asked: readonly string[]): ReadonlySet<Aside> {
  return new Set(asked.length === 0 ? BY_DEFAULT : ASIDE.filter((it) => asked.includes(it)))
}

export function originalFilename(filename: string | null): { originalFilename?: string } {
  const name = filename?.replace(/[^\p{L}\p{N} .()_-]/gu, '_').slice(0, 120)
  return name ? { originalFilename: name } : {}
}

/** A colour of an image, readable text colours on it, and its share of the image in percent. */
type Swatch = {
  _type: 'sanity.imagePaletteSwatch'
  background: string
  /** For body text. */
  foreground: string
  /** For large text. */
  title: string
  population: number
}
type Rgb = readonly [number, number, number]
type Group = { rgb: Rgb; count: number; saturation: number; lightness: number; hue: number }

/** The target of each swatch, all as fractions of one; colours outside the bounds do not match. */
const WANTED = {
  vibrant: { saturation: [0.35, 1, 1], lightness: [0.3, 0.5, 0.7] },
  darkVibrant: { saturation: [0.35, 1, 1], lightness: [0, 0.26, 0.45] },
  lightVibrant: { saturation: [0.35, 1, 1], lightness: [0.55, 0.74, 1] },
  muted: { saturation: [0, 0.3, 0.4], lightness: [0.3, 0.5, 0.7] },
  darkMuted: { saturation: [0, 0.3, 0.4], lightness: [0, 0.26, 0.45] },
  lightMuted: { saturation: [0, 0.3, 0.4], lightness: [0.55, 0.74, 1] },
} as const satisfies Record<
  string,
  { saturation: readonly [number, number, number]; lightness: readonly [number, number, number] }
>
/** Colours closer than this (of 441) are treated as the same. */
const SAME = 36
const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

/**
 * The colours of an image in Sanity's format. A swatch without a matching colour is derived from the dominant one, with
 * population 0. Pixels that are more transparent than opaque do not count.
 */
function paletteOf(pixels: Pixels): Record<string, Swatch | string> {
  const groups = groupsOf(pixels)
  const total = groups.reduce((sum, it) => sum + it.count, 0)
  const dominant = groups[0] ?? group(BLACK, 0)
  const swatches = Object.entries(WANTED).map(([name, wanted]) => {
    const best = groups
      .filter((it) => isWithin(it.saturation, wanted.saturation))
      .filter((it) => isWithin(it.lightness, wanted.lightness))
      .sort((a, b) => scoreOf(b, wanted, total) - scoreOf(a, wanted, total))[0]
    return [name, best ? toSwatch(best, total) : toSwatch(made(dominant, wanted), total)] as const
  })
  return {
    _type: 'sanity.imagePalette',
    dominant: toSwatch(dominant, total),
    ...Object.fromEntries(swatches),
  }
}

/** The colours of an image, the most frequent first; similar colours are merged. */
function groupsOf({ data }: Pixels): Group[] {
  const bins = new Map<number, { sum: [number, number, number]; count: number }>()
  for (let at = 0; at + 3 < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue
    const rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const
    const key = ((rgb[0] >> 3) << 10) | ((rgb[1] >> 3) << 5) | (rgb[2] >> 3)
    const bin = bins.get(key) ?? { sum: [0, 0, 0], count: 0 }
    for (const channel of [0, 1, 2] as const) bin.sum[channel] += rgb[channel]
    bin.count += 1
    bins.set(key, bin)
  }
  const kept: { rgb: Rgb; count: number }[] = []
  for (const { sum, count } of [...bins.values()].sort((a, b) => b.count - a.count)) {
    const rgb: Rgb = [sum[0] / count, sum[1] / count, sum[2] / count]
    const near = kept.find((it) => Math.hypot(...minus(it.rgb, rgb)) < SAME)
    if (near) near.count += count
    else kept.push({ rgb, count })
  }
  return kept.sort((a, b) => b.count - a.count).map(({ rgb, count }) => group(rgb, count))
}

const minus = (a: Rgb, b: Rgb): [number, number, number] => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

function group(rgb: Rgb, count: number): Group {
  const [r, g, b] = rgb.map((it) => it / 255) as [number, number, number]
  const most = Math.max(r, g, b)
  const spread = most - Math.min(r, g, b)
  const lightness = most - spread / 2
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1))
  const sixth =
    spread === 0
      ? 0
      : most === r
        ? (g - b) / spread
        : most === g
          ? 2 + (b - r) / spread
          : 4 + (r - g) / spread
  return { rgb, count, saturation, lightness, hue: (sixth * 60 + 360) % 360 }
}

type Wanted = (typeof WANTED)[keyof typeof WANTED]

const isWithin = (value: number, [least, , most]: readonly [number, number, number]) =>
  value >= least && value <= most

function scoreOf(it: Group, wanted: Wanted, total: number): number {
  const nearness =
    3 * (1 - Math.abs(it.saturation - wanted.saturation[1])) +
    6 * (1 - Math.abs(it.lightness - wanted.lightness[1]))
  return nearness + it.count / Math.max(1, total)
}

/** A colour's hue with the wanted saturation and lightness; a grey stays grey. */
function made(from: Group, wanted: Wanted): Group {
  const saturation = from.saturation < 0.05 ? 0 : wanted.saturation[1]
  const lightness = wanted.lightness[1]
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (n: number) => {
    const k = (n + from.hue / 30) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return group([channel(0), channel(8), channel(4)], 0)
}

function toSwatch({ rgb, count }: Group, total: number): Swatch {
  const onWhite = contrast(rgb, WHITE)
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${rgb.map((it) => Math.round(it).toString(16).padStart(2, '0')).join('')}`,
    foreground: onWhite >= contrast(rgb, BLACK) ? '#fff' : '#000',
    title: onWhite >= 3 ? '#fff' : '#000',
    population: Math.round((10_000 * count) / Math.max(1, total)) / 100,
  }
}

/** The WCAG contrast ratio: from 1 (the same) to 21 (black on white). */
function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((it) => {
    const share = it / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~'
/** Components across and down: enough for a shape, few enough for a short string. */
const ACROSS = 4
const DOWN = 3

type Colour = [number, number, number]

/** An image as a BlurHash string of 28 characters: the placeholder shown until the image has loaded. */
export function blurHash(pixels: Pixels): string {
  const waves: Colour[] = []
  const linear = toLinear(pixels)
  for (let j = 0; j < DOWN; j += 1)
    for (let i = 0; i < ACROSS; i += 1) waves.push(waveOf(linear, pixels, i, j))
  const [mean = [0, 0, 0], ...others] = waves
  const loudest = Math.max(...others.flat().map(Math.abs))
  const step = Math.max(0, Math.min(82, Math.floor(loudest * 166 - 0.5)))
  const scale = (step + 1) / 166
  return [
    inBase83(ACROSS - 1 + (DOWN - 1) * 9, 1),
    inBase83(step, 1),
    inBase83(
      mean.map(toSrgb).reduce((sum, it) => sum * 256 + it, 0),
      4,
    ),
    ...others.map((it) =>
      inBase83(
        it.map((value) => quantised(value / scale)).reduce((sum, part) => sum * 19 + part, 0),
        2,
      ),
    ),
  ].join('')
}

/** For each byte value: computed once, not per pixel. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

function toLinear({ data }: Pixels): Float64Array {
  const linear = new Float64Array(data.length)
  for (let at = 0; at < data.length; at += 1) linear[at] = LINEAR[data[at] ?? 0] ?? 0
  return linear
}

function waveOf(linear: Float64Array, { width, height }: Pixels, i: number, j: number): Colour {
  let [red, green, blue] = [0, 0, 0]
  const across = Float64Array.from({ length: width }, (_, x) => Math.cos((Math.PI * i * x) / width))
  for (let y = 0; y < height; y += 1) {
    const down = Math.cos((Math.PI * j * y) / height)
    for (let x = 0; x < width; x += 1) {
      const weight = down * (across[x] ?? 0)
      const at = (y * width + x) * 4
      red += weight * (linear[at] ?? 0)
      green += weight * (linear[at + 1] ?? 0)
      blue += weight * (linear[at + 2] ?? 0)
    }
  }
  const factor = (i === 0 && j === 0 ? 1 : 2) / (width * height)
  return [red * factor, green * factor, blue * factor]
}

function toSrgb(value: number): number {
  const share = Math.max(0, Math.min(1, value))
  const curved = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055
  return Math.round(curved * 255)
}

function quantised(value: number): number {
  const root = Math.sign(value) * Math.sqrt(Math.abs(value))
  return Math.max(0, Math.min(18, Math.floor(root * 9 + 9.5)))
}

function inBase83(value: number, length: number): string {
  let text = ''
  for (let rest = value, it = 0; it < length; it += 1, rest = Math.floor(rest / 83))
    text = (DIGITS[rest % 83] ?? '0') + text
  return text
}
