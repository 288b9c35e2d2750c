import type { GameEngine } from './engine.ts'
import type { Mode } from './rounds.ts'
import type { Texts } from './texts/en.ts'
import { textsOf } from './texts.ts'

/** What a page of a game is opened with. */
export type OpenGame = {
  provider: string
  gameId: string
  language: string
  mode: Mode
  /** Exchanged once for a session at the operator; null in fun mode. */
  ticket: string | null
  currency: string
  /** Where "back to the lobby" leads: a page of the operator, checked by the caller. */
  homeUrl: string
}

export type GameTexts = Texts & Readonly<Record<string, string>>

/** What a launch code stands for: the rules, and the dress in which they are played. */
export type Game = {
  engine: GameEngine
  /** The client bundle and style sheet: `<family>.js` and `<family>.css`, built from `<family>/client`. */
  family: string
  /** The class of the page that carries the colours. */
  skin: string
  title: string
  /** The markup between the headline and the bar. */
  stage(texts: GameTexts): string
  /** Where the whole of the page below its headline is the game's own. */
  body?(launch: OpenGame): string
  /** What the client needs beyond the rules: pictures by symbol. */
  assets: Readonly<Record<string, string>>
  /** What the family says besides the texts of all games, in the language of a launch. */
  texts?(language: string): Readonly<Record<string, string>>
}
export type Catalogue = (provider: string, gameId: string) => Game

/** All that a game says in a language: its family's words win over those of all games. */
export function gameTexts(game: Game, language: string): GameTexts {
  return { ...textsOf(language), ...game.texts?.(language) }
}

/** A game's name as people read it, from its id: `velvet-heirloom` is Velvet Heirloom. */
export function gameTitle(gameId: string): string {
  return gameId
    .split(/[-_.]/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ')
}
