import type { ProviderTokens } from './identity/identity.ts'

/** A session as the site stores it. It never leaves the server (CON-16). Times are unix milliseconds. */
export type SessionData = {
  accessToken: string
  refreshToken: string
  playerId: string
  /** The newest terms according to the login; older sessions have none. */
  termsVersion?: string | undefined
  /** Family of the browser that signed in; none if it did not report one: then any browser is accepted. */
  family?: string | undefined
  /** When the player logged in before this login, ISO; none at the first one. */
  lastLoginAt?: string | undefined
  createdAt: number
  lastSeenAt: number
  /** Tokens of the identity provider, if the player signed in at one. */
  provider?: ProviderTokens | undefined
  /** The sportsbook that the player has opened last, and the token of the session there. */
  sportsbook?: { provider: string; token: string } | undefined
}

/** Storage of sessions; the server implements it on its database. */
export type SessionStore = {
  /** Stores a session under a new random id and returns it: the value of the cookie `sid`. */
  create(data: SessionData): Promise<string>
  /** Null if the session does not exist or is too old. */
  read(sid: string): Promise<SessionData | null>
  update(sid: string, data: SessionData): Promise<void>
  destroy(sid: string): Promise<void>
}
