import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { averageCost, byEnd, groupOf, isShown, progressPart } from './reward-rules.ts'

const PLAIN = {
  assignmentId: null,
  vertical: 'CASINO',
  cashbackInfo: null,
  betBonusType: 0,
} as const
const CASHBACK = { percentage: 10, maxAmount: 50, minLoss: 20, period: 'WEEK' }

test.each([
  ['claimed', { assignmentId: 'a' }, 'active'],
  ['not claimed', {}, 'eligible'],
  ['cashback, before all else', { cashbackInfo: CASHBACK, betBonusType: -1 }, 'loyalty'],
  ['free spins by their type', { betBonusType: -1, vertical: 'SPORTS' }, 'freeSpin'],
  ['free spins by their vertical', { vertical: 'FREE_SPINS', assignmentId: 'a' }, 'freeSpin'],
  ['a free bet', { vertical: 'FREE_BET' }, 'sportsbook'],
  ['of the sportsbook, claimed', { vertical: 'SPORTS', assignmentId: 'a' }, 'sportsbook'],
] as const)('a reward is in its group: %s (GAP-130)', (_, over, group) => {
  expect(groupOf({ ...PLAIN, ...over })).toBe(group)
})

const aReward = (campaignId: string, endedAt: string | null, startedAt: string | null = null) => ({
  ...{ campaignId, endedAt, startedAt },
})

test('rewards come in the order of their end, and what never ends comes last (GAP-136)', () => {
  const inOrder = [
    aReward('soon', '2026-12-01T00:00:00Z'),
    aReward('later-new', '2026-12-02T00:00:00Z', '2026-11-20T00:00:00Z'),
    aReward('later-old', '2026-12-02T00:00:00Z', '2026-11-10T00:00:00Z'),
    aReward('later-without-a-start', '2026-12-02T00:00:00Z'),
    aReward('never-a', null),
    aReward('never-b', null),
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray(inOrder, { minLength: 6 }), (mixed) => {
      expect([...mixed].sort(byEnd)).toEqual(inOrder)
    }),
  )
})

const ALL = { bonuses: true, casino: true, liveCasino: true, sports: true }

test.each([
  ['CASINO', 'casino'],
  ['FREE_SPINS', 'casino'],
  ['LIVE_CASINO', 'liveCasino'],
  ['SPORTS', 'sports'],
  ['FREE_BET', 'sports'],
] as const)('%s is shown while %s is on (REW-21, CON-25)', (vertical, flag) => {
  const reward = { vertical, campaignStatus: 'ACTIVE' }
  expect(isShown(reward, ALL)).toBe(true)
  expect(isShown(reward, { ...ALL, [flag]: false })).toBe(false)
  expect(isShown(reward, { ...ALL, bonuses: false })).toBe(false)
  expect(isShown({ ...reward, campaignStatus: 'DRAFT' }, ALL)).toBe(false)
})

describe('the progress bar (GAP-132)', () => {
  test.each([
    [0n, 100n, 4, 0],
    [24n, 76n, 4, 0],
    [25n, 75n, 4, 25],
    [99n, 1n, 4, 75],
    [100n, 0n, 4, 100],
    [50n, 50n, 1, 50],
    [50n, 50n, 1_000, (50 * 100) / 101],
    [0n, 0n, 4, 100],
  ])('%i done and %i left in %i steps is %d', (doneMinor, leftMinor, steps, part) => {
    expect(progressPart({ doneMinor, leftMinor, steps })).toBeCloseTo(part)
  })

  test('never says more than was done, and is full only at the end', () => {
    const minor = fc.bigInt({ min: 0n, max: 10n ** 14n })
    fc.assert(
      fc.property(
        minor,
        minor,
        fc.integer({ min: -5, max: 500 }),
        (doneMinor, leftMinor, steps) => {
          const part = progressPart({ doneMinor, leftMinor, steps })
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part === 100).toBe(leftMinor === 0n)
          if (leftMinor === 0n) return
          expect(part).toBeLessThanOrEqual(
            Number((doneMinor * 1_000_000n) / (doneMinor + leftMinor)) / 10_000 + 1e-3,
          )
        },
      ),
    )
  })
})

test.each([
  [35_000n, 1_000n, 1_750n, true],
  [10_000n, 1_000n, 500n, false],
  [20_000n, 1_000n, 1_000n, true],
])('staking %i for a bonus of %i costs %i on average', (toStakeMinor, bonusMinor, minor, isAll) => {
  expect(averageCost({ toStakeMinor, bonusMinor })).toEqual({ minor, isAll })
})
