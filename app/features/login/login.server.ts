import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { deviceClass } from '#app/market/device.server.ts'
import type { Locale } from '#app/market/locale.ts'
import type { PlatformClient, Refused } from '#app/platform-client/platform-client.server.ts'
import { localeOfPlayer } from '#app/session/player-locale.ts'
import { readForm } from '#app/session/read-form.server.ts'
import { afterLogin } from '#app/session/redirect-target.ts'
import { openSession, type RequestArgs } from '#app/session/session.server.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { type LoginFailure, readLoginFailure, tooManyRequests } from './login-failure.ts'

const loginForm = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
  password: z.string().min(1).max(256),
  next: z.string().max(1_024).optional().catch(undefined),
})

type Credentials = Parameters<PlatformClient['signIn']>[0]

export type LoginField = 'email' | 'password'
/** What the form gets back. Nothing that was typed is in it, least of all the password. */
export type LoginReply = { fieldErrors: LoginField[]; failure: LoginFailure | null }

const reopenForm = z.object({ playerId: z.uuid() })

/** What the form asks for: to come in, or to come back after a time-out. */
export async function answerLogin(args: RequestArgs, locale: Locale) {
  const fields = await readForm(args.request)
  return fields.intent === 'reopen' ? reopen(args, fields) : logIn(args, locale, fields)
}

/** Signs a player in: 303 to where they wanted to go, or the form again with what was wrong. */
async function logIn(args: RequestArgs, locale: Locale, fields: Record<string, unknown>) {
  const form = loginForm.safeParse(fields)
  if (!form.success) {
    const wrong = new Set(form.error.issues.map((it) => it.path[0]))
    return reply(400, {
      fieldErrors: (['email', 'password'] as const).filter((it) => wrong.has(it)),
      failure: null,
    })
  }
  const { email, password, next } = form.data
  const tokens = await signIn(args, { email, password, meta: readMeta(args, locale) })
  if (!tokens.ok) return refusedReply(tokens)
  const opened = await openSession(args, tokens.value)
  if (opened?.session.status !== 'player') {
    return reply(503, { fieldErrors: [], failure: { key: 'error.unavailable' } })
  }
  const segment = localeOfPlayer(opened.session.player, locale, args.request).segment
  // A page holds the words of one language: another one is another document.
  if (segment !== locale.segment) opened.headers.set('X-Remix-Reload-Document', 'true')
  return redirect(afterLogin(next, segment), { status: 303, headers: opened.headers })
}

/** Whom nobody knows here an older system may know: it is asked once (GAP-039). */
async function signIn({ context }: RequestArgs, credentials: Credentials) {
  const { platform, clientAddress } = context
  const tokens = await platform.signIn(credentials)
  if (tokens.ok || tokens.refusal !== 'error.player.not.found') return tokens
  const { email, password } = credentials
  const moved = await platform.migrate({ email, password }, clientAddress)
  return moved.ok ? platform.signIn(credentials) : tokens
}

/** Asks for the way back after a time-out that is over (GAP-042). */
async function reopen({ context }: RequestArgs, fields: Record<string, unknown>) {
  const failed = (status: number) =>
    reply(status, { fieldErrors: [], failure: { key: 'error.reopenFailed' } })
  const form = reopenForm.safeParse(fields)
  if (!form.success) return failed(400)
  const answer = await context.platform.reopenAccount(form.data.playerId, context.clientAddress)
  if (answer.ok) {
    const { milliseconds } = answer.value
    return reply(200, { fieldErrors: [], failure: { key: 'error.cooling', milliseconds } })
  }
  return answer.refusal === 'VALIDATION_FAILED' ? failed(400) : refusedReply(answer)
}

function readMeta({ request, context }: RequestArgs, locale: Locale) {
  const device = deviceClass(request.headers)
  return {
    ipAddress: context.clientAddress.slice(0, 64),
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 512),
    deviceType: device,
    channel: device === 'desktop' ? ('web' as const) : ('mobile' as const),
    market: locale.market.code,
    language: LANGUAGES[locale.language].outbound,
  }
}

function refusedReply({ refusal, detail }: Refused) {
  if (refusal === 'UNAVAILABLE') {
    return reply(503, { fieldErrors: [], failure: { key: 'error.unavailable' } })
  }
  const seconds = detail?.retryAfterSeconds
  const retryAfter = seconds === undefined ? {} : { 'Retry-After': String(seconds) }
  if (refusal === 'TOO_MANY_REQUESTS') {
    return reply(429, { fieldErrors: [], failure: tooManyRequests(seconds) }, retryAfter)
  }
  const message = String(detail?.message ?? '')
  const failure = readLoginFailure(message.includes('code:') ? message : refusal)
  return reply(
    refusal === 'error.sign.in.attempt.count.exceeded' ? 429 : 401,
    {
      fieldErrors: [],
      failure: failure.key === 'error.unauthorized' ? readLoginFailure(message) : failure,
    },
    retryAfter,
  )
}

function reply(status: number, body: LoginReply, headers: Record<string, string> = {}) {
  return data(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
