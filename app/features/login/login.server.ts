import { z } from 'zod'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import type { Refused } from '#app/platform-client/platform-client.server.ts'
import { formReply, readForm } from '#app/session/form.server.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import { email } from '#contracts/player-api/typed-fields.ts'
import { enterSession } from './enter-session.server.ts'
import { type LoginFailure, readLoginFailure, tooManyRequests } from './login-failure.ts'
import { visitMeta } from './visit-meta.server.ts'

const loginForm = z.object({
  email,
  password: z.string().min(1).max(256),
  next: z.string().max(1_024).optional().catch(undefined),
  payoutOnly: z.literal('yes').optional().catch(undefined),
})

export type LoginField = 'email' | 'password'
/** The response to the form. Of the typed values only the email address and the return path, never the password. */
export type LoginReply = {
  fieldErrors: LoginField[]
  failure: LoginFailure | null
  typed?: { email: string; next: string }
}

const reopenForm = z.object({ playerId: z.uuid(), proof: z.string().max(200).optional() })

/** What the form requests: to log in, or to return after a time-out. */
export async function handleLogin(
  args: RequestArgs,
  locale: Locale,
  /** Redirects to the sign-up that continues with this token. */
  resumeSignUp: (token: string, next: string | undefined) => Response,
) {
  const fields = await readForm(args.request)
  if (fields.intent === 'reopen') return reopen(args, fields)
  const answer = await logIn(args, { locale, fields, resumeSignUp })
  // Without scripts the page is reloaded: the typed values are sent back.
  return answer instanceof Response
    ? answer
    : { ...answer, data: { ...answer.data, typed: typedIn(fields) } }
}

function typedIn({ email, next }: Record<string, unknown>): LoginReply['typed'] {
  const text = (value: unknown, max: number) =>
    typeof value === 'string' ? value.slice(0, max) : ''
  return { email: text(email, 254), next: text(next, 1_024) }
}

/** Signs a player in: 303 to the requested page, or the form again with the problem. */
async function logIn(
  args: RequestArgs,
  it: {
    locale: Locale
    fields: Record<string, unknown>
    resumeSignUp: Parameters<typeof handleLogin>[2]
  },
) {
  const { locale, fields } = it
  const form = loginForm.safeParse(fields)
  if (!form.success) {
    const wrong = new Set(form.error.issues.map((it) => it.path[0]))
    return formReply<LoginReply>(400, {
      fieldErrors: (['email', 'password'] as const).filter((it) => wrong.has(it)),
      failure: null,
    })
  }
  const { email, password, payoutOnly } = form.data
  // A player who logs in to withdraw is redirected there.
  const next = payoutOnly
    ? localePath(locale.segment, '/my-account/banking/withdraw')
    : form.data.next
  const step = await args.context.identity.signIn({
    credentials: { email, password },
    meta: visitMeta(args, locale),
    next: next ?? '',
    ...(payoutOnly ? { payoutOnly: true as const } : {}),
  })
  if (step.kind === 'refused') return refusedReply(step.refused)
  if (step.kind === 'unfinished') return it.resumeSignUp(step.token, next)
  const entered =
    step.kind === 'signed-in' ? await enterSession(args, step, { next, locale }) : null
  return (
    entered ??
    formReply<LoginReply>(503, { fieldErrors: [], failure: { key: 'error.unavailable' } })
  )
}

/** Requests the return after an expired time-out (GAP-042). */
async function reopen({ context }: RequestArgs, fields: Record<string, unknown>) {
  const failed = (status: number) =>
    formReply<LoginReply>(status, { fieldErrors: [], failure: { key: 'error.reopenFailed' } })
  const form = reopenForm.safeParse(fields)
  if (!form.success) return failed(400)
  const answer = await context.platform.reopenAccount(form.data, context.clientAddress)
  if (answer.ok) {
    const { milliseconds } = answer.value
    return formReply<LoginReply>(200, {
      fieldErrors: [],
      failure: { key: 'error.cooling', milliseconds },
    })
  }
  return answer.refusal === 'VALIDATION_FAILED' ? failed(400) : refusedReply(answer)
}

function refusedReply({ refusal, detail }: Refused) {
  if (refusal === 'UNAVAILABLE') {
    return formReply<LoginReply>(503, { fieldErrors: [], failure: { key: 'error.unavailable' } })
  }
  const seconds = detail?.retryAfterSeconds
  const retryAfter = seconds === undefined ? {} : { 'Retry-After': String(seconds) }
  if (refusal === 'TOO_MANY_REQUESTS') {
    return formReply<LoginReply>(
      429,
      { fieldErrors: [], failure: tooManyRequests(seconds) },
      retryAfter,
    )
  }
  const message = String(detail?.message ?? '')
  const failure = readLoginFailure(message.includes('code:') ? message : refusal)
  return formReply<LoginReply>(
    refusal === 'error.sign.in.attempt.count.exceeded' ? 429 : 401,
    {
      fieldErrors: [],
      failure: failure.key === 'error.unauthorized' ? readLoginFailure(message) : failure,
    },
    retryAfter,
  )
}
