import { redirect } from '@remix-run/node'
import { z } from 'zod'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import type { Refused } from '#app/platform-client/platform-call.server.ts'
import { readCookie, setCookie } from '#app/session/cookies.server.ts'
import { formReply, readForm } from '#app/session/form.server.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import { oneTimeCode, shownEmail, email as typedEmail } from '#contracts/player-api/typed-fields.ts'
import {
  afterReset,
  RESET_START,
  RESET_STEPS,
  type ResetEvent,
  type ResetState,
} from './reset-steps.ts'

const COOKIE = 'reset'
/** The lifetime of an emailed link (GAP-056). */
const MAX_AGE_S = 60 * 60
/** The completed state is shown once, and then cleared. */
const DONE_MAX_AGE_S = 120

const key = z.string().regex(/^[\w-]{16,128}$/)
const step = z.enum(RESET_STEPS)
const resetState: z.ZodType<ResetState> = z.object({
  step,
  visited: z.array(step).max(RESET_STEPS.length),
  email: z.string().max(254).nullable(),
  proof: z
    .discriminatedUnion('by', [
      z.object({ by: z.literal('sms'), resetKey: key, smsResetKeyId: key }),
      z.object({ by: z.literal('mail'), resetKey: key }),
    ])
    .nullable(),
  sends: z.number().int().min(0).max(1_000),
  problem: z.enum(['maxAttempts', 'oldLink']).nullable(),
})

/**
 * The state of the reset in this browser. It is kept in a cookie that scripts cannot read: email and keys are never in
 * a URL, and it works without scripts.
 */
function loadResetState({ request }: RequestArgs): ResetState {
  try {
    const text = Buffer.from(readCookie(request, COOKIE) ?? '', 'base64url').toString()
    const parsed = resetState.safeParse(JSON.parse(text))
    return parsed.success && isWhole(parsed.data) ? parsed.data : RESET_START
  } catch {
    return RESET_START
  }
}

function resetCookie(state: ResetState, { context }: Pick<RequestArgs, 'context'>): string {
  const value = Buffer.from(JSON.stringify(state)).toString('base64url')
  const maxAge = state === RESET_START ? 0 : state.step === 'complete' ? DONE_MAX_AGE_S : MAX_AGE_S
  return setCookie(COOKIE, maxAge === 0 ? '' : value, maxAge, context.config)
}

/** A step without its required values cannot be shown. */
function isWhole({ step: at, email, proof }: ResetState): boolean {
  if (at === 'verification') return email !== null
  return at !== 'password' || proof !== null
}

export const RESET_PATH = '/reset-password'
/** The URL parameter of an emailed link (CON-23). */
const KEY_PARAMETER = 'key'

/** What is wrong with a field, as a key of `reset:fieldErrors`. */
export type ResetProblem =
  | { field: 'email'; key: 'email' }
  | { field: 'code'; key: 'code' | 'codeWrong' }
  | {
      field: 'password'
      key: 'passwordShort' | 'passwordLong' | 'passwordWeak' | 'passwordEmail'
    }
  | { field: 'repeat'; key: 'repeat' }
/** Why a step failed as a whole (PWR-09), as a key of `reset:failure`. */
export type ResetFailure = 'unavailable' | 'tooMany' | 'keyOver' | 'refused'
/** The response to a form. Of the typed values only the email address, never a code or a password. */
export type ResetReply = {
  problems: ResetProblem[]
  failure: ResetFailure | null
  typedEmail: string | null
}

/** What the page shows. The keys stay in the cookie. */
export type ResetView = Pick<ResetState, 'step' | 'visited' | 'email' | 'sends' | 'problem'> & {
  /** A link was followed and the platform could not resolve it: opening the same URL again is the retry. */
  linkUnread: boolean
}

/**
 * The state of the reset in this browser. An emailed link is exchanged for the step Password and removed from the URL.
 */
export async function loadReset(args: RequestArgs, locale: Locale): Promise<ResetView> {
  const resetKey = new URL(args.request.url).searchParams.get(KEY_PARAMETER)
  const state = loadResetState(args)
  if (resetKey === null) return { ...toView(state), linkUnread: false }
  const found = await loadLink(args, resetKey)
  if (found === 'unread') return { ...toView(state), linkUnread: true }
  throw goOn(args, locale, found)
}

async function loadLink(args: RequestArgs, resetKey: string): Promise<ResetEvent | 'unread'> {
  if (!/^[\w-]{16,128}$/.test(resetKey)) return { type: 'linkRefused' }
  const answer = await args.context.platform.readResetEmail(resetKey, fromVisitor(args))
  if (answer.ok) {
    return { type: 'proved', proof: { by: 'mail', resetKey }, email: answer.value }
  }
  const { refusal } = answer
  return refusal === 'UNAVAILABLE' || refusal === 'TOO_MANY_REQUESTS'
    ? 'unread'
    : { type: 'linkRefused' }
}

const intentForm = z.object({
  intent: z.enum(['send', 'again', 'verify', 'change', 'previous', 'restart']).catch('send'),
})
const emailForm = z.object({ email: typedEmail })
const codeForm = z.object({ code: oneTimeCode })

/** One step of the reset: 303 to the page in its new state, or the step again with the problem. */
export async function handleResetStep(args: RequestArgs, locale: Locale) {
  const form = await readForm(args.request)
  const state = loadResetState(args)
  switch (intentForm.parse(form).intent) {
    case 'send':
      return send(args, locale, form)
    case 'again':
      return send(args, locale, { email: state.email ?? '' })
    case 'verify':
      return verify(args, locale, form)
    case 'change':
      return change(args, locale, form)
    case 'previous':
      return goOn(args, locale, { type: 'previous' })
    case 'restart':
      return to(args, locale, RESET_START)
  }
}

async function send(args: RequestArgs, locale: Locale, form: Record<string, unknown>) {
  const typed = typeof form.email === 'string' ? form.email.slice(0, 254) : ''
  const parsed = emailForm.safeParse(form)
  if (!parsed.success) {
    return reply(400, { problems: [{ field: 'email', key: 'email' }], typedEmail: typed })
  }
  const { email } = parsed.data
  const answer = await args.context.platform.requestPasswordReset({ email }, fromVisitor(args))
  return answer.ok
    ? goOn(args, locale, { type: 'sent', email })
    : refused(args, locale, answer, typed)
}

async function verify(args: RequestArgs, locale: Locale, form: Record<string, unknown>) {
  const { email, step } = loadResetState(args)
  // The cookie is gone, or another tab has moved on: the page in its current state.
  if (step !== 'verification' || email === null) return to(args, locale, loadResetState(args))
  const parsed = codeForm.safeParse(form)
  if (!parsed.success) return reply(400, { problems: [{ field: 'code', key: 'code' }] })
  const answer = await args.context.platform.verifyResetCode(
    { email, code: parsed.data.code },
    fromVisitor(args),
  )
  return answer.ok
    ? goOn(args, locale, { type: 'proved', proof: { by: 'sms', ...answer.value } })
    : refused(args, locale, answer)
}

async function change(args: RequestArgs, locale: Locale, form: Record<string, unknown>) {
  const state = loadResetState(args)
  if (state.step !== 'password' || state.proof === null) return to(args, locale, state)
  const password = typeof form.password === 'string' ? form.password : ''
  const problems = passwordProblems(password, form.repeat)
  if (problems.length > 0) return reply(400, { problems })
  const { platform } = args.context
  const { proof } = state
  const answer =
    proof.by === 'sms'
      ? await platform.setPasswordBySms(
          { resetKey: proof.resetKey, smsResetKeyId: proof.smsResetKeyId, password },
          fromVisitor(args),
        )
      : await platform.setPasswordByMail({ resetKey: proof.resetKey, password }, fromVisitor(args))
  return answer.ok ? goOn(args, locale, { type: 'changed' }) : refused(args, locale, answer)
}

function passwordProblems(password: string, repeat: unknown): ResetProblem[] {
  if (password.length < 8) return [{ field: 'password', key: 'passwordShort' }]
  if (password.length > 64) return [{ field: 'password', key: 'passwordLong' }]
  return password === repeat ? [] : [{ field: 'repeat', key: 'repeat' }]
}

const BY_CODE: Readonly<Record<string, ResetProblem>> = {
  too_small: { field: 'password', key: 'passwordShort' },
  too_big: { field: 'password', key: 'passwordLong' },
  weak_password: { field: 'password', key: 'passwordWeak' },
  contains_email: { field: 'password', key: 'passwordEmail' },
}

/** PWR-08, PWR-09: too many codes start over (CON-24), everything else is shown at the same step. */
function refused(args: RequestArgs, locale: Locale, answer: Refused, typedEmail = '') {
  const { refusal, fields = [] } = answer
  switch (refusal) {
    case 'sms.max.attempts.reached':
      return goOn(args, locale, { type: 'maxAttempts' })
    case 'sms.code.invalid':
      return reply(400, { problems: [{ field: 'code', key: 'codeWrong' }] })
    case 'error.password.reset':
    case 'NOT_FOUND':
      return reply(400, { failure: 'keyOver' })
    case 'TOO_MANY_REQUESTS':
      return reply(429, { failure: 'tooMany', typedEmail })
    case 'UNAVAILABLE':
      return reply(503, { failure: 'unavailable', typedEmail })
    default: {
      const problems = fields.flatMap(({ field, code }): ResetProblem[] => {
        if (field === 'email') return [{ field: 'email', key: 'email' }]
        if (field === 'code') return [{ field: 'code', key: 'code' }]
        return field === 'password' ? [BY_CODE[code] ?? WEAK] : []
      })
      return reply(400, {
        problems,
        failure: problems.length > 0 ? null : 'refused',
        typedEmail,
      })
    }
  }
}

const WEAK: ResetProblem = { field: 'password', key: 'passwordWeak' }

function goOn(args: RequestArgs, locale: Locale, event: ResetEvent): Response {
  return to(args, locale, afterReset(loadResetState(args), event))
}

function to(args: RequestArgs, locale: Locale, state: ResetState): Response {
  return redirect(localePath(locale.segment, RESET_PATH), {
    status: 303,
    headers: { 'Set-Cookie': resetCookie(state, args), 'Cache-Control': 'no-store' },
  })
}

function toView({ step, visited, email, sends, problem }: ResetState) {
  return { step, visited, email: email === null ? null : shownEmail(email), sends, problem }
}

const fromVisitor = ({ request, context }: RequestArgs) => ({
  visitor: context.clientAddress,
  signal: request.signal,
})

function reply(status: number, body: Partial<ResetReply>) {
  const whole: ResetReply = { problems: [], failure: null, typedEmail: null, ...body }
  return formReply(status, whole)
}
