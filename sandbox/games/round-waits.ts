import { ROUND_SETTLES_WITHIN_HOURS } from '#contracts/round-times.ts'

/**
 * How long an open round waits for its player: until an hour before the operator's settlement deadline, which leaves
 * time to resend a payout that fails.
 */
export const ROUND_WAITS_HOURS = ROUND_SETTLES_WITHIN_HOURS - 1
export const ROUND_WAITS_MS = ROUND_WAITS_HOURS * 3_600_000
