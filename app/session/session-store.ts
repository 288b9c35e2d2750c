import type { ProviderTokens } from './identity/identity.ts'

/** What the site keeps of a session. It never leaves the server (CON-16). Times are unix milliseconds. */
export type SessionData = {
  accessToken: string
  refreshToken: string
  playerId: string
  /** The terms that the login named as the newest; sessions from before have none. */
  termsVersion?: string | undefined
  /** Family of the browser that signed in; none where it did not say: then any may come. */
  family?: string | undefined
  createdAt: number
  lastSeenAt: number
  /** Of the provider at which the player signed in, where that was one. */
  provider?: ProviderTokens | undefined
}

/** Where sessions live; the server implements it over its database. */
export type SessionStore = {
  /** Stores a session under a fresh random id, which it returns: the value of the cookie `sid`. */
  create(data: SessionData): Promise<string>
  /** Null when there is no such session or it is too old. */
  read(sid: string): Promise<SessionData | null>
  update(sid: string, data: SessionData): Promise<void>
  destroy(sid: string): Promise<void>
}
