import type { LoaderFunctionArgs } from '@remix-run/node'
import { ServerErrorScreen } from '#app/features/errors/RouteError.tsx'
import { pageTitle } from '#app/market/page-title.server.ts'
import { requireLocale } from '#app/market/require-locale.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'

export const meta = titleMeta

/** The page that a proxy shows for us (ERR-07). It answers 200: asking for it is no error. */
export async function loader(args: LoaderFunctionArgs) {
  return { title: pageTitle(requireLocale(args), 'common:titles.server') }
}

export default ServerErrorScreen
