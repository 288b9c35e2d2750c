import type { AccountStatus } from '#contracts/player-api/account-status.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'

export type SignInRefusal =
  | 'error.timeout.in.progress'
  | 'error.exclusion.in.progress'
  | 'error.exclusion.in.progress.indefinitely'
  | 'error.account.deactivated'
  | 'error.account.closed'
  | 'error.player.not.found'

type StatusRow = {
  playerId: string
  status: AccountStatus
  statusUntil: Date | null
  /** End of the cooling-off that the player requested after a time-out (GAP-042). */
  coolingUntil?: Date | null
}

const DAY_MS = 86_400_000

/** The statuses that may hold a session (GAP-041); a change to any other ends the open ones. */
export function mayHoldSession(status: AccountStatus): boolean {
  return status === 'REGISTERED' || status === 'RESTRICTED' || status === 'PAYOUT'
}

/**
 * The statuses in which money may be withdrawn, in a payout-only session (GAP-093; excluded players keep their money).
 */
export function isExcluded(status: AccountStatus): boolean {
  return status === 'TIMEOUT' || status === 'SELF_EXCLUDED'
}

/** Whether this session may continue with the player's current status. */
export function maySessionRun(session: { status: AccountStatus; payout_only: boolean }): boolean {
  return mayHoldSession(session.status) || (session.payout_only && isExcluded(session.status))
}

/**
 * Whether an authenticated player may sign in (GAP-041); `returns`: from a time-out, which ends with this. A time-out
 * or exclusion whose end has passed still refuses, with 0 days: coming back is a separate step, not a side effect
 * (GAP-042). One without an end gives no days.
 */
export function decideSignIn(
  { playerId, status, statusUntil, coolingUntil = null }: StatusRow,
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
  // PRE_REGISTERED and ACCOUNT_UNVERIFIED: the id lets the sign-up continue where it stopped (GAP-039).
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
