import type { MiddlewareHandler } from 'hono'
import { errorResponse } from './error-response.ts'

/**
 * Lets programs and the sandbox's own pages through, and links that lead to a page. No page of another origin may read
 * or change anything here: it holds codes and players. The Host header is checked too, because a DNS name that points
 * to this machine would make a foreign page same-origin.
 */
export function ownOriginOnly(ownOrigins: readonly string[]): MiddlewareHandler {
  const hosts = ownOrigins.map((it) => new URL(it).host)
  return async (c, next) => {
    const { host } = new URL(c.req.url)
    if (!hosts.includes(host)) return errorResponse(403, 'ORIGIN_REFUSED')
    const origin = c.req.header('origin')
    if (origin !== undefined && !ownOrigins.includes(origin)) {
      return errorResponse(403, 'ORIGIN_REFUSED')
    }
    const from = c.req.header('sec-fetch-site')
    const isOwn = from === undefined || from === 'same-origin' || from === 'none'
    const isVisit = c.req.method === 'GET' && c.req.header('sec-fetch-mode') === 'navigate'
    if (!isOwn && !isVisit) return errorResponse(403, 'ORIGIN_REFUSED')
    return next()
  }
}
