import { expect, test } from 'vitest'
import type { DepositState } from './deposit-states.ts'
import { worthShowing } from './read-deposits.ts'

test.each<[DepositState[], DepositState[]]>([
  [[], []],
  [
    ['WAITING', 'PENDING', 'CREATED', 'REFUNDING'],
    ['WAITING', 'PENDING', 'CREATED', 'REFUNDING'],
  ],
  // The last attempt failed: it can be made again.
  [['DECLINED'], ['DECLINED']],
  [
    ['EXPIRED', 'PENDING'],
    ['EXPIRED', 'PENDING'],
  ],
  [['REFUSED'], ['REFUSED']],
  // Tried again, paid or given up since: nothing is left to do.
  [['WAITING', 'DECLINED'], ['WAITING']],
  [['PAID'], []],
  [['CANCELLED'], []],
  [['CHARGED_BACK'], []],
])('of deposits in %o, newest first, %o are shown', (states, shown) => {
  expect(worthShowing(states.map((state) => ({ state }))).map((it) => it.state)).toEqual(shown)
})
