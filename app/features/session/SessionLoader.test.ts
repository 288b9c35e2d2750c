import { expect, test } from 'vitest'
import { sessionState } from './SessionLoader.tsx'

test.each([
  [false, false, 'Pending'],
  [false, true, 'Requested'],
  [true, true, 'Requested'],
  [true, false, 'Resolved'],
] as const)(
  'with a known session: %s and a request running: %s, the state is %s',
  (known, asking, state) => {
    expect(sessionState({ known, asking })).toBe(state)
  },
)
