import { fallbackChain } from '#markets/languages.ts'
import type { Language } from '#markets/types.ts'

/** A text as editors keep it: one field for each language, English always. */
export type Localised = { readonly [language in Language]?: string | null | undefined }

/** The text in a language, else in the next of its chain, else in English (GAP-016); '' without any. */
export function textIn(text: Localised | null | undefined, language: Language): string {
  if (!text) return ''
  for (const it of fallbackChain(language)) {
    const found = text[it]?.trim()
    if (found) return found
  }
  return ''
}

/** The text in exactly this language: titles of footer links do not fall back (GAP-016, CNT-08). */
export function textOnlyIn(text: Localised | null | undefined, language: Language): string | null {
  return text?.[language]?.trim() || null
}
