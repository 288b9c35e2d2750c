import {
  REGISTER_CHECK_PATH,
  type RegisterQuestion,
  registerAnswer,
} from '#contracts/provider-callbacks/exclusion-register.ts'
import { signatureHeader } from '#contracts/provider-callbacks/signature.ts'
import { readBounded } from '../read-bounded.ts'

export type RegisterAnswer =
  | { kind: 'CLEAR'; receipt: string }
  /** `until` null: without end. */
  | { kind: 'LISTED'; receipt: string; until: Date | null }
  /** No answer: the register was late, broken or sent something else. */
  | { kind: 'UNAVAILABLE' }

/** A national self-exclusion register. Never throws: an unavailable register is an answer, too. */
export type ExclusionRegister = { ask(question: RegisterQuestion): Promise<RegisterAnswer> }

/** Together shorter than a page's timeout for the platform. */
const ATTEMPTS = 2
const TIMEOUT_MS = 1_500
const MAX_ANSWER_BYTES = 10_000

/**
 * A register over HTTP. A query changes nothing there, so it is made twice before the answer is “unavailable”.
 * `onFailure` gets the reason, without personal data.
 */
export function createHttpRegister(options: {
  url: string
  key: string
  clock: () => number
  onFailure: (reason: string) => void
}): ExclusionRegister {
  return {
    async ask(question) {
      let reason = ''
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const outcome = await put(options, question)
        if (typeof outcome !== 'string') return outcome
        reason = outcome
      }
      options.onFailure(reason)
      return { kind: 'UNAVAILABLE' }
    },
  }
}

/** The answer, or why there is none. */
async function put(
  { url, key, clock }: { url: string; key: string; clock: () => number },
  question: RegisterQuestion,
): Promise<RegisterAnswer | string> {
  const address = `${url}${REGISTER_CHECK_PATH}`
  const body = JSON.stringify(question)
  const call = { timestampMs: clock(), method: 'POST', path: new URL(address).pathname, body }
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signatureHeader(key, call) },
      body,
      // Personal data must not follow a redirect to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await readBounded(response, MAX_ANSWER_BYTES)
    if (!response.ok) return `answered ${response.status}`
    const answer = registerAnswer.safeParse(parseJson(text))
    if (!answer.success || answer.data.reference !== question.reference) return 'spoke nonsense'
    const { listed, until, receipt } = answer.data
    return listed
      ? { kind: 'LISTED', receipt, until: until === null ? null : new Date(until) }
      : { kind: 'CLEAR', receipt }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return isLate ? 'did not answer in time' : 'cannot be reached'
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
