import type { z } from 'zod'
import {
  BREAK_EVENTS,
  type BreakEventKind,
  breakCalls,
  type protectionEvents,
} from '#contracts/player-api/breaks.ts'
import { type Answer, type Caller, mapAnswer, type PlatformCall } from './platform-call.server.ts'

export type PastBreak = Omit<z.infer<typeof protectionEvents>['events'][number], 'kind'> & {
  kind: BreakEventKind
}

const isBreak = (kind: string): kind is BreakEventKind =>
  BREAK_EVENTS.some((known) => known === kind)

/** What is on record of a player's breaks. */
export function createBreakCalls(call: PlatformCall) {
  return {
    /** `after` is `next` of the previous part. */
    readProtectionRecord: (after: string | null, caller: Caller) =>
      call(breakCalls.readProtectionRecord, { query: { after: after ?? undefined } }, caller),
    readBreaks: (caller: Caller): Answer<PastBreak[]> =>
      mapAnswer(
        call(breakCalls.readProtectionEvents, { query: { about: 'BREAKS' } }, caller),
        ({ events }) =>
          events.flatMap(({ kind, ...it }) => (isBreak(kind) ? [{ ...it, kind }] : [])),
      ),
  }
}
