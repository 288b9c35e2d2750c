import type { GameSessionSummary } from '#contracts/player-api/rounds.ts'

/** What the bar shows of the running session: by the ledger, whatever the frame says. */
export type LedgerSession = {
  /** Winnings minus turnover, in the player API's amount. */
  delta: number
  currency: string
  /** How long the session had lasted when the platform answered, in milliseconds; null before its first game. */
  lastedMs: number | null
}

/** The answer of `/api/game-session`, or null when it is none. */
export function readLedgerSession(body: unknown): LedgerSession | null {
  if (!isRecord(body) || typeof body.currency !== 'string' || typeof body.at !== 'string') {
    return null
  }
  const { session } = body as GameSessionSummary
  if (session === null) return { delta: 0, currency: body.currency, lastedMs: null }
  if (!isRecord(session) || !Number.isFinite(session.delta)) return null
  const lastedMs = Date.parse(body.at) - Date.parse(session.since)
  if (!Number.isFinite(lastedMs)) return null
  return { delta: session.delta, currency: body.currency, lastedMs: Math.max(0, lastedMs) }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
