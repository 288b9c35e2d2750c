import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { LakeError } from '../documents/types.ts'
import { originalsOf, writeOnce } from './asset-files.ts'

export const MAX_IMAGE_BYTES = 25 * 1024 * 1024
export const MAX_PIXELS = 50_000_000
/** No SVG: it may hold scripts. */
const FORMATS: Record<string, { extension: string; mime: string }> = {
  jpeg: { extension: 'jpg', mime: 'image/jpeg' },
  png: { extension: 'png', mime: 'image/png' },
  webp: { extension: 'webp', mime: 'image/webp' },
  gif: { extension: 'gif', mime: 'image/gif' },
  heif: { extension: 'avif', mime: 'image/avif' },
}

export type Upload = {
  directory: string
  bytes: Buffer
  filename: string | null
  projectId: string
  dataset: string
}

/** Stores an uploaded image and describes it as Sanity does. Throws LakeError for what is no image we take. */
export async function storeImage(upload: Upload): Promise<Record<string, unknown>> {
  const { bytes, directory, projectId, dataset } = upload
  if (bytes.length === 0) throw new LakeError(400, 'assetError', 'The upload is empty')
  const { format, width, height, hasAlpha, lqip } = await look(bytes)
  const sha1 = createHash('sha1').update(bytes).digest('hex')
  const name = `${sha1}-${width}x${height}.${format.extension}`
  await writeOnce(originalsOf(directory), name, bytes)
  return {
    _id: `image-${sha1}-${width}x${height}-${format.extension}`,
    _type: 'sanity.imageAsset',
    assetId: sha1,
    extension: format.extension,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', aspectRatio: width / height, height, width },
      hasAlpha,
      isOpaque: !hasAlpha,
      lqip: `data:image/webp;base64,${lqip.toString('base64')}`,
    },
    mimeType: format.mime,
    ...originalFilename(upload.filename),
    path: `images/${projectId}/${dataset}/${name}`,
    sha1hash: sha1,
    size: bytes.length,
    uploadId: sha1.slice(0, 32),
  }
}

async function look(bytes: Buffer) {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
  const metadata = await image.metadata().catch(() => null)
  const format = metadata ? FORMATS[metadata.format ?? ''] : undefined
  if (!metadata || !format) {
    const text = 'This is not an image that we take (JPEG, PNG, WebP, GIF, AVIF)'
    throw new LakeError(400, 'assetError', text)
  }
  const turned = (metadata.orientation ?? 1) >= 5
  const [width, height] = turned
    ? [metadata.height, metadata.width]
    : [metadata.width, metadata.height]
  if (!width || !height || width * height > MAX_PIXELS)
    throw new LakeError(400, 'assetError', 'The image has too many pixels, or none')
  // The whole picture is decoded here: one that is cut off is refused now, not when it is first shown.
  const lqip = await image
    .rotate()
    .resize(20)
    .webp({ quality: 40 })
    .toBuffer()
    .catch(() => {
      throw new LakeError(400, 'assetError', 'The image is damaged')
    })
  return { format, width, height, hasAlpha: metadata.hasAlpha ?? false, lqip }
}

export function originalFilename(filename: string | null): { originalFilename?: string } {
  const name = filename?.replace(/[^\p{L}\p{N} .()_-]/gu, '_').slice(0, 120)
  return name ? { originalFilename: name } : {}
}
