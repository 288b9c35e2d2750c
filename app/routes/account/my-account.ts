import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requirePlayer } from '#app/session/guard.server.ts'

/** The account begins with its details. */
export async function loader(args: LoaderFunctionArgs) {
  const { locale } = await requirePlayer(args, 'account')
  return redirect(`/${locale.segment}/my-account/account`)
}
