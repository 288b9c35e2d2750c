/** Why a sign-in was refused, as a key of the namespace `login` and its numbers (CON-03, SES-22 to SES-24). */
export type LoginFailure =
  | {
      key:
        | 'error.unauthorized'
        | 'error.blacklisted'
        | 'error.closed'
        | 'error.maxAttempt'
        | 'error.timeoutSoon'
        | 'error.exclusionSoon'
        | 'error.exclusionIndefinite'
        | 'error.tooManyRequests'
        | 'error.unavailable'
    }
  | { key: 'error.timeout' | 'error.exclusion'; count: number }

const MAX_LENGTH = 1_000
const MAX_DAYS = 36_500

/**
 * Reads a failure: the structured `code:…` form first, then the words of the message, else unauthorized.
 * `text` is what the platform said: an error code, or its message.
 */
export function readLoginFailure(text: string): LoginFailure {
  const bounded = text.slice(0, MAX_LENGTH)
  const coded = /(?:^|\s)code:([\w.]+)((?:;[^;]*)*)/.exec(bounded)
  const code = coded?.[1] ?? (/^error\.[\w.]+$/.test(bounded) ? bounded : null)
  if (code !== null) return fromCode(code, readDays(coded?.[2] ?? ''))
  return fromWords(bounded.toLowerCase())
}

function fromCode(code: string, days: number): LoginFailure {
  switch (code) {
    case 'error.timeout.in.progress':
      return days > 0 ? { key: 'error.timeout', count: days } : { key: 'error.timeoutSoon' }
    case 'error.exclusion.in.progress':
      return days > 0 ? { key: 'error.exclusion', count: days } : { key: 'error.exclusionSoon' }
    case 'error.exclusion.in.progress.indefinitely':
      return { key: 'error.exclusionIndefinite' }
    case 'error.sign.in.attempt.count.exceeded':
      return { key: 'error.maxAttempt' }
    case 'error.account.deactivated':
      return { key: 'error.blacklisted' }
    case 'error.account.closed':
      return { key: 'error.closed' }
    default:
      return { key: 'error.unauthorized' }
  }
}

/** An older server says it in words; "indefinite exclusion" stands before "exclusion" on purpose. */
function fromWords(words: string): LoginFailure {
  const days = Number(/(\d{1,5})\s*days?/.exec(words)?.[1] ?? 0)
  if (words.includes('timeout')) return fromCode('error.timeout.in.progress', days)
  if (words.includes('indefinite exclusion')) return { key: 'error.exclusionIndefinite' }
  if (words.includes('exclusion')) return fromCode('error.exclusion.in.progress', days)
  if (words.includes('max attempts')) return { key: 'error.maxAttempt' }
  if (words.includes('blacklisted')) return { key: 'error.blacklisted' }
  if (words.includes('closed')) return { key: 'error.closed' }
  return { key: 'error.unauthorized' }
}

function readDays(parameters: string): number {
  const days = Number(/;\s*(?:remainingDays|days)=(\d{1,6})(?:;|$)/.exec(parameters)?.[1] ?? 0)
  return Math.min(days, MAX_DAYS)
}
