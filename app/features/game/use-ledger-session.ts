import { useCallback, useEffect, useRef, useState } from 'react'
import { PLAYER_CHANGE } from '#app/session/page-events.ts'
import type { ReachedLimit } from '#contracts/player-api/limits.ts'
import type { GameSessionSummary } from '#contracts/player-api/rounds.ts'

/** Spins change the wallet every few seconds; figures need not update faster. */
const AT_MOST_EVERY_MS = 1_000
const RETRY_AFTER_MS = 5_000
/** Browser timers end at 24 days, and fire late after the machine slept. */
const LONGEST_WAIT_MS = 3_600_000

export type ShownSession = {
  /** Null until the ledger's first response. */
  figures: LedgerSession | null
  /** `performance.now()` at which the session began, for a clock that needs no further requests. */
  startedAt: number | null
  /** Reads the ledger again, soon. */
  refresh: () => void
}

/**
 * Session clock and net position from our own ledger (GAM-19 is not used): read when the page opens, whenever `news`
 * changes (the wallet's version), whenever the player's data changes elsewhere, when a limit on time is reached, when a
 * reached limit ends, and on `refresh`.
 */
export function useLedgerSession(options: { on: boolean; news: number | null }): ShownSession {
  const { on, news } = options
  const [shown, setShown] = useState<Omit<ShownSession, 'refresh'>>({
    figures: null,
    startedAt: null,
  })
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const lastAt = useRef(Number.NEGATIVE_INFINITY)
  const alive = useRef(false)

  const refresh = useCallback(() => {
    if (!alive.current || timer.current !== undefined) return
    const wait = Math.max(0, lastAt.current + AT_MOST_EVERY_MS - performance.now())
    timer.current = setTimeout(() => {
      timer.current = undefined
      lastAt.current = performance.now()
      void ask().then((figures) => {
        if (!alive.current) return
        if (figures === null) {
          timer.current ??= setTimeout(() => {
            timer.current = undefined
            refresh()
          }, RETRY_AFTER_MS)
          return
        }
        const { lastedMs } = figures
        setShown({
          figures,
          startedAt: lastedMs === null ? null : performance.now() - lastedMs,
        })
      })
    }, wait)
  }, [])

  useEffect(() => {
    alive.current = on
    return () => {
      alive.current = false
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [on])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the wallet is what asks again
  useEffect(() => refresh(), [on, news, refresh])
  useEffect(() => {
    window.addEventListener(PLAYER_CHANGE, refresh)
    return () => window.removeEventListener(PLAYER_CHANGE, refresh)
  }, [refresh])
  const { figures } = shown
  useEffect(() => {
    const changesInMs = figures?.reached?.endsInMs ?? figures?.timeLeftMs ?? null
    if (changesInMs === null) return
    const timer = setTimeout(refresh, Math.min(changesInMs, LONGEST_WAIT_MS))
    return () => clearTimeout(timer)
  }, [figures, refresh])
  return { ...shown, refresh }
}

async function ask(): Promise<LedgerSession | null> {
  try {
    const response = await fetch('/api/game-session', { headers: { accept: 'application/json' } })
    return response.ok ? readLedgerSession(await response.json()) : null
  } catch {
    return null
  }
}

/** The bar's figures of the running session: from the ledger, whatever the frame reports. */
type LedgerSession = {
  /** Winnings minus turnover, as a player API amount. */
  delta: number
  currency: string
  /** Duration of the session when the platform responded, in milliseconds; null before its first game. */
  lastedMs: number | null
  /** The limit that blocks further stakes, and in how many milliseconds it ends; null while stakes are possible. */
  reached: { limit: ReachedLimit; endsInMs: number } | null
  /** Limits that the market requires before play are not set: no round begins. */
  limitsMissing: boolean
  /** In how many milliseconds a limit on time is reached; null without one. */
  timeLeftMs: number | null
}

/** The parsed response of `/api/game-session`, or null if it is invalid. */
export function readLedgerSession(body: unknown): LedgerSession | null {
  if (!isRecord(body) || typeof body.currency !== 'string' || typeof body.at !== 'string') {
    return null
  }
  const { session } = body as GameSessionSummary
  const { currency } = body
  const limits = {
    reached: readReached(body.reachedLimit, Date.parse(body.at)),
    limitsMissing: body.limitsMissing === true,
    timeLeftMs: typeof body.timeLeftMs === 'number' ? body.timeLeftMs : null,
  }
  if (session === null) return { delta: 0, currency, lastedMs: null, ...limits }
  if (!isRecord(session) || !Number.isFinite(session.delta)) return null
  const lastedMs = Date.parse(body.at) - Date.parse(session.since)
  if (!Number.isFinite(lastedMs)) return null
  return { delta: session.delta, currency, lastedMs: Math.max(0, lastedMs), ...limits }
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
