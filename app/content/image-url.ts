import { createImageUrlBuilder, type ImageUrlBuilder } from '@sanity/image-url'

/** A picture ready for an `img`: its addresses and its box. */
export type Picture = {
  src: string
  /** Empty if one size is enough. */
  srcSet: string
  sizes: string
  width: number
  height: number
}

export type ImageSize = { width: number; height: number }

/** An image with its editor's crop and hotspot, as fractions of the whole. */
export type ImageSource = {
  asset: string
  crop?: { top: number; bottom: number; left: number; right: number } | null
  hotspot?: { x: number; y: number; width: number; height: number } | null
}

/** `image-{id}-{width}x{height}-{format}` (CNT-06). */
const ASSET_ID = /^image-([a-zA-Z0-9]{1,64})-(\d{1,5}x\d{1,5})-([a-z]{3,4})$/
/** GAP-122. */
const QUALITY = 75
const FORMAT = 'webp'

/**
 * Every size that the site requests from the lake, in CSS pixels; URLs request twice that (CNT-07). Few on purpose: the
 * lake generates one file for each, and serves no other sizes to anonymous clients.
 */
export const IMAGE_SIZES = {
  square: [
    { width: 100, height: 100 },
    { width: 200, height: 200 },
  ],
  bigSquare: [
    { width: 200, height: 200 },
    { width: 400, height: 400 },
  ],
  horizontal: [
    { width: 200, height: 100 },
    { width: 400, height: 200 },
  ],
  vertical: [
    { width: 100, height: 200 },
    { width: 200, height: 400 },
  ],
  wideBanner: [
    { width: 400, height: 150 },
    { width: 800, height: 300 },
  ],
  squareBanner: [
    { width: 200, height: 200 },
    { width: 400, height: 400 },
  ],
  logo: [{ width: 120, height: 40 }],
} as const satisfies Record<string, readonly ImageSize[]>

export type ImageShape = keyof typeof IMAGE_SIZES

/**
 * The URL of a picture in a size given in CSS pixels: twice as wide and high, quality 75, webp (CNT-07). Without a
 * height it keeps its own proportions; `whole` fits it into the size instead of cropping. Throws 'Malformed asset id'
 * (GAP-121).
 */
export function imageUrl(
  source: ImageSource,
  size: { width: number; height?: number; whole?: boolean },
  baseUrl: string,
): string {
  if (!ASSET_ID.test(source.asset)) throw new Error('Malformed asset id')
  const image = {
    asset: { _ref: source.asset },
    ...(isCrop(source.crop) ? { crop: source.crop } : {}),
    ...(isHotspot(source.hotspot) ? { hotspot: source.hotspot } : {}),
  }
  const sized = builderFor(baseUrl)
    .image(image)
    .width(size.width * 2)
    .quality(QUALITY)
    .format(FORMAT)
  if (size.height === undefined) return sized.fit('max').url()
  const box = sized.height(size.height * 2)
  return (size.whole ? box.ignoreImageParams().fit('max') : box).url()
}

const builders = new Map<string, ImageUrlBuilder>()

/** The builder composes `…/images/{project}/{dataset}` from these three parts. */
function builderFor(baseUrl: string): ImageUrlBuilder {
  const known = builders.get(baseUrl)
  if (known) return known
  const [, host, projectId, dataset] = /^(.*)\/images\/([^/]+)\/([^/]+)$/.exec(baseUrl) ?? []
  if (!host || !projectId || !dataset) throw new Error(`no address of pictures: ${baseUrl}`)
  const builder = createImageUrlBuilder({ baseUrl: host, projectId, dataset })
  builders.set(baseUrl, builder)
  return builder
}

const isShare = (value: number) => value >= 0 && value <= 1

/** A crop that leaves nothing of the picture is ignored. */
function isCrop(crop: ImageSource['crop']): crop is NonNullable<ImageSource['crop']> {
  return (
    !!crop &&
    [crop.top, crop.bottom, crop.left, crop.right].every(isShare) &&
    crop.top + crop.bottom < 0.99 &&
    crop.left + crop.right < 0.99
  )
}

function isHotspot(
  hotspot: ImageSource['hotspot'],
): hotspot is NonNullable<ImageSource['hotspot']> {
  return !!hotspot && [hotspot.x, hotspot.y, hotspot.width, hotspot.height].every(isShare)
}

/** A picture in all sizes of its shape. `sizes` is the width of its box, as in HTML. Throws like `imageUrl`. */
export function toPicture(
  source: ImageSource,
  shape: ImageShape,
  options: { baseUrl: string; sizes: string },
): Picture {
  const sizes: readonly ImageSize[] = IMAGE_SIZES[shape]
  return inSizes(
    sizes.map((it) => ({
      ...it,
      // A logo is never cropped.
      url: imageUrl(source, { ...it, whole: shape === 'logo' }, options.baseUrl),
    })),
    options.sizes,
  )
}

/** The widths of a picture in a text, in CSS pixels. */
const TEXT_WIDTHS = [400, 800]
/** Aspect ratio of a full-width picture in a text. */
const WIDE = 16 / 9

/** A picture in a text: in its own proportions, or wide around its hotspot. Throws like `imageUrl`. */
export function toTextPicture(
  source: ImageSource,
  frame: 'own' | 'wide',
  options: { baseUrl: string; sizes: string },
): Picture {
  const ratio = frame === 'wide' ? WIDE : ratioOf(source)
  return inSizes(
    TEXT_WIDTHS.map((width) => {
      const height = Math.max(1, Math.round(width / ratio))
      const size = frame === 'wide' ? { width, height } : { width }
      return { width, height, url: imageUrl(source, size, options.baseUrl) }
    }),
    options.sizes,
  )
}

/** Aspect ratio of what the crop leaves of an image. */
function ratioOf({ asset, crop }: ImageSource): number {
  const [, width = 1, height = 1] = /-(\d+)x(\d+)-/.exec(asset)?.map(Number) ?? []
  if (!isCrop(crop)) return width / height
  return (width * (1 - crop.left - crop.right)) / (height * (1 - crop.top - crop.bottom))
}

/** The largest, for browsers without srcset support. */
function inSizes(all: readonly (ImageSize & { url: string })[], sizes: string): Picture {
  const largest = all[all.length - 1]
  if (!largest) throw new Error('a picture has at least one size')
  return {
    src: largest.url,
    srcSet: all.length > 1 ? all.map((it) => `${it.url} ${it.width * 2}w`).join(', ') : '',
    sizes,
    width: largest.width,
    height: largest.height,
  }
}
