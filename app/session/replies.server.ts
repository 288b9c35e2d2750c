import { type ErrorBody, REFUSAL_STATUS, type RefusalCode } from '#contracts/refusals.ts'

/** A refusal of a resource route, in the product's common error body (GAP-154). */
export function refusalResponse(code: RefusalCode, headers?: Headers): Response {
  const words = code.toLowerCase().replaceAll('_', ' ')
  const body: ErrorBody = {
    error: code,
    message: words,
    error_description: words,
    code,
    validationErrors: [],
  }
  return privateJson(body, { status: REFUSAL_STATUS[code], ...(headers ? { headers } : {}) })
}

/** One visitor's own data, as JSON for scripts. It is not stored. */
export function privateJson(
  body: unknown,
  { status = 200, headers }: { status?: number; headers?: HeadersInit } = {},
): Response {
  const all = new Headers(headers)
  all.set('Cache-Control', 'no-store')
  return Response.json(body, { status, headers: all })
}
