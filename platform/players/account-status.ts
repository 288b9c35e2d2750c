import type { AccountStatus } from '#contracts/player-api/standing.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'

export type SignInRefusal =
  | 'error.timeout.in.progress'
  | 'error.exclusion.in.progress'
  | 'error.exclusion.in.progress.indefinitely'
  | 'error.account.deactivated'
  | 'error.account.closed'
  | 'error.player.not.found'

type Standing = { playerId: string; status: AccountStatus; statusUntil: Date | null }

const DAY_MS = 86_400_000

/** The statuses that may hold a session (GAP-041); the others end the ones that are open. */
export function mayHoldSession(status: AccountStatus): boolean {
  return status === 'REGISTERED' || status === 'RESTRICTED' || status === 'PAYOUT'
}

/**
 * Whether a player with the right password may come in (GAP-041). A time-out or exclusion whose end has
 * passed still refuses, with 0 days: coming back is a step of its own, not a side effect (GAP-042).
 */
export function decideSignIn(
  { playerId, status, statusUntil }: Standing,
  nowMs: number,
): Result<null, SignInRefusal> {
  if (mayHoldSession(status)) return ok(null)
  if (status === 'CLOSED') return refuse('error.account.closed')
  if (status === 'BLACKLISTED') return refuse('error.account.deactivated')
  const milliseconds = statusUntil === null ? 0 : Math.max(0, statusUntil.getTime() - nowMs)
  const remaining = { remainingDays: Math.ceil(milliseconds / DAY_MS), playerId }
  if (status === 'TIMEOUT') {
    const detail = { ...remaining, isCooling: false, milliseconds, initiator: 'PLAYER' }
    return refuse('error.timeout.in.progress', detail)
  }
  if (status === 'SELF_EXCLUDED') {
    return statusUntil === null
      ? refuse('error.exclusion.in.progress.indefinitely', { playerId })
      : refuse('error.exclusion.in.progress', remaining)
  }
  // PRE_REGISTERED and ACCOUNT_UNVERIFIED: the sign-up goes on where it stopped (GAP-039).
  return refuse('error.player.not.found')
}
