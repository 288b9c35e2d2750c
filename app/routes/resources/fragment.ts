import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerFooterFragment } from '#app/features/footer/footer.server.tsx'
import { answerLobbyFragment } from '#app/features/lobby/answer-fragment.server.ts'
import { answerSeoTextFragment } from '#app/features/seo/seo-text.server.tsx'
import { guardResource } from '#app/session/guard.server.ts'
import { refusalResponse } from '#app/session/replies.server.ts'

/** Parts of pages that the server caches as strings: fetched by the browser on client-side navigations. */
export async function loader(args: LoaderFunctionArgs) {
  await guardResource(args, 'resource')
  const name = args.params.name ?? ''
  if (name === 'footer') return answerFooterFragment(args)
  return name === 'seo-text' ? answerSeoTextFragment(args) : answerLobbyFragment(args, name)
}

export function action() {
  return refusalResponse('METHOD_NOT_ALLOWED')
}
