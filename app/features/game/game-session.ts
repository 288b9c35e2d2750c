import type { GameToSite } from '#contracts/frame-messages.ts'

/** Why a game is paused; it resumes when no reason is left (GAP-112). */
export type PauseReason = 'player' | 'menu' | 'offline' | 'notice' | 'limit'

/** The play page's state of the game in the frame. Money in minor units of the game's currency. */
export type GameSession = {
  phase: 'loading' | 'slow' | 'ready'
  pausedFor: readonly PauseReason[]
  /** The game shows a round whose result is not seen yet, and reports its end. A pause reveals it. */
  showsRound: boolean
  /**
   * Payouts minus stakes as reported by the game; null until a round has ended. Only for play money: real money is read
   * from the ledger.
   */
  netMinor: number | null
  currency: string | null
}

export type GameSessionEvent =
  | { type: 'message'; message: GameToSite }
  | { type: 'took-long' }
  | { type: 'round-took-long' }
  | { type: 'pause'; reason: PauseReason; on: boolean }
  | { type: 'restarted' }

export const NEW_GAME_SESSION: GameSession = {
  phase: 'loading',
  pausedFor: [],
  showsRound: false,
  netMinor: null,
  currency: null,
}

export function nextGameSession(state: GameSession, event: GameSessionEvent): GameSession {
  switch (event.type) {
    case 'took-long':
      return state.phase === 'loading' ? { ...state, phase: 'slow' } : state
    case 'round-took-long':
      return { ...state, showsRound: false }
    case 'pause': {
      if (state.pausedFor.includes(event.reason) === event.on) return state
      const others = state.pausedFor.filter((it) => it !== event.reason)
      return {
        ...state,
        pausedFor: event.on ? [...others, event.reason] : others,
        showsRound: state.showsRound && !event.on,
      }
    }
    case 'restarted':
      // The reasons for a pause are outside the frame: a new document in it is paused, too.
      // The first document has loaded when its last picture has, which may be during a round.
      return { ...state, phase: 'loading' }
    case 'message':
      return afterMessage(state, event.message)
  }
}

function afterMessage(state: GameSession, message: GameToSite): GameSession {
  if (message.type === 'PING') return state
  // The game shows its own messages, also that it cannot start: no overlay covers it.
  if (message.type !== 'ROUND_END') {
    const showsRound = showsRoundAfter(state, message)
    const isSame = state.phase === 'ready' && state.showsRound === showsRound
    return isSame ? state : { ...state, phase: 'ready', showsRound }
  }
  const { stake, payout, currency } = message.payload
  const round = Math.round(payout * 100) - Math.round(stake * 100)
  const netMinor = (state.netMinor ?? 0) + round
  return { ...state, phase: 'ready', showsRound: false, netMinor, currency }
}

/** A round that was refused has no end: the game asks for its balance again. */
function showsRoundAfter(state: GameSession, message: GameToSite): boolean {
  if (message.type === 'UPDATE_BALANCE') return false
  if (message.type !== 'USER_ACTION' || message.payload.action !== 'spin') return state.showsRound
  return state.pausedFor.length === 0
}

/** Time played in clock format: 1:05:09 or 05:09. */
export function formatPlayTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((it) =>
    String(it).padStart(2, '0'),
  )
  const hours = Math.floor(seconds / 3600)
  return hours > 0 ? `${hours}:${parts.join(':')}` : parts.join(':')
}
