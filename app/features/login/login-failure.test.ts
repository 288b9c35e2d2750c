import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLoginFailure, tooManyRequests } from './login-failure.ts'

const ID = '0198a000-0000-7000-8000-000000000001'

test.each([
  [
    'code:error.timeout.in.progress;remainingDays=3;playerId=1;isCooling=false;milliseconds=5;initiator=PLAYER',
    { key: 'error.timeout', count: 3 },
  ],
  ['code:error.timeout.in.progress;remainingDays=0', { key: 'error.timeoutSoon' }],
  ['code:error.timeout.in.progress;isCooling=false', { key: 'error.timeoutOpen' }],
  [
    `code:error.timeout.in.progress;remainingDays=0;playerId=${ID};isCooling=false;milliseconds=0;initiator=PLAYER`,
    { key: 'error.timeoutOver', playerId: ID, proof: null },
  ],
  [
    `code:error.timeout.in.progress;remainingDays=0;playerId=${ID};isCooling=false;milliseconds=0;initiator=PLAYER;proof=1.a`,
    { key: 'error.timeoutOver', playerId: ID, proof: '1.a' },
  ],
  [
    `code:error.timeout.in.progress;remainingDays=0;playerId=${ID};isCooling=false;milliseconds=0;initiator=OPERATOR`,
    { key: 'error.timeoutSoon' },
  ],
  [
    'code:error.timeout.in.progress;remainingDays=0;playerId=../x;isCooling=false;milliseconds=0;initiator=PLAYER',
    { key: 'error.timeoutSoon' },
  ],
  [
    `code:error.timeout.in.progress;remainingDays=1;playerId=${ID};isCooling=true;milliseconds=86399000;initiator=PLAYER`,
    { key: 'error.cooling', milliseconds: 86_399_000 },
  ],
  ['code:error.exclusion.in.progress;remainingDays=180', { key: 'error.exclusion', count: 180 }],
  ['code:error.exclusion.in.progress', { key: 'error.exclusionSoon' }],
  ['code:error.exclusion.in.progress.indefinitely', { key: 'error.exclusionIndefinite' }],
  ['code:error.sign.in.attempt.count.exceeded', { key: 'error.maxAttempt' }],
  [
    'code:error.sign.in.attempt.count.exceeded;retryAfterSeconds=841',
    { key: 'error.maxAttemptIn', count: 15 },
  ],
  ['code:error.account.deactivated', { key: 'error.blacklisted' }],
  ['code:error.account.closed', { key: 'error.closed' }],
  ['code:error.player.not.found', { key: 'error.unauthorized' }],
  ['code:error.something.new', { key: 'error.unauthorized' }],
  ['error.account.closed', { key: 'error.closed' }],
  ['Sign-in failed code:error.account.closed', { key: 'error.closed' }],
  ['code:error.account.closed timeout', { key: 'error.closed' }],
  ['Timeout', { key: 'error.timeoutOpen' }],
  ['Timeout: 2 days left', { key: 'error.timeout', count: 2 }],
  ['player has an INDEFINITE EXCLUSION', { key: 'error.exclusionIndefinite' }],
  ['Exclusion for 30 days', { key: 'error.exclusion', count: 30 }],
  ['Max attempts reached', { key: 'error.maxAttempt' }],
  ['Player is blacklisted', { key: 'error.blacklisted' }],
  ['Account closed', { key: 'error.closed' }],
  ['Incorrect username or password', { key: 'error.unauthorized' }],
  ['', { key: 'error.unauthorized' }],
])('%s', (text, failure) => {
  expect(readLoginFailure(text)).toEqual(failure)
})

test('any text has a message, and none is slow to parse', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2_000 }), (text) => {
      expect(readLoginFailure(text).key).toMatch(/^error\./)
    }),
  )
  expect(readLoginFailure(`code:x${';a'.repeat(1e5)}`).key).toBe('error.unauthorized')
})

test('too many attempts show the seconds to wait, when the platform provides them', () => {
  expect(tooManyRequests(42)).toEqual({ key: 'error.tooManyRequestsIn', count: 42 })
  for (const unknown of [undefined, 'soon', 0, -1]) {
    expect(tooManyRequests(unknown)).toEqual({ key: 'error.tooManyRequests' })
  }
})
