import type { Hono } from 'hono'
import { errorResponse } from '../error-response.ts'
import { limitBody } from '../limit-body.ts'

const MAX_BODY_BYTES = 8 * 1024

/** Accepts calls from a game's own page only: small JSON by POST, and no other site, not even the operator's. */
export function allowOwnFrameOnly(app: Hono): void {
  app.use('*', limitBody(MAX_BODY_BYTES))
  app.use('*', async (c, next) => {
    if (c.req.method !== 'POST') return errorResponse(405, 'METHOD_NOT_ALLOWED')
    // Fetch metadata: set by the browser, a page cannot change it.
    const site = c.req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin') return errorResponse(403, 'ORIGIN_REFUSED')
    if (!c.req.header('content-type')?.startsWith('application/json'))
      return errorResponse(415, 'UNSUPPORTED_MEDIA_TYPE')
    await next()
    return undefined
  })
}
