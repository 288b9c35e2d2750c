import {
  exclusionRequest,
  protectionEvents,
  protectionEventsQuery,
  timeoutRequest,
} from '#contracts/player-api/breaks.ts'
import { protectionRecord, protectionRecordQuery } from '#contracts/player-api/protection-record.ts'
import { ok } from '#contracts/result.ts'
import {
  type BreakDeps,
  beginTimeout,
  excludeOneself,
  readProtectionEvents,
} from '../breaks/index.ts'
import { readProtectionRecord } from '../protection/index.ts'
import { playerRoute, type Route } from './route.ts'

const PATH = '/v1/player'
/** Never rate-limited: a request for protection is never refused with "try again later". */
const BEGIN = { method: 'PATCH', status: 204, answer: null, refusals: [] } as const

/** Breaks that a player takes (table 3, rows 58 and 59; the record is ours). */
export function breakRoutes(deps: BreakDeps): Route[] {
  return [
    playerRoute({
      ...BEGIN,
      path: `${PATH}/timeout`,
      summary: 'Take a break for some hours: it begins at once and ends every session',
      body: timeoutRequest,
      handle: (who, { body, visitor }) => beginTimeout(deps, who, { ...body, visitor }),
    }),
    playerRoute({
      ...BEGIN,
      path: `${PATH}/exclusion`,
      summary: 'Exclude oneself for months or for ever: it begins at once and cannot be taken back',
      body: exclusionRequest,
      handle: (who, { body, visitor }) => excludeOneself(deps, who, { ...body, visitor }),
    }),
    playerRoute({
      method: 'GET',
      path: `${PATH}/protection-events`,
      summary: 'What was done to protect the player, newest first',
      query: protectionEventsQuery,
      status: 200,
      answer: protectionEvents,
      refusals: [],
      handle: async ({ player }, { query }) =>
        ok(await readProtectionEvents(deps, player.id, query)),
    }),
    playerRoute({
      method: 'GET',
      path: `${PATH}/protection-record`,
      summary:
        'Breaks and changes of limits as they stand on record, oldest first, a part at a time',
      query: protectionRecordQuery,
      status: 200,
      answer: protectionRecord,
      refusals: [],
      handle: async ({ player }, { query }) =>
        ok(await readProtectionRecord(deps.db, player, query)),
    }),
  ]
}
