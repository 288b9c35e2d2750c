import type { z } from 'zod'
import {
  EXCLUSION_EVENTS,
  type ExclusionEventKind,
  exclusionCalls,
  type protectionEvents,
} from '#contracts/player-api/exclusions.ts'
import { type Answer, type Caller, mapAnswer, type PlatformCall } from './platform-call.server.ts'

export type PastExclusion = Omit<z.infer<typeof protectionEvents>['events'][number], 'kind'> & {
  kind: ExclusionEventKind
}

const isBreak = (kind: string): kind is ExclusionEventKind =>
  EXCLUSION_EVENTS.some((known) => known === kind)

/** What is on record of a player's breaks. */
export function createExclusionCalls(call: PlatformCall) {
  return {
    /** `after` is `next` of the previous part. */
    readProtectionRecord: (after: string | null, caller: Caller) =>
      call(exclusionCalls.readProtectionRecord, { query: { after: after ?? undefined } }, caller),
    readBreaks: (caller: Caller): Answer<PastExclusion[]> =>
      mapAnswer(
        call(exclusionCalls.readProtectionEvents, { query: { about: 'BREAKS' } }, caller),
        ({ events }) =>
          events.flatMap(({ kind, ...it }) => (isBreak(kind) ? [{ ...it, kind }] : [])),
      ),
  }
}
