import { EN, GAME_RULES_TEXTS, type GameRulesId, type GameRulesTexts } from './game-rules-texts.ts'
import type { SeedGame } from './games.ts'

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
  text: Object.fromEntries(
    Object.entries(GAME_RULES_TEXTS).map(([language, texts]) => [language, texts[id]]),
  ),
}))

/** The rules that apply to a game. */
export function rulesOf({ gameType, features }: SeedGame): GameRulesId {
  if (isRules(gameType)) return gameType
  if (gameType === 'jackpot') return 'hold'
  return features.includes('ways') ? 'ways' : 'lines'
}

const isRules = (id: string): id is GameRulesId => Object.hasOwn(EN, id)
