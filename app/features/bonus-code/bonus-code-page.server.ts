import { randomUUID } from 'node:crypto'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { z } from 'zod'
import { localePath } from '#app/market/paths.ts'
import { meetsAnother, type RewardFailure, rewardFailure } from '#app/rewards/reward-failure.ts'
import { REWARDS_PATH, type RewardView } from '#app/rewards/reward-view.ts'
import { inTheWay, loadRewards } from '#app/rewards/rewards.server.ts'
import { clearBonusCode, readBonusCode, storeBonusCode } from '#app/session/bonus-code.server.ts'
import type { Who } from '#app/session/caller.server.ts'
import { formCaller, pageCaller } from '#app/session/caller.server.ts'
import { formReply, readForm } from '#app/session/form.server.ts'
import { type RequestArgs, readSession } from '#app/session/session.server.ts'
import { cleanBonusCode, toBonusCode } from '#contracts/player-api/bonus-code.ts'
import { REFUSAL_STATUS, type RefusalCode } from '#contracts/refusals.ts'

export type BonusCodePageData = {
  /** The code that came with a URL, prefilled (GAP-138). */
  carried: string | null
  /** Idempotency key: a double click is one claim. */
  key: string
}

/** What is wrong with a code; a key of `rewards:code.problems` (BCD-04). */
export type CodeProblem = 'empty' | (typeof PROBLEM_OF)[keyof typeof PROBLEM_OF]
const PROBLEM_OF = {
  'error.bonus_code.not_found': 'notFound',
  'error.bonus_code.expired': 'expired',
  'error.bonus_code.already_used': 'alreadyUsed',
  VALIDATION_FAILED: 'notFound',
} as const satisfies Partial<Record<RefusalCode, string>>

export type CodeReply = {
  typed: string
  problem: CodeProblem | null
  failure: RewardFailure | null
  /** A valid code with its requirements: nothing has been claimed yet. */
  found: { code: string; reward: RewardView | null; requiresDeposit: boolean } | null
  /** The claim conflicts with this bonus: it has to be forfeited first, or not (GAP-139). */
  conflict: RewardView | null
  /** A forfeit failed, and nothing was changed. */
  forfeitFailed: boolean
}
export type CodeAnswer = { isClaimed: boolean; reply: CodeReply | null }

const MAX_TYPED = 60
const typed = z
  .string()
  .catch('')
  .transform((it) => it.slice(0, MAX_TYPED))
const codeForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('look'), code: typed }),
  z.object({ intent: z.literal('claim'), code: typed, key: z.uuid() }),
  z.object({
    intent: z.literal('replace'),
    code: typed,
    key: z.uuid(),
    assignmentId: z.uuid(),
    wageringAmount: z.coerce.number().min(0).max(1e10),
  }),
])

/** Whether this visitor may enter codes, for the guard (GRD-06, BCD-05). */
export async function bonusCodeFacts(args: RequestArgs): Promise<{ manualClaim: boolean }> {
  const session = await readSession(args)
  if (session.status !== 'player') return { manualClaim: false }
  const caller = pageCaller(args, session.player)
  return { manualClaim: await args.context.platform.readManualClaim(caller) }
}

export function loadBonusCodePage(args: LoaderFunctionArgs): BonusCodePageData {
  return { carried: readBonusCode(args), key: randomUUID() }
}

type Answered = { reply: CodeReply | null; status: number; headers: Headers }

/**
 * Handles a form of the page: 303 to the rewards once a code is claimed, else the page with the code or the problem.
 */
export async function handleCodeForm(args: ActionFunctionArgs, who: Who) {
  const { reply, status, headers } = await handleForm(args, who)
  if (reply !== null) return formReply(status, reply, headers)
  const page = localePath(who.locale.segment, REWARDS_PATH)
  return redirect(`${page}?done=claimed`, { status: 303, headers })
}

/** The same form from the menu over a game. */
export async function handleCodeWindowForm(args: ActionFunctionArgs, who: Who) {
  const { reply, status, headers } = await handleForm(args, who)
  const answer: CodeAnswer = { isClaimed: reply === null, reply }
  return Response.json(answer, { status, headers })
}

async function handleForm(args: ActionFunctionArgs, who: Who): Promise<Answered> {
  const form = codeForm.safeParse(await readForm(args.request))
  if (!form.success) throw data(null, { status: 400 })
  const code = toBonusCode(form.data.code)
  if (code === null) {
    const isEmpty = cleanBonusCode(form.data.code) === ''
    return answered(400, { typed: form.data.code, problem: isEmpty ? 'empty' : 'notFound' })
  }
  if (form.data.intent === 'look') return look(args, who, code)
  if (form.data.intent === 'replace') {
    const given = await args.context.platform.forfeitBonus(form.data, formCaller(args, who.player))
    if (!given.ok) {
      return answered(REFUSAL_STATUS[given.refusal], {
        ...{ typed: code, failure: rewardFailure(given.refusal), forfeitFailed: true },
        found: await find(args, who, { code, requiresDeposit: false }),
      })
    }
  }
  return claim(args, who, { code, key: form.data.key })
}

async function look(args: ActionFunctionArgs, who: Who, code: string): Promise<Answered> {
  const answer = await args.context.platform.validateBonusCode(code, formCaller(args, who.player))
  if (!answer.ok) return refused(answer.refusal, { typed: code })
  const { requiresDeposit } = answer.value
  const found = await find(args, who, { code, requiresDeposit })
  // It is chosen in the deposit, which offers it again.
  const headers = requiresDeposit ? storeBonusCode(code, args) : new Headers()
  return answered(200, { typed: code, found }, headers)
}

async function find(
  args: ActionFunctionArgs,
  who: Who,
  of: { code: string; requiresDeposit: boolean },
): Promise<NonNullable<CodeReply['found']>> {
  const rewards = await loadRewards(args, who, { hasBonusCode: 'true', bonusCode: of.code })
  return { ...of, reward: rewards?.[0] ?? null }
}

async function claim(
  args: ActionFunctionArgs,
  who: Who,
  { code, key }: { code: string; key: string },
): Promise<Answered> {
  const body = { bonusCode: code, state: 'ACTIVATED', key } as const
  const answer = await args.context.platform.claimBonusCode(body, formCaller(args, who.player))
  // Used: it is no longer carried along (GAP-138).
  if (answer.ok) return { reply: null, status: 200, headers: closed(clearBonusCode(args)) }
  const found = await find(args, who, { code, requiresDeposit: false })
  const active = meetsAnother(answer.refusal)
    ? await loadRewards(args, who, { rewardsType: 'ACTIVE' })
    : null
  const conflict = inTheWay(active, found.reward ?? undefined)
  return refused(answer.refusal, { typed: code, found, conflict })
}

function refused(refusal: RefusalCode, over: Partial<CodeReply> & { typed: string }): Answered {
  const known: Partial<Record<RefusalCode, CodeProblem>> = PROBLEM_OF
  const problem = known[refusal] ?? null
  const failure = problem === null ? rewardFailure(refusal) : null
  // A code that is rejected leads to nothing that could be claimed.
  const found = problem === null ? (over.found ?? null) : null
  return answered(REFUSAL_STATUS[refusal], { ...over, problem, failure, found })
}

function answered(
  status: number,
  over: Partial<CodeReply> & { typed: string },
  headers = new Headers(),
): Answered {
  const none = { problem: null, failure: null, found: null, conflict: null, forfeitFailed: false }
  return { reply: { ...none, ...over }, status, headers: closed(headers) }
}

function closed(headers: Headers): Headers {
  headers.set('Cache-Control', 'no-store')
  return headers
}
