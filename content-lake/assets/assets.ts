import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { LakeError } from '../documents/types.ts'

const MAX_IMAGE_BYTES = 25 * 1024 * 1024
const MAX_PIXELS = 50_000_000
const FORMATS: Record<string, { extension: string; mime: string }> = {
  jpeg: { extension: 'jpg', mime: 'image/jpeg' },
  png: { extension: 'png', mime: 'image/png' },
  webp: { extension: 'webp', mime: 'image/webp' },
  gif: { extension: 'gif', mime: 'image/gif' },
  heif: { extension: 'avif', mime: 'image/avif' },
}

export type StoredImage = { document: Record<string, unknown>; file: string }

/** Stores an uploaded image once by its content; the document has what the Studio and the site need. */
export async function storeImage(options: {
  directory: string
  bytes: Buffer
  filename: string | null
  projectId: string
  dataset: string
}): Promise<Record<string, unknown>> {
  const { bytes, directory, projectId, dataset } = options
  if (bytes.length === 0) throw new LakeError(400, 'assetError', 'The upload is empty')
  if (bytes.length > MAX_IMAGE_BYTES)
    throw new LakeError(413, 'assetError', 'The image is larger than 25 MB')
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
  const metadata = await image.metadata().catch(() => null)
  const format = metadata ? FORMATS[metadata.format ?? ''] : undefined
  if (!metadata || !format)
    throw new LakeError(
      400,
      'assetError',
      'This is not an image that we take (JPEG, PNG, WebP, GIF, AVIF)',
    )
  const turned = (metadata.orientation ?? 1) >= 5
  const [width, height] = turned
    ? [metadata.height, metadata.width]
    : [metadata.width, metadata.height]
  if (!width || !height) throw new LakeError(400, 'assetError', 'The image has no size')
  const lqip = await image
    .clone()
    .rotate()
    .resize(20)
    .webp({ quality: 40 })
    .toBuffer()
    .catch(() => {
      throw new LakeError(400, 'assetError', 'The image is damaged')
    })
  const sha1 = createHash('sha1').update(bytes).digest('hex')
  const name = `${sha1}-${width}x${height}.${format.extension}`
  await writeOnce(join(directory, 'originals'), name, bytes)
  const path = `images/${projectId}/${dataset}/${name}`
  return {
    _id: `image-${sha1}-${width}x${height}-${format.extension}`,
    _type: 'sanity.imageAsset',
    assetId: sha1,
    extension: format.extension,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', aspectRatio: width / height, height, width },
      hasAlpha: metadata.hasAlpha ?? false,
      isOpaque: !(metadata.hasAlpha ?? false),
      lqip: `data:image/webp;base64,${lqip.toString('base64')}`,
    },
    mimeType: format.mime,
    ...(options.filename
      ? { originalFilename: options.filename.replace(/[^\w .()-]/g, '_').slice(0, 120) }
      : {}),
    path,
    sha1hash: sha1,
    size: bytes.length,
    uploadId: sha1.slice(0, 32),
  }
}

export async function writeOnce(directory: string, name: string, bytes: Buffer): Promise<void> {
  const file = join(directory, name)
  if (await stat(file).catch(() => null)) return
  await mkdir(directory, { recursive: true })
  const part = `${file}.${process.pid}.${Math.trunc(performance.now() * 1000)}.part`
  await writeFile(part, bytes, { flush: true })
  await rename(part, file)
}

export async function readOriginal(directory: string, name: string): Promise<Buffer | null> {
  return readFile(join(directory, 'originals', name)).catch(() => null)
}
