import type { z } from 'zod'

export type GameKind = 'CASINO' | 'LIVE_CASINO'
/** What a launch may be for: besides the games of the two lists, the virtual sports. */
export type LaunchKind = GameKind | 'VIRTUAL_SPORTS'
export type LaunchMode = 'real' | 'fun'

/** What is known of a provider without calling it; free of zod, so that a browser may read it too. */
export type ProviderFacts = {
  /** In addresses, in calls, in the name of its variables; the name of its folder. */
  id: string
  /** Lists of games in which it has pages (GAM-01, GAM-02, CON-27). */
  kinds: readonly GameKind[]
  /** Whether strangers may try its games for fun (CON-02). */
  demo: boolean
  /** ISO countries in which its games are restricted (LOB-19, GAP-104). */
  restrictedCountries: readonly string[]
}

/** Everything that an adapter may need to know of one launch. */
export type LaunchQuestion = {
  /** The provider's own id of the game. */
  gameId: string
  kind: LaunchKind
  /** The kind of game as content has it: `roulette`, `slot`. */
  gameType: string
  mode: LaunchMode
  channel: 'web' | 'mobile'
  /** As providers are told it (GAM-25). */
  language: string
  currency: string
  /** ISO code of where the player belongs, else of the page's market; empty where nobody knows. */
  country: string
  jurisdiction: string
  /** The lobby: where the game's way home leads. */
  homeUrl: string
  /** The visitor's address. */
  visitor: string
}

/** Where the pages of a provider's games are, by the operator's configuration. */
export type GameHost = {
  /** An origin with or without a path, without a slash at its end. */
  cdn: string
  /** The operator's own launch address, with places to fill (GAP-111); null takes the adapter's. */
  template: string | null
}

/**
 * A call of the player API (table 3) that belongs to one provider. The platform serves it, the site calls it,
 * and an operator's own player API answers the same.
 */
export type PlayerCall = {
  /** Below `/v1`. */
  path: string
  summary: string
  mode: LaunchMode
  /** Null: the call carries nothing. */
  body: z.ZodObject | null
  response: z.ZodType
  /** A 400 says that the player is not let in at all: the session ends (GAM-16). */
  refusalEndsSession?: true
  /** The game that the body names; null where the provider names it when it opens the session. */
  gameOf: ((body: unknown) => string) | null
  /** `token`: the answer is made of a new token. `server`: the provider's own server gives the answer. */
  answeredBy: { kind: 'token'; toAnswer(token: string): unknown } | { kind: 'server'; path: string }
}

/** One way into a game: the call, if it needs one, and how its answer becomes an address. */
export type Way = {
  call: PlayerCall | null
  /** Null: nothing is sent. */
  body(question: LaunchQuestion): object | null
  address(question: LaunchQuestion, host: GameHost, answer: unknown): string
}

export type GameProvider = ProviderFacts & {
  /** Where the address of a game comes from: its launcher page, a configured address, its own server. */
  addressBy: 'launcher' | 'template' | 'server'
  real: Way
  /** Null: strangers log in first (CON-02). */
  fun: Way | null
  /** Calls of the player API that the provider has beside those of its two ways. */
  otherCalls?: readonly PlayerCall[]
}
