import type { ErrorBody } from '#contracts/refusals.ts'

/** The project's error body (GAP-154); each page has its own texts, by code. */
export function errorResponse(
  status: number,
  code: string,
  validationErrors: { field: string; code: string }[] = [],
): Response {
  const words = code.toLowerCase().replaceAll('_', ' ')
  const body = { error: code, message: words, error_description: words, code, validationErrors }
  return Response.json(body satisfies Omit<ErrorBody, 'code'> & { code: string }, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
}
