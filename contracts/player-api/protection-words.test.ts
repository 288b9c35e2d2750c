import { expect, test } from 'vitest'
import { limitErrorKey } from './protection-words.ts'

const KEY = 'player.responsibleGambling.limit'

test.each([
  ['error.deposit.limit.interval', 'D', 'error.D.interval'],
  ['error.deposit.limit.interval', 'W', 'error.W.interval'],
  ['error.deposit.limit.interval', 'M', 'error.M.interval'],
  ['error.deposit.limit.too_high', 'D', 'error.D.high'],
  ['error.deposit.limit.too_high', 'W', 'error.W.high'],
  ['error.deposit.limit.too_low', 'W', 'error.W.low'],
  ['error.deposit.limit.too_low', 'M', 'error.M.low'],
  // There is no such text: if a server returns this code, it is shown as out of bounds.
  ['error.deposit.limit.too_low', 'D', 'error.D.interval'],
  ['error.deposit.limit.too_high', 'M', 'error.M.interval'],
  ['error.deposit.limit.locked', 'D', 'locked'],
  ['error.deposit.limit.locked', 'M', 'locked'],
] as const)('%s of %s has the message key %s', (code, period, key) => {
  expect(limitErrorKey(code, period)).toBe(`${KEY}.${key}`)
})
