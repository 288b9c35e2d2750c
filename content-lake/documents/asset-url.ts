import type { Document } from './types.ts'

/**
 * The URL of an asset contains the lake's host and port, which may change between two starts, so it is built from the
 * stored path each time. Returns the same object when nothing changes.
 */
export function withAssetUrl(document: Document, publicUrl: string): Document {
  const isAsset = document._type === 'sanity.imageAsset' || document._type === 'sanity.fileAsset'
  if (!isAsset || typeof document.path !== 'string') return document
  const url = `${publicUrl}/${document.path}`
  return document.url === url ? document : { ...document, url }
}
