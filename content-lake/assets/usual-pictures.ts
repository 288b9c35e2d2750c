import { createImageUrlBuilder } from '@sanity/image-url'
import type { Dataset } from '../documents/dataset.ts'
import type { PictureName, PictureOptions } from './picture-options.ts'

/** The longer side of an image for anonymous callers; a size in between is rounded up to the next one. */
const SIZES = [
  16, 32, 48, 64, 80, 96, 100, 128, 160, 200, 240, 256, 300, 320, 384, 400, 480, 512, 560, 600, 640,
  720, 768, 800, 960, 1000, 1024, 1200, 1280, 1600, 1920, 2000, 2400, 3200, 3840,
]
const MAX_SIDE = 3_840
const QUALITIES = [50, 75, 80, 90]
/** Width to height. */
const RATIOS = [
  1,
  2,
  1 / 2,
  3,
  1 / 3,
  8 / 3,
  4 / 3,
  3 / 4,
  3 / 2,
  2 / 3,
  5 / 4,
  4 / 5,
  16 / 9,
  9 / 16,
  21 / 9,
]

/** A place in a document that shows an image: the editor's crop and hotspot. */
export type ImageUse = { crop?: unknown; hotspot?: unknown }
type Usual = { options: PictureOptions; isUsual: boolean }

/**
 * What an anonymous caller gets: the requested image, in the next larger size and quality of a short list. It is usual,
 * and always rendered, when an original has few such variants: the whole of it, also cropped to a usual ratio, and the
 * crops that a document of the content shows (`uses`), as @sanity/image-url writes them. So the site needs no signature
 * for an editor's crops, and they do not compete with the crops of other callers. Anything else is not usual: it may be
 * rendered, but counts against the budget.
 */
export function usualPicture(
  name: PictureName,
  asked: PictureOptions,
  uses: () => readonly ImageUse[],
): Usual {
  const { w: _w, h: _h, dpr = 1, 'max-w': maxW, 'max-h': maxH, q, rect, ...rest } = asked
  const { fit = 'clip', flip, bg, crop, 'fp-x': fpX, 'fp-y': fpY } = asked
  const w = asked.w ?? maxW
  const h = asked.h ?? maxH
  const part = isWhole(name, rect) ? undefined : rect
  const source = part
    ? { width: Math.max(1, part[2]), height: Math.max(1, part[3]) }
    : { width: name.width, height: name.height }
  const sized = sizeOf(fit, times(w, dpr), times(h, dpr), source)
  const options = {
    ...rest,
    ...sized.size,
    ...(part ? { rect: part } : {}),
    q: QUALITIES.find((it) => it >= (q ?? 75)) ?? 90,
  }
  const isPlain = !flip && !bg && !crop && fpX === undefined && fpY === undefined
  const isUsual = isPlain && sized.isUsual && (!part || isShown(name, part, w, h, dpr, uses))
  return { options, isUsual }
}

const times = (side: number | undefined, dpr: number) =>
  side === undefined ? undefined : Math.max(1, Math.round(side * dpr))

function isWhole(name: PictureName, rect: PictureOptions['rect']): boolean {
  if (!rect) return true
  const [left, top, width, height] = rect
  return left === 0 && top === 0 && width >= name.width && height >= name.height
}

type Size = { w?: number; h?: number }

function sizeOf(
  fit: NonNullable<PictureOptions['fit']>,
  w: number | undefined,
  h: number | undefined,
  source: { width: number; height: number },
): { size: Size; isUsual: boolean } {
  if (w === undefined && h === undefined) return { size: {}, isUsual: true }
  if (w === undefined) return { size: { h: larger(h ?? 1) }, isUsual: true }
  if (h === undefined) return { size: { w: larger(w) }, isUsual: true }
  if (fit === 'clip' || fit === 'max') {
    // Both are only upper bounds: one side is enough, and the image keeps its aspect ratio.
    const scale = Math.min(w / source.width, h / source.height)
    return { size: { w: larger(Math.max(1, Math.round(source.width * scale))) }, isUsual: true }
  }
  const major = larger(Math.max(w, h))
  const minor = Math.max(1, Math.round((major * Math.min(w, h)) / Math.max(w, h)))
  const size = w >= h ? { w: major, h: minor } : { w: minor, h: major }
  return { size, isUsual: isUsualBox(size.w, size.h) }
}

const larger = (side: number) => SIZES.find((it) => it >= side) ?? MAX_SIDE

function isUsualBox(w: number, h: number): boolean {
  return RATIOS.some((ratio) => Math.abs(Math.round(w / ratio) - h) <= (ratio === 1 ? 0 : 1))
}

/** Whether a document of the content shows this crop in a box of this size. */
function isShown(
  name: PictureName,
  part: NonNullable<PictureOptions['rect']>,
  w: number | undefined,
  h: number | undefined,
  dpr: number,
  uses: () => readonly ImageUse[],
): boolean {
  const sides = [w, h].filter((it) => it !== undefined)
  const most = Math.max(...sides)
  // Only boxes of the list: there are endlessly many others, each with its own crop.
  if (sides.length > 0 && !SIZES.includes(most) && !SIZES.includes(most * dpr)) return false
  if (w !== undefined && h !== undefined && !isUsualBox(w, h)) return false
  const wanted = part.join(',')
  return [{}, ...uses()].some((use) => partShown(name, use, w, h) === wanted)
}

function partShown(
  { name, width, height, format }: PictureName,
  { crop, hotspot }: ImageUse,
  w: number | undefined,
  h: number | undefined,
): string | null {
  const asset = { _ref: `image-${name.slice(0, 40)}-${width}x${height}-${format}` }
  const image = { asset, ...(crop ? { crop } : {}), ...(hotspot ? { hotspot } : {}) }
  try {
    let address = createImageUrlBuilder({ projectId: 'x', dataset: 'x' }).image(image as never)
    if (w !== undefined) address = address.width(w)
    if (h !== undefined) address = address.height(h)
    return new URL(address.url()).searchParams.get('rect')
  } catch {
    // A document may hold any value in the place of a crop.
    return null
  }
}

const MAX_USES = 500

/** Every place in the documents of a dataset, drafts included, that shows this image. */
export function usesOf(dataset: Dataset, assetId: string): ImageUse[] {
  const found: ImageUse[] = []
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || found.length >= MAX_USES) return
    const { asset, crop, hotspot } = value as Record<string, unknown>
    if ((asset as { _ref?: unknown } | null | undefined)?._ref === assetId)
      found.push({ crop, hotspot })
    for (const item of Object.values(value)) walk(item)
  }
  for (const id of dataset.referrersOf(assetId)) walk(dataset.get(id))
  return found
}
