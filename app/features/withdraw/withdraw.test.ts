import { expect, test } from 'vitest'
import type { WithdrawalState } from '#contracts/player-api/withdrawal-words.ts'
import { trail } from './withdraw.server.ts'

const AT = '2026-11-20T12:00:00Z'
const made = (...states: WithdrawalState[]) => states.map((state) => ({ state, at: AT }))

test.each<[WithdrawalState[], WithdrawalState[]]>([
  [['REQUESTED'], ['APPROVED', 'PROCESSING', 'PAID']],
  [['REQUESTED', 'APPROVED', 'PROCESSING'], ['PAID']],
  [['REQUESTED', 'APPROVED', 'PROCESSING', 'PAID'], []],
  [['REQUESTED', 'CANCELLED'], []],
  [['REQUESTED', 'REJECTED'], []],
  [['REQUESTED', 'APPROVED', 'PROCESSING', 'FAILED'], []],
])('after %s comes %s', (steps, toCome) => {
  const state = steps.at(-1) ?? 'REQUESTED'
  expect(trail({ state, steps: made(...steps) })).toEqual([
    ...made(...steps),
    ...toCome.map((it) => ({ state: it, at: null })),
  ])
})
