import { expect, test } from 'vitest'
import { ROUND_SETTLES_WITHIN_HOURS } from '#contracts/player-api/rounds.ts'
import { ROUND_HOURS } from './round-hours.ts'

test('players are told the time that providers have', () => {
  expect(ROUND_HOURS).toBe(ROUND_SETTLES_WITHIN_HOURS)
})
