import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { deviceClass } from '#app/market/device.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { createAttemptLimit } from '#app/session/attempt-limit.server.ts'
import { localeOfPlayer } from '#app/session/player-locale.ts'
import { readForm } from '#app/session/read-form.server.ts'
import { afterLogin } from '#app/session/redirect-target.ts'
import { openSession, type RequestArgs } from '#app/session/session.server.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { type LoginFailure, readLoginFailure } from './login-failure.ts'

const loginForm = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
  password: z.string().min(1).max(256),
  next: z.string().max(1_024).optional().catch(undefined),
})

export type LoginField = 'email' | 'password'
/** What the form gets back. Nothing that was typed is in it, least of all the password. */
export type LoginReply = { fieldErrors: LoginField[]; failure: LoginFailure | null }

const attempts = createAttemptLimit()

/** Signs a player in: 303 to where they wanted to go, or the form again with what was wrong. */
export async function logIn(args: RequestArgs, locale: Locale) {
  const form = loginForm.safeParse(await readForm(args.request))
  if (!form.success) {
    const fields = new Set(form.error.issues.map((it) => it.path[0]))
    return reply(400, {
      fieldErrors: (['email', 'password'] as const).filter((it) => fields.has(it)),
      failure: null,
    })
  }
  const { clientAddress } = args.context
  if (!(await attempts.take(clientAddress))) {
    return reply(429, { fieldErrors: [], failure: { key: 'error.tooManyRequests' } })
  }
  const { email, password, next } = form.data
  const meta = readMeta(args, locale)
  const tokens = await args.context.platform.signIn({ email, password, meta })
  if (!tokens.ok) return refusedReply(tokens.refusal, String(tokens.detail?.message ?? ''))
  const opened = await openSession(args, tokens.value)
  if (opened?.session.status !== 'player') {
    return reply(503, { fieldErrors: [], failure: { key: 'error.unavailable' } })
  }
  await attempts.giveBack(clientAddress)
  const segment = localeOfPlayer(opened.session.player, locale, args.request).segment
  // A page holds the words of one language: another one is another document.
  if (segment !== locale.segment) opened.headers.set('X-Remix-Reload-Document', 'true')
  return redirect(afterLogin(next, segment), { status: 303, headers: opened.headers })
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

function refusedReply(refusal: RefusalCode, message: string) {
  if (refusal === 'UNAVAILABLE') {
    return reply(503, { fieldErrors: [], failure: { key: 'error.unavailable' } })
  }
  if (refusal === 'TOO_MANY_REQUESTS') {
    return reply(429, { fieldErrors: [], failure: { key: 'error.tooManyRequests' } })
  }
  const failure = readLoginFailure(message.includes('code:') ? message : refusal)
  return reply(401, {
    fieldErrors: [],
    failure: failure.key === 'error.unauthorized' ? readLoginFailure(message) : failure,
  })
}

function reply(status: number, body: LoginReply) {
  return data(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
