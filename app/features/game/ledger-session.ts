import type { ReachedLimit } from '#contracts/player-api/limits.ts'
import type { GameSessionSummary } from '#contracts/player-api/rounds.ts'

/** What the bar shows of the running session: by the ledger, whatever the frame says. */
export type LedgerSession = {
  /** Winnings minus turnover, in the player API's amount. */
  delta: number
  currency: string
  /** How long the session had lasted when the platform answered, in milliseconds; null before its first game. */
  lastedMs: number | null
  /** By which no more may be staked, and in how many milliseconds it ends; null while something may. */
  reached: { limit: ReachedLimit; endsInMs: number } | null
  /** Limits that the market wants before play are not set: no round begins. */
  limitsMissing: boolean
}

/** The answer of `/api/game-session`, or null when it is none. */
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

/** The platform that answers is this product's own: the type of a limit that is there is believed. */
function readReached(limit: unknown, at: number): LedgerSession['reached'] {
  if (!isRecord(limit) || typeof limit.resetAt !== 'string') return null
  const endsInMs = Date.parse(limit.resetAt) - at
  if (!Number.isFinite(endsInMs)) return null
  return { limit: limit as ReachedLimit, endsInMs: Math.max(0, endsInMs) }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
