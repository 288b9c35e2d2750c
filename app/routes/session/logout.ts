import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireLocale } from '#app/market/require-locale.server.ts'
import { requireSameOrigin } from '#app/session/same-origin.server.ts'
import { endSession } from '#app/session/session.server.ts'

/** A link or a prefetch must not log anybody out: only the form does. */
export function loader(args: LoaderFunctionArgs) {
  return redirect(`/${requireLocale(args).segment}`)
}

/** Pages of a player are never stored (`no-store`), so there is no cache to clear. */
export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  const locale = requireLocale(args)
  const headers = await endSession(args)
  return redirect(`/${locale.segment}`, { status: 303, headers })
}
