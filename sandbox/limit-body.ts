import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { errorResponse } from './error-response.ts'

/** Refuses a body that is longer, or that breaks off. */
export function limitBody(maxSize: number): MiddlewareHandler {
  const limit = bodyLimit({ maxSize, onError: () => errorResponse(413, 'BODY_TOO_LARGE') })
  return async function limitBody(c, next) {
    try {
      return await limit(c, next)
    } catch {
      // A body of unknown length is read here, and broke off. What the handlers throw does not arrive here.
      return errorResponse(400, 'MALFORMED_BODY')
    }
  }
}
