import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import type { Language } from '#markets/types.ts'
import type { ImageShape, Picture } from './image-url.ts'
import { localeString } from './localised.server.ts'
import { textIn } from './localised.ts'
import { readPicture } from './picture.server.ts'

/** `{ "asset": asset._ref, alt }` of an image that says in words what it shows. */
export const describedImage = z
  .object({ asset: z.string().nullable(), alt: localeString.nullable() })
  .nullable()

export type DescribedPicture = { picture: Picture; alt: string }

/** As `readPicture`, with its words in the reader's language. */
export function describedPicture(
  context: Pick<AppLoadContext, 'content' | 'logger'>,
  image: z.output<typeof describedImage>,
  view: { language: Language; shape: ImageShape; sizes: string },
): DescribedPicture | null {
  const picture = readPicture(context, image?.asset, view.shape, view.sizes)
  return picture && { picture, alt: textIn(image?.alt, view.language) }
}
