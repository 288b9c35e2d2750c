import type { ErrorHandler } from 'hono'
import { LakeError } from '../documents/types.ts'
import type { Bindings } from './request.ts'

const TITLES: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
}

/** Errors in the two shapes that Sanity's client reads: by title, or as the lake's own `error` object. */
function toErrorBody(error: LakeError): object {
  const title = TITLES[error.status]
  if (title)
    return { statusCode: error.status, error: title, message: error.message, type: error.type }
  return { error: { ...error.details, type: error.type, description: error.message } }
}

/** Unexpected errors are logged in full; the response holds none of it. */
export function answerErrors(log: (error: unknown) => void): ErrorHandler<Bindings> {
  return (error, c) => {
    if (error instanceof LakeError) {
      const busy = error.status === 429 || error.status === 503
      const wait = String(error.details.retryAfter ?? 2)
      return c.json(toErrorBody(error), error.status as 400, busy ? { 'retry-after': wait } : {})
    }
    log(error)
    const body = { statusCode: 500, error: 'Internal Server Error', message: 'Internal error' }
    return c.json(body, 500)
  }
}
