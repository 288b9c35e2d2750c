import { type GameLanguage, inLanguage } from '../../in-language.ts'
import { DE } from './de.ts'
import { EN, type LeagueTexts } from './en.ts'
import { ES } from './es.ts'
import { FI } from './fi.ts'
import { FR } from './fr.ts'
import { JA } from './ja.ts'
import { NO } from './no.ts'
import { PL } from './pl.ts'
import { PT } from './pt.ts'
import { TL } from './tl.ts'
import { TR } from './tr.ts'

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
} satisfies Record<GameLanguage, LeagueTexts>

/** The texts of the league in a language; English for an unknown one. */
export function leagueTexts(language: string): Record<string, string> {
  return { ...inLanguage(ALL, language) }
}
