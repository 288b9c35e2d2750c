import { callGame, withRetries } from '../../client/calls.ts'

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
  /** The stake is on the table, or the payout is pending. */
  open: boolean
}
/** The table as the server returns it. */
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
  /** Of this round and this session. */
  bets: Bet[]
  /** The player's latest bets, those of earlier sessions included; newest first. */
  lastBets: Bet[]
  balanceMinor: number | null
}

const TABLES = '/games/live'

export const readTable = (sessionId: string) => callGame<Table>('table', { sessionId }, TABLES)

export const sendBet = (body: {
  sessionId: string
  betId: string
  number: number
  spots: Record<string, number>
}) => withRetries<{ bet: Bet; balanceMinor: number | null }>('bet', body, TABLES)
