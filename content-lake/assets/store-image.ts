import { LakeError } from '../documents/types.ts'
import type { Received } from './asset-files.ts'
import { blurHash } from './blur-hash.ts'
import { lookAtImage, tinyPicture } from './look-at-image.ts'
import { paletteOf } from './palette.ts'
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
 * others were requested. Camera metadata (`exif`, `image`, `location`) goes into a document that everybody may read:
 * only on request. Throws LakeError for an image that is not accepted.
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
