import { z } from 'zod'
import {
  type ActivitySettings,
  type ActivitySummary,
  type ActivityTimer,
  type activityChange,
  activitySettings,
  activitySummary,
  activityTimer,
  type resetTimerRequest,
} from '#contracts/player-api/activity.ts'
import type { Answer, Caller, PlatformCall } from './platform-call.server.ts'

/** The player's time played and the reality check (table 3, rows 60 to 63). */
export type ActivityCalls = {
  readPlayTime(caller: Caller): Answer<ActivitySettings>
  changePlayTime(body: z.input<typeof activityChange>, caller: Caller): Answer<ActivitySettings>
  readActivityTimer(caller: Caller): Answer<ActivityTimer>
  answerCheck(body: z.input<typeof resetTimerRequest>, caller: Caller): Answer<ActivityTimer>
  noteCheckShown(textVersion: string, caller: Caller): Answer<null>
  readActivitySummary(caller: Caller): Answer<ActivitySummary>
}

const nothing = z.unknown().transform(() => null)
const PATH = '/v1/player/activity_check'

export function createActivityCalls(call: PlatformCall): ActivityCalls {
  return {
    readPlayTime: (caller) => call('GET', PATH, activitySettings, caller),
    changePlayTime: (body, caller) => call('PATCH', PATH, activitySettings, { ...caller, body }),
    readActivityTimer: (caller) => call('GET', `${PATH}/minutes_remaining`, activityTimer, caller),
    answerCheck: (body, caller) =>
      call('PATCH', `${PATH}/reset_timer`, activityTimer, { ...caller, body }),
    noteCheckShown: (textVersion, caller) =>
      call('POST', `${PATH}/shown`, nothing, { ...caller, body: { textVersion } }),
    readActivitySummary: (caller) =>
      call('GET', '/v1/player/wallet/activity_check/result', activitySummary, caller),
  }
}
