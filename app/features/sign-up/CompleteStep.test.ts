import { expect, test } from 'vitest'
import {
  AFTER_FIRST_ATTEMPT,
  type LoginRetry,
  type LoginRetryEvent,
  MAX_LOGIN_ATTEMPTS,
  retryAfter,
} from './CompleteStep.tsx'

const EVENTS: readonly LoginRetryEvent[] = ['failure', 'refusal', 'waited', 'success']
const states = (attempt: number, state: LoginRetry['state']) =>
  EVENTS.map((event) => retryAfter({ attempt, state }, event))

test('every event in every state', () => {
  for (let attempt = 1; attempt <= MAX_LOGIN_ATTEMPTS; attempt += 1) {
    const waits = attempt < MAX_LOGIN_ATTEMPTS ? 'waiting' : 'failed'
    expect(states(attempt, 'trying').map((it) => it.state)).toEqual([
      waits,
      'failed',
      'trying',
      'done',
    ])
    expect(states(attempt, 'waiting').map((it) => [it.attempt, it.state])).toEqual([
      [attempt, 'waiting'],
      [attempt, 'waiting'],
      [attempt + 1, 'trying'],
      [attempt, 'waiting'],
    ])
    for (const end of ['done', 'failed'] as const)
      expect(states(attempt, end)).toEqual(EVENTS.map(() => ({ attempt, state: end })))
  }
})

test('the login is attempted five times, not more', () => {
  let retry = AFTER_FIRST_ATTEMPT
  let attempts = 1
  while (retry.state === 'waiting') {
    retry = retryAfter(retry, 'waited')
    attempts += 1
    retry = retryAfter(retry, 'failure')
  }
  expect([attempts, retry.state]).toEqual([5, 'failed'])
})
