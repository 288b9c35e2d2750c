import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { localePath } from '#app/market/paths.ts'
import type { Who } from '#app/session/caller.server.ts'
import { formCaller, pageCaller } from '#app/session/caller.server.ts'
import { readForm } from '#app/session/form.server.ts'
import { pathOfOurs } from '#app/session/redirect-target.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import { WARNING_ANSWERS, type WarningAnswer } from '#contracts/player-api/warning-words.ts'
import { dateWriter } from '#markets/dates.ts'
import { HELP_ID, WARNINGS_PATH } from './paths.ts'
import { messageWords, whyOf } from './warning-view.server.ts'

export type WarningView = { id: string; at: string; when: string; title: string; why: string }
export type WarningsPage = {
  /** Newest first; null if they cannot be read. */
  warnings: WarningView[] | null
  noMarketingUntil: string | null
}

/** The player's messages so far, each with the figures that caused it. */
export async function readWarningsPage(
  args: RequestArgs,
  { player, locale }: Who,
): Promise<WarningsPage> {
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
  intent: z.enum(WARNING_ANSWERS),
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
export async function takeWarningForm(args: ActionFunctionArgs, { player, locale }: Who) {
  const asked = form.safeParse(await readForm(args.request))
  if (!asked.success) throw data(null, { status: 400 })
  const { intent: answer, warning, textVersion, back } = asked.data
  await args.context.platform.answerWarning(
    warning,
    { answer, ...(textVersion ? { textVersion } : {}) },
    formCaller(args, player),
  )
  const to = answer === 'READ' ? (pathOfOurs(back) ?? WARNINGS_PATH) : WAYS[answer]
  return redirect(localePath(locale.segment, to), 303)
}

const WAYS: Readonly<Record<Exclude<WarningAnswer, 'READ'>, string>> = {
  LIMITS: '/my-account/gambling-limits',
  BREAK: '/take-a-break',
  HELP: `${WARNINGS_PATH}#${HELP_ID}`,
}
