import { describe, expect, test } from 'vitest'
import { changeAhead, refusalAhead } from './limit-preview.ts'

const NOTHING = { pendingValue: null, pendingDate: null }
const LATER = '2026-11-24T06:00:00.000Z'
const ahead = (wanted: number | null, known: Partial<Parameters<typeof changeAhead>[0]>) =>
  changeAhead({ value: 100, used: 0, ...NOTHING, ...known }, wanted)

describe('the preview before saving', () => {
  test.each([
    ['a first limit', 100, { value: null }, 'first', 100],
    ['a lower limit', 50, { used: 20 }, 'lower', 30],
    ['a higher limit, which leaves today’s as it is', 200, { used: 20 }, 'higher', 80],
    ['a removal, which leaves today’s limit as it is', null, { used: 20 }, 'removal', 80],
    [
      'the same limit, while a raise is pending',
      100,
      { pendingValue: 200, pendingDate: LATER },
      'keep',
      100,
    ],
  ] as const)('of %s', (_, wanted, known, effect, left) => {
    expect(ahead(wanted, known)).toMatchObject({ effect, left, isOverused: false })
  })

  test('counts earlier use, to the cent', () => {
    expect(ahead(50, { used: 50.01 })).toMatchObject({ left: 0, isOverused: true })
    expect(ahead(50, { used: 50 })).toMatchObject({ left: 0, isOverused: false })
    expect(ahead(50, { used: 0.1 + 0.2 })).toMatchObject({ left: 49.7 })
  })

  test('says that a pending change is dropped', () => {
    const raise = { pendingValue: 200, pendingDate: LATER }
    expect(ahead(50, raise)).toMatchObject({ effect: 'lower', dropsPending: true })
    expect(ahead(300, raise)).toMatchObject({ effect: 'higher', dropsPending: true })
    expect(ahead(null, raise)).toMatchObject({ effect: 'removal', dropsPending: true })
    expect(ahead(50, {})).toMatchObject({ dropsPending: false })
  })

  test('is empty when nothing changes', () => {
    expect(ahead(100, {})).toBe('same')
    expect(ahead(null, { value: null })).toBe('none')
    expect(ahead(200, { pendingValue: 200, pendingDate: LATER })).toBe('waiting')
    expect(ahead(null, { pendingValue: null, pendingDate: LATER })).toBe('waiting')
  })
})

describe('an amount that the platform would refuse', () => {
  const of = (value: number | null) => ({ value, min: 10, max: 20_000, locked: false })
  const limits = (D: number | null, W: number | null, M: number | null) =>
    ({ D: of(D), W: of(W), M: of(M) }) as unknown as Parameters<typeof refusalAhead>[0]

  test.each([
    ['D', 9, 'interval'],
    ['D', 10, null],
    ['D', 20_000, null],
    ['D', 20_001, 'interval'],
  ] as const)('by its bounds: %s of %d', (period, wanted, code) => {
    expect(refusalAhead(limits(null, null, null), period, wanted)).toBe(
      code && `error.deposit.limit.${code}`,
    )
  })

  test.each([
    ['D', 501, 'too_high'],
    ['D', 500, null],
    ['W', 99, 'too_low'],
    ['W', 100, null],
    ['W', 1_001, 'too_high'],
    ['M', 499, 'too_low'],
    ['M', 500, null],
  ] as const)('by its neighbours: %s of %d', (period, wanted, code) => {
    expect(refusalAhead(limits(100, 500, 1_000), period, wanted)).toBe(
      code && `error.deposit.limit.${code}`,
    )
  })

  test('by its lock, unless it is lowered (LIM-10)', () => {
    const locked = limits(100, null, null)
    locked.D.locked = true
    expect([100, 101, 50_000, 99, 1].map((wanted) => refusalAhead(locked, 'D', wanted))).toEqual([
      ...['error.deposit.limit.locked', 'error.deposit.limit.locked', 'error.deposit.limit.locked'],
      ...[null, 'error.deposit.limit.interval'],
    ])
  })
})
