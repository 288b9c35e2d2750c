import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { z } from 'zod'
import type { Locale } from '#app/market/locale.ts'
import { textVersionIn } from '#app/market/messages/catalogue.server.ts'
import { localePath } from '#app/market/paths.ts'
import type { Who } from '#app/session/caller.server.ts'
import { formCaller, pageCaller } from '#app/session/caller.server.ts'
import { formReply, readForm } from '#app/session/form.server.ts'
import { REVIEW_DONE, REVIEW_PATH, type ReviewDone } from '#app/session/protection-paths.ts'
import { pathOfOurs } from '#app/session/redirect-target.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import { REVIEW_ANSWERS, REVIEW_MONTHS } from '#contracts/player-api/limit-review.ts'
import { dateWriter } from '#markets/dates.ts'
import { LANGUAGES } from '#markets/languages.ts'

export type LimitReviewPage = {
  /** Null while unknown. */
  review: {
    isDue: boolean
    next: string
    choices: { value: string; text: string; isChosen: boolean }[]
  } | null
  done: ReviewDone | null
}
export type LimitReviewReply = 'failed'

/** The review of the player's own limits: when it is due next, and how often. */
export async function loadLimitReviewPage(
  args: RequestArgs,
  { player, locale }: Who,
): Promise<LimitReviewPage> {
  const caller = pageCaller(args, player)
  const read = await args.context.platform.readLimitReview(caller)
  const doneQuery = new URL(args.request.url).searchParams.get('done')
  const done = REVIEW_DONE.find((it) => it === doneQuery) ?? null
  if (!read.ok) return { review: null, done }
  const { intl } = LANGUAGES[locale.language]
  const months = new Intl.NumberFormat(intl, {
    ...{ style: 'unit', unit: 'month', unitDisplay: 'long' },
  })
  const { everyMonths, choices, dueAt, isDue } = read.value
  const day = dateWriter(locale, player.market.timeZone, 'day')
  return {
    review: {
      isDue,
      next: day(dueAt),
      choices: choices.map((it) => ({
        ...{ value: String(it), text: months.format(it), isChosen: it === everyMonths },
      })),
    },
    done,
  }
}

const form = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    months: z.coerce.number().pipe(z.literal(REVIEW_MONTHS)),
  }),
  ...REVIEW_ANSWERS.map((intent) =>
    z.object({
      intent: z.literal(intent),
      back: z.string().max(1_024).optional().catch(undefined),
    }),
  ),
])

/** Plain forms, with and without scripts. */
export async function handleLimitReviewForm(args: ActionFunctionArgs, { player, locale }: Who) {
  const asked = form.safeParse(await readForm(args.request))
  if (!asked.success) throw data(null, { status: 400 })
  const { platform } = args.context
  const caller = formCaller(args, player)
  const textVersion = textVersionIn(locale)
  const it = asked.data
  const answered =
    it.intent === 'save'
      ? await platform.changeReview({ everyMonths: it.months, textVersion }, caller)
      : await platform.answerReview({ answer: it.intent, textVersion }, caller)
  // A record that could not be written must not keep the player from lowering a limit.
  if (it.intent === 'LOWER') return to(locale, '/my-account/gambling-limits')
  if (!answered.ok) {
    return formReply<LimitReviewReply>(answered.refusal, 'failed')
  }
  if (it.intent === 'LATER') return to(locale, pathOfOurs(it.back) ?? '/')
  return to(locale, `${REVIEW_PATH}?done=${it.intent === 'save' ? 'saved' : 'kept'}`)
}

function to({ segment }: Locale, path: string) {
  return redirect(localePath(segment, path), 303)
}
