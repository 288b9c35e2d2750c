import type { LoaderFunctionArgs } from '@remix-run/node'
import { handleFooterFragment } from '#app/features/footer/footer.server.tsx'
import { handleLobbyFragment } from '#app/features/lobby/handle-fragment.server.ts'
import { handlePageTextFragment } from '#app/features/pages/page-text.server.tsx'
import { handleSeoTextFragment } from '#app/features/seo/seo-text.server.tsx'
import { guardResource } from '#app/session/guard.server.ts'
import { refusalResponse } from '#app/session/replies.server.ts'

/** Parts of pages that the server caches as strings: fetched by the browser on client-side navigations. */
export async function loader(args: LoaderFunctionArgs) {
  await guardResource(args, 'resource')
  const name = args.params.name ?? ''
  if (name === 'footer') return handleFooterFragment(args)
  if (name === 'page-text') return handlePageTextFragment(args)
  return name === 'seo-text' ? handleSeoTextFragment(args) : handleLobbyFragment(args, name)
}

export function action() {
  return refusalResponse('METHOD_NOT_ALLOWED')
}
