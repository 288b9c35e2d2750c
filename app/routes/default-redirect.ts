import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { DEFAULT_LOCALE } from '#app/market/locale.ts'
import { guardResource } from '#app/session/guard.server.ts'

/** No path, no locale: the default one (RTE-02). */
export async function loader(args: LoaderFunctionArgs) {
  await guardResource(args, 'resource')
  return redirect(`/${DEFAULT_LOCALE.segment}`)
}
