import type { AppLoadContext } from '@remix-run/node'
import { type ImageShape, type ImageSource, type Picture, toPicture } from './image-url.ts'

/** A picture for a page, or null: a malformed id is logged and shown as a neutral box (GAP-121). */
export function readPicture(
  { content, logger }: Pick<AppLoadContext, 'content' | 'logger'>,
  /** An image, or the id of its file. */
  image: ImageSource | string | null | undefined,
  shape: ImageShape,
  sizes: string,
): Picture | null {
  if (!image) return null
  const source = typeof image === 'string' ? { asset: image } : image
  try {
    return toPicture(source, shape, { baseUrl: content.imageBaseUrl, sizes })
  } catch (error) {
    logger.warn({ err: error, assetId: source.asset.slice(0, 100) }, 'a picture is left out')
    return null
  }
}
