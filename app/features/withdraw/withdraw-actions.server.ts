import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { z } from 'zod'
import { localePath } from '#app/market/paths.ts'
import { lostWith } from '#app/rewards/reward-view.ts'
import { loadRewards } from '#app/rewards/rewards.server.ts'
import type { Who } from '#app/session/caller.server.ts'
import { formCaller } from '#app/session/caller.server.ts'
import { formReply, readForm } from '#app/session/form.server.ts'
import { privateJson } from '#app/session/replies.server.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import { REFUSAL_STATUS, type RefusalCode } from '#contracts/refusals.ts'
import { type AmountProblem, readTypedAmount } from '#contracts/typed-amount.ts'
import { loadWithdrawPage, type WithdrawPage } from './withdraw.server.ts'
import { type Done, LATER, WITHDRAW_PATH } from './withdraw-links.ts'

/** Why a form failed as a whole, as a key of `withdraw:failures`. */
export type WithdrawFailure =
  | (typeof FAILURE_OF)[keyof typeof FAILURE_OF]
  | 'alreadyOver'
  | 'unavailable'
export type LosingBonus = { name: string; amount: string }
export type WithdrawReply = {
  intent: 'withdraw' | 'cancel'
  failure: WithdrawFailure | null
  /** The problem, and its field. */
  problems: { amount?: (typeof PROBLEM_KEY_OF)[AmountProblem]; method?: 'method' }
  /** The typed values, so that the player need not type them again. */
  typed: { amount: string; method: string }
  /**
   * Bonuses that the withdrawal would forfeit, with the amounts lost: to be confirmed first (table 4). Null if there is
   * none.
   */
  losing: LosingBonus[] | null
  /** Idempotency key: the same form again is the same withdrawal. Null: the next one is another. */
  reference: string | null
}

/** The problem with an amount, as a key of `withdraw:problems`. */
const PROBLEM_KEY_OF = {
  empty: 'missing',
  notANumber: 'unreadable',
  currency: 'unreadable',
  decimals: 'decimals',
  whole: 'whole',
  notPositive: 'bounds',
  tooLarge: 'bounds',
} as const satisfies Record<AmountProblem, string>

/** Refusals with their own message; all others are "not now". */
const FAILURE_OF = {
  NOT_ENOUGH_FUNDS: 'notEnough',
  WITHDRAWAL_LIMIT_REACHED: 'limit',
  WITHDRAWALS_FULL: 'tooManyOpen',
  WITHDRAWAL_FORBIDDEN: 'forbidden',
  DOCUMENTS_REQUIRED: 'documents',
  REFERENCE_CONFLICT: 'alreadyAsked',
  WITHDRAWAL_CANCEL_FORBIDDEN: 'cancelForbidden',
  WITHDRAWAL_NOT_PENDING: 'cancelTooLate',
  NOT_FOUND: 'cancelTooLate',
  'error.withdrawal.cancel.limit_reached': 'cancelLimit',
  TOO_MANY_REQUESTS: 'tooMany',
  // The platform may have processed it, with only the response lost.
  UNAVAILABLE: 'unknown',
} as const satisfies Partial<Record<RefusalCode, string>>

const MAX_TYPED = 40
const text = z
  .string()
  .catch('')
  .transform((it) => it.slice(0, MAX_TYPED))
const withdrawForm = z.object({
  method: text,
  amount: text,
  reference: z.uuid().nullable().catch(null),
  /** The player has confirmed the loss. */
  forfeitBonus: z.literal('yes').optional().catch(undefined),
})
const cancelForm = z.object({ id: z.uuid(), amount: z.coerce.number().positive() })

/** What was done, or why nothing was. */
type Answered = { done: Done } | { done: null; status: number; reply: WithdrawReply }

/** The response to the window: the page after the action, or the problem. */
export type WithdrawAnswer = {
  done: Done | null
  reply: WithdrawReply | null
  page: WithdrawPage | null
}

/** Handles a form of the withdraw page: 303 to the page in its new state, or the page again with the problem. */
export async function handleWithdrawForm(args: RequestArgs, who: Who) {
  const answered = await handleForm(args, who)
  if (answered.done === null) {
    const { reply, status } = answered
    return formReply(status, reply)
  }
  const search = new URLSearchParams({ done: answered.done })
  if (new URL(args.request.url).searchParams.has(LATER)) search.set(LATER, '1')
  return redirect(`${localePath(who.locale.segment, WITHDRAW_PATH)}?${search}`, 303)
}

/** The same form from the window. */
export async function handleWithdrawWindowForm(args: ActionFunctionArgs, who: Who) {
  const answered = await handleForm(args, who)
  const isDone = answered.done !== null
  const answer: WithdrawAnswer = {
    done: answered.done,
    reply: isDone ? null : answered.reply,
    page: isDone ? await loadWithdrawPage(args, who) : null,
  }
  return privateJson(answer, { status: isDone ? 200 : answered.status })
}

async function handleForm(args: RequestArgs, who: Who): Promise<Answered> {
  const form = await readForm(args.request)
  return form.intent === 'cancel' ? cancelWithdrawal(args, who, form) : ask(args, who, form)
}

async function ask(args: RequestArgs, who: Who, form: Record<string, unknown>): Promise<Answered> {
  const { method, amount: typed, reference, forfeitBonus } = withdrawForm.parse(form)
  const blackbox = args.context.config.fraudValue({ request: args.request, form })
  const displayStatus = { intent: 'withdraw', typed: { amount: typed, method }, reference } as const
  const amount = readTypedAmount(typed, who.player.currency)
  const isMethod = /^[A-Z_]{2,40}$/.test(method)
  // A form without its idempotency key is not ours: sent twice it would be two withdrawals.
  if (!amount.ok || !isMethod || reference === null) {
    const problems = {
      ...(amount.ok ? {} : { amount: PROBLEM_KEY_OF[amount.problem] }),
      ...(isMethod ? {} : { method: 'method' as const }),
    }
    return reply(400, { ...displayStatus, problems })
  }
  const answer = await args.context.platform.submitWithdrawal(
    {
      ...{ method, amount: amount.amount, blackbox, reference },
      ...(forfeitBonus ? { forfeitBonus: true } : {}),
    },
    formCaller(args, who.player),
  )
  if (answer.ok) return { done: 'requested' }
  const wrong = (answer.fields ?? []).map((it) => it.field)
  if (wrong.includes('amount'))
    return reply(400, { ...displayStatus, problems: { amount: 'bounds' } })
  if (wrong.includes('method'))
    return reply(400, { ...displayStatus, problems: { method: 'method' } })
  if (answer.refusal === 'BONUS_WOULD_BE_LOST') {
    return reply(409, { ...displayStatus, losing: await losingBonuses(args, who) })
  }
  const isOver = answer.refusal === 'WITHDRAWAL_NOT_PENDING'
  const failure = isOver ? 'alreadyOver' : failureOf(answer.refusal)
  // The key was already used for an accepted withdrawal: this is another one.
  const next = isOver || failure === 'alreadyAsked' ? null : reference
  return reply(REFUSAL_STATUS[answer.refusal], { ...displayStatus, reference: next, failure })
}

/** The bonuses forfeited by the withdrawal; without a name if it cannot be read. */
async function losingBonuses(args: RequestArgs, who: Who): Promise<LosingBonus[]> {
  const active = (await loadRewards(args, who, { rewardsType: 'ACTIVE' })) ?? []
  return active.map((it) => ({ name: it.name, amount: lostWith(it) }))
}

async function cancelWithdrawal(
  args: RequestArgs,
  who: Who,
  form: Record<string, unknown>,
): Promise<Answered> {
  const wanted = cancelForm.safeParse(form)
  if (!wanted.success) return reply(400, { intent: 'cancel', failure: 'cancelTooLate' })
  const { id, amount } = wanted.data
  const answer = await args.context.platform.cancelWithdrawal(
    { pendingWithdrawalId: id, amount, cancelByPlayer: true },
    formCaller(args, who.player),
  )
  if (answer.ok) return { done: 'cancelled' }
  const status = REFUSAL_STATUS[answer.refusal]
  return reply(status, { intent: 'cancel', failure: failureOf(answer.refusal) })
}

function failureOf(refusal: RefusalCode): WithdrawFailure {
  const known: Partial<Record<RefusalCode, WithdrawFailure>> = FAILURE_OF
  return known[refusal] ?? 'unavailable'
}

function reply(
  status: number,
  fields: Partial<WithdrawReply> & Pick<WithdrawReply, 'intent'>,
): Answered {
  const whole: WithdrawReply = {
    failure: null,
    problems: {},
    typed: { amount: '', method: '' },
    losing: null,
    reference: null,
    ...fields,
  }
  return { done: null, status, reply: whole }
}
