import type { ActivitySummary, ActivityTimer } from '#contracts/player-api/activity.ts'

/** The response of `/api/activity`: with the summary once a check is due. */
export type ActivityAnswer = { timer: ActivityTimer; summary: ActivitySummary | null }

/** What a page knows of the time played: states and events, without a clock (LIM-20, LIM-21). */
export type PlayClock =
  | { status: 'stopped' }
  | { status: 'running'; timer: ActivityTimer }
  | { status: 'expired'; timer: ActivityTimer; summary: ActivitySummary | null }

export type PlayClockEvent =
  | { type: 'answered'; answer: ActivityAnswer }
  /** The player is signed out. */
  | { type: 'signed-out' }

export const STOPPED: PlayClock = { status: 'stopped' }
export const CHECK_EVERY_MS = 60_000

export function nextPlayClock(state: PlayClock, event: PlayClockEvent): PlayClock {
  if (event.type === 'signed-out') return STOPPED
  const { timer, summary } = event.answer
  if (timer.running) return { status: 'running', timer }
  // If the summary is missing this time, the shown one stays.
  const known = state.status === 'expired' ? state.summary : null
  return { status: 'expired', timer, summary: summary ?? known }
}

/** Until the next poll: a minute at most, or the remaining time if that is less. Null: polling has ended. */
export function nextLookMs(state: PlayClock): number | null {
  if (state.status === 'stopped') return null
  if (state.status === 'running')
    return Math.min(CHECK_EVERY_MS, Math.max(state.timer.remainingMs, 1))
  return state.summary === null ? CHECK_EVERY_MS / 12 : null
}

/** Milliseconds until the player may continue, by the platform's clock; 0: now. */
export function lockedForMs({ timer, summary }: Extract<PlayClock, { status: 'expired' }>): number {
  if (timer.lockedUntil === null || summary === null) return 0
  return Math.max(0, Date.parse(timer.lockedUntil) - Date.parse(summary.at))
}

/** Whole minutes since the login or the last answered check, by the platform's clock. */
export function minutesPlayed({ since, at }: ActivitySummary): number {
  return Math.max(0, Math.floor((Date.parse(at) - Date.parse(since)) / 60_000))
}
