import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { localePath } from '#app/market/paths.ts'
import { meetsAnother, type RewardFailure, rewardFailure } from '#app/rewards/reward-failure.ts'
import { REWARDS_PATH, type RewardView } from '#app/rewards/reward-view.ts'
import { inTheWay, loadRewards, loadSportsRewards } from '#app/rewards/rewards.server.ts'
import type { Who } from '#app/session/caller.server.ts'
import { formCaller } from '#app/session/caller.server.ts'
import { formReply, readForm } from '#app/session/form.server.ts'
import { privateJson } from '#app/session/replies.server.ts'
import { campaignId } from '#contracts/player-api/rewards.ts'
import { REFUSAL_STATUS, type RefusalCode } from '#contracts/refusals.ts'
import { DONE, type RewardDone } from './done.ts'

export type RewardReply = {
  /** The reward of the submitted form: kept, so that a claim can be retried (REW-16, GAP-133). */
  of: string
  failure: RewardFailure | null
  /** The claim conflicts with this bonus: it has to be forfeited first, or not (REW-15). */
  conflict: { active: RewardView; campaignId: string } | null
  /** A forfeit failed, and nothing was changed: it may be retried (GAP-133). */
  forfeitFailed: boolean
}

/** A claimed reward of the sportsbook leads to where it is used (REW-23). */
const BOOK = '/sportsbook'

const bonus = { assignmentId: z.uuid(), wageringAmount: z.coerce.number().min(0).max(1e10) }
const claim = { campaignId, key: z.uuid(), to: z.literal('sportsbook').optional() }
const rewardForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('claim'), ...claim }),
  z.object({ intent: z.literal('forfeit'), ...bonus }),
  z.object({ intent: z.literal('replace'), ...bonus, ...claim }),
  z.object({ intent: z.literal('claim-free-bet'), campaignId }),
  z.object({ intent: z.literal('replace-free-bet'), ...bonus, campaignId }),
])
type Form = z.infer<typeof rewardForm>
type Answered =
  | { done: RewardDone; leadsTo?: string }
  | { done: null; status: number; reply: RewardReply }

/** Handles a form of the rewards page: 303 to the page, which reports once what was done, or the page again. */
export async function handleRewardForm(args: ActionFunctionArgs, who: Who) {
  const answered = await handleForm(args, who)
  if (answered.done === null) return formReply(answered.status, answered.reply)
  if (answered.leadsTo) return redirect(localePath(who.locale.segment, answered.leadsTo), 303)
  const page = localePath(who.locale.segment, REWARDS_PATH)
  return redirect(`${page}?${DONE}=${answered.done}`, 303)
}

/** The same form from the menu over a game. */
export async function handleRewardWindowForm(args: ActionFunctionArgs, who: Who) {
  const answered = await handleForm(args, who)
  const answer =
    answered.done === null
      ? { done: null, reply: answered.reply }
      : { done: answered.done, reply: null }
  return privateJson(answer, { status: answered.done === null ? answered.status : 200 })
}
export type RewardAnswer = { done: RewardDone | null; reply: RewardReply | null }

async function handleForm(args: ActionFunctionArgs, who: Who): Promise<Answered> {
  const form = rewardForm.safeParse(await readForm(args.request))
  if (!form.success) throw data(null, { status: 400 })
  switch (form.data.intent) {
    case 'claim':
      return take(args, who, form.data)
    case 'forfeit':
      return forfeit(args, who, form.data)
    case 'replace': {
      // Only a reward that has actually ended makes room: the claim waits for it (GAP-133).
      const given = await forfeit(args, who, form.data)
      if (given.done === null) return given
      const taken = await take(args, who, form.data)
      return taken.done === null ? taken : { done: 'replaced' }
    }
    case 'claim-free-bet':
      return handleFreeBet(args, who, form.data.campaignId)
    case 'replace-free-bet': {
      const given = await forfeit(args, who, form.data)
      return given.done === null ? given : handleFreeBet(args, who, form.data.campaignId)
    }
  }
}

async function take(
  args: ActionFunctionArgs,
  who: Who,
  { campaignId: of, key, to }: Extract<Form, { key: string }>,
): Promise<Answered> {
  const answer = await args.context.platform.claimReward(of, { key }, formCaller(args, who.player))
  if (answer.ok) return { done: 'claimed', ...(to ? { leadsTo: BOOK } : {}) }
  const isMet = meetsAnother(answer.refusal)
  const [eligible, active] = isMet ? await both(args, who) : [null, null]
  const wanted = eligible?.find((it) => it.campaignId === of)
  const found = inTheWay(active, wanted)
  return refused(answer.refusal, { of, conflict: found && { active: found, campaignId: of } })
}

async function handleFreeBet(args: ActionFunctionArgs, who: Who, of: string): Promise<Answered> {
  const answer = await args.context.platform.claimSportsReward(of, formCaller(args, who.player))
  if (answer.ok) return { done: 'claimed', leadsTo: BOOK }
  const all = meetsAnother(answer.refusal) ? await loadSportsRewards(args, who) : null
  const found = all?.find((it) => it.assignmentId !== null) ?? null
  return refused(answer.refusal, { of, conflict: found && { active: found, campaignId: of } })
}

const both = (args: ActionFunctionArgs, who: Who) =>
  Promise.all([
    loadRewards(args, who, { rewardsType: 'ELIGIBLE' }),
    loadRewards(args, who, { rewardsType: 'ACTIVE' }),
  ])

async function forfeit(
  args: ActionFunctionArgs,
  who: Who,
  { assignmentId, wageringAmount }: Extract<Form, { assignmentId: string }>,
): Promise<Answered> {
  const answer = await args.context.platform.forfeitBonus(
    { assignmentId, wageringAmount },
    formCaller(args, who.player),
  )
  if (answer.ok) return { done: 'forfeited' }
  return refused(answer.refusal, { of: assignmentId, forfeitFailed: true })
}

function refused(refusal: RefusalCode, over: Partial<RewardReply> & { of: string }): Answered {
  const failure = rewardFailure(refusal)
  const reply = { failure, conflict: null, forfeitFailed: false, ...over }
  return { done: null, status: REFUSAL_STATUS[refusal], reply }
}
