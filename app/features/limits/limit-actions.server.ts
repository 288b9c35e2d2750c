import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { textVersionIn } from '#app/market/messages/catalogue.server.ts'
import { localePath } from '#app/market/paths.ts'
import type { Who } from '#app/session/caller.server.ts'
import { formCaller } from '#app/session/caller.server.ts'
import { formReply, readForm } from '#app/session/form.server.ts'
import { LIMITS_PATH } from '#app/session/protection-paths.ts'
import type { LimitChange } from '#contracts/player-api/limits.ts'
import {
  type LimitErrorKey,
  type LimitRefusal,
  limitErrorKey,
} from '#contracts/player-api/protection-words.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { readTypedAmount } from '#contracts/typed-amount.ts'
import {
  doneSearch,
  keepNext,
  type LimitId,
  type LimitName,
  limitId,
  readLimitId,
} from './limit-id.ts'
import { changeAhead, refusalAhead } from './limit-preview.ts'
import { limitWords, type PreviewView, toPreview } from './limit-view.server.ts'
import { kindsFor } from './limits.server.ts'

/** What is wrong with an amount or with minutes: a key of `limits:problems` or `limits:minutes`, or that of LIM-07. */
export type LimitProblem =
  | LimitErrorKey
  | `problems.${Unreadable | 'same' | 'waiting' | 'none'}`
  | `minutes.${Unreadable}`
type Unreadable = 'missing' | 'unreadable' | 'whole'
/** What failed as a whole: a key of `limits:failures`. */
export type LimitFailure = 'tooMany' | 'unavailable' | 'unknown'

export type LimitReply = {
  of: LimitId
  /** The typed value, so that the player need not type it again; null for a removal. */
  typed: string | null
  problem: LimitProblem | null
  failure: LimitFailure | null
  /** What is to be confirmed. */
  preview: PreviewView | null
}

const MAX_TYPED = 40
const limitForm = z.object({
  intent: z.enum(['review', 'review-removal', 'again', 'save', 'remove', 'cancel', 'confirm']),
  of: z
    .string()
    .transform(readLimitId)
    .pipe(z.custom<LimitName>((it) => it !== null)),
  amount: z
    .string()
    .catch('')
    .transform((it) => it.slice(0, MAX_TYPED)),
})
type Form = z.infer<typeof limitForm>

/**
 * Handles a form of the limits page. `review` and `review-removal` change nothing: they respond with what the player
 * reads before `save` and `remove` (table 4, limit confirmation). After a change: 303 to the page, which reports it
 * once.
 */
export async function handleLimitForm(args: ActionFunctionArgs, who: Who) {
  const form = limitForm.safeParse(await readForm(args.request))
  if (!form.success || !kindsFor(who.player).includes(form.data.of.kind)) {
    throw data(null, { status: 400 })
  }
  const typed = form.data.intent.includes('remov') ? null : form.data.amount
  switch (form.data.intent) {
    case 'again':
      return reply(200, { of: limitId(form.data.of), typed })
    case 'review':
    case 'review-removal':
      return review(args, who, { ...form.data, typed })
    default:
      return change(args, who, { ...form.data, typed })
  }
}

type Asked = Form & { typed: string | null }

async function review(args: ActionFunctionArgs, who: Who, { of, typed }: Asked) {
  const entered = { of: limitId(of), typed }
  const amount = typed === null ? null : wholeAmount(typed, of)
  if (typeof amount === 'string') return reply(400, { ...entered, problem: amount })
  const answer = await args.context.platform.readLimits(of.kind, formCaller(args, who.player))
  if (!answer.ok) return refused(answer.refusal, { ...entered, read: true }, of)
  const set = answer.value
  const refusal = amount === null ? null : refusalAhead(set, of.period, amount)
  if (refusal) return refused(refusal, entered, of)
  if (amount === null && set[of.period].locked) {
    return refused('error.deposit.limit.locked', entered, of)
  }
  if (amount === null && set.required.includes(of.period)) {
    return refused('error.deposit.limit.required', entered, of)
  }
  const ahead = changeAhead(set[of.period], amount)
  if (typeof ahead === 'string') return reply(400, { ...entered, problem: `problems.${ahead}` })
  const words = limitWords(who.locale, set)
  const preview = toPreview(set, { period: of.period, wanted: amount, words })
  return reply(200, { ...entered, preview })
}

async function change(args: ActionFunctionArgs, who: Who, { intent, of, typed }: Asked) {
  const entered = { of: limitId(of), typed }
  const amount = intent === 'save' ? wholeAmount(typed ?? '', of) : null
  if (typeof amount === 'string') return reply(400, { ...entered, problem: amount })
  const { segment } = who.locale
  const answer = await args.context.platform.changeLimit(
    of.kind,
    {
      duration: of.period,
      ...requested(intent, amount),
      textVersion: textVersionIn(who.locale),
    },
    formCaller(args, who.player),
  )
  if (!answer.ok) return refused(answer.refusal, entered, of)
  const { notice } = answer.value
  const doneQuery = notice === null ? '' : doneSearch({ of: entered.of, notice })
  const search = keepNext(doneQuery, new URL(args.request.url).search)
  return redirect(`${localePath(segment, LIMITS_PATH)}${search}#${entered.of}`, 303)
}

function requested(intent: Form['intent'], amount: number | null): Partial<LimitChange> {
  if (amount !== null) return { limit: amount }
  if (intent === 'remove') return { deleteLimit: true }
  return intent === 'confirm' ? { confirmPendingLimit: true } : { cancelPendingLimit: true }
}

function wholeAmount(typed: string, { kind, period }: LimitName): number | LimitProblem {
  const amount = readTypedAmount(typed)
  const about = kind === 'time' ? 'minutes' : 'problems'
  if (amount.ok) return Number.isInteger(amount.amount) ? amount.amount : `${about}.whole`
  switch (amount.problem) {
    case 'empty':
      return `${about}.missing`
    case 'decimals':
      return `${about}.whole`
    case 'notPositive':
    case 'tooLarge':
      return limitErrorKey('error.deposit.limit.interval', period)
    default:
      return `${about}.unreadable`
  }
}

const LIMIT_REFUSALS: readonly LimitRefusal[] = [
  'error.deposit.limit.interval',
  'error.deposit.limit.too_low',
  'error.deposit.limit.too_high',
  'error.deposit.limit.locked',
  'error.deposit.limit.required',
]

function refused(
  refusal: RefusalCode,
  { read = false, ...entered }: Pick<LimitReply, 'of' | 'typed'> & { read?: boolean },
  { period }: LimitName,
) {
  const known = LIMIT_REFUSALS.find((it) => it === refusal)
  if (known) {
    return reply(refusal, { ...entered, problem: limitErrorKey(known, period) })
  }
  // The platform may have saved it, with only the response lost. Retrying is safe.
  const lost = refusal === 'UNAVAILABLE' && !read ? 'unknown' : 'unavailable'
  const failure = refusal === 'TOO_MANY_REQUESTS' ? 'tooMany' : lost
  return reply(refusal, { ...entered, failure })
}

function reply(status: number | RefusalCode, over: Pick<LimitReply, 'of'> & Partial<LimitReply>) {
  const whole: LimitReply = {
    typed: null,
    problem: null,
    failure: null,
    preview: null,
    ...over,
  }
  return formReply(status, whole)
}
