import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { z } from 'zod'
import { localePath } from '#app/market/paths.ts'
import {
  type Caller,
  type PlatformClient,
  type Refused,
  turnsAway,
} from '#app/platform-client/platform-client.server.ts'
import type { Who } from '#app/session/caller.server.ts'
import { formCaller } from '#app/session/caller.server.ts'
import { formReply, readForm } from '#app/session/form.server.ts'
import { REFUSAL_STATUS } from '#contracts/refusals.ts'
import { toDepositProgress } from './deposit.server.ts'
import { type DepositReply, failureOf } from './deposit-reply.ts'

type Form = Record<string, unknown>
export type Answered = { reply: DepositReply; status: number; cookies?: readonly string[] }

export const ofDeposit = z.object({ id: z.uuid() })

/** Back to a payment that was left (BNK-03). */
export function continueDeposit(args: ActionFunctionArgs, who: Who, form: Form): Promise<Answered> {
  return changeOpen(args, who, {
    ...{ form, intent: 'continue' },
    change: (id) =>
      askForDeposit(args, who, (caller) => args.context.platform.continueDeposit(id, caller)),
  })
}

/** Gives up a payment that is not made. The provider decides whether it is in time. */
export function cancelDeposit(args: ActionFunctionArgs, who: Who, form: Form): Promise<Answered> {
  return changeOpen(args, who, {
    ...{ form, intent: 'cancel' },
    change: (id) => args.context.platform.cancelDeposit(id, formCaller(args, who.player)),
  })
}

async function changeOpen(
  args: ActionFunctionArgs,
  who: Who,
  {
    form,
    intent,
    change,
  }: {
    form: Form
    intent: 'continue' | 'cancel'
    change: (id: string) => ReturnType<PlatformClient['cancelDeposit']>
  },
): Promise<Answered> {
  const wanted = ofDeposit.safeParse(form)
  if (!wanted.success) return answered(400, { intent, failure: 'unavailable' })
  const answer = await change(wanted.data.id)
  return answer.ok
    ? answered(200, { intent, progress: toDepositProgress(args, who, answer.value) })
    : answered(REFUSAL_STATUS[answer.refusal], { intent, failure: failureOf(answer.refusal) })
}

/** Asks for a deposit: there FORBIDDEN concerns deposits and does not mean that the session has ended (GAP-043). */
export async function askForDeposit<Answer extends { ok: true } | Refused>(
  args: ActionFunctionArgs,
  who: Who,
  ask: (caller: Caller) => Promise<Answer>,
): Promise<Answer> {
  const caller = formCaller(args, who.player)
  const answer = await ask({ ...caller, turnAway: null })
  if (!answer.ok && answer.refusal !== 'FORBIDDEN' && turnsAway(answer.refusal)) {
    await caller.turnAway?.(answer.refusal)
  }
  return answer
}

/** A page of a player who may not deposit, at `path` below the locale: an open payment can only be given up there. */
export async function cancelOnPage(args: ActionFunctionArgs, who: Who, path: string) {
  const { reply, status } = await cancelDeposit(args, who, await readForm(args.request))
  if (status !== 200) return formReply(status, reply)
  return redirect(localePath(who.locale.segment, path), 303)
}

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
