import { activityCalls } from '#contracts/player-api/activity.ts'
import { harmMarkerCalls } from '#contracts/player-api/harm-markers.ts'
import { limitReviewCalls } from '#contracts/player-api/limit-review.ts'
import type { LimitKind } from '#contracts/player-api/limit-words.ts'
import { type LimitChange, limitCalls } from '#contracts/player-api/limits.ts'
import type { Caller, PlatformCall } from './platform-call.server.ts'

const LIMITS = {
  deposit: { read: limitCalls.readDepositLimits, change: limitCalls.changeDepositLimits },
  spend: { read: limitCalls.readSpendLimits, change: limitCalls.changeSpendLimits },
  loss: { read: limitCalls.readLossLimits, change: limitCalls.changeLossLimits },
} as const satisfies Record<LimitKind, unknown>

/** Limits by their kind, and what is put on record as shown. */
export function createProtectionCalls(call: PlatformCall) {
  return {
    /** `NOT_FOUND`: the market has no limits of that kind. */
    readLimits: (kind: LimitKind, caller: Caller) => call(LIMITS[kind].read, {}, caller),
    /** Idempotent; refused with the codes of LIM-06. */
    changeLimit: (kind: LimitKind, body: LimitChange, caller: Caller) =>
      call(LIMITS[kind].change, { body }, caller),
    noteCheckShown: (textVersion: string, caller: Caller) =>
      call(activityCalls.noteCheckShown, { body: { textVersion } }, caller),
    noteReviewShown: (textVersion: string, caller: Caller) =>
      call(limitReviewCalls.noteReviewShown, { body: { textVersion } }, caller),
    noteWarningShown: (id: string, textVersion: string, caller: Caller) =>
      call(harmMarkerCalls.noteWarningShown, { id, body: { textVersion } }, caller),
  }
}
