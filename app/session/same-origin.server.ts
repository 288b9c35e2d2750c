import { data } from '@remix-run/node'
import type { RequestArgs } from './session.server.ts'

/**
 * The second CSRF check of every action (GAP-006): the server has already refused other origins. Throws 403 unless the
 * form was sent from a page of this site.
 */
export function requireSameOrigin({ request, context }: RequestArgs): void {
  if (!comesFromHere(request, context.config.publicOrigin)) {
    throw data({ code: 'ORIGIN_REFUSED' as const }, { status: 403 })
  }
}

function comesFromHere(request: Request, publicOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = request.headers.get('origin')
  if (origin === null) return site === 'same-origin'
  return origin === publicOrigin || origin === new URL(request.url).origin
}
