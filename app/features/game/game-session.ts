import type { GameToSite } from '#contracts/frame-messages.ts'

/** What the play page knows of the game in the frame. Money in minor units of the game's currency. */
export type GameSession = {
  phase: 'loading' | 'slow' | 'ready'
  paused: boolean
  /** Payouts minus stakes since the page opened; null until a round has ended. */
  netMinor: number | null
  currency: string | null
}

export type GameSessionEvent =
  | { type: 'message'; message: GameToSite }
  | { type: 'took-long' }
  | { type: 'paused'; paused: boolean }
  | { type: 'restarted' }

export const NEW_GAME_SESSION: GameSession = {
  phase: 'loading',
  paused: false,
  netMinor: null,
  currency: null,
}

export function nextGameSession(state: GameSession, event: GameSessionEvent): GameSession {
  switch (event.type) {
    case 'took-long':
      return state.phase === 'loading' ? { ...state, phase: 'slow' } : state
    case 'paused':
      return { ...state, paused: event.paused }
    case 'restarted':
      return { ...state, phase: 'loading', paused: false }
    case 'message':
      return afterMessage(state, event.message)
  }
}

function afterMessage(state: GameSession, message: GameToSite): GameSession {
  if (message.type === 'PING') return state
  // Whatever a game has to say, also that it cannot start, it shows in its own words: no cover over it.
  if (message.type !== 'ROUND_END') return { ...state, phase: 'ready' }
  const { stake, payout, currency } = message.payload
  if (!Number.isFinite(stake) || !Number.isFinite(payout)) return state
  const round = Math.round(payout * 100) - Math.round(stake * 100)
  return {
    ...state,
    phase: 'ready',
    netMinor: (state.netMinor ?? 0) + round,
    currency: typeof currency === 'string' ? currency : state.currency,
  }
}

/** Time played as a clock shows it: 1:05:09 or 05:09. */
export function formatPlayTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((it) =>
    String(it).padStart(2, '0'),
  )
  const hours = Math.floor(seconds / 3600)
  return hours > 0 ? `${hours}:${parts.join(':')}` : parts.join(':')
}
