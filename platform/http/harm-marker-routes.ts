import { harmMarkerCalls } from '#contracts/player-api/harm-markers.ts'
import { ok } from '#contracts/result.ts'
import type { Db } from '../db/db.ts'
import { readMarkers, readNotices, recordAnswer, recordShown } from '../harm-markers/index.ts'
import { bindCalls, type Route } from './route.ts'

/** Early warnings, and the notice for the next page (ours). */
export function harmMarkerRoutes(deps: { db: Db; clock: () => number }): Route[] {
  return bindCalls(harmMarkerCalls, {
    readNotices: async ({ player }) => ok(await readNotices(deps, player)),
    readWarnings: async ({ player }) => ok(await readMarkers(deps, player)),
    noteWarningShown: ({ who, body, params, visitor }) =>
      recordShown(deps, who, { ...body, id: params.id ?? '', visitor }),
    answerWarning: ({ who, body, params, visitor }) =>
      recordAnswer(deps, who, { ...body, id: params.id ?? '', visitor }),
  })
}
