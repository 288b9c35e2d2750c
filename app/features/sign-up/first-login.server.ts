import { redirect } from '@remix-run/node'
import type { Locale } from '#app/market/locale.ts'
import type { SigningUp } from '#app/platform-client/account-calls.server.ts'
import { formReply } from '#app/session/form.server.ts'
import { localeOfPlayer } from '#app/session/player-locale.ts'
import { openSession, type RequestArgs } from '#app/session/session.server.ts'
import { signUpAddress } from './sign-up-address.ts'
import { clearSignUp } from './sign-up-cookie.server.ts'
import type { SignUpReply } from './sign-up-problems.ts'

/**
 * One attempt to log in a player who has just signed up (SES-14): a redirect with the session, or that it failed and
 * whether to retry. It uses the registration token: no password was kept.
 */
export async function logInSignedUp(
  args: RequestArgs & { locale: Locale; next: string | null },
  who: SigningUp,
) {
  const { context, request, locale, next } = args
  const tokens = await context.platform.signInSignedUp(who)
  if (!tokens.ok) {
    return failed(tokens.refusal === 'UNAVAILABLE' || tokens.refusal === 'TOO_MANY_REQUESTS')
  }
  const opened = await openSession(args, tokens.value)
  if (opened?.session.status !== 'player') return failed(false)
  const { headers, session } = opened
  for (const cookie of clearSignUp(args).getSetCookie()) headers.append('Set-Cookie', cookie)
  const { segment } = localeOfPlayer(session.player, locale, request)
  // A page contains the texts of one language: another language is another document.
  if (segment !== locale.segment) headers.set('X-Remix-Reload-Document', 'true')
  return redirect(signUpAddress(segment, { done: true, next }), { status: 303, headers })
}

function failed(mayRetry: boolean) {
  const body: SignUpReply = {
    step: 'Complete',
    typed: {},
    fields: [],
    failure: { key: 'ours.notLoggedIn' },
    mayRetry,
  }
  return formReply(mayRetry ? 503 : 409, body)
}
