import { activityCalls } from '#contracts/player-api/activity.ts'
import { ok } from '#contracts/result.ts'
import {
  answerCheck,
  changePlayTime,
  noteShown,
  readSettings,
  readSummary,
  readTimer,
} from '../activity/index.ts'
import type { Context } from '../context.ts'
import { bindCalls, type Route } from './route.ts'

/** Play time and reality checks (table 3, rows 60 to 63, CON-14; `shown` is ours). */
export function activityRoutes(deps: Pick<Context, 'db' | 'clock'>): Route[] {
  return bindCalls(activityCalls, {
    readPlayTime: async ({ player }) => ok(await readSettings(deps, player)),
    readPlayTimeOfWallet: async ({ player }) => ok(await readSettings(deps, player)),
    changePlayTime: ({ who, body, visitor }) => changePlayTime(deps, who, { ...body, visitor }),
    readActivityTimer: async ({ player }) => ok(await readTimer(deps, player)),
    answerCheck: ({ who, body, visitor }) => answerCheck(deps, who, { ...body, visitor }),
    async noteCheckShown({ who, body, visitor }) {
      await noteShown(deps, who, { ...body, visitor })
      return ok(null)
    },
    readActivitySummary: async ({ player }) => ok(await readSummary(deps, player)),
  })
}
