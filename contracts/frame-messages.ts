/**
 * What the site and a game frame tell each other over a MessageChannel that the site hands over when the
 * frame has loaded (GAM-19, GAM-20, GAP-112). No zod here: this module runs in the browser.
 */
export const FRAME_HANDSHAKE = 'playhouse:channel'

export type BalancePayload = { amount: number; currency: string }
export type RealityCheckPayload = {
  minutesPlayed: number
  turnover: number
  winnings: number
  delta: number
  currency: string
}
export type RoundEndPayload = { roundId: string; stake: number; payout: number; currency: string }

export type SiteToGame =
  | { type: 'PAUSE' }
  | { type: 'RESUME' }
  | { type: 'PING' }
  | { type: 'UPDATE_BALANCE'; payload: BalancePayload }
  | { type: 'REALITY_CHECK_DATA'; payload: RealityCheckPayload }

export type GameToSite =
  | { type: 'READY' }
  | { type: 'PING' }
  | { type: 'UPDATE_BALANCE' }
  | { type: 'DEBUG'; payload: { text: string } }
  | { type: 'USER_ACTION'; payload: { action: 'spin' | 'home' | 'cashier' | 'rules' | 'sound' } }
  | { type: 'ROUND_END'; payload: RoundEndPayload }

const FROM_GAME = ['READY', 'PING', 'UPDATE_BALANCE', 'DEBUG', 'USER_ACTION', 'ROUND_END'] as const
const FROM_SITE = ['PAUSE', 'RESUME', 'PING', 'UPDATE_BALANCE', 'REALITY_CHECK_DATA'] as const
const WITH_PAYLOAD = ['DEBUG', 'USER_ACTION', 'ROUND_END', 'REALITY_CHECK_DATA']

function parseFrameMessage(data: unknown, types: readonly string[]): unknown {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  const { type } = data
  if (typeof type !== 'string' || !types.includes(type)) return null
  if (!WITH_PAYLOAD.includes(type)) return data
  return 'payload' in data && typeof data.payload === 'object' && data.payload !== null
    ? data
    : null
}

/** A message from a game, or null when it is not one that the contract knows. */
export function parseGameToSite(data: unknown): GameToSite | null {
  return parseFrameMessage(data, FROM_GAME) as GameToSite | null
}

/** A message from the site, or null when it is not one that the contract knows. */
export function parseSiteToGame(data: unknown): SiteToGame | null {
  const message = parseFrameMessage(data, FROM_SITE) as SiteToGame | null
  if (message?.type !== 'UPDATE_BALANCE') return message
  return typeof message.payload?.amount === 'number' ? message : null
}
