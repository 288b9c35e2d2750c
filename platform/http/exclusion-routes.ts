import { exclusionCalls } from '#contracts/player-api/exclusions.ts'
import { ok } from '#contracts/result.ts'
import {
  type ExclusionDeps,
  excludeOneself,
  readProtectionEvents,
  startTimeout,
} from '../exclusions/index.ts'
import { readProtectionRecord } from '../protection/index.ts'
import { bindCalls, type Route } from './route.ts'

/** Breaks that a player takes (table 3, rows 58 and 59; the record is ours). */
export function exclusionRoutes(deps: ExclusionDeps): Route[] {
  return bindCalls(exclusionCalls, {
    beginTimeout: ({ who, body, visitor }) => startTimeout(deps, who, { ...body, visitor }),
    excludeOneself: ({ who, body, visitor }) => excludeOneself(deps, who, { ...body, visitor }),
    readProtectionEvents: async ({ player, query }) =>
      ok(await readProtectionEvents(deps, player.id, query)),
    readProtectionRecord: async ({ player, query }) =>
      ok(await readProtectionRecord(deps.db, player, query)),
  })
}
