import { warningCalls } from '#contracts/player-api/warnings.ts'
import { ok } from '#contracts/result.ts'
import type { Db } from '../db/db.ts'
import { answerWarning, noteWarningShown, readNotices, readWarnings } from '../warnings/index.ts'
import { bindCalls, type Route } from './route.ts'

/** Early warnings, and the notice for the next page (ours). */
export function warningRoutes(deps: { db: Db; clock: () => number }): Route[] {
  return bindCalls(warningCalls, {
    readNotices: async ({ player }) => ok(await readNotices(deps, player)),
    readWarnings: async ({ player }) => ok(await readWarnings(deps, player)),
    noteWarningShown: ({ who, body, params, visitor }) =>
      noteWarningShown(deps, who, { ...body, id: params.id ?? '', visitor }),
    answerWarning: ({ who, body, params, visitor }) =>
      answerWarning(deps, who, { ...body, id: params.id ?? '', visitor }),
  })
}
