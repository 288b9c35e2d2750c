import type { AccountStatus } from '#contracts/player-api/standing.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'

export type SignInRefusal =
  | 'error.timeout.in.progress'
  | 'error.exclusion.in.progress'
  | 'error.exclusion.in.progress.indefinitely'
  | 'error.account.deactivated'
  | 'error.account.closed'
  | 'error.player.not.found'

type Standing = {
  playerId: string
  status: AccountStatus
  statusUntil: Date | null
  /** End of the cooling that the player has asked for after a time-out (GAP-042). */
  coolingUntil?: Date | null
}

const DAY_MS = 86_400_000

/** The statuses that may hold a session (GAP-041); the others end the ones that are open. */
export function mayHoldSession(status: AccountStatus): boolean {
  return status === 'REGISTERED' || status === 'RESTRICTED' || status === 'PAYOUT'
}

/** The statuses in which money may be taken out, by a session for that alone (GAP-093; excluded players keep their money). */
export function isInBreak(status: AccountStatus): boolean {
  return status === 'TIMEOUT' || status === 'SELF_EXCLUDED'
}

/** Whether this session may go on with the status that its player has now. */
export function maySessionRun(session: { status: AccountStatus; payout_only: boolean }): boolean {
  return mayHoldSession(session.status) || (session.payout_only && isInBreak(session.status))
}

/**
 * Whether a player who is who they say may come in (GAP-041); `returns`: from a time-out, which ends with
 * this. A time-out or exclusion whose end has passed still refuses, with 0 days: coming back is a step of
 * its own, not a side effect (GAP-042). One without an end names no days.
 */
export function decideSignIn(
  { playerId, status, statusUntil, coolingUntil = null }: Standing,
  nowMs: number,
): Result<{ returns: boolean }, SignInRefusal> {
  if (mayHoldSession(status)) return ok({ returns: false })
  if (status === 'CLOSED') return refuse('error.account.closed')
  if (status === 'BLACKLISTED') return refuse('error.account.deactivated')
  if (status === 'TIMEOUT') {
    if (coolingUntil !== null && coolingUntil.getTime() <= nowMs) return ok({ returns: true })
    const ends = coolingUntil ?? statusUntil
    const state = { isCooling: coolingUntil !== null, initiator: 'PLAYER' }
    return refuse(
      'error.timeout.in.progress',
      ends === null ? { playerId, ...state } : timeOutDetail({ playerId, ends, nowMs, ...state }),
    )
  }
  if (status === 'SELF_EXCLUDED') {
    return statusUntil === null
      ? refuse('error.exclusion.in.progress.indefinitely', { playerId })
      : refuse('error.exclusion.in.progress', {
          remainingDays: daysBetween(nowMs, statusUntil),
          playerId,
        })
  }
  // PRE_REGISTERED and ACCOUNT_UNVERIFIED: the sign-up goes on where it stopped (GAP-039); the id says so.
  return refuse('error.player.not.found', { playerId })
}

/** The facts of CON-03, in the order of its wire form. */
function timeOutDetail(it: {
  playerId: string
  ends: Date
  nowMs: number
  isCooling: boolean
  initiator: string
}) {
  return {
    remainingDays: daysBetween(it.nowMs, it.ends),
    playerId: it.playerId,
    isCooling: it.isCooling,
    milliseconds: Math.max(0, it.ends.getTime() - it.nowMs),
    initiator: it.initiator,
  }
}

function daysBetween(nowMs: number, end: Date): number {
  return Math.ceil(Math.max(0, end.getTime() - nowMs) / DAY_MS)
}
