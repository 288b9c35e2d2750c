import type { ReachedLimit } from '#contracts/player-api/limits.ts'
import type { GameSessionSummary } from '#contracts/player-api/rounds.ts'

/** The bar's figures of the running session: from the ledger, whatever the frame reports. */
export type LedgerSession = {
  /** Winnings minus turnover, as a player API amount. */
  delta: number
  currency: string
  /** Duration of the session when the platform responded, in milliseconds; null before its first game. */
  lastedMs: number | null
  /** The limit that blocks further stakes, and in how many milliseconds it ends; null while stakes are possible. */
  reached: { limit: ReachedLimit; endsInMs: number } | null
  /** Limits that the market requires before play are not set: no round begins. */
  limitsMissing: boolean
}

/** The parsed response of `/api/game-session`, or null if it is invalid. */
export function readLedgerSession(body: unknown): LedgerSession | null {
  if (!isRecord(body) || typeof body.currency !== 'string' || typeof body.at !== 'string') {
    return null
  }
  const { session } = body as GameSessionSummary
  const { currency } = body
  const reached = readReached(body.reachedLimit, Date.parse(body.at))
  const limitsMissing = body.limitsMissing === true
  if (session === null) return { delta: 0, currency, lastedMs: null, reached, limitsMissing }
  if (!isRecord(session) || !Number.isFinite(session.delta)) return null
  const lastedMs = Date.parse(body.at) - Date.parse(session.since)
  if (!Number.isFinite(lastedMs)) return null
  return { delta: session.delta, currency, lastedMs: Math.max(0, lastedMs), reached, limitsMissing }
}

/** The response comes from our own platform: a present limit's type is not validated. */
function readReached(limit: unknown, at: number): LedgerSession['reached'] {
  if (!isRecord(limit) || typeof limit.resetAt !== 'string') return null
  const endsInMs = Date.parse(limit.resetAt) - at
  if (!Number.isFinite(endsInMs)) return null
  return { limit: limit as ReachedLimit, endsInMs: Math.max(0, endsInMs) }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
