import { wordsIn } from './fold.ts'

/** Synonyms, as editors maintain them. */
export type Synonyms = readonly (readonly string[])[]

const MOST_VARIANTS = 8

/** A query and its variants with synonyms, itself first. */
export function variantsOf(query: string, synonyms: Synonyms): string[] {
  const typed = ` ${wordsIn(query).join(' ')} `
  const variants = [query]
  for (const group of synonyms) {
    const folded = group.map((it) => wordsIn(it).join(' ')).filter((it) => it !== '')
    for (const phrase of folded) {
      if (!typed.includes(` ${phrase} `)) continue
      for (const other of folded) {
        if (other !== phrase) variants.push(typed.replace(` ${phrase} `, ` ${other} `).trim())
      }
    }
  }
  return [...new Set(variants)].slice(0, MOST_VARIANTS)
}
