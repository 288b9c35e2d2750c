import { type Texts as AllTexts, textsIn } from '../texts/texts.ts'
import { ROUND_WAITS_HOURS } from './round-waits.ts'

/** The texts of every game. */
export type Texts = AllTexts['games']

/** The texts of every game in a language; English for an unknown one. */
export function textsOf(language: string): Texts {
  return textsIn(language).games
}

export type TableGame = Exclude<keyof AllTexts['tables'], 'every'>

/** What a table game says besides, card names included: its own texts override those of every table. */
export function tableTexts(game: TableGame, language: string): Record<string, string> {
  const { tables } = textsIn(language)
  const all: Record<string, string> = { ...tables.every, ...tables[game] }
  // How long a round waits is set by the rules, not by a translation.
  const { rulesLeft } = all
  return rulesLeft === undefined
    ? all
    : { ...all, rulesLeft: rulesLeft.replace('{hours}', String(ROUND_WAITS_HOURS)) }
}
