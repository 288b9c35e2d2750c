import { redirect } from '@remix-run/node'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { REFUSAL_STATUS, type RefusalCode } from '#contracts/refusals.ts'
import { endSession, type RequestArgs } from './session.server.ts'

/** 403 by which the platform says that the player is not, or no longer, let in at all. */
const SHUT_OUT: readonly RefusalCode[] = ['FORBIDDEN', 'PLAYER_BLOCKED']

/** Whether a refused call ends the session here, too: 401, and 403 without a business code (GAP-043). */
export function endsSession(refusal: RefusalCode): boolean {
  return REFUSAL_STATUS[refusal] === 401 || SHUT_OUT.includes(refusal)
}

/** Signs the player out and leads to the login, which leads back to the page that was asked for. */
export async function signedOut(args: RequestArgs, locale: Locale): Promise<Response> {
  const headers = await endSession(args)
  const { pathname } = new URL(args.request.url)
  const to = `${localePath(locale.segment, '/401')}?next=${encodeURIComponent(pathname)}`
  return redirect(to, { status: 303, headers })
}
