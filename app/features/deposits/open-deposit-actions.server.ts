import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { localePath } from '#app/market/paths.ts'
import { turnsAway } from '#app/platform-client/platform-client.server.ts'
import type { Who } from '#app/session/caller.server.ts'
import { formCaller } from '#app/session/caller.server.ts'
import { readForm } from '#app/session/form.server.ts'
import { REFUSAL_STATUS } from '#contracts/refusals.ts'
import { toDepositProgress } from './deposit.server.ts'
import { type DepositReply, failureOf } from './deposit-reply.ts'

type Form = Record<string, unknown>
export type Answered = { reply: DepositReply; status: number; cookies?: readonly string[] }

export const ofDeposit = z.object({ id: z.uuid() })

/** Back to a payment that was left (BNK-03). Here FORBIDDEN concerns deposits, not the session (GAP-043). */
export async function continueDeposit(
  args: ActionFunctionArgs,
  who: Who,
  form: Form,
): Promise<Answered> {
  const wanted = ofDeposit.safeParse(form)
  if (!wanted.success) return answered(400, { intent: 'continue', failure: 'unavailable' })
  const caller = formCaller(args, who.player)
  const answer = await args.context.platform.continueDeposit(wanted.data.id, {
    ...caller,
    turnAway: null,
  })
  if (answer.ok) {
    const progress = toDepositProgress(args, who, answer.value)
    return answered(200, { intent: 'continue', progress })
  }
  const { refusal } = answer
  if (refusal !== 'FORBIDDEN' && turnsAway(refusal)) await caller.turnAway?.(refusal)
  return answered(REFUSAL_STATUS[refusal], { intent: 'continue', failure: failureOf(refusal) })
}

/** Gives up a payment that is not made. The provider decides whether it is in time. */
export async function cancelDeposit(
  args: ActionFunctionArgs,
  who: Who,
  form: Form,
): Promise<Answered> {
  const wanted = ofDeposit.safeParse(form)
  if (!wanted.success) return answered(400, { intent: 'cancel', failure: 'unavailable' })
  const answer = await args.context.platform.cancelDeposit(
    wanted.data.id,
    formCaller(args, who.player),
  )
  return answer.ok
    ? answered(200, { intent: 'cancel', progress: toDepositProgress(args, who, answer.value) })
    : answered(REFUSAL_STATUS[answer.refusal], {
        intent: 'cancel',
        failure: failureOf(answer.refusal),
      })
}

/** The banking page of a player who may not deposit: an open payment can only be given up there. */
export async function cancelOnBankingPage(args: ActionFunctionArgs, who: Who) {
  const { reply, status } = await cancelDeposit(args, who, await readForm(args.request))
  if (status !== 200) return data(reply, { status, headers: { 'Cache-Control': 'no-store' } })
  return redirect(localePath(who.locale.segment, BANKING_PATH), 303)
}

export const BANKING_PATH = '/my-account/banking'

export function answered(
  status: number,
  reply: Partial<DepositReply> & Pick<DepositReply, 'intent'>,
  cookies: readonly string[] = [],
): Answered {
  const whole = {
    ...{ amountProblem: null, optionProblem: null, bonusProblem: null, failure: null },
    ...{ typed: null, key: null },
    progress: null,
    ...reply,
  }
  return { status, reply: whole, cookies }
}
