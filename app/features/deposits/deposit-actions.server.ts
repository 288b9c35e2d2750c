import { createHash } from 'node:crypto'
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { z } from 'zod'
import { tagOf } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { bonusProblemOf } from '#app/rewards/reward-failure.ts'
import { clearBonusCode } from '#app/session/bonus-code.server.ts'
import type { Who } from '#app/session/caller.server.ts'
import { formCaller } from '#app/session/caller.server.ts'
import { formReply, readForm } from '#app/session/form.server.ts'
import { PAYMENT_METHODS } from '#contracts/payment-methods.ts'
import { campaignId } from '#contracts/player-api/rewards.ts'
import { REFUSAL_STATUS } from '#contracts/refusals.ts'
import { readTypedAmount } from '#contracts/typed-amount.ts'
import { toDepositProgress } from './deposit.server.ts'
import { type DepositDraft, depositDraftCookie } from './deposit-draft.server.ts'
import { amountProblemOf, failureOf } from './deposit-reply.ts'
import {
  type Answered,
  answered,
  askForDeposit,
  cancelDeposit,
  continueDeposit,
  ofDeposit,
} from './open-deposit-actions.server.ts'
import { parsePaymentOption } from './payment-options.ts'

/** The page's path below the locale: the payment provider redirects back to it. */
export type DepositPath = '/deposit' | '/my-account/banking/deposit'

const startForm = z.object({
  key: z.uuid().nullable().catch(null),
  amount: z.string().max(40).catch(''),
  way: z.string().max(80).catch(''),
  keep: z.literal('on').optional().catch(undefined),
  /** The campaign of the bonus; empty for none. */
  bonus: z.string().max(80).catch(''),
  /** Which of them came with the carried code. */
  byCode: z.string().max(80).catch(''),
})
type Form = Record<string, unknown>

/** One form of the page: a redirect (303), or the page again with the problem. */
export async function handleDepositForm(
  args: ActionFunctionArgs,
  who: Who,
  { path, form }: { path: DepositPath; form: Form },
) {
  const answered = await handleForm(args, who, { path, form })
  const { reply, status } = answered
  const headers = headersOf(answered)
  if (status !== 200) return formReply(status, reply, headers)
  const { deposit } = reply.progress ?? {}
  const own = localePath(who.locale.segment, path)
  const isOnward = reply.intent === 'deposit' || reply.intent === 'continue'
  const next = isOnward ? deposit?.next : null
  const progress = deposit ? `${own}?deposit=${deposit.id}` : own
  const to = next?.step === 'redirect' ? next.url : progress
  return redirect(to, { status: 303, headers })
}

/** One form of the window over a page: the same, as data. */
export async function handleDepositWindowForm(args: ActionFunctionArgs, who: Who, form: Form) {
  const answered = await handleForm(args, who, { path: '/deposit', form })
  return Response.json(answered.reply, { status: answered.status, headers: headersOf(answered) })
}

function headersOf({ cookies = [] }: Answered): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}

type Place = { path: DepositPath; form: Form }

function handleForm(args: ActionFunctionArgs, who: Who, place: Place): Promise<Answered> {
  if (place.form.intent === 'cancel') return cancelDeposit(args, who, place.form)
  if (place.form.intent === 'continue') return continueDeposit(args, who, place.form)
  if (place.form.intent === 'forget') return forget(args, who, place)
  return start(args, who, place)
}

async function start(args: ActionFunctionArgs, who: Who, place: Place): Promise<Answered> {
  const { key, amount: typed, way: chosen, keep, bonus, byCode } = startForm.parse(place.form)
  const displayStatus = {
    intent: 'deposit',
    typed: { amount: typed, way: chosen, keep: keep === 'on', bonus },
    key,
  } as const
  const amount = readTypedAmount(typed, who.player.currency)
  const option = parsePaymentOption(chosen, PAYMENT_METHODS)
  const isBonus = bonus === '' || campaignId.safeParse(bonus).success
  if (key === null || !amount.ok || option === null || !isBonus) {
    return answered(400, {
      ...displayStatus,
      amountProblem: amount.ok ? null : amount.problem,
      optionProblem: option === null ? 'choose' : null,
      bonusProblem: isBonus ? null : 'choose',
      failure: key === null ? 'unavailable' : null,
    })
  }
  const { player, locale } = who
  const { method, instrumentId } = option
  const body = {
    key: keyOf(key, [method, instrumentId ?? '', String(amount.amount), keep ?? '', bonus]),
    method,
    amount: amount.amount,
    currency: player.currency,
    ...(instrumentId === null ? {} : { instrumentId }),
    keepInstrument: keep === 'on',
    ...(bonus === '' ? {} : { bonusId: bonus }),
    language: tagOf(locale),
    returnPath: localePath(locale.segment, place.path),
    blackbox: args.context.config.fraudValue({ request: args.request, form: place.form }),
  }
  const answer = await askForDeposit(args, who, (caller) =>
    args.context.platform.submitDeposit(body, caller),
  )
  if (!answer.ok) {
    const { refusal, fields } = answer
    const amountProblem = amountProblemOf(refusal, fields)
    const bonusProblem = bonus === '' ? null : bonusProblemOf(refusal)
    const isGone = refusal === 'METHOD_UNAVAILABLE' || refusal === 'NOT_FOUND'
    const isField = amountProblem !== null || bonusProblem !== null || isGone
    return answered(isField ? 400 : REFUSAL_STATUS[refusal], {
      ...displayStatus,
      amountProblem,
      optionProblem: isGone ? 'gone' : null,
      bonusProblem,
      failure: isField ? null : failureOf(refusal),
    })
  }
  const progress = toDepositProgress(args, who, answer.value)
  // Used: the code is no longer carried along (GAP-138).
  const isUsed = bonus !== '' && bonus === byCode
  return answered(200, { ...displayStatus, progress }, [
    depositDraftCookie(null, args.context.config),
    ...(isUsed ? clearBonusCode(args).getSetCookie() : []),
  ])
}

/**
 * Idempotency key derived from the form's values: the same form sent twice is one deposit; changed and sent again,
 * after the browser's back button, it is another.
 */
function keyOf(key: string, content: readonly string[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([key, ...content]))
    .digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

async function forget(args: ActionFunctionArgs, who: Who, { form }: Place): Promise<Answered> {
  const wanted = ofDeposit.safeParse(form)
  if (!wanted.success) return answered(400, { intent: 'forget', failure: 'unavailable' })
  const answer = await args.context.platform.forgetInstrument(
    wanted.data.id,
    formCaller(args, who.player),
  )
  // If it is already removed, the request is fulfilled.
  const isGone = answer.ok || answer.refusal === 'NOT_FOUND'
  return isGone
    ? answered(200, { intent: 'forget' })
    : answered(503, { intent: 'forget', failure: 'unavailable' })
}

/**
 * Handles a form; if the session has ended meanwhile, the typed values are kept across the login. `work` throws the
 * response that redirects there.
 */
export async function keepingDraft<Answer>(
  args: ActionFunctionArgs,
  work: (form: Record<string, unknown>) => Promise<Answer>,
): Promise<Answer> {
  const form = await readForm(args.request)
  try {
    return await work(form)
  } catch (thrown) {
    const { amount, way: option } = startForm.parse(form)
    const typed: DepositDraft | null = form.intent === 'deposit' ? { amount, way: option } : null
    if (thrown instanceof Response && thrown.status === 303 && typed) {
      thrown.headers.append('Set-Cookie', depositDraftCookie(typed, args.context.config))
    }
    throw thrown
  }
}
