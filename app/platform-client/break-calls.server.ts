import { z } from 'zod'
import {
  BREAK_EVENTS,
  type BreakEventKind,
  type exclusionRequest,
  protectionEvents,
  type timeoutRequest,
} from '#contracts/player-api/breaks.ts'
import { type ProtectionRecord, protectionRecord } from '#contracts/player-api/protection-record.ts'
import type { Answer, Caller, PlatformCall } from './platform-call.server.ts'

export type PastBreak = Omit<z.infer<typeof protectionEvents>['events'][number], 'kind'> & {
  kind: BreakEventKind
}

/** Breaks that a player takes (table 3, rows 58 and 59). Each ends the current session. */
export type BreakCalls = {
  beginTimeout(body: z.input<typeof timeoutRequest>, caller: Caller): Answer<null>
  excludeOneself(body: z.input<typeof exclusionRequest>, caller: Caller): Answer<null>
  /** `after` is `next` of the previous part. */
  readProtectionRecord(after: string | null, caller: Caller): Answer<ProtectionRecord>
  readBreaks(caller: Caller): Answer<PastBreak[]>
}

const nothing = z.unknown().transform(() => null)
const isBreak = (kind: string): kind is BreakEventKind =>
  BREAK_EVENTS.some((known) => known === kind)
const breakList = protectionEvents.transform(({ events }) =>
  events.flatMap(({ kind, ...it }) => (isBreak(kind) ? [{ ...it, kind }] : [])),
)

export function createBreakCalls(call: PlatformCall): BreakCalls {
  return {
    beginTimeout: (body, caller) =>
      call('PATCH', '/v1/player/timeout', nothing, { ...caller, body }),
    excludeOneself: (body, caller) =>
      call('PATCH', '/v1/player/exclusion', nothing, { ...caller, body }),
    readProtectionRecord: (after, caller) => {
      const query = after === null ? '' : `?${new URLSearchParams({ after })}`
      return call('GET', `/v1/player/protection-record${query}`, protectionRecord, caller)
    },
    readBreaks: (caller) =>
      call('GET', '/v1/player/protection-events?about=BREAKS', breakList, caller),
  }
}
