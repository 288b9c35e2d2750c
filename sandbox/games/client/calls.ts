import type { Words } from '../engine.ts'
import type { JackpotWin } from '../rounds.ts'
import { browserStorage } from './browser-storage.ts'

export type Config = {
  provider: string
  gameId: string
  language: string
  mode: 'fun' | 'real'
  ticket: string | null
  currency: string
  homeUrl: string
  parents: string[]
}
/** A round as the server returns it; `view` is specific to the game family. */
export type Answer = {
  roundId: string
  nonce: number
  done: boolean
  view: unknown
  stakeMinor: number
  payoutMinor: number
  words: Words[]
  jackpots: JackpotWin[]
  balanceMinor: number | null
  settled: boolean
}
export type Session = {
  sessionId: string
  currency: string
  /** Tells the players of one browser apart; empty for play money. */
  playerKey: string
  balanceMinor: number
  stakesMinor: number[]
  paceMs: number
  rtp: number
  volatility: number
  version: string
  assets: Record<string, string>
  texts: Record<string, string>
  seedHash: string
  round: Answer | null
}

export class GameError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

export const codeOf = (error: unknown) => (error instanceof GameError ? error.code : 'UNAVAILABLE')

const GAMES = '/games/api'

/** One call to a route of the studio server; a refusal is a GameError with its code. */
export async function callGame<Reply>(path: string, body: unknown, at = GAMES): Promise<Reply> {
  const response = await fetch(`${at}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new GameError('UNAVAILABLE')
  })
  const answer = (await response.json().catch(() => ({}))) as Reply & { code?: string }
  if (!response.ok) throw new GameError(answer.code ?? 'UNAVAILABLE')
  return answer
}

const TRIES = 4

/** Retries the call when no response came: the server repeats its earlier decision. */
export async function withRetries<Reply>(path: string, body: unknown, at = GAMES): Promise<Reply> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await callGame<Reply>(path, body, at)
    } catch (error) {
      if (!['UNAVAILABLE', 'TOO_FAST'].includes(codeOf(error)) || attempt >= TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 600))
    }
  }
}

/** Begins again with all play money; resolves with the balance. */
export async function refillPlayMoney({ sessionId }: Session): Promise<number> {
  const { balanceMinor } = await withRetries<{ balanceMinor: number }>('refill', { sessionId })
  return balanceMinor
}

const ofTab = browserStorage(() => sessionStorage)

/** Resumes the session of this tab, or starts one. */
export async function openSession(config: Config): Promise<Session> {
  const key = `game:${config.ticket ?? config.gameId}`
  const stored = ofTab.read(key)
  try {
    const session = stored
      ? await callGame<Session>('resume', { sessionId: stored })
      : await callGame<Session>('start', {
          provider: config.provider,
          mode: config.mode,
          gameId: config.gameId,
          language: config.language,
          ...(config.ticket ? { ticket: config.ticket } : {}),
          currency: config.currency,
        })
    ofTab.write(key, session.sessionId)
    return session
  } catch (error) {
    ofTab.remove(key)
    throw error
  }
}
