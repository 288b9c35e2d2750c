import { STATUS_CODES } from 'node:http'
import { type ErrorBody, REFUSAL_STATUS, type RefusalCode } from '#contracts/refusals.ts'

export type RefusalDetail = Record<string, string | number | boolean>
type FieldError = ErrorBody['validationErrors'][number]

/** For developers, in English; the texts for players come from the site's messages by `code`. */
const MESSAGE: Partial<Record<RefusalCode, string>> = {
  NO_SESSION: 'no session error',
  TOKEN_EXPIRED: 'Token expired',
  WALLET_DOES_NOT_EXIST: 'The wallet does not exist.',
  VALIDATION_FAILED: 'The request has values that cannot be accepted.',
  MALFORMED_BODY: 'The body is not well-formed JSON.',
  NOT_FOUND: 'There is nothing at this address.',
  METHOD_NOT_ALLOWED: 'This address does not answer to this method.',
  BODY_TOO_LARGE: 'The body is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'The body must be application/json.',
  TOO_MANY_REQUESTS: 'Too many requests, try again later.',
  UNAVAILABLE: 'The service cannot answer at the moment.',
  INTERNAL: 'Something went wrong.',
  // The wording is part of the seed's contract (SUP-17).
  'error.captcha.validation': 'explicit deny: the captcha was not solved',
}

/**
 * The response to everything that is not 2xx: the body of GAP-154 with the status of the catalogue. Sign-in failures
 * carry their facts in the message, in the wire form `code:…;name=value` (CON-03).
 */
export function refusalResponse(
  code: RefusalCode,
  options: {
    detail?: RefusalDetail | undefined
    fields?: FieldError[]
    headers?: Record<string, string>
    status?: number | undefined
  } = {},
): Response {
  const status = options.status ?? REFUSAL_STATUS[code]
  const message = MESSAGE[code] ?? inWords(code, options.detail)
  const body: ErrorBody = {
    error: STATUS_CODES[status] ?? 'Error',
    message,
    error_description: message,
    code,
    validationErrors: options.fields ?? [],
  }
  return Response.json(body, { status, headers: options.headers ?? {} })
}

function inWords(code: RefusalCode, detail?: RefusalDetail): string {
  if (code.startsWith('error.')) return wireForm(code, detail)
  return code.startsWith('sms.') ? code : code.toLowerCase().replaceAll('_', ' ')
}

function wireForm(code: RefusalCode, detail: RefusalDetail = {}): string {
  const facts = Object.entries(detail).map(([name, value]) => `;${name}=${value}`)
  return `code:${code}${facts.join('')}`
}
