import { describe, expect, test } from 'vitest'
import { MARKER_RULES } from '#contracts/player-api/protection-words.ts'
import { type Facts, findMarkers, MARKER_TABLE } from './marker-rules.ts'

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
  findMarkers({ ...NOTHING, ...facts }).map(({ rule, level }) => `${rule} ${level}`)
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
  expect(MARKER_TABLE.map((it) => it.id).toSorted()).toEqual([...MARKER_RULES].toSorted())
  for (const { steps, windowMs, restMs, source, counts } of MARKER_TABLE) {
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

test('an inactive player triggers no marker', () => {
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

  test('reports the number of deposits and the losses in between', () => {
    const [hit] = findMarkers({ ...NOTHING, ...chase([50, 60_00n], [30, 90_50n], [10, 5_00n]) })
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
  ['deposits declined a day ago', { depositsFailed: ago(9, DAY).map((at) => at - 10) }],
  ['deposits declined in the future', { depositsFailed: ago(9, -HOUR) }],
  [
    'withdrawals cancelled a week ago',
    { withdrawalsCancelled: ago(9, 7 * DAY).map((at) => at - 10) },
  ],
  [
    'a raised limit that was used to 94 percent',
    { limitRaises: [{ at: NOW - HOUR, used: 94n, limit: 100n }] },
  ],
  ['a limit that was raised long ago', { limitRaises: [{ at: 0, used: 9n, limit: 9n }] }],
  ['deposits in one week only', { paidInByWeek: [900_00n, 0n, 0n, 0n, 0n] }],
  ['deposits in one earlier week only', { paidInByWeek: [900_00n, 1n, 0n, 0n, 0n] }],
  ['little money', { paidInByWeek: [49_99n, 1_00n, 1_00n, 1_00n, 1_00n] }],
  ['short nights', { playedMs: { lastDay: 0, nights: Array(7).fill(HOUR - 1) } }],
])('no marker for %s', (_, facts) => {
  expect(levels(facts)).toEqual([])
})

test.each<[string, Partial<Facts>, [name: string, unit: string, value: string][]]>([
  ['longPlay', { playedMs: { lastDay: 300.5 * MINUTE, nights: [] } }, [['time', 'minutes', '301']]],
  [
    'nightPlay',
    { playedMs: { lastDay: 0, nights: [HOUR, HOUR - 1, 2 * HOUR, 3 * HOUR] } },
    [
      ['count', 'count', '3'],
      ['time', 'minutes', '360'],
    ],
  ],
  [
    'depositsRising',
    { paidInByWeek: [600_00n, 100_00n, 0n, 0n, 50_00n] },
    [
      ['paidIn', 'money', '60000'],
      ['usual', 'money', '7500'],
    ],
  ],
  [
    'limitRaise',
    {
      limitRaises: [
        { at: NOW - HOUR, used: 99n, limit: 100n },
        { at: NOW, used: 96n, limit: 90n },
        { at: NOW - MINUTE, used: 95n, limit: 0n },
      ],
    },
    [
      ['count', 'count', '2'],
      ['used', 'money', '96'],
      ['limit', 'money', '90'],
    ],
  ],
  [
    'limitRaise',
    { limitRaises: [{ at: NOW, used: 5_900n, limit: 6_000n, isTime: true }] },
    [
      ['count', 'count', '1'],
      ['used', 'minutes', '59'],
      ['limit', 'minutes', '60'],
    ],
  ],
  ['depositsFailed', { depositsFailed: ago(4, HOUR) }, [['count', 'count', '4']]],
])('%s reports what was measured', (rule, facts, figures) => {
  const hit = findMarkers({ ...NOTHING, ...facts }).find((it) => it.rule === rule)
  expect(hit?.figures.map(({ name, unit, value }) => [name, unit, value])).toEqual(figures)
})

test('of several series of deposits the longest counts, of equal ones the last', () => {
  const deposits = chase(
    [300, 60_00n],
    [290, 60_00n],
    [280, 0n],
    [50, 90_00n],
    [40, 80_00n],
    [30, 0n],
  )
  const [hit] = findMarkers({ ...NOTHING, ...deposits })
  expect(hit?.figures.at(-1)?.value).toBe('17000')
})

test.each<[string, Partial<Facts>, string[]]>([
  [
    'a rise at exactly the minimum sum of a week',
    { paidInByWeek: [50_00n, 10_00n, 10_00n, 0n, 0n], leastOfAWeek: 50_00n },
    ['depositsRising 2'],
  ],
  ['declines at this moment', { depositsFailed: [NOW, NOW, NOW] }, ['depositsFailed 1']],
  ['declines exactly a window ago', { depositsFailed: [NOW - DAY, NOW - DAY, NOW - DAY] }, []],
  [
    'a raise of exactly 30 days ago',
    { limitRaises: [{ at: NOW - 30 * DAY, used: 1n, limit: 1n }] },
    [],
  ],
  ['a raise in the future', { limitRaises: [{ at: NOW + 1, used: 1n, limit: 1n }] }, []],
])('%s', (_, facts, expected) => {
  expect(levels(facts)).toEqual(expected)
})
