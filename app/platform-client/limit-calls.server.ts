import type { LimitKind } from '#contracts/player-api/limit-words.ts'
import {
  LIMIT_PATHS,
  type LimitChange,
  type LimitSet,
  limitSet,
} from '#contracts/player-api/limits.ts'
import type { Answer, Caller, PlatformCall } from './platform-call.server.ts'

/** A player's own limits (table 3, rows 55 to 57). */
export type LimitCalls = {
  /** `NOT_FOUND`: the market has no limits of that kind. */
  readLimits(kind: LimitKind, caller: Caller): Answer<LimitSet>
  /** Idempotent; refused with the codes of LIM-06. */
  changeLimit(kind: LimitKind, change: LimitChange, caller: Caller): Answer<LimitSet>
}

export function createLimitCalls(call: PlatformCall): LimitCalls {
  return {
    readLimits: (kind, caller) => call('GET', LIMIT_PATHS[kind], limitSet, caller),
    changeLimit: (kind, body, caller) =>
      call('PATCH', LIMIT_PATHS[kind], limitSet, { ...caller, body }),
  }
}
