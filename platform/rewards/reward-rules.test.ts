import { describe, expect, test } from 'vitest'
import { toBonusCode } from '#contracts/player-api/bonus-code.ts'
import { productOfReward } from '#contracts/player-api/reward-words.ts'
import { codeRefusal } from './bonus-codes.ts'
import { type BonusTerms, percentIn, toRewardTerms, withVersion } from './bonus-terms.ts'
import { limitationOf } from './game-limitations.ts'
import { inOrder } from './read-rewards.ts'

const TERMS: BonusTerms = withVersion({
  ...{ kind: 'DEPOSIT_MATCH', currency: 'EUR', percentage: 50, maxMinor: '5000' },
  ...{ minDepositMinor: '2000', wrMultiplier: 10, hoursToFulfil: 1_440, maxStakeMinor: '500' },
  contributions: { slot: 100, roulette: 10, jackpot: 0 },
  excludedGames: ['relax:velvet', 'relax:a:b'],
  audience: 'established',
})

test.each([
  ['slot', 'lantern', 100],
  ['roulette', 'lantern', 10],
  ['jackpot', 'lantern', 0],
  ['wheel', 'lantern', 0],
  ['constructor', 'lantern', 0],
  ['slot', 'velvet', 0],
])('a stake in a %s called %s counts %i percent', (gameType, gameId, percent) => {
  expect(percentIn(TERMS, { provider: 'relax', gameId, gameType })).toBe(percent)
  expect(percentIn(TERMS, { provider: 'other', gameId: 'velvet', gameType: 'slot' })).toBe(100)
})

test('terms are shown as enforced, without zero contributions', () => {
  expect(toRewardTerms(TERMS)).toMatchObject({
    ...{ percentage: 50, maxAmount: 50, minDeposit: 20, maxStake: 5, version: TERMS.version },
    contributions: [
      { gameType: 'roulette', percent: 10 },
      { gameType: 'slot', percent: 100 },
    ],
    excludedGames: [
      { provider: 'relax', gameId: 'a:b' },
      { provider: 'relax', gameId: 'velvet' },
    ],
  })
})

describe('the limitation of a game by a bonus', () => {
  const running = { vertical: 'CASINO', terms: TERMS, wager_done: 0n, wager_required: 10n } as const
  const at = (gameId: string, provider?: string) => ({ gameId, provider })
  test.each([
    ['without a bonus', [], at('lantern', 'relax'), { kind: 'CASINO', gameType: 'slot' }, 0],
    ['in a slot', [running], at('lantern', 'relax'), { kind: 'CASINO', gameType: 'slot' }, 2],
    ['excluded by name', [running], at('velvet', 'relax'), { kind: 'CASINO', gameType: 'slot' }, 1],
    [
      'excluded by type',
      [running],
      at('lantern', 'relax'),
      { kind: 'CASINO', gameType: 'wheel' },
      1,
    ],
    [
      'of another vertical',
      [running],
      at('lantern', 'relax'),
      { kind: 'LIVE_CASINO', gameType: 'slot' },
      0,
    ],
    ['of an unknown game', [running], at('lantern'), null, 2],
    ['of a game that is known by its id only', [running], at('velvet'), null, 1],
    [
      'with wagering complete',
      [{ ...running, wager_done: 10n }],
      at('lantern', 'relax'),
      { kind: 'CASINO', gameType: 'slot' },
      0,
    ],
  ] as const)('%s', (_, all, asked, facts, code) => {
    expect(limitationOf(all, asked, facts)).toBe(code)
  })
})

test('rewards are sorted by their end, none last, then the newest, then by id', () => {
  const one = (campaignId: string, startedAt: string, endedAt: string | null) => ({
    ...{ campaignId, startedAt: `${startedAt}T00:00:00.000Z` },
    endedAt: endedAt && `${endedAt}T00:00:00.000Z`,
  })
  const sorted = [
    one('a', '2026-01-01', '2026-06-01'),
    one('b', '2026-02-01', '2026-07-01'),
    one('c', '2026-01-01', '2026-07-01'),
    one('d', '2026-03-01', null),
    one('e', '2026-01-01', null),
    one('f', '2026-01-01', null),
  ]
  expect([...sorted].reverse().sort(inOrder)).toEqual(sorted)
})

describe('a code', () => {
  const now = new Date('2026-11-20')
  const offer = {
    status: 'ACTIVE',
    starts_at: new Date('2026-01-01'),
    ends_at: null,
    refusal: null,
  } as const
  const past = new Date('2026-02-01')
  test.each([
    ['that does not exist', undefined, 'error.bonus_code.not_found'],
    [
      'of a future offer',
      { ...offer, starts_at: new Date('2027-01-01') },
      'error.bonus_code.not_found',
    ],
    [
      'of an offer that is over',
      { ...offer, ends_at: past, refusal: 'BONUS_UNAVAILABLE' },
      'error.bonus_code.expired',
    ],
    [
      'of a cancelled offer',
      { ...offer, status: 'CANCELED', refusal: 'BONUS_UNAVAILABLE' },
      'error.bonus_code.expired',
    ],
    ['of another market', { ...offer, refusal: 'BONUS_UNAVAILABLE' }, 'error.bonus_code.not_found'],
    ['that was used', { ...offer, refusal: 'BONUS_ALREADY_HAD' }, 'error.bonus_code.already_used'],
    [
      'of a player who may not have bonuses',
      { ...offer, refusal: 'BONUS_FORBIDDEN' },
      'BONUS_FORBIDDEN',
    ],
    ['that needs a deposit', { ...offer, refusal: 'BONUS_DEPOSIT_REQUIRED' }, null],
    [
      'while another bonus is active',
      { ...offer, refusal: 'error.bonus.active.already.exists' },
      null,
    ],
    ['that is valid', offer, null],
  ] as const)('%s', (_, found, refusal) => {
    expect(codeRefusal(found, now)).toBe(refusal)
  })

  test.each([
    [' harbour-10 ', 'HARBOUR-10'],
    ['ab', null],
    ['with space', null],
    ['a'.repeat(31), null],
    ['ä-code', null],
  ])('typed as %j is %j', (typed, code) => {
    expect(toBonusCode(typed)).toBe(code)
  })
})

test('every kind of bonus counts towards its product', () => {
  expect(productOfReward('FREE_BET')).toBe('SPORTS')
  expect(productOfReward('FREE_SPINS')).toBe('CASINO')
  expect(productOfReward('LIVE_CASINO')).toBe('LIVE_CASINO')
})
