import { z } from 'zod'
import { fallbackChain, isLanguage } from '#markets/languages.ts'
import type { Language } from '#markets/types.ts'

const span = z.object({
  _type: z.literal('span'),
  _key: z.string(),
  text: z.string().catch(''),
  marks: z.array(z.string()).nullish(),
})
const block = z.object({
  _type: z.literal('block'),
  _key: z.string(),
  style: z.enum(['normal', 'h2', 'h3']).nullish().catch('normal'),
  listItem: z.enum(['bullet', 'number']).nullish().catch(null),
  level: z.int().min(1).max(4).nullish().catch(1),
  children: z.array(span).catch([]),
  markDefs: z
    .array(z.object({ _type: z.literal('link'), _key: z.string(), href: z.string().catch('') }))
    .nullish()
    .catch([]),
})
const button = z.object({
  _type: z.literal('richButton'),
  _key: z.string(),
  label: z.string(),
  target: z.string(),
})
const accordion = z.object({
  _type: z.literal('richAccordion'),
  _key: z.string(),
  title: z.string(),
  text: z.string(),
})
const table = z.object({
  _type: z.literal('richTable'),
  _key: z.string(),
  caption: z.string(),
  rows: z.array(z.object({ cells: z.array(z.string()).catch([]) })),
})
const part = z.discriminatedUnion('_type', [block, button, accordion, table])
export type RichPart = z.output<typeof part>

/** A part that no page can show is left out, as an unknown block of a later schema is. */
export const richText = z.array(z.unknown()).transform((parts) =>
  parts.flatMap((it): RichPart[] => {
    const parsed = part.safeParse(it)
    return parsed.success ? [parsed.data] : []
  }),
)

/** The text of each language, and `_type`; read by `richTextIn`. */
export const localeRichText = z.record(z.string(), z.unknown())

/** The text in a language, or in the nearest one that has any (GAP-016). */
export function richTextIn(
  texts: Readonly<Record<string, unknown>> | null,
  language: Language,
): RichPart[] {
  for (const it of [...fallbackChain(language), 'en']) {
    const parsed = isLanguage(it) ? richText.safeParse(texts?.[it]) : null
    if (parsed?.success && parsed.data.length > 0) return parsed.data
  }
  return []
}
