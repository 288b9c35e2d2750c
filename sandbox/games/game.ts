import type { GameEngine } from './engine.ts'
import type { Mode } from './rounds.ts'
import { type Texts, textsOf } from './texts.ts'

/** The launch parameters of a game's page. */
export type OpenGame = {
  provider: string
  gameId: string
  language: string
  mode: Mode
  /** Exchanged once for an operator session; null in fun mode. */
  ticket: string | null
  currency: string
  /** Where "back to the lobby" leads: a page of the operator, checked by the caller. */
  homeUrl: string
}

export type GameTexts = Texts & Readonly<Record<string, string>>

/** What a launch code identifies: the rules, and the skin in which they are played. */
export type Game = {
  engine: GameEngine
  /** The client bundle and style sheet: `<family>.js` and `<family>.css`, built from `<family>/client`. */
  family: string
  /** The CSS class of the page that sets the colours. */
  skin: string
  title: string
  /** The markup between the headline and the bar. */
  stage(texts: GameTexts): string
  /** Markup among the controls of the bar, between rules and stake. */
  controls?(texts: GameTexts): string
  /** Set where the game brings all markup of the page below its headline. */
  body?(launch: OpenGame): string
  /** What the client needs in addition to the rules: pictures by symbol. */
  assets: Readonly<Record<string, string>>
  /** The family's texts besides those of all games, in the language of a launch. */
  texts?(language: string): Readonly<Record<string, string>>
}
export type Catalogue = (provider: string, gameId: string) => Game

/** All texts of a game in a language: those of its family override the shared ones. */
export function gameTexts(game: Game, language: string): GameTexts {
  return { ...textsOf(language), ...game.texts?.(language) }
}

/** A game's display name from its id: `velvet-heirloom` is Velvet Heirloom. */
export function gameTitle(gameId: string): string {
  return gameId
    .split(/[-_.]/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ')
}
