import { data, redirect } from '@remix-run/node'
import { type Locale, localeOfPath } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { readCookie, setCookie } from '#app/session/cookies.server.ts'
import type { SignInStep } from '#app/session/identity/identity.ts'
import { afterLogin } from '#app/session/redirect-target.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import { enterSession } from './enter-session.server.ts'
import { type LoginFailure, readLoginFailure, tooManyRequests } from './login-failure.ts'
import { visitMeta } from './visit-meta.server.ts'

const STATE = 'loginState'
const STATE_MAX_AGE_S = 600
const FAILURE = 'loginFailure'
const FAILURE_MAX_AGE_S = 60
const MAX_FAILURE = 600

/** Redirects the visitor to the identity provider, with the state for the callback in a cookie. */
export async function startProviderLogin(args: RequestArgs): Promise<Response> {
  const { identity, config } = args.context
  requireProvider(args)
  const wanted = new URL(args.request.url).searchParams.get('next')
  const locale = localeOfPath(wanted)
  const next = afterLogin(wanted, locale.segment)
  const step = await identity.signIn({ credentials: null, meta: visitMeta(args, locale), next })
  if (step.kind !== 'elsewhere') return backToLogin(args, step, { next, locale })
  const headers = { 'Set-Cookie': setCookie(STATE, step.sealed, STATE_MAX_AGE_S, config) }
  return redirect(step.location, { status: 303, headers })
}

/** Handles the callback from the identity provider: opens a session, or redirects to the login with the problem. */
export async function returnFromProvider(args: RequestArgs): Promise<Response> {
  const { identity, config } = args.context
  requireProvider(args)
  const { step, next } = await identity.finishSignIn({
    url: new URL(args.request.url),
    sealed: readCookie(args.request, STATE),
    metaFor: (path) => visitMeta(args, localeOfPath(path)),
  })
  const locale = localeOfPath(next)
  const entered =
    step.kind === 'signed-in'
      ? await enterSession(args, step, { next: next ?? undefined, locale })
      : null
  const answer = entered ?? backToLogin(args, step, { next, locale })
  answer.headers.append('Set-Cookie', setCookie(STATE, '', 0, config))
  answer.headers.set('Referrer-Policy', 'no-referrer')
  return answer
}

/** Why the last login at the identity provider failed, shown once; `headers` clear it. */
export function handleProviderFailure({ request, context }: RequestArgs): {
  failure: LoginFailure | null
  headers: Headers
} {
  const headers = new Headers()
  const text = readCookie(request, FAILURE)
  if (!text || context.identity.asksFor !== 'provider') return { failure: null, headers }
  headers.append('Set-Cookie', setCookie(FAILURE, '', 0, context.config))
  return { failure: readFailure(text), headers }
}

function readFailure(text: string): LoginFailure {
  if (text === 'failed') return { key: 'error.provider' }
  if (text === 'UNAVAILABLE') return { key: 'error.unavailable' }
  if (text === 'TOO_MANY_REQUESTS') return tooManyRequests(undefined)
  const failure = readLoginFailure(text)
  // The identity provider authenticated the person, but there is no account here.
  return failure.key === 'error.unauthorized' ? { key: 'error.noAccount' } : failure
}

function backToLogin(
  { context }: RequestArgs,
  step: SignInStep,
  { next, locale }: { next: string | null; locale: Locale },
): Response {
  const path = localePath(locale.segment, '/login')
  const target = next === null ? path : `${path}?next=${encodeURIComponent(next)}`
  const value = encodeURIComponent(inWords(step).slice(0, MAX_FAILURE))
  const headers = { 'Set-Cookie': setCookie(FAILURE, value, FAILURE_MAX_AGE_S, context.config) }
  return redirect(target, { status: 303, headers })
}

function inWords(step: SignInStep): string {
  if (step.kind === 'signed-in') return 'UNAVAILABLE'
  if (step.kind !== 'refused') return 'failed'
  const { refusal, detail } = step.refused
  const isTechnical = refusal === 'NO_SESSION' || refusal === 'TOKEN_EXPIRED'
  if (isTechnical) return 'failed'
  const message = String(detail?.message ?? '')
  return message.includes('code:') ? message : refusal
}

function requireProvider({ context }: RequestArgs): void {
  if (context.identity.asksFor !== 'provider') throw data(null, { status: 404 })
}
