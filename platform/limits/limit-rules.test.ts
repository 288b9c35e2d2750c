import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LIMIT_TYPES } from '#contracts/player-api/deposit-words.ts'
import type { LimitKind, LimitPeriod } from '#contracts/player-api/protection-words.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import type { LimitsBeforePlay, PlayRules } from '#markets/types.ts'
import { limitBounds } from './limit-bounds.ts'
import {
  CONFIRM_WITHIN_MS,
  decideLimit,
  increaseFrom,
  type LimitAsk,
  type LimitQuestion,
  type LimitState,
} from './limit-rules.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const SECOND = 1_000
const HOUR = 3_600_000
const PLAIN: PlayRules['limitIncrease'] = {
  delayHours: 24,
  afterPeriodEnd: false,
  confirmed: false,
}
const NONE: LimitState = { valueMinor: null, pending: null, locked: false }
const of = (euros: number | null, over: Partial<LimitState> = {}): LimitState => ({
  ...NONE,
  valueMinor: euros === null ? null : BigInt(euros) * 100n,
  ...over,
})

type Over = Partial<Omit<LimitQuestion, 'limits'>> & Partial<Record<LimitPeriod, LimitState>>
function question({ D = NONE, W = NONE, M = NONE, ...over }: Over = {}): LimitQuestion {
  const period = over.period ?? 'D'
  return {
    period,
    limits: { D, W, M },
    bounds: limitBounds({ kind: 'deposit', period }, 'EUR', null),
    rule: PLAIN,
    isRequired: false,
    mayRelax: true,
    now: NOW,
    periodEndsAt: NOW + 12 * HOUR,
    ...over,
  }
}
const save = (euros: number): LimitAsk => ({ op: 'save', valueMinor: BigInt(euros) * 100n })
function decided(ask: LimitAsk, over: Over = {}) {
  const decision = decideLimit(ask, question(over))
  if (!decision.ok) throw new Error(decision.refusal)
  return decision.value
}
function refused(ask: LimitAsk, over: Over = {}) {
  const decision = decideLimit(ask, question(over))
  return decision.ok ? null : decision.refusal
}

describe('lowering', () => {
  test('the first limit, and every lower one, takes effect at once and cancels what is pending', () => {
    expect(decided(save(100))).toMatchObject({
      next: { valueMinor: 10_000n, pending: null },
      event: 'SET',
      notice: 'updated',
    })
    const pending = { valueMinor: 50_000n, from: NOW + HOUR, confirmBy: null }
    expect(decided(save(99), { D: of(100, { pending }) })).toMatchObject({
      next: { valueMinor: 9_900n, pending: null },
      event: 'LOWERED',
      notice: 'updated',
    })
  })

  test('no request ever raises the limit in force immediately', () => {
    const euros = fc.integer({ min: 10, max: 20_000 })
    const ask = fc.oneof(
      euros.map(save),
      fc.constant<LimitAsk>({ op: 'delete' }),
      fc.constant<LimitAsk>({ op: 'cancel' }),
      fc.constant<LimitAsk>({ op: 'confirm' }),
    )
    const pending = fc.record({
      valueMinor: fc.option(euros.map((it) => BigInt(it) * 100n)),
      from: fc.integer({ min: NOW + 1, max: NOW + 200 * HOUR }),
      confirmBy: fc.constantFrom(null, NOW + 400 * HOUR),
    })
    fc.assert(
      fc.property(euros, ask, fc.option(pending), (value, asked, waits) => {
        const D = of(value, { pending: waits })
        const result = decided(asked, { D })
        const after = result === null ? D.valueMinor : result.next.valueMinor
        expect(after).not.toBeNull()
        expect(after).toBeLessThanOrEqual(BigInt(value) * 100n)
      }),
    )
  })
})

describe('raising and removing', () => {
  test('are pending, and say what is pending', () => {
    expect(decided(save(101), { D: of(100) })).toEqual({
      next: {
        valueMinor: 10_000n,
        pending: { valueMinor: 10_100n, from: NOW + 24 * HOUR, confirmBy: null },
      },
      event: 'RAISE_ASKED',
      notice: 'updateReceived',
    })
    expect(decided({ op: 'delete' }, { D: of(100) })).toEqual({
      next: {
        valueMinor: 10_000n,
        pending: { valueMinor: null, from: NOW + 24 * HOUR, confirmBy: null },
      },
      event: 'REMOVAL_ASKED',
      notice: 'removalReceived',
    })
  })

  test('are refused where the account may not relax a limit, while stricter changes are accepted', () => {
    const mayRelax = false
    const due = { valueMinor: 20_000n, from: NOW - 1, confirmBy: NOW + HOUR }
    const D = of(100, { pending: due })
    for (const ask of [save(101), { op: 'delete' }, { op: 'confirm' }] as const) {
      expect(refused(ask, { D, mayRelax })).toBe('ACCOUNT_RESTRICTED')
    }
    for (const ask of [save(99), save(100), { op: 'cancel' }] as const) {
      expect(decided(ask, { D, mayRelax })?.next.pending).toBeNull()
    }
    expect(decided(save(100), { mayRelax })?.event).toBe('SET')
  })

  test('another raise restarts the wait, the same one does not', () => {
    const pending = { valueMinor: 20_000n, from: NOW + HOUR, confirmBy: null }
    const D = of(100, { pending })
    expect(decided(save(200), { D })).toBeNull()
    expect(decided(save(150), { D })?.next.pending).toMatchObject({ from: NOW + 24 * HOUR })
    expect(decided(save(300), { D })?.next.pending).toMatchObject({ from: NOW + 24 * HOUR })
  })

  test('are cancelled explicitly or by requesting the limit in force; repeating has no effect', () => {
    const pending = { valueMinor: 20_000n, from: NOW + HOUR, confirmBy: null }
    const D = of(100, { pending })
    for (const ask of [save(100), { op: 'cancel' } as const]) {
      expect(decided(ask, { D })).toEqual({
        next: { valueMinor: 10_000n, pending: null },
        event: 'CANCELLED',
        notice: 'canceled',
      })
      expect(decided(ask, { D: of(100) })).toBeNull()
    }
    const removal = { valueMinor: null, from: NOW + HOUR, confirmBy: null }
    expect(decided({ op: 'delete' }, { D: of(100, { pending: removal }) })).toBeNull()
    expect(decided({ op: 'delete' })).toBeNull()
  })

  test.each(MARKET_CODES)(
    'in %s take effect exactly when due, never before the market’s delay',
    (code) => {
      const rule = MARKETS[code].limitIncrease
      const delay = rule.delayHours * HOUR
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 45 * 24 * HOUR }), (left) => {
          const from = increaseFrom({ rule, now: NOW, periodEndsAt: NOW + left })
          expect(from).toBeGreaterThanOrEqual(NOW + delay)
          if (rule.afterPeriodEnd) expect(from).toBe(NOW + Math.max(delay, left))
          else expect(from).toBe(NOW + delay)
        }),
      )
    },
  )

  test('in Sweden a raise a day before the end of the week works two days after it', () => {
    const weekEnd = NOW + 24 * HOUR
    const rule = MARKETS.PP.limitIncrease
    expect(increaseFrom({ rule, now: NOW, periodEndsAt: weekEnd })).toBe(weekEnd + 48 * HOUR)
    expect(increaseFrom({ rule, now: NOW, periodEndsAt: NOW + 100 * HOUR })).toBe(NOW + 100 * HOUR)
  })
})

describe('where a second confirmation is required', () => {
  const rule = MARKETS.GG.limitIncrease
  const from = NOW
  const confirmBy = from + CONFIRM_WITHIN_MS
  const D = of(100, { pending: { valueMinor: 20_000n, from, confirmBy } })

  test('the raise has a deadline for the confirmation', () => {
    expect(decided(save(200), { D: of(100), rule })?.next.pending).toEqual({
      valueMinor: 20_000n,
      from: NOW + 24 * HOUR,
      confirmBy: NOW + 24 * HOUR + CONFIRM_WITHIN_MS,
    })
  })

  test.each([
    [from - SECOND, false],
    [from, true],
    [confirmBy - SECOND, true],
    [confirmBy, false],
  ])('at %i it is accepted: %s', (now, isTaken) => {
    const decision = decided({ op: 'confirm' }, { D, rule, now })
    expect(decision?.next.valueMinor ?? null).toBe(isTaken ? 20_000n : null)
    expect(decision?.event ?? null).toBe(isTaken ? 'RAISED' : null)
  })

  test('a removal can be confirmed too', () => {
    const removal = of(100, { pending: { valueMinor: null, from, confirmBy } })
    expect(decided({ op: 'confirm' }, { D: removal, rule })).toEqual({
      next: { valueMinor: null, pending: null },
      event: 'REMOVED',
      notice: 'updated',
    })
  })

  test('elsewhere there is nothing to confirm', () => {
    const pending = { valueMinor: 20_000n, from, confirmBy: null }
    expect(decided({ op: 'confirm' }, { D: of(100, { pending }) })).toBeNull()
  })
})

describe('what is rejected', () => {
  const at = (kind: LimitKind, period: LimitPeriod, first: LimitsBeforePlay | null) =>
    limitBounds({ kind, period }, 'EUR', first)

  test.each(LIMIT_TYPES)('%s: one unit outside its bounds, in any currency', (period) => {
    for (const currency of ['EUR', 'NOK', 'CLP', 'JPY'] as const) {
      const bounds = limitBounds({ kind: 'spend', period }, currency, null)
      const at = (valueMinor: bigint) => refused({ op: 'save', valueMinor }, { period, bounds })
      expect([bounds.minMinor, bounds.maxMinor].map(at)).toEqual([null, null])
      expect([bounds.minMinor - 1n, bounds.maxMinor + 1n].map(at)).toEqual([
        'error.deposit.limit.interval',
        'error.deposit.limit.interval',
      ])
    }
  })

  test('the bounds are those of GAP-085', () => {
    const most = LIMIT_TYPES.map((it) => at('deposit', it, null).maxMinor)
    expect(most).toEqual([2_000_000n, 5_000_000n, 10_000_000n])
    const swedish = limitBounds({ kind: 'deposit', period: 'D' }, 'SEK', null)
    expect(swedish).toEqual({ minMinor: 10_000n, maxMinor: 20_000_000n })
  })

  test('a limit on time is from one minute to the whole period, whatever the currency (LIM-24)', () => {
    for (const code of ['EUR', 'JPY'] as const) {
      const bounds = LIMIT_TYPES.map((period) => limitBounds({ kind: 'time', period }, code, null))
      expect(bounds.map((it) => it.minMinor)).toEqual([100n, 100n, 100n])
      expect(bounds.map((it) => it.maxMinor / 100n)).toEqual([1_440n, 10_080n, 44_640n])
    }
  })

  test('a statutory maximum applies to its period and shorter ones, of its kind only', () => {
    const first = MARKETS.DE.limitsBeforePlay
    expect(LIMIT_TYPES.map((it) => at('deposit', it, first).maxMinor)).toEqual([
      100_000n,
      100_000n,
      100_000n,
    ])
    expect(at('loss', 'M', first).maxMinor).toBe(10_000_000n)
    const byDay = { kind: 'deposit', periods: ['D'], highestMinor: 5_000n } as const
    expect(LIMIT_TYPES.map((it) => at('deposit', it, byDay).maxMinor)).toEqual([
      5_000n,
      5_000_000n,
      10_000_000n,
    ])
  })

  test('a mandatory limit can be lowered and raised, but never removed', () => {
    const D = of(100)
    const isRequired = true
    expect(refused({ op: 'delete' }, { D, isRequired })).toBe('error.deposit.limit.required')
    expect(decided(save(50), { D, isRequired })).toMatchObject({ event: 'LOWERED' })
    expect(decided(save(150), { D, isRequired })).toMatchObject({ event: 'RAISE_ASKED' })
    const pending = { valueMinor: null, from: NOW, confirmBy: NOW + HOUR }
    const waits = { D: of(100, { pending }), isRequired }
    expect(refused({ op: 'confirm' }, waits)).toBe('error.deposit.limit.required')
    expect(decided({ op: 'cancel' }, waits)).toMatchObject({ event: 'CANCELLED' })
    // A raise is confirmed as before, and with nothing pending there is nothing to confirm.
    const raise = { valueMinor: 20_000n, from: NOW, confirmBy: NOW + HOUR }
    const raised = decided({ op: 'confirm' }, { D: of(100, { pending: raise }), isRequired })
    expect(raised).toMatchObject({ event: 'RAISED' })
    expect(decided({ op: 'confirm' }, { D, isRequired })).toBeNull()
  })

  test.each([
    ['D', 201, { W: of(200) }, 'error.deposit.limit.too_high'],
    ['D', 200, { W: of(200) }, null],
    ['D', 301, { M: of(300) }, 'error.deposit.limit.too_high'],
    ['W', 301, { M: of(300) }, 'error.deposit.limit.too_high'],
    ['W', 99, { D: of(100) }, 'error.deposit.limit.too_low'],
    ['W', 100, { D: of(100) }, null],
    ['M', 99, { D: of(100) }, 'error.deposit.limit.too_low'],
    ['M', 199, { W: of(200) }, 'error.deposit.limit.too_low'],
    ['M', 200, { W: of(200), D: of(100) }, null],
  ] as const)('%s of %i against %o: %s', (period, euros, limits, refusal) => {
    expect(refused(save(euros), { ...limits, period })).toBe(refusal)
  })

  test('a pending value is not compared with (GAP-086)', () => {
    const pending = { valueMinor: 50_000n, from: NOW + HOUR, confirmBy: null }
    expect(refused(save(300), { W: of(200, { pending }) })).toBe('error.deposit.limit.too_high')
  })

  test('a locked limit can only be lowered (LIM-10)', () => {
    const pending = { valueMinor: 50_000n, from: NOW, confirmBy: NOW + HOUR }
    const D = of(100, { locked: true, pending })
    for (const ask of [
      save(100),
      save(101),
      { op: 'delete' },
      { op: 'cancel' },
      { op: 'confirm' },
    ] as LimitAsk[]) {
      expect(refused(ask, { D })).toBe('error.deposit.limit.locked')
    }
    expect(decided(save(99), { D })).toMatchObject({
      next: { valueMinor: 9_900n, pending: null },
      event: 'LOWERED',
    })
    expect(decided(save(50), { D: of(null, { locked: true }) })).toMatchObject({ event: 'SET' })
    expect(refused(save(9), { D })).toBe('error.deposit.limit.interval')
  })
})
