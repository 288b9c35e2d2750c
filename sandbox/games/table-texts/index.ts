import { type GameLanguage, inLanguage } from '../in-language.ts'
import { ROUND_WAITS_HOURS } from '../round-waits.ts'
import { DE } from './de.ts'
import { EN, type TableTexts } from './en.ts'
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
} satisfies Record<GameLanguage, TableTexts>

export type TableGame = Exclude<keyof TableTexts, 'every'>

/** All texts of one table game in a language, card names included; English for an unknown language. */
export function tableTexts(game: TableGame, language: string): Record<string, string> {
  const texts = inLanguage(ALL, language)
  const all: Record<string, string> = { ...texts.every, ...texts[game] }
  // How long a round waits is set by the rules, not by a translation.
  const { rulesLeft } = all
  return rulesLeft === undefined
    ? all
    : { ...all, rulesLeft: rulesLeft.replace('{hours}', String(ROUND_WAITS_HOURS)) }
}
