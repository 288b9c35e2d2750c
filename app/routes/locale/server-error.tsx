import type { LoaderFunctionArgs } from '@remix-run/node'
import { ServerErrorScreen } from '#app/features/errors/RouteError.tsx'
import { pageTitle } from '#app/market/page-title.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { guard } from '#app/session/guard.server.ts'

export const meta = titleMeta

/** The page that a proxy shows for us (ERR-07). It responds with 200: requesting it is not an error. */
export async function loader(args: LoaderFunctionArgs) {
  const { locale } = await guard(args, 'serverError')
  return { title: pageTitle(locale, 'common:titles.server') }
}

export default ServerErrorScreen
