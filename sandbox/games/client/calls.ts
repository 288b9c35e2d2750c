import type { Words } from '../engine.ts'
import type { JackpotWin } from '../rounds.ts'

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
/** A round as the server tells it; `view` is the family's own. */
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

/** One call of the game's server; a refusal is a GameError with its code. */
export async function callGame<Reply>(path: string, body: unknown): Promise<Reply> {
  const response = await fetch(`/games/api/${path}`, {
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

/** The same call again when no answer came: the server repeats what was decided. */
export async function withRetries<Reply>(path: string, body: unknown): Promise<Reply> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await callGame<Reply>(path, body)
    } catch (error) {
      const code = error instanceof GameError ? error.code : ''
      if (!['UNAVAILABLE', 'TOO_FAST'].includes(code) || attempt >= TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 600))
    }
  }
}
