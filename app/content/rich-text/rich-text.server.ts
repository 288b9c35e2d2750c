import { z } from 'zod'
import { cropFields } from '#app/content/image-source.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import type { Language } from '#markets/types.ts'
import type { LocaleRichText, RichText } from '#schemas/generated/sanity-types.ts'

const key = { _key: z.string() }
const text = z.string()
const optional = z.string().nullish()

/** A part that an editor left unfinished is dropped, not the page around it. */
export const plainBlock = z.object({
  ...key,
  _type: z.literal('block'),
  style: z.enum(['normal', 'h2', 'h3', 'h4']).nullish().catch('normal'),
  listItem: z.enum(['bullet', 'number']).nullish(),
  level: z.number().int().min(1).max(6).nullish().catch(1),
  children: listOf(
    z.object({
      ...key,
      _type: z.literal('span'),
      text: text.nullish(),
      marks: listOf(text).optional(),
    }),
  ).optional(),
  markDefs: listOf(z.object({ ...key, _type: z.literal('link'), target: text })).optional(),
})

const part = z.discriminatedUnion('_type', [
  plainBlock,
  z.object({
    ...key,
    _type: z.literal('richPicture'),
    image: z.object({
      asset: z.object({ _ref: text }),
      alt: text,
      crop: cropFields.crop.optional(),
      hotspot: cropFields.hotspot.optional(),
    }),
    caption: optional,
    frame: z.enum(['own', 'wide']).nullish(),
  }),
  z.object({
    ...key,
    _type: z.literal('richButton'),
    label: text,
    path: text,
  }),
  z.object({
    ...key,
    _type: z.literal('gameStrip'),
    title: text,
    games: listOf(z.object({ _ref: z.string().regex(/^[a-zA-Z0-9_-]{1,128}$/) })),
  }),
  z.object({
    ...key,
    _type: z.literal('termsAccordion'),
    summary: text,
    body: listOf(plainBlock),
  }),
  z.object({
    ...key,
    _type: z.literal('dataTable'),
    caption: text,
    rows: listOf(z.object({ ...key, cells: listOf(text) })),
  }),
  z.object({ ...key, _type: z.literal('consentVideo'), title: text, address: text }),
  z.object({
    ...key,
    _type: z.literal('countdown'),
    label: text,
    until: text.refine((it) => !Number.isNaN(Date.parse(it)), 'is no date'),
    after: text,
  }),
  z.object({
    ...key,
    _type: z.literal('signUpForm'),
    title: text,
    text,
    label: text,
    campaign: optional,
    bonusCode: optional,
    significantTerms: optional,
  }),
])
export type PlainBlock = z.output<typeof plainBlock>
export type RichPart = z.output<typeof part>

/** Input: the typegen type of the lake's data. Output: its valid parts. */
const richText = listOf(part).optional() as unknown as z.ZodType<
  RichPart[] | undefined,
  RichText | null | undefined
>

/** As `localeString`, for rich texts. Typed one by one so that a new language in the table must be added here. */
export const localeRichText = z.object({
  _type: z.literal('localeRichText').optional(),
  en: richText,
  fi: richText,
  no: richText,
  de: richText,
  caf: richText,
  ca: richText,
  nz: richText,
  fr: richText,
  inen: richText,
  cl: richText,
  pe: richText,
  pt: richText,
  br: richText,
  ja: richText,
  tl: richText,
  tr: richText,
  pl: richText,
} satisfies Record<Language | '_type', unknown>)

export type LocalisedRichText = { readonly [language in Language]?: RichPart[] | undefined }

// Fails to compile when the schema has a kind of part, or a language, that is missing here.
true satisfies SameShape<RichText[number]['_type'], RichPart['_type']>
true satisfies SameShape<LocaleRichText, z.input<typeof localeRichText>>
