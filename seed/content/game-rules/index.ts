import type { Language } from '#markets/types.ts'
import type { SeedGame } from '../games.ts'
import { BR } from './br.ts'
import { CAF } from './caf.ts'
import { CL } from './cl.ts'
import { DE } from './de.ts'
import { EN } from './en.ts'
import { FI } from './fi.ts'
import { FR } from './fr.ts'
import { JA } from './ja.ts'
import { NO } from './no.ts'
import { PL } from './pl.ts'
import { PT } from './pt.ts'
import type { GameRulesId, GameRulesTexts } from './texts.ts'
import { TL } from './tl.ts'
import { TR } from './tr.ts'

/** Every language without a fallback language. */
const TEXTS = {
  br: BR,
  caf: CAF,
  cl: CL,
  de: DE,
  en: EN,
  fi: FI,
  fr: FR,
  ja: JA,
  no: NO,
  pl: PL,
  pt: PT,
  tl: TL,
  tr: TR,
} as const satisfies Partial<Record<Language, GameRulesTexts>>

/** Shown to editors. */
const NAMES: GameRulesTexts = {
  lines: 'Slot of twenty lines',
  ways: 'Slot of ways with cascades',
  hold: 'Slot of coins that are held',
  roulette: 'Roulette',
  blackjack: 'Blackjack',
  'video-poker': 'Video poker',
  baccarat: 'Baccarat',
  wheel: 'Money wheel',
  league: 'Virtual league',
}

/** The rules of each kind of game, in every language. */
export const GAME_RULES = (Object.keys(EN) as GameRulesId[]).map((id) => ({
  id,
  name: NAMES[id],
  text: Object.fromEntries(Object.entries(TEXTS).map(([language, texts]) => [language, texts[id]])),
}))

/** The rules that apply to a game. */
export function rulesOf({ gameType, features }: SeedGame): GameRulesId {
  if (isRules(gameType)) return gameType
  if (gameType === 'jackpot') return 'hold'
  return features.includes('ways') ? 'ways' : 'lines'
}

const isRules = (id: string): id is GameRulesId => Object.hasOwn(EN, id)
