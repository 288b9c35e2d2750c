import { expect, test } from 'vitest'
import { shareMarket } from './for-market.ts'

test.each([
  [null, ['FI'], true],
  [[], null, true],
  [['FI', 'NO'], ['NO'], true],
  [['FI'], ['NO'], false],
])('%j and %j', (one, other, meet) => expect(shareMarket(one, other)).toBe(meet))
