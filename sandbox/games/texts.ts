import { type GameLanguage, inLanguage } from './in-language.ts'
import { DE } from './texts/de.ts'
import { EN, type Texts } from './texts/en.ts'
import { ES } from './texts/es.ts'
import { FI } from './texts/fi.ts'
import { FR } from './texts/fr.ts'
import { JA } from './texts/ja.ts'
import { NO } from './texts/no.ts'
import { PL } from './texts/pl.ts'
import { PT } from './texts/pt.ts'
import { TL } from './texts/tl.ts'
import { TR } from './texts/tr.ts'

const ALL = {
  de: DE,
  en: EN,
  es: ES,
  fi: FI,
  fr: FR,
  ja: JA,
  no: NO,
  pl: PL,
  pt: PT,
  tl: TL,
  tr: TR,
} satisfies Record<GameLanguage, Texts>

/** The game's texts in a language; English for an unknown one. */
export function textsOf(language: string): Texts {
  return inLanguage(ALL, language)
}
