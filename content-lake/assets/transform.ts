import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { LakeError } from '../documents/types.ts'
import { readOriginal, writeOnce } from './assets.ts'

const MAX_SIDE = 3_840
const MAX_AT_ONCE = 2
const MAX_QUEUED = 200
const MAX_CACHE_BYTES = 512 * 1024 * 1024
const NAME = /^[0-9a-f]{40}-(\d{1,5})x(\d{1,5})\.(jpg|png|webp|gif|avif)$/

const side = z.coerce
  .number()
  .int()
  .min(1)
  .max(20_000)
  .transform((it) => Math.min(it, MAX_SIDE))
const wanted = z.object({
  w: side.optional(),
  h: side.optional(),
  'max-w': side.optional(),
  'max-h': side.optional(),
  q: z.coerce
    .number()
    .int()
    .min(0)
    .max(100)
    .transform((it) => Math.max(it, 20))
    .optional(),
  dpr: z.coerce.number().min(1).max(3).optional(),
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp', 'avif']).optional(),
  auto: z.literal('format').optional(),
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min']).optional(),
  crop: z.enum(['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy']).optional(),
  rect: z
    .string()
    .regex(/^\d{1,5},\d{1,5},\d{1,5},\d{1,5}$/)
    .transform((it) => it.split(',').map(Number) as [number, number, number, number])
    .optional(),
  bg: z
    .string()
    .regex(/^[0-9a-f]{3,8}$/i)
    .optional(),
})
type Wanted = z.infer<typeof wanted>

const MIME = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
} as const
type Format = keyof typeof MIME

export type Picture = { bytes: Buffer; mime: string; etag: string }

/**
 * Pictures in the sizes that are asked for. Strangers get only sizes rounded up to a short list, so that
 * nobody can fill the disk or the processor with every width there is; results are kept on disk.
 */
export function createTransformer(directory: string) {
  const cacheDirectory = join(directory, 'transformed')
  const running = new Map<string, Promise<Picture>>()
  const queue: (() => void)[] = []
  let active = 0
  let sinceSweep = 0

  const slot = async () => {
    if (active < MAX_AT_ONCE) {
      active += 1
      return
    }
    if (queue.length >= MAX_QUEUED)
      throw new LakeError(503, 'busy', 'Too many pictures are being made')
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  const free = () => {
    const next = queue.shift()
    if (next) next()
    else active -= 1
  }

  async function make(name: string, asked: Wanted, format: Format, key: string): Promise<Picture> {
    const cached = await readFile(join(cacheDirectory, key)).catch(() => null)
    if (cached) return { bytes: cached, mime: MIME[format], etag: key }
    const original = await readOriginal(directory, name)
    if (!original) throw new LakeError(404, 'notFound', 'No such image')
    await slot()
    try {
      const bytes = await render(original, asked, format)
      await mkdir(cacheDirectory, { recursive: true })
      await writeOnce(cacheDirectory, key, bytes)
      sinceSweep += 1
      if (sinceSweep > 500) {
        sinceSweep = 0
        await sweep(cacheDirectory)
      }
      return { bytes, mime: MIME[format], etag: key }
    } finally {
      free()
    }
  }

  return async (
    name: string,
    query: Record<string, string>,
    accept: string,
    trusted: boolean,
  ): Promise<Picture> => {
    const parts = NAME.exec(name)
    if (!parts) throw new LakeError(404, 'notFound', 'No such image')
    const parsed = wanted.safeParse(query)
    if (!parsed.success) {
      throw new LakeError(
        400,
        'invalidParameters',
        `Not a picture that can be made: ${parsed.error.issues[0]?.path.join('.')}`,
      )
    }
    const asked = trusted ? parsed.data : rounded(parsed.data)
    const own = parts[3] as Format
    const format = formatOf(asked, own, accept)
    if (Object.keys(query).length === 0) {
      const original = await readOriginal(directory, name)
      if (!original) throw new LakeError(404, 'notFound', 'No such image')
      return { bytes: original, mime: MIME[own], etag: name }
    }
    const key = createHash('sha256')
      .update(JSON.stringify([name, asked, format]))
      .digest('hex')
      .slice(0, 40)
    const known = running.get(key)
    if (known !== undefined) return known
    const work = make(name, asked, format, key).finally(() => running.delete(key))
    running.set(key, work)
    return work
  }
}

/** The widths and heights that strangers get; a size between two of them gets the next larger. */
const SIZES = [
  64, 96, 128, 160, 200, 240, 256, 320, 384, 400, 480, 512, 560, 640, 720, 768, 800, 960, 1024,
  1200, 1280, 1600, 1920, 2400, 3200, 3840,
]
const QUALITIES = [50, 75, 80, 90]

function rounded(asked: Wanted): Wanted {
  if (asked.w === undefined && asked.h === undefined) return { ...asked, q: qualityOf(asked.q) }
  const major = Math.max(asked.w ?? 0, asked.h ?? 0)
  const up = SIZES.find((it) => it >= major) ?? MAX_SIDE
  const factor = up / major
  const scale = (value: number | undefined) =>
    value === undefined ? undefined : Math.round(value * factor)
  return {
    ...asked,
    w: scale(asked.w),
    h: scale(asked.h),
    q: qualityOf(asked.q),
    dpr: Math.ceil(asked.dpr ?? 1),
  } as Wanted
}

const qualityOf = (q: number | undefined) => QUALITIES.find((it) => it >= (q ?? 75)) ?? 90

function formatOf(asked: Wanted, own: Format, accept: string): Format {
  if (asked.auto === 'format')
    return accept.includes('image/webp') ? 'webp' : own === 'webp' ? 'jpg' : own
  if (asked.fm === 'pjpg') return 'jpg'
  return asked.fm ?? own
}

const FIT = {
  clip: 'inside',
  max: 'inside',
  min: 'outside',
  crop: 'cover',
  scale: 'fill',
  fill: 'contain',
  fillmax: 'contain',
} as const
const POSITION = {
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  right: 'right',
  center: 'centre',
  focalpoint: 'centre',
  entropy: 'entropy',
} as const

async function render(original: Buffer, asked: Wanted, format: Format): Promise<Buffer> {
  const dpr = asked.dpr ?? 1
  const limit = (value: number | undefined) =>
    value === undefined ? undefined : Math.min(MAX_SIDE, Math.round(value * dpr))
  let image = sharp(original, { limitInputPixels: 50_000_000, failOn: 'error' }).rotate()
  if (asked.rect) {
    const [left, top, width, height] = asked.rect
    image = image.extract({ left, top, width, height })
  }
  const width = limit(asked.w ?? asked['max-w'])
  const height = limit(asked.h ?? asked['max-h'])
  if (width !== undefined || height !== undefined) {
    const fit = asked.fit ?? (width !== undefined && height !== undefined ? 'clip' : 'clip')
    image = image.resize({
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
      fit: FIT[fit],
      position: POSITION[asked.crop ?? 'center'],
      withoutEnlargement: fit === 'max' || fit === 'clip' || fit === 'fillmax',
      ...(asked.bg ? { background: `#${asked.bg}` } : {}),
    })
  }
  const quality = asked.q ?? 75
  const encoded = {
    jpg: () => image.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true }),
    png: () => image.png({ compressionLevel: 8 }),
    webp: () => image.webp({ quality, effort: 3 }),
    avif: () => image.avif({ quality: Math.max(30, quality - 20), effort: 2 }),
    gif: () => image.gif(),
  }[format]()
  return encoded.toBuffer().catch(() => {
    throw new LakeError(
      400,
      'invalidParameters',
      'The picture cannot be made with these parameters',
    )
  })
}

/** Keeps the folder of made pictures below its size: the ones not asked for longest go first. */
async function sweep(directory: string): Promise<void> {
  const names = await readdir(directory)
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(directory, name)
      const info = await stat(file).catch(() => null)
      return info ? { file, size: info.size, at: info.atimeMs } : null
    }),
  )
  const known = files.filter((it) => it !== null).sort((a, b) => a.at - b.at)
  let total = known.reduce((sum, { size }) => sum + size, 0)
  for (const { file, size } of known) {
    if (total <= MAX_CACHE_BYTES) break
    await unlink(file).catch(() => undefined)
    total -= size
  }
}
