/** After sign-up a failed login is retried, up to 5 attempts in all, 3 s apart (SES-14). */
export const MAX_LOGIN_ATTEMPTS = 5
export const LOGIN_RETRY_MS = 3_000

export type LoginRetry = { attempt: number; state: 'trying' | 'waiting' | 'done' | 'failed' }
export type LoginRetryEvent = 'failure' | 'refusal' | 'waited' | 'success'

/** The first attempt is made by the server, when the last code was entered. */
export const AFTER_FIRST_ATTEMPT: LoginRetry = { attempt: 1, state: 'waiting' }

/** The machine "Login retry after sign-up" of table 2; a refusal that waiting cannot change ends it at once. */
export function retryAfter(retry: LoginRetry, event: LoginRetryEvent): LoginRetry {
  const { attempt, state } = retry
  if (state === 'waiting' && event === 'waited') return { attempt: attempt + 1, state: 'trying' }
  if (state !== 'trying') return retry
  if (event === 'success') return { attempt, state: 'done' }
  if (event === 'refusal') return { attempt, state: 'failed' }
  if (event === 'failure')
    return { attempt, state: attempt < MAX_LOGIN_ATTEMPTS ? 'waiting' : 'failed' }
  return retry
}
