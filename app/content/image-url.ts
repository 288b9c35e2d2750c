import { type Crop, type Focus, shownPart } from './crop.ts'

/** A picture ready for an `img`: its addresses and its box. */
export type Picture = {
  src: string
  /** Empty where one size is enough. */
  srcSet: string
  sizes: string
  width: number
  height: number
}

export type ImageSize = { width: number; height: number }

/** `image-{id}-{width}x{height}-{format}` (CNT-06). */
const ASSET_ID = /^image-([a-zA-Z0-9]{1,64})-(\d{1,5}x\d{1,5})-([a-z]{3,4})$/
/** GAP-122. */
const QUALITY = 75
const FORMAT = 'webp'

/**
 * Every size that the site asks the lake for, in CSS pixels; addresses ask for the double (CNT-07). Few on
 * purpose: each is a file that the lake has to make once, and the lake makes strangers no other.
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
 * The address of a picture in a size given in CSS pixels: twice as wide and high, quality 75, webp (CNT-07).
 * Throws 'Malformed asset id' (GAP-121).
 */
export function imageUrl(assetId: string, { width, height }: ImageSize, baseUrl: string): string {
  const parts = ASSET_ID.exec(assetId)
  if (!parts) throw new Error('Malformed asset id')
  const [, id, dimensions, format] = parts
  const query = `w=${width * 2}&h=${height * 2}&q=${QUALITY}&fm=${FORMAT}`
  return `${baseUrl}/${id}-${dimensions}.${format}?${query}`
}

/** A picture in all sizes of its shape. `sizes` says how wide its box is, as in HTML. Throws like `imageUrl`. */
export function toPicture(
  assetId: string,
  shape: ImageShape,
  options: { baseUrl: string; sizes: string },
): Picture {
  const sizes: readonly ImageSize[] = IMAGE_SIZES[shape]
  const urls = sizes.map((it) => imageUrl(assetId, it, options.baseUrl))
  const largest = sizes[sizes.length - 1] as ImageSize
  return {
    src: urls[urls.length - 1] as string,
    srcSet:
      urls.length > 1
        ? urls.map((url, i) => `${url} ${(sizes[i] as ImageSize).width * 2}w`).join(', ')
        : '',
    sizes: options.sizes,
    width: largest.width,
    height: largest.height,
  }
}

/** The widths of a picture in a text, in CSS pixels. */
const TEXT_WIDTHS = [400, 800]
/** Width to height of a picture that stands across a text. */
const WIDE = 16 / 9

/** A picture in a text, as its editor cut it: in its own proportions, or wide around its focus. Throws like `imageUrl`. */
export function toTextPicture(
  image: { asset: string; crop: Crop | null; focus: Focus | null },
  frame: 'own' | 'wide',
  options: { baseUrl: string; sizes: string },
): Picture {
  const [, width = 0, height = 0] = /-(\d+)x(\d+)-/.exec(image.asset)?.map(Number) ?? []
  const part = shownPart({ width, height }, { ...image, ratio: frame === 'wide' ? WIDE : null })
  const rect = `&rect=${part.left},${part.top},${part.width},${part.height}`
  const largest = TEXT_WIDTHS[TEXT_WIDTHS.length - 1] as number
  const heightOf = (wide: number) => Math.max(1, Math.round((wide * part.height) / part.width))
  const urls = TEXT_WIDTHS.map(
    (wide) =>
      `${imageUrl(image.asset, { width: wide, height: heightOf(wide) }, options.baseUrl)}${rect}&fit=max`,
  )
  return {
    src: urls[urls.length - 1] as string,
    srcSet: urls.map((url, i) => `${url} ${(TEXT_WIDTHS[i] as number) * 2}w`).join(', '),
    sizes: options.sizes,
    width: largest,
    height: heightOf(largest),
  }
}
