/** Why a sign-in was refused, as a key of the namespace `login` with its values (CON-03, SES-22 to SES-24). */
export type LoginFailure =
  | {
      key:
        | 'error.unauthorized'
        | 'error.blacklisted'
        | 'error.closed'
        | 'error.maxAttempt'
        | 'error.timeoutOpen'
        | 'error.timeoutSoon'
        | 'error.exclusionSoon'
        | 'error.exclusionIndefinite'
        | 'error.tooManyRequests'
        | 'error.reopenFailed'
        | 'error.unfinished'
        | 'error.noAccount'
        | 'error.provider'
        | 'error.unavailable'
    }
  | {
      key: 'error.timeout' | 'error.exclusion' | 'error.maxAttemptIn' | 'error.tooManyRequestsIn'
      count: number
    }
  /** The time-out is over: the player may request the return (GAP-042). */
  | { key: 'error.timeoutOver'; playerId: string; proof: string | null }
  | { key: 'error.cooling'; milliseconds: number }

/** The refusals of a break or exclusion: withdrawals remain possible. */
export const IN_BREAK: ReadonlySet<LoginFailure['key']> = new Set([
  'error.timeout',
  'error.timeoutOpen',
  'error.timeoutSoon',
  'error.timeoutOver',
  'error.cooling',
  'error.exclusion',
  'error.exclusionSoon',
  'error.exclusionIndefinite',
])

const MAX_LENGTH = 1_000
const MAX_DAYS = 36_500
const MAX_COOLING_MS = 7 * 86_400_000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Facts = ReadonlyMap<string, string>
const NO_FACTS: Facts = new Map()

/**
 * Parses a failure: the structured `code:…` form first, then the text of the message, else unauthorized. `text` is the
 * platform's response: an error code, or its message.
 */
export function readLoginFailure(text: string): LoginFailure {
  const bounded = text.slice(0, MAX_LENGTH)
  const coded = /(?:^|\s)code:([\w.]+)((?:;[^;]*)*)/.exec(bounded)
  const code = coded?.[1] ?? (/^error\.[\w.]+$/.test(bounded) ? bounded : null)
  if (code !== null) return fromCode(code, readFacts(coded?.[2] ?? ''))
  return fromWords(bounded.toLowerCase())
}

/** "Too many" with the wait time that the platform reports, if any. */
export function tooManyRequests(retryAfterSeconds: unknown): LoginFailure {
  const seconds = toNumber(retryAfterSeconds)
  if (seconds === 0) return { key: 'error.tooManyRequests' }
  return { key: 'error.tooManyRequestsIn', count: Math.ceil(seconds) }
}

function fromCode(code: string, facts: Facts): LoginFailure {
  switch (code) {
    case 'error.timeout.in.progress':
      return timeOut(facts)
    case 'error.exclusion.in.progress':
      return inDays(facts, 'error.exclusion') ?? { key: 'error.exclusionSoon' }
    case 'error.exclusion.in.progress.indefinitely':
      return { key: 'error.exclusionIndefinite' }
    case 'error.sign.in.attempt.count.exceeded': {
      const minutes = Math.ceil(toNumber(facts.get('retryAfterSeconds')) / 60)
      return minutes > 0
        ? { key: 'error.maxAttemptIn', count: minutes }
        : { key: 'error.maxAttempt' }
    }
    case 'error.account.deactivated':
      return { key: 'error.blacklisted' }
    case 'error.account.closed':
      return { key: 'error.closed' }
    default:
      return { key: 'error.unauthorized' }
  }
}

function timeOut(facts: Facts): LoginFailure {
  const milliseconds = toNumber(facts.get('milliseconds'))
  if (facts.get('isCooling') === 'true') {
    return { key: 'error.cooling', milliseconds: Math.min(milliseconds, MAX_COOLING_MS) }
  }
  const left = inDays(facts, 'error.timeout')
  if (left) return left
  const playerId = facts.get('playerId') ?? ''
  const isOver = facts.get('remainingDays') === '0' && milliseconds === 0
  if (isOver && facts.get('initiator') === 'PLAYER' && UUID.test(playerId)) {
    return { key: 'error.timeoutOver', playerId, proof: facts.get('proof') ?? null }
  }
  return { key: facts.has('remainingDays') ? 'error.timeoutSoon' : 'error.timeoutOpen' }
}

function inDays(facts: Facts, key: 'error.timeout' | 'error.exclusion'): LoginFailure | null {
  const days = toNumber(facts.get('remainingDays') ?? facts.get('days'))
  return days > 0 ? { key, count: Math.min(days, MAX_DAYS) } : null
}

/** Older servers send text; "indefinite exclusion" comes before "exclusion" on purpose. */
function fromWords(words: string): LoginFailure {
  const days = /(\d{1,5})\s*days?/.exec(words)?.[1]
  const facts: Facts = days === undefined ? NO_FACTS : new Map([['remainingDays', days]])
  if (words.includes('timeout')) return fromCode('error.timeout.in.progress', facts)
  if (words.includes('indefinite exclusion')) return { key: 'error.exclusionIndefinite' }
  if (words.includes('exclusion')) return fromCode('error.exclusion.in.progress', facts)
  if (words.includes('max attempts')) return { key: 'error.maxAttempt' }
  if (words.includes('blacklisted')) return { key: 'error.blacklisted' }
  if (words.includes('closed')) return { key: 'error.closed' }
  return { key: 'error.unauthorized' }
}

function readFacts(parameters: string): Facts {
  return new Map(
    parameters.split(';').flatMap((it): [string, string][] => {
      const equals = it.indexOf('=')
      return equals === -1 ? [] : [[it.slice(0, equals).trim(), it.slice(equals + 1).trim()]]
    }),
  )
}

/** A whole number above zero, else 0. */
function toNumber(value: unknown): number {
  const text = String(value ?? '')
  return /^\d{1,12}$/.test(text) ? Number(text) : 0
}
