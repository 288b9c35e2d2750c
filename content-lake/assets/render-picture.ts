import sharp, { type Sharp } from 'sharp'
import { LakeError } from '../documents/types.ts'
import { MAX_PIXELS } from './look-at-image.ts'
import { type Format, MAX_SIDE, type PictureName, type PictureOptions } from './picture-options.ts'

const MIN_QUALITY = 20
const MAX_FRAMES = 60
const FIT = {
  clip: { fit: 'inside' },
  max: { fit: 'inside', withoutEnlargement: true },
  min: { fit: 'cover', withoutEnlargement: true },
  crop: { fit: 'cover' },
  scale: { fit: 'fill' },
  fill: { fit: 'contain' },
  fillmax: { fit: 'contain', withoutEnlargement: true },
} as const
const POSITION = {
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  right: 'right',
  center: 'centre',
  focalpoint: 'centre',
  entropy: 'entropy',
} as const

/** EXIF and XMP: when, where and with what camera a photograph was taken. */
export async function hasCameraData(bytes: Buffer): Promise<boolean> {
  const { exif, xmp, iptc } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
  return exif !== undefined || xmp !== undefined || iptc !== undefined
}

type Box = { left: number; top: number; width: number; height: number }

/** Throws LakeError 400 when the options do not fit this original. */
export async function renderPicture(
  original: Buffer,
  name: PictureName,
  asked: PictureOptions,
  format: Format,
): Promise<Buffer> {
  const target = targetOf(asked)
  const box = boxOf(name, asked, target)
  const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
  let image = (await mayMove(original, name, asked, format))
    ? sharp(original, { ...limits, animated: true })
    : sharp(original, limits).rotate()
  if (box) image = image.extract(box)
  if (target.width !== undefined || target.height !== undefined) {
    image = image.resize({
      ...bounded(target, asked.fit ?? 'clip'),
      position: POSITION[asked.crop ?? 'center'],
      background: asked.bg ? `#${asked.bg}` : { r: 255, g: 255, b: 255, alpha: 0 },
    })
  }
  if (asked.flip?.includes('h')) image = image.flop()
  if (asked.flip?.includes('v')) image = image.flip()
  if (asked.bg) image = image.flatten({ background: `#${asked.bg}` })
  return encode(image, format, Math.max(MIN_QUALITY, asked.q ?? 75))
    .toBuffer()
    .catch(() => {
      throw new LakeError(400, 'invalidParameters', 'The picture cannot be made')
    })
}

/**
 * Whether an animated image keeps its frames: when it has few, all of them together are no larger than one large image,
 * and no option works only on a single frame. Otherwise its first frame is used.
 */
async function mayMove(
  original: Buffer,
  { width, height, format: own }: PictureName,
  asked: PictureOptions,
  format: Format,
): Promise<boolean> {
  if (![own, format].every((it) => it === 'gif' || it === 'webp')) return false
  if (asked.flip || asked.crop) return false
  const { pages = 1, orientation = 1 } = await sharp(original).metadata()
  const fits = pages <= MAX_FRAMES && pages * width * height <= MAX_PIXELS
  return pages > 1 && orientation === 1 && fits
}

/** A missing side follows from the other one; extreme aspect ratios are limited so that they cannot fill memory. */
function bounded(target: { width?: number; height?: number }, fit: keyof typeof FIT) {
  if (target.width !== undefined && target.height !== undefined) return { ...target, ...FIT[fit] }
  const grows = !('withoutEnlargement' in FIT[fit])
  return {
    width: MAX_SIDE,
    height: MAX_SIDE,
    ...target,
    fit: 'inside' as const,
    withoutEnlargement: !grows,
  }
}

function targetOf(asked: PictureOptions): { width?: number; height?: number } {
  const dpr = asked.dpr ?? 1
  const width = asked.w ?? asked['max-w']
  const height = asked.h ?? asked['max-h']
  const times = (value: number) => Math.min(MAX_SIDE, Math.round(value * dpr))
  return {
    ...(width === undefined ? {} : { width: times(width) }),
    ...(height === undefined ? {} : { height: times(height) }),
  }
}

/** The part of the original that is shown: the requested rectangle, and within it the area around the focus. */
function boxOf(
  name: PictureName,
  asked: PictureOptions,
  target: { width?: number; height?: number },
): Box | null {
  const whole = { left: 0, top: 0, width: name.width, height: name.height }
  const part = asked.rect ? within(whole, asked.rect) : whole
  const focused =
    asked.crop === 'focalpoint' && asked.fit === 'crop' && target.width && target.height
  if (!focused || !target.width || !target.height) return asked.rect ? part : null
  const ratio = Math.min(part.width / target.width, part.height / target.height)
  const width = Math.max(1, Math.round(target.width * ratio))
  const height = Math.max(1, Math.round(target.height * ratio))
  const place = (focus: number, size: number, room: number) =>
    Math.max(0, Math.min(room - size, Math.round(focus * room - size / 2)))
  return {
    left: part.left + place(asked['fp-x'] ?? 0.5, width, part.width),
    top: part.top + place(asked['fp-y'] ?? 0.5, height, part.height),
    width,
    height,
  }
}

/** A rectangle that is slightly too large (rounded up by the client) is cropped; one that lies outside is refused. */
function within(whole: Box, [left, top, width, height]: [number, number, number, number]): Box {
  const box = {
    left,
    top,
    width: Math.min(width, whole.width - left),
    height: Math.min(height, whole.height - top),
  }
  if (box.width < 1 || box.height < 1)
    throw new LakeError(400, 'invalidParameters', 'The rectangle lies outside of the picture')
  return box
}

function encode(image: Sharp, format: Format, quality: number): Sharp {
  switch (format) {
    case 'jpg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true })
    case 'png':
      return image.png({ compressionLevel: 8 })
    case 'webp':
      return image.webp({ quality, effort: 3 })
    case 'avif':
      return image.avif({ quality: Math.max(30, quality - 20), effort: 2 })
    case 'gif':
      return image.gif()
  }
}
