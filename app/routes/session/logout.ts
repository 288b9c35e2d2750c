import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireSameOrigin } from '#app/session/form.server.ts'
import { guard } from '#app/session/guard.server.ts'
import { leaveSession } from '#app/session/session.server.ts'

/** A link or a prefetch must not log a player out: only the form does. */
export async function loader(args: LoaderFunctionArgs) {
  const { locale } = await guard(args, 'logout')
  return redirect(`/${locale.segment}`)
}

/** Pages of a player are never stored (`no-store`), so there is no cache to clear. */
export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args)
  const { locale } = await guard(args, 'logout')
  const { headers, location } = await leaveSession(args)
  return redirect(location ?? `/${locale.segment}`, { status: 303, headers })
}
