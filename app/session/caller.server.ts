import { type AppLoadContext, redirect } from '@remix-run/node'
import { type Locale, localeOfPath } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import type { Caller } from '#app/platform-client/platform-client.server.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import type { GuardTarget } from './page-rules.ts'
import type { Player } from './player.ts'
import { refusalResponse } from './replies.server.ts'
import { endSession, type RequestArgs } from './session.server.ts'

/**
 * The player on whose behalf a loader or an action calls the platform. If the platform reports that the session is
 * over, the call throws the response that ends it here, too (SES-12, GAP-043): a page redirects to the login and from
 * there back, a fetch gets the refusal. If newer terms have to be accepted first, a page redirects to them (TRM-01).
 */
export function callerOf(args: RequestArgs, { token }: Pick<Player, 'token'>): Caller {
  return {
    token,
    turnAway: async (refusal) => {
      throw refusal === 'TERMS_NOT_ACCEPTED'
        ? sentTo('/accept-terms-condition', args, { refusal, headers: new Headers() })
        : sentTo('/401', args, { refusal, headers: await endOnce(args) })
    },
  }
}

/** A player, and the locale of the page that the player sees. */
export type Who = { player: Player; locale: Locale }

/** The caller of a loader: its calls end with the request. */
export function pageCaller(args: RequestArgs, player: Pick<Player, 'token'>) {
  return { ...callerOf(args, player), signal: args.request.signal }
}

/** The caller of an action: forms are rate-limited by the visitor's IP address (GAP-006). */
export function formCaller(args: RequestArgs, player: Pick<Player, 'token'>) {
  return { ...callerOf(args, player), visitor: args.context.clientAddress }
}

const ended = new WeakMap<AppLoadContext, Promise<Headers>>()

/** Parallel calls are refused together, and end one session. */
function endOnce(args: RequestArgs): Promise<Headers> {
  const known = ended.get(args.context)
  if (known !== undefined) return known
  const ending = endSession(args)
  ended.set(args.context, ending)
  return ending
}

function sentTo(
  target: GuardTarget,
  { request }: RequestArgs,
  { refusal, headers }: { refusal: RefusalCode; headers: Headers },
): Response {
  const { pathname, search } = new URL(request.url)
  if (pathname.startsWith('/api/')) return refusalResponse(refusal, headers)
  const wanted = request.method === 'GET' ? `${pathname}${search}` : pathname
  const to = localePath(localeOfPath(pathname).segment, target)
  return redirect(`${to}?next=${encodeURIComponent(wanted)}`, { status: 303, headers })
}
