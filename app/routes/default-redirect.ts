import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { firstLocale } from '#app/session/first-locale.server.ts'
import { guardResource } from '#app/session/guard.server.ts'

/** No path, no locale: the visitor's own one (RTE-02, MKT-07, MKT-08). */
export async function loader(args: LoaderFunctionArgs) {
  await guardResource(args, 'resource')
  const { segment } = await firstLocale(args)
  return redirect(`/${segment}`)
}
