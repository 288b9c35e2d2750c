import { describe, expect, test } from 'vitest'
import { WARNING_RULES } from '#contracts/player-api/warning-words.ts'
import { type Facts, findHits, WARNING_TABLE } from './warning-rules.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = Date.UTC(2026, 10, 20, 12)

const NOTHING: Facts = {
  now: NOW,
  deposits: [],
  paidInByWeek: [0n, 0n, 0n, 0n, 0n],
  leastOfAWeek: 50_00n,
  playedMs: { lastDay: 0, nights: [0, 0, 0, 0, 0, 0, 0] },
  withdrawalsCancelled: [],
  depositsFailed: [],
  limitRaises: [],
}
const levels = (facts: Partial<Facts>) =>
  findHits({ ...NOTHING, ...facts }).map(({ rule, level }) => `${rule} ${level}`)
/** Deposits of 100, so many minutes ago, each with the loss before the next one. */
const chase = (...those: [minutesAgo: number, lost: bigint][]) => ({
  deposits: those.map(([ago, lostAfter]) => ({
    at: NOW - ago * MINUTE,
    amount: 100_00n,
    lostAfter,
  })),
})
const ago = (n: number, ms: number) => Array.from({ length: n }, (_, k) => NOW - ms + k)

test('every rule is a row, with a source, a window and a step', () => {
  expect(WARNING_TABLE.map((it) => it.id).toSorted()).toEqual([...WARNING_RULES].toSorted())
  for (const { steps, windowMs, restMs, source, counts } of WARNING_TABLE) {
    const numbers = steps.filter((it) => it !== null)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect([numbers.length > 0, windowMs > 0, restMs >= windowMs || restMs >= DAY]).toEqual([
      true,
      true,
      true,
    ])
    expect(`${source} ${counts}`).toMatch(/\w{20,}|\w+ \w+/)
  }
})

test('who does nothing is told nothing', () => {
  expect(levels({})).toEqual([])
})

describe('chasing', () => {
  test.each<[string, [number, bigint][], string[]]>([
    [
      'two deposits',
      [
        [50, 100_00n],
        [10, 100_00n],
      ],
      [],
    ],
    [
      'three after losing half',
      [
        [50, 50_00n],
        [30, 50_00n],
        [10, 0n],
      ],
      ['chasing 2'],
    ],
    [
      'a cent less than half',
      [
        [50, 50_00n],
        [30, 49_99n],
        [10, 0n],
      ],
      [],
    ],
    [
      'after winning',
      [
        [50, -50_00n],
        [30, -20_00n],
        [10, 0n],
      ],
      [],
    ],
    [
      'an hour exactly',
      [
        [61, 99_00n],
        [30, 99_00n],
        [1, 0n],
      ],
      ['chasing 2'],
    ],
    [
      'an hour and a minute',
      [
        [62, 99_00n],
        [30, 99_00n],
        [1, 0n],
      ],
      [],
    ],
    [
      'five',
      [
        [50, 60_00n],
        [40, 60_00n],
        [30, 60_00n],
        [20, 60_00n],
        [10, 0n],
      ],
      ['chasing 3'],
    ],
    [
      'a win between',
      [
        [50, 60_00n],
        [40, 60_00n],
        [30, -60_00n],
        [20, 60_00n],
        [10, 0n],
      ],
      ['chasing 2'],
    ],
  ])('%s', (_, those, expected) => {
    expect(levels(chase(...those))).toEqual(expected)
  })

  test('says how many there were and what was lost between', () => {
    const [hit] = findHits({ ...NOTHING, ...chase([50, 60_00n], [30, 90_50n], [10, 5_00n]) })
    expect(hit?.figures).toEqual([
      { name: 'count', unit: 'count', value: '3' },
      { name: 'lost', unit: 'money', value: '15050' },
    ])
  })
})

describe.each<[string, (n: number) => Partial<Facts>, number, number]>([
  ['depositsFailed', (n) => ({ depositsFailed: ago(n, HOUR) }), 3, 6],
  ['withdrawalsCancelled', (n) => ({ withdrawalsCancelled: ago(n, 6 * DAY) }), 2, 4],
  ['longPlay', (n) => ({ playedMs: { lastDay: n * MINUTE, nights: [] } }), 300, 480],
  ['nightPlay', (n) => ({ playedMs: { lastDay: 0, nights: Array(n).fill(HOUR) } }), 3, 5],
  [
    'limitRaise',
    (n) => ({ limitRaises: ago(n, DAY).map((at) => ({ at, used: 95n, limit: 100n })) }),
    1,
    3,
  ],
  [
    'depositsRising',
    (n) => ({ paidInByWeek: [BigInt(n) * 100n, 100_00n, 0n, 100_00n, 100_00n] }),
    200,
    400,
  ],
])('%s', (rule, facts, first, second) => {
  test.each([
    [first - 1, []],
    [first, [`${rule} 1`]],
    [second - 1, [`${rule} 1`]],
    [second, [`${rule} 2`]],
    [second * 10, [`${rule} 2`]],
  ])('of %i', (n, expected) => {
    expect(levels(facts(n))).toEqual(expected)
  })
})

test.each<[string, Partial<Facts>]>([
  ['declined a day ago', { depositsFailed: ago(9, DAY).map((at) => at - 10) }],
  ['declined in time to come', { depositsFailed: ago(9, -HOUR) }],
  ['taken back a week ago', { withdrawalsCancelled: ago(9, 7 * DAY).map((at) => at - 10) }],
  ['a limit hardly used', { limitRaises: [{ at: NOW - HOUR, used: 94n, limit: 100n }] }],
  ['a limit that was raised in spring', { limitRaises: [{ at: 0, used: 9n, limit: 9n }] }],
  ['a first week', { paidInByWeek: [900_00n, 0n, 0n, 0n, 0n] }],
  ['one week before', { paidInByWeek: [900_00n, 1n, 0n, 0n, 0n] }],
  ['little money', { paidInByWeek: [49_99n, 1_00n, 1_00n, 1_00n, 1_00n] }],
  ['short nights', { playedMs: { lastDay: 0, nights: Array(7).fill(HOUR - 1) } }],
])('no word of %s', (_, facts) => {
  expect(levels(facts)).toEqual([])
})
