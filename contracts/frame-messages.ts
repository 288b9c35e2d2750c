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

type Check = (value: unknown) => boolean
const text =
  (max: number): Check =>
  (it) =>
    typeof it === 'string' && it.length <= max
const amount: Check = (it) => typeof it === 'number' && it >= 0 && it <= AMOUNT_MAX
const anyAmount: Check = (it) => typeof it === 'number' && Math.abs(it) <= AMOUNT_MAX
const currency: Check = (it) => typeof it === 'string' && /^[A-Z]{3}$/.test(it)

/** The payload of each message, field by field; null where a message has none. */
type Shapes = Readonly<Record<string, Readonly<Record<string, Check>> | null>>

const FROM_GAME: Shapes = {
  READY: null,
  PING: null,
  UPDATE_BALANCE: null,
  DEBUG: { text: text(FRAME_TEXT_MAX) },
  USER_ACTION: { action: (it) => ACTIONS.includes(it as string) },
  ROUND_END: { roundId: text(REFERENCE_MAX), stake: amount, payout: amount, currency },
}
const FROM_SITE: Shapes = {
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

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Accepts exactly the fields of the contract, each of the right type and size. */
function isMessage(data: unknown, shapes: Shapes): boolean {
  if (!isPlain(data) || typeof data.type !== 'string') return false
  if (!Object.hasOwn(shapes, data.type)) return false
  const shape = shapes[data.type]
  const { type: _, payload, ...rest } = data
  if (Object.keys(rest).length > 0) return false
  if (!shape) return payload === undefined
  if (!isPlain(payload)) return false
  const names = Object.keys(shape)
  return (
    Object.keys(payload).length === names.length &&
    names.every((name) => Object.hasOwn(payload, name) && shape[name]?.(payload[name]))
  )
}

/** A message from a game, or null when it is not part of the contract. */
export function parseGameToSite(data: unknown): GameToSite | null {
  return isMessage(data, FROM_GAME) ? (data as GameToSite) : null
}

/** A message from the site, or null when it is not part of the contract. */
export function parseSiteToGame(data: unknown): SiteToGame | null {
  return isMessage(data, FROM_SITE) ? (data as SiteToGame) : null
}
