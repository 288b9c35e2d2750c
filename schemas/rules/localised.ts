import { baseChain, fallbackChain } from '#markets/languages.ts'
import type { Language } from '#markets/types.ts'

/** A localised text: one field per language, English always. */
export type Localised = { readonly [language in Language]?: string | null | undefined }

/** The text in a language, else in the next one of its fallback chain, else in English (GAP-016); '' without any. */
export function textIn(text: Localised | null | undefined, language: Language): string {
  if (!text) return ''
  for (const it of fallbackChain(language)) {
    const found = text[it]?.trim()
    if (found) return found
  }
  return ''
}

/** The text in exactly this language. */
export function textOnlyIn(text: Localised | null | undefined, language: Language): string | null {
  return text?.[language]?.trim() || null
}

/**
 * The text in this language or in the base of a variant (decision 0017), never in English for any other language: a
 * link has no title elsewhere (GAP-016, CNT-08).
 */
export function ownTextIn(text: Localised | null | undefined, language: Language): string | null {
  for (const it of baseChain(language)) {
    const found = textOnlyIn(text, it)
    if (found) return found
  }
  return null
}
