import { createHash } from 'node:crypto'
import { LakeError } from '../documents/types.ts'
import { originalsOf, writeOnce } from './asset-files.ts'
import { originalFilename, type Upload } from './store-image.ts'

export const MAX_FILE_BYTES = 50 * 1024 * 1024

/** What a browser may show by itself; everything else is only saved. */
const SHOWN: Record<string, string> = {
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  wav: 'audio/wav',
  webm: 'video/webm',
}
const SAVED: Record<string, string> = {
  csv: 'text/csv',
  json: 'application/json',
  txt: 'text/plain',
  zip: 'application/zip',
}

export const FILE_NAME = /^[0-9a-f]{40}\.([a-z0-9]{1,8})$/

/** Stores an uploaded file and describes it as Sanity does. Its kind follows from its name alone. */
export async function storeFile(upload: Upload): Promise<Record<string, unknown>> {
  const { bytes, directory, projectId, dataset, filename } = upload
  if (bytes.length === 0) throw new LakeError(400, 'assetError', 'The upload is empty')
  const extension = /\.([a-z0-9]{1,8})$/i.exec(filename ?? '')?.[1]?.toLowerCase() ?? 'bin'
  const sha1 = createHash('sha1').update(bytes).digest('hex')
  const name = `${sha1}.${extension}`
  await writeOnce(originalsOf(directory), name, bytes)
  return {
    _id: `file-${sha1}-${extension}`,
    _type: 'sanity.fileAsset',
    assetId: sha1,
    extension,
    mimeType: mimeOf(extension),
    ...originalFilename(filename),
    path: `files/${projectId}/${dataset}/${name}`,
    sha1hash: sha1,
    size: bytes.length,
    uploadId: sha1.slice(0, 32),
  }
}

/** How a stored file is handed out: never as a page of the lake's own origin. */
export function fileHeaders(extension: string): Record<string, string> {
  return {
    'content-type': mimeOf(extension),
    'content-disposition': extension in SHOWN ? 'inline' : 'attachment',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  }
}

function mimeOf(extension: string): string {
  return SHOWN[extension] ?? SAVED[extension] ?? 'application/octet-stream'
}
