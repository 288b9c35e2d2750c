import type { BalanceMap, WalletFeedMessage } from '#contracts/wallet-feed.ts'
import {
  FEED_ANSWER_MS,
  FEED_KEEP_ALIVE_MS,
  FEED_RECONNECT_ATTEMPTS,
  FEED_RECONNECT_DELAY_MS,
  FEED_REPEATS_MS,
  FEED_STABLE_AFTER_MS,
  FLAGS_POLL_ALONE_MS,
  FLAGS_POLL_MS,
  WALLET_POLL_MS,
} from '#contracts/wallet-feed.ts'

/**
 * The live wallet feed as a state machine (WAL-06 to WAL-14, GAP-068, GAP-070). Pure: it decides what to do next, the
 * hook does it.
 */
export type FeedState =
  | { phase: 'idle' }
  | { phase: 'fetching-token'; attempt: number }
  | { phase: 'connecting'; attempt: number }
  /** `askedAt`: since when a `ping` waits for any answer. */
  | { phase: 'open'; attempt: number; openedAt: number; askedAt: number | null }
  | { phase: 'waiting'; attempt: number; until: number }
  /** Given up after the last attempt, or refused: only polling goes on. */
  | { phase: 'ended'; reason: 'attempts' | 'signed-out' }

export type FeedEvent =
  | { type: 'start' }
  | { type: 'token'; at: number }
  /** The token call was refused; 401 is ignored and ends the feed quietly (WAL-11). */
  | { type: 'token-refused'; status: number; at: number }
  | { type: 'opened'; at: number }
  | { type: 'closed'; at: number }
  /** Something came in: the peer is there. */
  | { type: 'heard' }
  /** Time to ask whether it still is: at intervals, and when the tab is shown again. */
  | { type: 'probe'; at: number }
  | { type: 'tick'; at: number }
  | { type: 'stop' }

export const IDLE: FeedState = { phase: 'idle' }

/** The next state, or the same object when the event has no effect in this state. */
export function nextFeedState(state: FeedState, event: FeedEvent): FeedState {
  if (event.type === 'stop') return IDLE
  switch (state.phase) {
    case 'idle':
      return event.type === 'start' ? { phase: 'fetching-token', attempt: 0 } : state
    case 'fetching-token':
      if (event.type === 'token') return { phase: 'connecting', attempt: state.attempt }
      if (event.type === 'token-refused') {
        return event.status === 401
          ? { phase: 'ended', reason: 'signed-out' }
          : retry(state.attempt, event.at)
      }
      return state
    case 'connecting':
      if (event.type === 'opened') {
        return { phase: 'open', attempt: state.attempt, openedAt: event.at, askedAt: null }
      }
      return event.type === 'closed' ? retry(state.attempt, event.at) : state
    case 'open':
      return nextOpen(state, event)
    case 'waiting':
      return event.type === 'tick' && event.at >= state.until
        ? { phase: 'fetching-token', attempt: state.attempt }
        : state
    case 'ended':
      // A player who comes back to the tab may have a connection again.
      if (event.type === 'probe' && state.reason === 'signed-out') return state
      return event.type === 'start' || event.type === 'probe'
        ? { phase: 'fetching-token', attempt: 0 }
        : state
  }
}

/** A half-open connection never closes by itself: an unanswered `ping` closes it. */
function nextOpen(state: Extract<FeedState, { phase: 'open' }>, event: FeedEvent): FeedState {
  switch (event.type) {
    case 'heard':
      return state.askedAt === null ? state : { ...state, askedAt: null }
    case 'probe':
      return { ...state, askedAt: event.at }
    case 'tick': {
      const isDead = state.askedAt !== null && event.at - state.askedAt >= FEED_ANSWER_MS
      return isDead ? lost(state, event.at) : state
    }
    case 'closed':
      return lost(state, event.at)
    default:
      return state
  }
}

function lost(state: Extract<FeedState, { phase: 'open' }>, at: number): FeedState {
  return retry(at - state.openedAt >= FEED_STABLE_AFTER_MS ? 0 : state.attempt, at)
}

/** The first connection does not count as a reconnection attempt: ten follow it, three seconds apart. */
function retry(attempt: number, at: number): FeedState {
  return attempt >= FEED_RECONNECT_ATTEMPTS
    ? { phase: 'ended', reason: 'attempts' }
    : { phase: 'waiting', attempt: attempt + 1, until: at + FEED_RECONNECT_DELAY_MS }
}

/** Milliseconds until the hook has to act in this state, or null. */
export function dueIn(state: FeedState, now: number): number | null {
  if (state.phase === 'waiting') return Math.max(0, state.until - now)
  if (state.phase === 'open' && state.askedAt !== null) {
    return Math.max(0, state.askedAt + FEED_ANSWER_MS - now)
  }
  return null
}

/** Whether polling is due: every 20 s, never in a hidden tab. */
export function pollIsDue(from: { lastPollAt: number; now: number; hidden: boolean }): boolean {
  return !from.hidden && from.now - from.lastPollAt >= WALLET_POLL_MS
}

/** Whether flags and favourites are read again: what the feed says about them is said once. */
export function flagsAreDue(from: {
  lastReadAt: number
  now: number
  hidden: boolean
  isLive: boolean
}): boolean {
  const every = from.isLive ? FLAGS_POLL_MS : FLAGS_POLL_ALONE_MS
  return !from.hidden && from.now - from.lastReadAt >= every
}

/**
 * Whether a feed that has opened may have missed a change of flags or favourites: after a break, or later than it repeats
 * them. Half of that time is left for what passes between reading the page's data and `since`, when its scripts run.
 */
export function mayHaveMissedChanges(from: {
  wasLive: boolean
  since: number
  now: number
}): boolean {
  return from.wasLive || from.now - from.since > FEED_REPEATS_MS / 2
}

export { FEED_KEEP_ALIVE_MS, WALLET_POLL_MS }

const MAX_LENGTH = 16_384

/**
 * A parsed message of the feed, or null for keep-alive texts (WAL-13), unknown types and anything that does not match
 * the contract. Hand-written: zod stays out of the browser bundle.
 */
export function readFeedMessage(text: unknown): WalletFeedMessage | null {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return null
  if (isKeepAlive(text)) return null
  const message = parse(text)
  if (!isRecord(message) || !isRecord(message.body)) return null
  const { body } = message
  switch (body.type) {
    case 'WALLET_BALANCE':
      return isBalanceMap(body.balanceMap) &&
        typeof body.currency === 'string' &&
        typeof body.seq === 'number'
        ? {
            body: {
              type: 'WALLET_BALANCE',
              balanceMap: body.balanceMap,
              currency: body.currency,
              seq: body.seq,
            },
          }
        : null
    case 'PLAYER_ATTRIBUTE_CHANGE':
      return isRecord(body.attributes)
        ? { body: { type: 'PLAYER_ATTRIBUTE_CHANGE', attributes: body.attributes } }
        : null
    case 'FAVOURITES_CHANGE':
      return { body: { type: 'FAVOURITES_CHANGE' } }
    case 'PLAYER_LOYALTY_LEVEL':
      return typeof body.playerId === 'string' && typeof body.loyaltyLevel === 'number'
        ? {
            body: {
              type: 'PLAYER_LOYALTY_LEVEL',
              playerId: body.playerId,
              loyaltyLevel: body.loyaltyLevel,
            },
          }
        : null
    default:
      return null
  }
}

/** WAL-13. */
export function isKeepAlive(text: unknown): boolean {
  return text === 'ping' || text === 'pong'
}

export function isBalanceMap(value: unknown): value is BalanceMap {
  if (!isRecord(value)) return false
  const { main, locked, bonus } = value
  const isCash = (it: unknown) => isRecord(it) && Number.isFinite(it.cash)
  return (
    Array.isArray(main) &&
    main.every(isCash) &&
    Array.isArray(locked) &&
    locked.every(isCash) &&
    Array.isArray(bonus) &&
    bonus.every(
      (it: unknown) => isRecord(it) && Number.isFinite(it.bonus) && typeof it.vertical === 'string',
    )
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
