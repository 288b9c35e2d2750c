import { z } from 'zod'
import type { JackpotAmounts } from '#contracts/player-api/games.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { readJson } from './read-json.ts'

/** Pages poll once a minute (GAP-116); the value shared by all of them is at most this old. */
const KEPT_MS = 20_000
const MOST_KEPT = 5_000

/** Games with a jackpot, by the providers' ids; null is an unknown value. */
export type JackpotSource = (gameIds: readonly string[]) => Promise<Record<string, number>>
export type Jackpots = {
  /** In EUR; PROVIDER_UNAVAILABLE where the provider does not answer. */
  read(gameIds: readonly string[]): Promise<Result<JackpotAmounts, 'PROVIDER_UNAVAILABLE'>>
}

const amounts = z.record(z.string(), z.number())

/** The provider's server: `GET {url}/jackpots?gameIds=a,b` returns `{gameId: amount}` in EUR. */
export function createHttpJackpots(url: string): JackpotSource {
  return (gameIds) => readJson(`${url}/jackpots?gameIds=${gameIds.join(',')}`, amounts)
}

/** Requests only values that are not in the cache; without a source all are unavailable. */
export function createJackpots(options: {
  source: JackpotSource | null
  clock: () => number
  onFailure: (error: unknown) => void
}): Jackpots {
  const { source, clock } = options
  const known = new Map<string, { at: number; amount: number }>()
  const isFresh = (gameId: string, now: number) => {
    const at = known.get(gameId)?.at
    return at !== undefined && now >= at && now - at < KEPT_MS
  }
  const keep = (gameId: string, amount: number, at: number) => {
    known.delete(gameId)
    known.set(gameId, { at, amount })
    for (const oldest of known.keys()) {
      if (known.size <= MOST_KEPT) break
      known.delete(oldest)
    }
  }
  return {
    async read(gameIds) {
      if (source === null) return refuse('PROVIDER_UNAVAILABLE')
      const now = clock()
      const unknown = gameIds.filter((it) => !isFresh(it, now))
      if (unknown.length > 0) {
        try {
          const answer = await source(unknown)
          for (const it of unknown) keep(it, ownAmount(answer, it), now)
        } catch (error) {
          options.onFailure(error)
          return refuse('PROVIDER_UNAVAILABLE')
        }
      }
      return ok(
        Object.fromEntries(
          gameIds.flatMap((it) => {
            const amount = known.get(it)?.amount ?? 0
            return amount > 0 ? [[it, amount]] : []
          }),
        ),
      )
    },
  }
}

function ownAmount(answer: Record<string, number>, gameId: string): number {
  const amount = Object.hasOwn(answer, gameId) ? answer[gameId] : 0
  return Number.isFinite(amount) ? Number(amount) : 0
}
