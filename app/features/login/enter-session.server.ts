import { redirect } from '@remix-run/node'
import type { Locale } from '#app/market/locale.ts'
import type { SignInStep } from '#app/session/identity/identity.ts'
import { localeOfPlayer } from '#app/session/player-locale.ts'
import { afterLogin } from '#app/session/redirect-target.ts'
import { openSession, type RequestArgs } from '#app/session/session.server.ts'

/** Opens the session and redirects to the requested page in the player's own market; null: it could not be opened. */
export async function enterSession(
  args: RequestArgs,
  step: Extract<SignInStep, { kind: 'signed-in' }>,
  { next, locale }: { next: string | undefined; locale: Locale },
): Promise<Response | null> {
  const opened = await openSession(args, step.tokens, step.provider)
  if (opened?.session.status !== 'player') return null
  const segment = localeOfPlayer(opened.session.player, locale, args.request).segment
  // A page contains the texts of one language: another language is another document.
  if (segment !== locale.segment) opened.headers.set('X-Remix-Reload-Document', 'true')
  return redirect(afterLogin(next, segment), { status: 303, headers: opened.headers })
}
