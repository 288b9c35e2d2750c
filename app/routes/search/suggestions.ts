import type { LoaderFunctionArgs } from '@remix-run/node'
import { ContentUnavailableError } from '#app/content/content-client.server.ts'
import { suggestForVisit } from '#app/routes/search/find.server.ts'
import { guard } from '#app/session/guard.server.ts'
import { refusalResponse } from '#app/session/replies.server.ts'

/** Suggestions below the search box, before the first letter and while typing. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await guard(args, 'search')
  try {
    // Before the first letter they contain what this player played last.
    const isOwn = !new URL(args.request.url).searchParams.get('q')?.trim()
    const headers = { 'Cache-Control': isOwn ? 'private, no-store' : 'private, max-age=60' }
    return Response.json(await suggestForVisit(args, visit), { headers })
  } catch (error) {
    if (error instanceof ContentUnavailableError) return refusalResponse('UNAVAILABLE')
    throw error
  }
}

export function action() {
  return refusalResponse('METHOD_NOT_ALLOWED')
}
