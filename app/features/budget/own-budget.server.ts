import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { localePath } from '#app/market/paths.ts'
import type { Who } from '#app/session/caller.server.ts'
import { formCaller, pageCaller } from '#app/session/caller.server.ts'
import { formReply, readForm } from '#app/session/form.server.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import {
  MOST_OWN_BUDGET,
  OWN_BUDGET_SPANS,
  type OwnBudgetSpan,
  usedPart,
} from '#contracts/player-api/protection-words.ts'
import { readTypedAmount } from '#contracts/typed-amount.ts'
import { rangeWriter } from '#markets/dates.ts'
import { formatApiAmount } from '#markets/format-amount.ts'
import { BUDGET_PATH } from './budget-address.ts'

/** The player's own budget compared with net deposits. */
export type OwnBudgetView = {
  /** Null while it cannot be read. */
  status: { budget: OwnBudgetNow | null } | null
  currency: string
  saved: boolean
}
export type OwnBudgetNow = {
  per: OwnBudgetSpan
  /** As typed. */
  typed: string
  budget: string
  used: string
  before: string
  /** What is left of it; null if more was deposited, then the amount beyond it. */
  left: string | null
  over: string | null
  days: string
  usedPart: number
}
export type OwnBudgetReply = { typed: string; per: OwnBudgetSpan; problem: 'wrong' | 'failed' }

const SAVED = 'own'

export async function loadOwnBudget(
  args: RequestArgs,
  { player, locale }: Who,
): Promise<OwnBudgetView> {
  const caller = pageCaller(args, player)
  const read = await args.context.platform.readOwnBudget(caller)
  const saved = new URL(args.request.url).searchParams.has(SAVED)
  if (!read.ok) return { status: null, currency: player.currency, saved }
  const { currency, budget } = read.value
  if (budget === null) return { status: { budget: null }, currency, saved }
  const { amount, netDeposits, before, from, to } = budget
  const money = (value: number) => formatApiAmount(value, currency, locale.language)
  const days = rangeWriter(locale, 'UTC', { day: 'numeric', month: 'short' })
  // Withdrawing more than was deposited uses none of it.
  const used = Math.max(0, netDeposits)
  const isOver = used > amount
  return {
    status: {
      budget: {
        ...{ per: budget.per, typed: String(amount), budget: money(amount) },
        ...{ used: money(netDeposits), before: money(before) },
        left: isOver ? null : money(amount - used),
        over: isOver ? money(used - amount) : null,
        days: days(from, to),
        usedPart: usedPart(used, amount),
      },
    },
    ...{ currency, saved },
  }
}

/** Sets or removes it; in either case no limit changes. */
export async function handleOwnBudgetForm(args: ActionFunctionArgs, { player, locale }: Who) {
  const fields = await readForm(args.request)
  const { platform } = args.context
  const caller = formCaller(args, player)
  const done = () => redirect(`${localePath(locale.segment, BUDGET_PATH)}?${SAVED}=1`, 303)
  const per = OWN_BUDGET_SPANS.find((it) => it === fields.per) ?? 'month'
  const typed = typeof fields.amount === 'string' ? fields.amount.slice(0, 40) : ''
  if (fields.intent === 'remove') {
    const removed = await platform.removeOwnBudget(caller)
    if (removed.ok) return done()
    return formReply<OwnBudgetReply>(removed.refusal, { typed, per, problem: 'failed' })
  }
  if (fields.intent !== 'set') throw data(null, { status: 400 })
  const amount = readTypedAmount(typed)
  const isWhole = amount.ok && Number.isInteger(amount.amount) && amount.amount <= MOST_OWN_BUDGET
  if (!isWhole) return formReply<OwnBudgetReply>(400, { typed, per, problem: 'wrong' })
  const set = await platform.setOwnBudget({ per, amount: amount.amount }, caller)
  if (set.ok) return done()
  return formReply<OwnBudgetReply>(set.refusal, { typed, per, problem: 'failed' })
}
