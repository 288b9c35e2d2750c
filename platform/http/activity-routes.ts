import {
  activityChange,
  activitySettings,
  activitySummary,
  activityTimer,
  checkShownRequest,
  resetTimerRequest,
} from '#contracts/player-api/activity.ts'
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
import { playerRoute, type Route } from './route.ts'

const PATH = '/v1/player/activity_check'
const OF_THE_WALLET = '/v1/player/wallet/activity_check'

/** Play time and reality checks (table 3, rows 60 to 63, CON-14; `shown` is ours). */
export function activityRoutes(deps: Pick<Context, 'db' | 'clock'>): Route[] {
  return [
    ...[PATH, OF_THE_WALLET].map((path) =>
      playerRoute({
        method: 'GET',
        path,
        summary: 'How long is played until a check, and what the market offers',
        status: 200,
        response: activitySettings,
        refusals: [],
        handle: async ({ player }) => ok(await readSettings(deps, player)),
      }),
    ),
    playerRoute({
      method: 'PATCH',
      path: PATH,
      summary: 'Set the play time: the time begins anew',
      isLimited: true,
      body: activityChange,
      status: 200,
      response: activitySettings,
      refusals: [],
      handle: (who, { body, visitor }) => changePlayTime(deps, who, { ...body, visitor }),
    }),
    playerRoute({
      method: 'GET',
      path: `${PATH}/minutes_remaining`,
      summary: 'The time left until a check; at 0 no round begins',
      status: 200,
      response: activityTimer,
      refusals: [],
      handle: async ({ player }) => ok(await readTimer(deps, player)),
    }),
    playerRoute({
      method: 'PATCH',
      path: `${PATH}/reset_timer`,
      summary: 'Answer a check that is due: the history, the logout, or going on',
      isLimited: true,
      body: resetTimerRequest,
      status: 200,
      response: activityTimer,
      refusals: ['REALITY_CHECK_LOCKED'],
      handle: (who, { body, visitor }) => answerCheck(deps, who, { ...body, visitor }),
    }),
    playerRoute({
      method: 'POST',
      path: `${PATH}/shown`,
      summary: 'Put on record that the check stands before the player',
      body: checkShownRequest,
      status: 204,
      response: null,
      refusals: [],
      handle: async (who, { body, visitor }) => {
        await noteShown(deps, who, { ...body, visitor })
        return ok(null)
      },
    }),
    playerRoute({
      method: 'GET',
      path: `${OF_THE_WALLET}/result`,
      summary: 'Turnover, winnings and the difference since the login or the last answer',
      status: 200,
      response: activitySummary,
      refusals: [],
      handle: async ({ player }) => ok(await readSummary(deps, player)),
    }),
  ]
}
