import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareBets, type StatedBet } from './compare-bets.ts'

const DUE = 1_000
const bet = (given: Partial<StatedBet> = {}): StatedBet => ({
  ...{ betId: 'one', revision: 2, currency: 'EUR', stakeMinor: 500n, soldStakeMinor: 0n },
  ...{ payoutMinor: 900n, isRunning: false, isFreeBet: false, changedAt: 900 },
  bonusStakeMinor: 0n,
  ...given,
})
const problems = (theirs: StatedBet[], ours: StatedBet[]) =>
  compareBets(theirs, ours, DUE).map(({ problem, betId }) => `${problem} ${betId}`)

describe('two lists of bets', () => {
  test('that agree do not differ, whatever the times of their changes', () => {
    expect(problems([bet()], [bet({ changedAt: 5_000 })])).toEqual([])
  })

  test('allow an hour for changes that are still in transit', () => {
    const young = { changedAt: DUE }
    expect(problems([bet({ revision: 3, ...young })], [bet()])).toEqual([])
    expect(problems([bet()], [bet({ revision: 3, ...young })])).toEqual([])
    expect(problems([bet(young)], [])).toEqual([])
    expect(problems([], [bet(young)])).toEqual([])
    expect(problems([bet({ revision: 3 })], [bet(young)])).toEqual(['REVISION_DIFFERS one'])
    expect(problems([bet(young)], [bet({ revision: 3 })])).toEqual(['REVISION_DIFFERS one'])
  })

  test('do not differ by a bet that was returned before it reached the wallet', () => {
    const returned = bet({ payoutMinor: 500n })
    expect(problems([returned], [])).toEqual([])
    expect(problems([{ ...returned, isRunning: true }], [])).toEqual(['MISSING_HERE one'])
    expect(problems([], [returned])).toEqual(['MISSING_THERE one'])
  })

  test('show both sides of a difference', () => {
    const ours = { revision: 2, currency: 'EUR', isRunning: false, isFreeBet: false }
    const amounts = { stakeMinor: 500, soldStakeMinor: 0, bonusStakeMinor: 0 }
    expect(compareBets([bet({ payoutMinor: 901n })], [bet()], DUE)).toEqual([
      {
        ...{ problem: 'PAYOUT_DIFFERS', betId: 'one' },
        ours: { ...ours, ...amounts, payoutMinor: 900 },
        theirs: { ...ours, ...amounts, payoutMinor: 901 },
      },
    ])
  })
})

const someBets = fc.uniqueArray(
  fc.record({
    betId: fc.stringMatching(/^[a-z]{1,6}$/),
    revision: fc.integer({ min: 1, max: 9 }),
    currency: fc.constantFrom('EUR', 'SEK'),
    stakeMinor: fc.bigInt(1n, 1_000n),
    soldStakeMinor: fc.bigInt(0n, 1_000n),
    // Never the stake itself: that bet would cancel out.
    payoutMinor: fc.bigInt(1_001n, 9_000n),
    isRunning: fc.boolean(),
    isFreeBet: fc.boolean(),
    bonusStakeMinor: fc.bigInt(0n, 1_000n),
    changedAt: fc.integer({ min: 0, max: DUE - 1 }),
  }),
  { selector: (it) => it.betId, minLength: 1, maxLength: 30 },
)
const CHANGES: readonly [(it: StatedBet) => Partial<StatedBet>, string][] = [
  [({ stakeMinor }) => ({ stakeMinor: stakeMinor + 1n }), 'STAKE_DIFFERS'],
  [({ isFreeBet }) => ({ isFreeBet: !isFreeBet }), 'STAKE_DIFFERS'],
  [({ soldStakeMinor }) => ({ soldStakeMinor: soldStakeMinor + 1n }), 'STAKE_DIFFERS'],
  [(it) => ({ bonusStakeMinor: (it.bonusStakeMinor ?? 0n) + 1n }), 'STAKE_DIFFERS'],
  [({ currency }) => ({ currency: currency === 'EUR' ? 'SEK' : 'EUR' }), 'STAKE_DIFFERS'],
  [({ payoutMinor }) => ({ payoutMinor: payoutMinor + 1n }), 'PAYOUT_DIFFERS'],
  [({ isRunning }) => ({ isRunning: !isRunning }), 'PAYOUT_DIFFERS'],
  [({ revision }) => ({ revision: revision + 1 }), 'REVISION_DIFFERS'],
]

test('a bet that is removed or changed on one side is found, and nothing else', () => {
  fc.assert(
    fc.property(someBets, fc.nat(), fc.constantFrom(...CHANGES), (both, at, [change, problem]) => {
      const one = both[at % both.length] as StatedBet
      const rest = both.filter((it) => it !== one)
      const changed = [...rest, { ...one, ...change(one) }].reverse()
      expect(problems(both, [...both].reverse())).toEqual([])
      expect(problems(both, rest)).toEqual([`MISSING_HERE ${one.betId}`])
      expect(problems(rest, both)).toEqual([`MISSING_THERE ${one.betId}`])
      expect(problems(changed, both)).toEqual([`${problem} ${one.betId}`])
      expect(problems(both, changed)).toEqual([`${problem} ${one.betId}`])
    }),
  )
})
