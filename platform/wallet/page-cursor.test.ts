import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageCursor } from '#contracts/player-api/v1.ts'
import { readListPlace, writeListPlace } from './page-cursor.ts'

test('a cursor round-trips, and fits the length in the contract', () => {
  const text = (maxLength: number) =>
    fc
      .string({ minLength: 1, maxLength, unit: 'grapheme-ascii' })
      .filter((it) => !it.includes('\0'))
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date(Date.UTC(9999, 0)), noInvalidDate: true }),
      text(128),
      text(32),
      (at, reference, provider) => {
        const cursor = writeListPlace({ at, reference, provider })
        expect(pageCursor.safeParse(cursor).success).toBe(true)
        expect(readListPlace(cursor)).toEqual({ at, reference, provider })
      },
    ),
  )
})

const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.each([
  'x',
  written(null),
  written([]),
  written([1, 'a']),
  written(['1', 'a', 'b']),
  written([-1, 'a', 'b']),
  written([1e300, 'a', 'b']),
  written([1, 'a\0', 'b']),
  written([1, 'a', 'b', 'c']),
])('%s is not a cursor', (cursor) => {
  expect(readListPlace(cursor)).toBeNull()
})
