import type { SanityClient } from 'sanity'

/**
 * The URL of an image, on the lake or on the CDN of a hosted project: it fills the given box, or with `max` it is
 * uncropped and no larger than the box. Null for anything that is not an image.
 */
export function pictureUrl(
  client: SanityClient,
  asset: string,
  { width, height, fit = 'crop' }: { width: number; height: number; fit?: 'crop' | 'max' },
): string | null {
  const [, hash, size, format] = /^image-([\w]+)-(\d+x\d+)-(\w+)$/.exec(asset) ?? []
  if (!hash) return null
  const { apiHost = '', projectId = '', dataset = '' } = client.config()
  const host = apiHost.replace(/^https:\/\/api\.sanity\.io/, 'https://cdn.sanity.io')
  return `${host}/images/${projectId}/${dataset}/${hash}-${size}.${format}?w=${width}&h=${height}&fit=${fit}&auto=format`
}
