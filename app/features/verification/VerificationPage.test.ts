import { expect, test } from 'vitest'
import en from '#app/market/messages/en/verification.json'
import { KYC_LEVELS } from '#contracts/player-api/account-status.ts'
import { nextStepOf, REJECTION_REASONS } from '#contracts/player-api/verification-words.ts'
import { levelTone, levelWord } from './VerificationPage.tsx'

test('every level explains its meaning, in either spelling', () => {
  const words = KYC_LEVELS.map((level) => levelWord(level))
  expect(words).not.toContain(null)
  expect([...new Set(words)].sort()).toEqual(Object.keys(en.levels).sort())
  expect(levelWord('ENHANCED KYC')).toBe('ENHANCED')
  expect(levelWord('FULLY VERIFIED')).toBe(levelWord('FULLY_VERIFIED'))
})

test('every rejection reason has a text and a next step', () => {
  expect(Object.keys(en.reasons).sort()).toEqual([...REJECTION_REASONS, 'UNKNOWN'].sort())
  expect(Object.keys(en.next).sort()).toEqual(
    [...new Set(REJECTION_REASONS.map(nextStepOf))].sort(),
  )
})

test('an unknown level is not explained, and no level that blocks money looks like success', () => {
  expect(levelWord('toString')).toBeNull()
  for (const level of ['EDD_PENDING', 'RESTRICTED', 'SUSPENDED', 'PENDING_EXPIRED'] as const) {
    expect(levelTone(level)).toBe('warning')
  }
})
