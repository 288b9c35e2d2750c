import type { EN } from './en.ts'

export type GameRulesId = keyof typeof EN
export type GameRulesTexts = Readonly<Record<GameRulesId, string>>
