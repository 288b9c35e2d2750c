import type { Hono } from 'hono'
import type { GameServer } from '../games/game-server.ts'

/** What a provider of the sandbox needs to launch games and show them. */
export type ProviderDeps = {
  openGame: GameServer['openGame']
  /** Pages of the operator: a game's home link leads to one of them. */
  siteOrigins: readonly string[]
  /** Where browsers reach the sandbox. */
  publicUrl: string
  /** Shared with the operator, who signs its requests with it. */
  secret: string
  clock: () => number
}

/** The endpoints and pages of one provider, below the sandbox's own URL. */
export type ProviderRoutes = (deps: ProviderDeps) => Hono
