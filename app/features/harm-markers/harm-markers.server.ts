import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { localePath } from '#app/market/paths.ts'
import type { Who } from '#app/session/caller.server.ts'
import { formCaller, pageCaller } from '#app/session/caller.server.ts'
import { readForm } from '#app/session/form.server.ts'
import { HARM_MARKERS_PATH, HELP_ID } from '#app/session/protection-paths.ts'
import { pathOfOurs } from '#app/session/redirect-target.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import {
  INTERVENTION_ANSWERS,
  type InterventionAnswer,
} from '#contracts/player-api/protection-words.ts'
import { dateWriter } from '#markets/dates.ts'
import { messageWords, whyOf } from './intervention-view.server.ts'

export type MarkerView = { id: string; at: string; when: string; title: string; why: string }
export type HarmMarkersPage = {
  /** Newest first; null if they cannot be read. */
  warnings: MarkerView[] | null
  noMarketingUntil: string | null
}

/** The player's messages so far, each with the figures that caused it. */
export async function loadHarmMarkersPage(
  args: RequestArgs,
  { player, locale }: Who,
): Promise<HarmMarkersPage> {
  const caller = pageCaller(args, player)
  const read = await args.context.platform.readWarnings(caller)
  if (!read.ok) return { warnings: null, noMarketingUntil: null }
  const write = dateWriter(locale, player.market.timeZone, 'longMoment')
  const { warnings, currency, noMarketingUntil } = read.value
  const words = await Promise.all(warnings.map((it) => messageWords(args.context, it, locale)))
  return {
    warnings: warnings.map((it, n) => ({
      ...{ id: it.id, at: it.at, when: write(it.at) },
      ...{ title: words[n]?.title ?? '', why: whyOf(it, currency, locale) },
    })),
    noMarketingUntil: noMarketingUntil && write(noMarketingUntil),
  }
}

const form = z.object({
  intent: z.enum(INTERVENTION_ANSWERS),
  warning: z.uuid(),
  textVersion: z
    .string()
    .regex(/^[\w.:-]{1,80}$/)
    .optional()
    .catch(undefined),
  back: z.string().max(1_024).optional().catch(undefined),
})

/**
 * The response to a message: it is marked as read, and redirects to the player's choice. A failed record must not block
 * the player.
 */
export async function handleInterventionForm(args: ActionFunctionArgs, { player, locale }: Who) {
  const asked = form.safeParse(await readForm(args.request))
  if (!asked.success) throw data(null, { status: 400 })
  const { intent: answer, warning, textVersion, back } = asked.data
  await args.context.platform.answerWarning(
    warning,
    { answer, ...(textVersion ? { textVersion } : {}) },
    formCaller(args, player),
  )
  const to = answer === 'READ' ? (pathOfOurs(back) ?? HARM_MARKERS_PATH) : PATH_OF_ANSWER[answer]
  return redirect(localePath(locale.segment, to), 303)
}

const PATH_OF_ANSWER: Readonly<Record<Exclude<InterventionAnswer, 'READ'>, string>> = {
  LIMITS: '/my-account/gambling-limits',
  BREAK: '/take-a-break',
  HELP: `${HARM_MARKERS_PATH}#${HELP_ID}`,
}
