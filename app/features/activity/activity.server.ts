import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { resolveLocale } from '#app/market/locale.ts'
import { textVersionIn } from '#app/market/messages/catalogue.server.ts'
import { localePath } from '#app/market/paths.ts'
import type { Who } from '#app/session/caller.server.ts'
import { callerOf, formCaller, pageCaller } from '#app/session/caller.server.ts'
import { formReply, readForm } from '#app/session/form.server.ts'
import type { Player } from '#app/session/player.ts'
import {
  CHECK_HISTORY_PATH,
  PLAY_TIME_PATH,
  PLAY_TIME_SAVED,
} from '#app/session/protection-paths.ts'
import { privateJson, refusalResponse } from '#app/session/replies.server.ts'
import { leaveSession, type RequestArgs, readSession } from '#app/session/session.server.ts'
import {
  type ActivitySettings,
  type ActivitySummary,
  type ActivityTimer,
  CHECK_ANSWERS,
  PLAY_TIMES,
} from '#contracts/player-api/activity.ts'
import type { ActivityAnswer } from './play-clock.ts'

/** The time played, for the page's polling; with the summary once a check is due (LIM-20). */
export async function handleActivity(args: RequestArgs): Promise<Response> {
  const session = await readSession(args)
  if (session.status === 'unavailable') return refusalResponse('UNAVAILABLE')
  if (session.status === 'anonymous') return refusalResponse('NO_SESSION')
  return activityOf(args, session.player)
}

async function activityOf(args: RequestArgs, player: Player): Promise<Response> {
  const { platform } = args.context
  const caller = pageCaller(args, player)
  const timer = await platform.readActivityTimer(caller)
  if (!timer.ok) return refusalResponse(timer.refusal)
  const summary = timer.value.running ? null : await platform.readActivitySummary(caller)
  const answer: ActivityAnswer = { timer: timer.value, summary: summary?.ok ? summary.value : null }
  return privateJson(answer)
}

const call = z.object({ intent: z.enum(['shown', 'CONTINUE']), locale: z.string().max(20) })

/** Records that the check was shown, or answered by continuing; the other two choices are forms of their own pages. */
export async function handleActivityCall(args: ActionFunctionArgs): Promise<Response> {
  const session = await readSession(args)
  if (session.status === 'unavailable') return refusalResponse('UNAVAILABLE')
  if (session.status === 'anonymous') return refusalResponse('NO_SESSION')
  const asked = call.safeParse(await readForm(args.request))
  const resolved = asked.success ? resolveLocale(asked.data.locale) : null
  if (!asked.success || resolved?.kind !== 'locale') return refusalResponse('VALIDATION_FAILED')
  const { player } = session
  const textVersion = textVersionIn(resolved.locale)
  const caller = formCaller(args, player)
  const { platform } = args.context
  const answer =
    asked.data.intent === 'shown'
      ? await platform.noteCheckShown(textVersion, caller)
      : await platform.answerCheck({ reason: 'CONTINUE', textVersion }, caller)
  return answer.ok ? activityOf(args, player) : refusalResponse(answer.refusal)
}

export type PlayTimePage = {
  /** What could not be read is null; the rest is still shown. */
  settings: ActivitySettings | null
  timer: ActivityTimer | null
  summary: ActivitySummary | null
  saved: boolean
}
export type PlayTimeReply = 'unchosen' | 'locked' | 'failed'

/** The play time page (LIM-18, LIM-22). A due check is shown on it, also without scripts. */
export async function loadPlayTimePage(
  args: RequestArgs,
  { player, locale }: Who,
): Promise<PlayTimePage> {
  const { platform } = args.context
  const caller = pageCaller(args, player)
  const [settings, timer, summary] = await Promise.all([
    platform.readPlayTime(caller),
    platform.readActivityTimer(caller),
    platform.readActivitySummary(caller),
  ])
  if (timer.ok && !timer.value.running) {
    await platform.noteCheckShown(textVersionIn(locale), callerOf(args, player))
  }
  return {
    settings: settings.ok ? settings.value : null,
    timer: timer.ok ? timer.value : null,
    summary: summary.ok ? summary.value : null,
    saved: new URL(args.request.url).searchParams.has(PLAY_TIME_SAVED),
  }
}

const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), minutes: z.coerce.number().catch(0) }),
  ...CHECK_ANSWERS.map((reason) => z.object({ intent: z.literal(reason) })),
])

/** A form of the page or of the check over any page: plain, with and without scripts. */
export async function handlePlayTimeForm(args: ActionFunctionArgs, who: Who) {
  const asked = form.safeParse(await readForm(args.request))
  if (!asked.success) throw data(null, { status: 400 })
  const { player, locale } = who
  const { platform } = args.context
  const shownText = { textVersion: textVersionIn(locale) }
  const caller = formCaller(args, player)
  const to = (path: string) => localePath(locale.segment, path)
  if (asked.data.intent === 'save') {
    const { minutes: typed } = asked.data
    const minutes = PLAY_TIMES.find((it) => it === typed)
    if (minutes === undefined) return formReply<PlayTimeReply>(400, 'unchosen')
    const saved = await platform.changePlayTime({ minutes, ...shownText }, caller)
    if (!saved.ok) return formReply<PlayTimeReply>(saved.refusal, 'failed')
    return redirect(`${to(PLAY_TIME_PATH)}?${PLAY_TIME_SAVED}=1`, 303)
  }
  const reason = asked.data.intent
  const answered = await platform.answerCheck({ reason, ...shownText }, caller)
  // A record that could not be written must not keep the player from leaving.
  if (reason === 'LOGOUT') {
    const { headers, location } = await leaveSession(args)
    headers.set('X-Remix-Reload-Document', 'true')
    return redirect(location ?? to('/'), { status: 303, headers })
  }
  if (reason === 'LINK') return redirect(to(CHECK_HISTORY_PATH), 303)
  if (answered.ok) return redirect(to(PLAY_TIME_PATH), 303)
  const isLocked = answered.refusal === 'REALITY_CHECK_LOCKED'
  return formReply<PlayTimeReply>(answered.refusal, isLocked ? 'locked' : 'failed')
}
