import { expect, test } from 'vitest'
import { networkFailure } from './RouteError.tsx'

test.each([
  [new TypeError('Failed to fetch'), 'network'],
  [new TypeError('NetworkError when attempting to fetch resource.'), 'network'],
  [new TypeError('Load failed'), 'network'],
  [new DOMException('signal timed out', 'TimeoutError'), 'timedOut'],
  [new TypeError("Cannot read properties of undefined (reading 'x')"), null],
  [new Error('Failed to fetch'), null],
  [new DOMException('left', 'AbortError'), null],
  [{ name: 'TimeoutError' }, null],
  [null, null],
] as const)('%s is a failure of the network: %s (ERR-03)', (error, failure) => {
  expect(networkFailure(error)).toBe(failure)
})
