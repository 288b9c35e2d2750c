import { GameError } from '../../client/calls.ts'

export type Result = {
  number: number
  outcome: unknown
  label: { text: string; tone: string }
  words: { key: string; values?: Record<string, string | number> }[]
  seed: string
}
export type Bet = {
  id: string
  number: number
  spots: Record<string, number>
  stakeMinor: number
  payoutMinor: number
  settled: boolean
}
/** The table as the server tells it. */
export type Table = {
  nowMs: number
  number: number
  phase: 'BETTING' | 'DEALING' | 'PAYING'
  endsAt: number
  version: string
  rtp: number
  limits: {
    minMinor: number
    maxMinor: number
    chipsMinor: number[]
    spotsMinor: Record<string, number>
  }
  seats: { of: number; taken: number; yours: number | null } | null
  seedHash: string
  result: Result | null
  results: Result[]
  bets: Bet[]
  balanceMinor: number | null
}

/** One call of the table's server; a refusal is a GameError with its code. */
async function call<Reply>(path: string, body: unknown): Promise<Reply> {
  const response = await fetch(`/games/live/${path}`, {
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

export const readTable = (sessionId: string) => call<Table>('table', { sessionId })

const TRIES = 4

/** The same bet again when no answer came: the server repeats what was decided. */
export async function sendBet(body: {
  sessionId: string
  betId: string
  number: number
  spots: Record<string, number>
}): Promise<{ bet: Bet; balanceMinor: number | null }> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call('bet', body)
    } catch (error) {
      const again = error instanceof GameError && ['UNAVAILABLE', 'TOO_FAST'].includes(error.code)
      if (!again || attempt >= TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 500))
    }
  }
}
