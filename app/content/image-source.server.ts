import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { type ImageShape, type ImageSource, type Picture, toPicture } from './image-url.ts'

const share = z.number().nullish()

/** An editor's crop and hotspot, as the lake stores them. */
export const cropFields = {
  crop: z.object({ top: share, bottom: share, left: share, right: share }).nullable(),
  hotspot: z.object({ x: share, y: share, width: share, height: share }).nullable(),
}
type Kept = {
  asset: string
  crop?: z.output<typeof cropFields.crop> | undefined
  hotspot?: z.output<typeof cropFields.hotspot> | undefined
}

/** A missing side is not cropped, a missing hotspot is the centre. */
export function toImageSource({ asset, crop, hotspot }: Kept): ImageSource {
  return {
    asset,
    crop: crop
      ? {
          top: crop.top ?? 0,
          bottom: crop.bottom ?? 0,
          left: crop.left ?? 0,
          right: crop.right ?? 0,
        }
      : null,
    hotspot: hotspot
      ? {
          x: hotspot.x ?? 0.5,
          y: hotspot.y ?? 0.5,
          width: hotspot.width ?? 1,
          height: hotspot.height ?? 1,
        }
      : null,
  }
}

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
