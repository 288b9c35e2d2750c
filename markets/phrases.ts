import { baseChain, LANGUAGE_CODES } from './languages.ts'
import type { Language } from './types.ts'

type Phrases = {
  /**
   * Words separated by spaces; `*` matches any ending. In a text, words may be separated by a dash, a space or nothing.
   */
  phrases: readonly string[]
  source: string
}
export type PhraseTable = Readonly<Record<Language, Phrases>>

type Variant = 'ca' | 'nz' | 'inen' | 'caf' | 'pe' | 'br'

/** The phrases of every language: a variant has those of its base (decision 0017). */
export function phraseTable(
  source: string,
  lists: Readonly<Record<Exclude<Language, Variant>, readonly string[]>>,
): PhraseTable {
  const listOf = (language: Language) => {
    const base = baseChain(language).at(-1) as keyof typeof lists
    return { phrases: lists[base], source }
  }
  return Object.fromEntries(LANGUAGE_CODES.map((it) => [it, listOf(it)])) as PhraseTable
}
