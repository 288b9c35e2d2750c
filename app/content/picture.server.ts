import type { AppLoadContext } from '@remix-run/node'
import { type ImageShape, type Picture, toPicture } from './image-url.ts'

/** A picture for a page, or null: a malformed id is logged and shown as a neutral box (GAP-121). */
export function readPicture(
  { content, logger }: Pick<AppLoadContext, 'content' | 'logger'>,
  assetId: string | null | undefined,
  shape: ImageShape,
  sizes: string,
): Picture | null {
  if (!assetId) return null
  try {
    return toPicture(assetId, shape, { baseUrl: content.imageBaseUrl, sizes })
  } catch (error) {
    logger.warn({ err: error, assetId: assetId.slice(0, 100) }, 'a picture is left out')
    return null
  }
}
