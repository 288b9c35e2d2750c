import { type Check, isMessage, type Shapes } from './message-shape.ts'

/**
 * Messages between the site and a game frame, over a MessageChannel that the site passes to the frame when it has
 * loaded (GAM-19, GAM-20, GAP-112). No zod here: this module runs in the browser.
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

/** The longest text in a message from a game; a longer one is not part of this contract. */
export const FRAME_TEXT_MAX = 500
const REFERENCE_MAX = 100
/** The largest amount of the player API, in whole units. */
const AMOUNT_MAX = 10_000_000_000
const ACTIONS = ['spin', 'home', 'cashier', 'rules', 'sound']

const text =
  (max: number): Check =>
  (it) =>
    typeof it === 'string' && it.length <= max
const amount: Check = (it) => typeof it === 'number' && it >= 0 && it <= AMOUNT_MAX
const anyAmount: Check = (it) => typeof it === 'number' && Math.abs(it) <= AMOUNT_MAX
const currency: Check = (it) => typeof it === 'string' && /^[A-Z]{3}$/.test(it)

const FROM_GAME: Shapes<GameToSite> = {
  READY: null,
  PING: null,
  UPDATE_BALANCE: null,
  DEBUG: { text: text(FRAME_TEXT_MAX) },
  USER_ACTION: { action: (it) => ACTIONS.includes(it as string) },
  ROUND_END: { roundId: text(REFERENCE_MAX), stake: amount, payout: amount, currency },
}
const FROM_SITE: Shapes<SiteToGame> = {
  PAUSE: null,
  RESUME: null,
  PING: null,
  UPDATE_BALANCE: { amount, currency },
  REALITY_CHECK_DATA: {
    minutesPlayed: amount,
    turnover: anyAmount,
    winnings: amount,
    delta: anyAmount,
    currency,
  },
}

/** A message from a game, or null when it is not part of the contract. */
export function parseGameToSite(data: unknown): GameToSite | null {
  return isMessage<GameToSite>(data, FROM_GAME) ? data : null
}

/** A message from the site, or null when it is not part of the contract. */
export function parseSiteToGame(data: unknown): SiteToGame | null {
  return isMessage<SiteToGame>(data, FROM_SITE) ? data : null
}
