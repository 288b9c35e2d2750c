import { readFile } from 'node:fs/promises'
import { LakeError } from '../documents/types.ts'
import { assertDrawingWithoutText, MAX_DRAWING_BYTES } from './look-at-drawing.ts'
import { type Described, originalFilename, type Upload } from './store-image.ts'

export const MAX_FILE_BYTES = 50 * 1024 * 1024

/** Types that a browser may play inline; everything else, HTML and PDF included, is only downloaded. */
const PLAYED: Record<string, string> = {
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  webm: 'video/webm',
}
const SAVED: Record<string, string> = {
  csv: 'text/csv',
  json: 'application/json',
  pdf: 'application/pdf',
  txt: 'text/plain',
  zip: 'application/zip',
}

const DRAWINGS = ['svg', 'svgz']

export const FILE_NAME = /^[0-9a-f]{40}\.([a-z0-9]{1,8})$/

/**
 * Describes an uploaded file as Sanity does. Its type follows from its name alone. A file is served byte for byte: a
 * photograph uploaded as a file, not as an image, keeps its camera metadata, including the location. Throws LakeError
 * 400 for an empty one, and for a drawing (SVG) that holds text.
 */
export async function describeFile(upload: Upload): Promise<Described> {
  const { received, projectId, dataset, filename } = upload
  const { path, sha1, size } = received
  if (size === 0) throw new LakeError(400, 'assetError', 'The upload is empty')
  const extension = /\.([a-z0-9]{1,8})$/i.exec(filename ?? '')?.[1]?.toLowerCase() ?? 'bin'
  if (DRAWINGS.includes(extension)) {
    if (extension !== 'svg' || size > MAX_DRAWING_BYTES)
      throw new LakeError(400, 'assetError', 'A drawing (SVG) is up to 2 MiB and not compressed')
    assertDrawingWithoutText(await readFile(path))
  }
  const name = `${sha1}.${extension}`
  const document = {
    _id: `file-${sha1}-${extension}`,
    _type: 'sanity.fileAsset',
    assetId: sha1,
    extension,
    mimeType: mimeOf(extension),
    ...originalFilename(filename),
    path: `files/${projectId}/${dataset}/${name}`,
    sha1hash: sha1,
    size,
    uploadId: sha1.slice(0, 32),
  }
  return { name, document }
}

/** Response headers of a stored file: it must never be rendered as a page of the lake's origin. */
export function fileHeaders(extension: string): Record<string, string> {
  return {
    'content-type': mimeOf(extension),
    'content-disposition': extension in PLAYED ? 'inline' : 'attachment',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  }
}

function mimeOf(extension: string): string {
  return PLAYED[extension] ?? SAVED[extension] ?? 'application/octet-stream'
}
