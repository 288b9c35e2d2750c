import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import type { Language } from '#markets/types.ts'
import { textIn } from '#schemas/rules/localised.ts'
import type { DescribedPicture } from './ContentPicture.tsx'
import { cropFields, readPicture, toImageSource } from './image-source.server.ts'
import type { ImageShape } from './image-url.ts'
import { localeString } from './localised.server.ts'

/** A decorative image: as `describedImage`, without a text. */
export const plainImage = z
  .object({ asset: z.string().nullable(), placeholder: z.string().nullable(), ...cropFields })
  .nullable()

/**
 * An image with alternative text: `{ "asset": asset._ref, alt, "placeholder": asset->metadata.lqip, crop{ top, bottom,
 * left, right }, hotspot{ x, y, width, height } }`.
 */
export const describedImage = z
  .object({
    asset: z.string().nullable(),
    alt: localeString.nullable(),
    placeholder: z.string().nullable(),
    ...cropFields,
  })
  .nullable()

/** As `readPicture`, with the alternative text in the reader's language. */
export function describedPicture(
  context: Pick<AppLoadContext, 'content' | 'logger'>,
  image: z.output<typeof describedImage>,
  view: { language: Language; shape: ImageShape; sizes: string },
): DescribedPicture | null {
  if (!image?.asset) return null
  const source = toImageSource({ ...image, asset: image.asset })
  const { placeholder } = image
  const picture = readPicture(context, source, view.shape, view.sizes)
  return (
    picture && {
      picture,
      alt: textIn(image.alt, view.language),
      placeholder: placeholder?.startsWith('data:image/') ? placeholder : null,
    }
  )
}
