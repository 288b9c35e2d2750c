import type { z } from 'zod'

export type GameKind = 'CASINO' | 'LIVE_CASINO'
/** The kinds of game that can be launched: those of the two lists, and virtual sports. */
export type LaunchKind = GameKind | 'VIRTUAL_SPORTS'
export type LaunchMode = 'real' | 'fun'

/** Static facts about a provider; no zod, so that browsers can import them. */
export type ProviderFacts = {
  /** Used in URLs, calls and the names of its environment variables; the name of its folder. */
  id: string
  /** The lists of games in which it has pages (GAM-01, GAM-02, CON-27). */
  kinds: readonly GameKind[]
  /** Whether visitors who are not signed in may play its games for fun (CON-02). */
  demo: boolean
  /** ISO countries in which its games are restricted (LOB-19, GAP-104). */
  restrictedCountries: readonly string[]
}

/** The input of an adapter for one launch. */
export type LaunchQuestion = {
  /** The provider's game id. */
  gameId: string
  kind: LaunchKind
  /** The type of the game in the content: `roulette`, `slot`. */
  gameType: string
  mode: LaunchMode
  channel: 'web' | 'mobile'
  /** The language code for providers (GAM-25). */
  language: string
  currency: string
  /** ISO code of the player's country, else of the page's market; empty where it is unknown. */
  country: string
  jurisdiction: string
  /** The URL of the lobby, for the game's home button. */
  homeUrl: string
  /** The visitor's IP address. */
  visitor: string
}

/** Where a provider's game pages are hosted, by the operator's configuration. */
export type GameHost = {
  /** An origin, optionally with a path, without a trailing slash. */
  cdn: string
  /** The operator's own launch URL with placeholders (GAP-111); null uses the adapter's. */
  template: string | null
}

/**
 * A provider's call in the player API (table 3). The platform serves it, the site calls it, and an operator's own
 * player API has the same contract.
 */
export type PlayerCall = {
  /** Relative to `/v1`. */
  path: string
  summary: string
  mode: LaunchMode
  /** Null: the call has no body. */
  body: z.ZodObject | null
  response: z.ZodType
  /** A 400 means that the player is not admitted at all: the session ends (GAM-16). */
  refusalEndsSession?: true
  /** The game named in the body; null where the provider names it when it opens the session. */
  gameOf: ((body: unknown) => string) | null
  /** `token`: the response contains a new token. `server`: the response comes from the provider's server. */
  answeredBy: { kind: 'token'; toAnswer(token: string): unknown } | { kind: 'server'; path: string }
}

/** How a game is launched: the call, if it needs one, and how its response becomes a URL. */
export type LaunchAdapter = {
  call: PlayerCall | null
  /** Null: no body is sent. */
  body(question: LaunchQuestion): object | null
  address(question: LaunchQuestion, host: GameHost, answer: unknown): string
}

export type GameProvider = ProviderFacts & {
  /** The source of the launch URL: its launcher page, a configured URL, its own server. */
  addressBy: 'launcher' | 'template' | 'server'
  real: LaunchAdapter
  /** Null: only for signed-in players (CON-02). */
  fun: LaunchAdapter | null
  /** Calls of the provider in the player API besides those of `real` and `fun`. */
  otherCalls?: readonly PlayerCall[]
}
