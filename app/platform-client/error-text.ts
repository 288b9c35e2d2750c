import { STATUS_CODES } from 'node:http'

/** What an error body may contain, on this platform or on an operator's own (GAP-154). */
export type ErrorWords = { error: string; message: string; error_description: string }

/**
 * The text of a refused call (ERR-02): error and message, else the description, else its status. The error is left out
 * where it only names the status. For logs, and for refusals that are distinguished by their text (SES-23, SUP-17);
 * players read the site's own texts.
 */
export function refusalText(status: number, body: ErrorWords): string {
  const { error, message } = body
  const hasOwnError = ![STATUS_CODES[status], message, ''].includes(error)
  if (message !== '') return hasOwnError ? `${error}: ${message}` : message
  return body.error_description || error || `Request failed with status ${status}`
}

const CONNECTING = ['UND_ERR_CONNECT_TIMEOUT']
const WAITING = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']

/** The text of a call without a complete answer (ERR-03). `isAnswered`: its headers arrived, but not the rest. */
export function failureText(error: unknown, { isAnswered }: { isAnswered: boolean }): string {
  const code = codeOf(error)
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  if (WAITING.includes(code) || (isLate && isAnswered)) return 'Socket timed out'
  return isLate || CONNECTING.includes(code) ? 'Connection timed out' : 'Network Error'
}

/** `fetch` hides the reason for its TypeError in the cause. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : null
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
}
