import { z } from 'zod'
import { LakeError } from '../documents/types.ts'

export const MAX_SIDE = 3_840
const NAME = /^[0-9a-f]{40}-(\d{1,5})x(\d{1,5})\.(jpg|png|webp|gif|avif)$/

export const MIME = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
} as const
export type Format = keyof typeof MIME

/** Parses the name of an original, which contains its size and format. Null for anything else. */
export function parsePictureName(name: string) {
  const parts = NAME.exec(name)
  if (!parts) return null
  return { name, width: Number(parts[1]), height: Number(parts[2]), format: parts[3] as Format }
}
export type PictureName = NonNullable<ReturnType<typeof parsePictureName>>

const side = z.coerce
  .number()
  .int()
  .min(1)
  .max(20_000)
  .transform((it) => Math.min(it, MAX_SIDE))
const share = z.coerce.number().min(0).max(1)
const options = z.object({
  w: side.optional(),
  h: side.optional(),
  'max-w': side.optional(),
  'max-h': side.optional(),
  q: z.coerce.number().int().min(0).max(100).optional(),
  dpr: z.coerce.number().min(1).max(3).optional(),
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp', 'avif']).optional(),
  auto: z.literal('format').optional(),
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min']).optional(),
  crop: z.enum(['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy']).optional(),
  'fp-x': share.optional(),
  'fp-y': share.optional(),
  flip: z.enum(['h', 'v', 'hv']).optional(),
  rect: z
    .string()
    .regex(/^\d{1,5},\d{1,5},\d{1,5},\d{1,5}$/)
    .transform((it) => it.split(',').map(Number) as [number, number, number, number])
    .optional(),
  bg: z
    .string()
    .regex(/^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i)
    .optional(),
})
export type PictureOptions = z.infer<typeof options>

/** Throws LakeError 400 for an invalid value; unknown parameters are ignored. */
export function parsePictureOptions(query: Record<string, string>): PictureOptions {
  const parsed = options.safeParse(query)
  if (parsed.success) return parsed.data
  const name = parsed.error.issues[0]?.path.join('.')
  throw new LakeError(400, 'invalidParameters', `"${name}" has no value that a picture can have`)
}

export function formatOf(asked: PictureOptions, own: Format, accept: string): Format {
  if (asked.auto === 'format') {
    if (accept.includes('image/webp')) return 'webp'
    return own === 'webp' || own === 'avif' ? 'png' : own
  }
  return asked.fm === 'pjpg' ? 'jpg' : (asked.fm ?? own)
}
