import { describe, expect, test } from 'vitest'
import type { BetChange } from '#contracts/provider-callbacks/sports-wallet.ts'
import type { BetRefusalForced } from '#contracts/qa.ts'
import { betRefusal } from '#contracts/sportsbook/book-api.ts'
import { contradictionOf, createForcedRefusals, NO_FAULTS, reportedChange } from './book-faults.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const bounds = {
  ...{ currency: 'EUR' as const, minStakeMinor: 10, maxStakeMinor: 50_000 },
  maxPayoutMinor: 900_000,
}
const bet = {
  legs: [{ event: 'e1', market: 'result', outcome: 'home', odds: 2_100, isBanker: false }],
}

describe('a forced refusal', () => {
  const force = (code: BetRefusalForced['code']): BetRefusalForced =>
    code === 'ODDS_CHANGED' ? { code, odds: 1_950 } : { code }

  test.each([
    ['ODDS_CHANGED', { leg: 0, from: 2_100, to: 1_950 }],
    ['SUSPENDED', { leg: 0, since: '2026-11-20T12:00:00.000Z' }],
    ['NOT_OFFERED', { leg: 0 }],
    ['STAKE_OUT_OF_RANGE', { minMinor: 10, maxMinor: 50_000 }],
    ['PAYOUT_TOO_HIGH', { maxPayoutMinor: 900_000, maxStakePerLineMinor: 10 }],
    ['UNAVAILABLE', {}],
    ['RELATED_LEGS', { event: 'e1' }],
    ['INSUFFICIENT_FUNDS', { balanceMinor: null }],
    ['LIMIT_REACHED', { leftMinor: 10 }],
    ['SESSION_ENDED', {}],
  ] as const)('%s has the fields of a real refusal', (code, rest) => {
    const forced = createForcedRefusals(() => NOW)
    forced.force([], { playerId: null, refusal: force(code) })
    const refusal = forced.take({ playerRef: 'p1', bounds }, bet)
    expect(refusal).toEqual({ code, ...rest })
    expect(betRefusal.safeParse(refusal).success).toBe(true)
  })

  test('of a free bet waits for a bet that uses one', () => {
    const forced = createForcedRefusals(() => NOW)
    forced.force([], { playerId: null, refusal: force('FREE_BET_TERMS') })
    expect(forced.take({ playerRef: 'p1', bounds }, bet)).toBeNull()
    expect(forced.take({ playerRef: 'p1', bounds }, { ...bet, freeBet: 'f1' })).toEqual({
      code: 'FREE_BET_TERMS',
    })
  })

  test('answers one bet, of its player only', () => {
    const forced = createForcedRefusals(() => NOW)
    forced.force(['p1', 'p1-elsewhere'], { playerId: 'one', refusal: force('UNAVAILABLE') })
    forced.force([], { playerId: null, refusal: force('NOT_OFFERED') })
    forced.force(['p1', 'p1-elsewhere'], { playerId: 'one', refusal: force('SUSPENDED') })
    expect(forced.list()).toHaveLength(2)
    const codes = ['p1', 'p2', 'p1', 'p2'].map(
      (playerRef) => forced.take({ playerRef, bounds }, bet)?.code ?? null,
    )
    expect(codes).toEqual(['SUSPENDED', 'NOT_OFFERED', null, null])
  })

  test('is forgotten with the others, or when there are too many', () => {
    const forced = createForcedRefusals(() => NOW)
    for (let n = 0; n <= 100; n += 1)
      forced.force([`p${n}`], { playerId: `${n}`, refusal: force('UNAVAILABLE') })
    expect(forced.list()).toHaveLength(100)
    expect(forced.take({ playerRef: 'p0', bounds }, bet)).toBeNull()
    forced.forget()
    expect(forced.take({ playerRef: 'p100', bounds }, bet)).toBeNull()
  })
})

describe('a change that is reported to the wallet', () => {
  const change = (outcome: BetChange['outcome']): BetChange => ({
    ...{ betId: 'b1', revision: 2, cashOuts: [], outcome, results: [null] },
  })
  const settled = (payoutMinor: number) => change({ kind: 'SETTLED', payoutMinor })
  const lying = { ...NO_FAULTS, overpays: () => true, settlesTwice: () => true }

  test('is the true one without faults', () => {
    expect(reportedChange(settled(500), 1_050, NO_FAULTS)).toEqual(settled(500))
    expect(contradictionOf(settled(500), NO_FAULTS)).toBeNull()
  })

  test('is an overpayment, or another amount, on request', () => {
    expect(reportedChange(settled(500), 1_050, lying)).toEqual(settled(1_051))
    expect(contradictionOf(settled(500), lying)).toEqual(settled(499))
    expect(contradictionOf(settled(0), lying)).toEqual(settled(1))
  })

  test('stays the true one for bets that are not settled', () => {
    for (const it of [change(null), change({ kind: 'VOID' })]) {
      expect(reportedChange(it, 1_050, lying)).toEqual(it)
      expect(contradictionOf(it, lying)).toBeNull()
    }
  })
})
