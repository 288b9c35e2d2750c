import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { AFTER_FIRST_ATTEMPT, LOGIN_RETRY_MS, type LoginRetry, retryAfter } from './login-retry.ts'
import type { SignUpReply } from './sign-up-problems.ts'

/**
 * Retries the login in the background, while the page stays readable (SES-14). A successful login navigates by itself:
 * the response is a redirect.
 */
export function useLoginRetry(active: boolean): LoginRetry {
  const { submit, state, data: answer } = useFetcher<SignUpReply>()
  const [retry, setRetry] = useState<LoginRetry>(AFTER_FIRST_ATTEMPT)

  useEffect(() => {
    if (!active || retry.state !== 'waiting') return
    const timer = setTimeout(() => {
      setRetry((it) => retryAfter(it, 'waited'))
      submit({ intent: 'log-in' }, { method: 'post' })
    }, LOGIN_RETRY_MS)
    return () => clearTimeout(timer)
  }, [active, retry.state, submit])

  useEffect(() => {
    if (state !== 'idle' || answer === undefined) return
    setRetry((it) => retryAfter(it, answer.mayRetry === true ? 'failure' : 'refusal'))
  }, [state, answer])

  return retry
}
