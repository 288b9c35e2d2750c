import { describe, expect, test } from 'vitest'
import type { KeptSlip } from '#contracts/sportsbook/book-api.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import {
  betRequests,
  EMPTY,
  joined,
  type Pick,
  slipNow,
  systemChoices,
  togglePick,
  withPicks,
} from './slip-model.ts'

const PLAYER = {
  ...{ currency: 'EUR', balanceMinor: 10_000 },
  ...{ minStakeMinor: 50, maxStakeMinor: 50_000, maxPayoutMinor: 100_000 },
}
const pick = (event: string, odds = 2_000, outcome = 'home'): Pick => ({
  ...{ event, market: 'result', outcome, odds, isBanker: false },
})
const offered = (id: string, odds: number | null, state: 'ACTIVE' | 'SUSPENDED' = 'ACTIVE') =>
  ({ id, markets: [{ id: 'result', state, outcomes: [{ id: 'home', odds }] }] }) as OfferedEvent
/** Every event as it was picked, but for those that are named. */
const offer =
  (changed: Readonly<Record<string, OfferedEvent | null>> = {}) =>
  (id: string) =>
    id in changed ? (changed[id] ?? null) : offered(id, 2_000)
const aSlip = (picks: Pick[], more: Partial<KeptSlip> = {}): KeptSlip => ({
  ...{ ...EMPTY, picks, stakePerLineMinor: 1_000 },
  ...more,
})
const kindsOf = (slip: KeptSlip, changed?: Parameters<typeof offer>[0]) =>
  slipNow(slip, offer(changed), { player: PLAYER }).issues.map((it) => it.kind)

test('a boosted price is shown with its normal one, and lowers the highest stake of its bet', () => {
  const event = offered('a', 2_000)
  const boost = { from: 1_900, until: '2026-11-30T12:00:00.000Z' }
  const market = { id: 'result', state: 'ACTIVE', outcomes: [{ id: 'home', odds: 2_000, boost }] }
  const changed = { a: { ...event, markets: [market] } as OfferedEvent }
  const slip = (stakePerLineMinor: number) => aSlip([pick('a'), pick('b')], { stakePerLineMinor })
  const now = slipNow(slip(5_000), offer(changed), { player: PLAYER })
  expect(now.picks.map((it) => it.boost)).toEqual([{ ...boost, odds: 2_000 }, null])
  expect(now.issues).toEqual([])
  expect(kindsOf(slip(5_001), changed)).toEqual(['highBoosted'])
  expect(kindsOf(slip(5_001))).toEqual([])
})

test('a bet builder waits for its price, and is unavailable with any of its parts', () => {
  const built = { ...pick('a'), market: 'bet-builder', outcome: 'result:home+total:2.5:over' }
  const stateOf = (market: object | null) => {
    const event = offered('a', 2_000)
    const markets = market ? [...event.markets, { id: 'bet-builder', ...market }] : event.markets
    const changed = { a: { ...event, markets } as OfferedEvent }
    return slipNow(aSlip([built]), offer(changed), { player: PLAYER }).picks[0]
  }
  const outcomes = (odds: number | null) => [{ id: built.outcome, odds }]
  expect(stateOf(null)).toMatchObject({ state: 'LOADING' })
  expect(stateOf({ state: 'ACTIVE', outcomes: outcomes(2_100) })).toMatchObject({
    ...{ state: 'OPEN', moved: { to: 2_100, isAccepted: false } },
  })
  expect(stateOf({ state: 'INACTIVE', outcomes: outcomes(null) })).toMatchObject({ state: 'GONE' })
  expect(kindsOf(aSlip([built]), { a: null })).toEqual(['gone'])
})

describe('the slip', () => {
  test('places a bet for each single, with the same stake', () => {
    const slip = aSlip([pick('a'), pick('b')])
    const now = slipNow(slip, offer(), { player: PLAYER })
    expect(now).toMatchObject({ lines: 2, stakeMinor: 2_000n, payoutMinor: 4_000n, issues: [] })
    let id = 0
    const requests = betRequests(now, slip, { key: 'k', newId: () => `id${++id}` })
    expect(requests.map((it) => [it.betId, it.legs.length])).toEqual([
      ['id1', 1],
      ['id2', 1],
    ])
  })

  test('multiplies the odds of a combination, and adds the lines of a system', () => {
    const picks = [pick('a'), pick('b'), pick('c')]
    expect(
      slipNow(aSlip(picks, { kind: 'COMBINATION' }), offer(), { player: PLAYER }),
    ).toMatchObject({
      ...{ lines: 1, stakeMinor: 1_000n, payoutMinor: 8_000n },
    })
    const trixie = aSlip(picks, { kind: 'SYSTEM', sizes: [2, 3] })
    expect(slipNow(trixie, offer(), { player: PLAYER })).toMatchObject({
      ...{ lines: 4, stakeMinor: 4_000n, payoutMinor: 20_000n },
    })
  })

  test('is a single with one pick, whatever was chosen for several', () => {
    const slip = aSlip([{ ...pick('a'), isBanker: true }], { kind: 'SYSTEM', sizes: [1] })
    expect(slipNow(slip, offer(), { player: PLAYER })).toMatchObject({ kind: 'SINGLE', issues: [] })
  })

  test.each<[string, KeptSlip, string[]]>([
    [
      'related picks',
      aSlip([pick('a'), pick('a', 3_000, 'away')], { kind: 'COMBINATION' }),
      ['related'],
    ],
    ['a system without sizes', aSlip([pick('a'), pick('b')], { kind: 'SYSTEM' }), ['sizes']],
    ['no stake', aSlip([pick('a')], { stakePerLineMinor: null }), ['empty']],
    ['a low stake', aSlip([pick('a')], { stakePerLineMinor: 49 }), ['low']],
    ['a high stake', aSlip([pick('a')], { stakePerLineMinor: 50_001 }), ['high', 'payoutStake']],
  ])('reports %s', (_, slip, kinds) => {
    const changed = { a: { ...offered('a', 2_000), markets: TWO_SIDES } as OfferedEvent }
    expect(kindsOf(slip, changed)).toEqual(kinds)
  })

  test('shows the highest stake that keeps within the highest payout', () => {
    const slip = aSlip([pick('a', 200_000)], { stakePerLineMinor: 1_000 })
    const now = slipNow(slip, offer({ a: offered('a', 200_000) }), { player: PLAYER })
    expect(now.issues).toEqual([{ kind: 'payoutStake', minor: 100_000, stakeMinor: 500 }])
  })
})
const TWO_SIDES = [
  {
    ...{ id: 'result', state: 'ACTIVE' },
    outcomes: [
      { id: 'home', odds: 2_000 },
      { id: 'away', odds: 3_000 },
    ],
  },
]

describe('odds that have moved', () => {
  test.each([
    ['NONE', 2_100, false],
    ['NONE', 1_900, false],
    ['BETTER', 2_100, true],
    ['BETTER', 1_990, false],
    ['ANY', 2_100, true],
    ['ANY', 1_800, true],
    ['ANY', 1_790, false],
  ] as const)('%s: 2.00 to %i thousandths is accepted: %s', (priceChange, to, isAccepted) => {
    const now = slipNow(aSlip([pick('a')], { priceChange }), offer({ a: offered('a', to) }), {
      player: PLAYER,
    })
    expect(now.picks[0]?.moved).toEqual({ to, isAccepted })
    expect(now.issues.map((it) => it.kind)).toEqual(isAccepted ? [] : ['moved'])
    // What is shown is what would be paid.
    expect(now.payoutMinor).toBe(isAccepted ? BigInt(to) : 2_000n)
  })

  test('are sent to the book as they were seen, not as they are now', () => {
    const slip = aSlip([pick('a')], { priceChange: 'BETTER' })
    const now = slipNow(slip, offer({ a: offered('a', 2_100) }), { player: PLAYER })
    const [request] = betRequests(now, slip, { key: 'k', newId: () => 'id' })
    expect(request?.legs[0]?.odds).toBe(2_000)
  })

  test.each([
    ['that is suspended', offered('a', 2_000, 'SUSPENDED'), 'suspended'],
    ['without a price', offered('a', null), 'gone'],
    ['whose match is no longer offered', null, 'gone'],
  ])('a pick %s is reported', (_, event, kind) => {
    expect(kindsOf(aSlip([pick('a')]), { a: event })).toEqual([kind])
  })
})

describe('picks', () => {
  test('are added, and removed when they are chosen again', () => {
    const one = togglePick(EMPTY, pick('a')) as KeptSlip
    expect(one.picks).toEqual([pick('a')])
    expect(togglePick(one, { ...pick('a'), odds: 2_500 })?.picks).toEqual([])
  })

  test('are at most 20', () => {
    const full = aSlip(Array.from({ length: 20 }, (_, at) => pick(`e${at}`)))
    expect(togglePick(full, pick('a'))).toBeNull()
  })

  test('made before the kept slip loaded are added to it, with their choices', () => {
    const kept = aSlip([pick('a'), pick('b')], { kind: 'SYSTEM', sizes: [2], favourites: ['x'] })
    const unsaved = { ...EMPTY, picks: [pick('b'), pick('c')], priceChange: 'BETTER' as const }
    const marked = { favourites: ['x', 'y'], favouriteTeams: ['Z'] }
    expect(joined(kept, { ...unsaved, ...marked })).toEqual({
      ...kept,
      picks: [pick('a'), pick('b'), pick('c')],
      ...{ priceChange: 'BETTER', ...marked },
    })
    expect(joined(kept, { ...unsaved, stakePerLineMinor: 50 }).stakePerLineMinor).toBe(50)
    const full = aSlip(Array.from({ length: 20 }, (_, at) => pick(`e${at}`)))
    expect(joined(full, unsaved).picks).toEqual(full.picks)
  })

  test('that are removed also remove the system sizes that need more of them', () => {
    const slip = aSlip([pick('a'), pick('b'), pick('c')], { kind: 'SYSTEM', sizes: [2, 3] })
    expect(withPicks(slip, [pick('a'), pick('b')]).sizes).toEqual([2])
  })

  test('offer the named systems for their number, and none with a banker', () => {
    const slip = aSlip([pick('a'), pick('b'), pick('c'), pick('d')])
    expect(systemChoices(slip).named).toEqual([
      { name: 'Yankee', sizes: [2, 3, 4], lines: 11 },
      { name: 'Lucky 15', sizes: [1, 2, 3, 4], lines: 15 },
    ])
    const banker = aSlip([{ ...pick('a'), isBanker: true }, pick('b'), pick('c')])
    expect(systemChoices(banker)).toEqual({
      named: [],
      sizes: [
        { size: 1, lines: 2 },
        { size: 2, lines: 1 },
      ],
    })
  })
})

describe('a free bet', () => {
  const FREE = {
    ...{ id: 'f', amountMinor: 500, minOdds: 3_000, scope: 'BOTH' as const },
    ...{ expiresAt: '', isUsable: true },
  }
  const live = { a: { ...offered('a', 2_000), state: 'LIVE', live: {} } as OfferedEvent }
  const nowWith = (slip: KeptSlip, over: Partial<typeof FREE> | { scope: 'LIVE' | 'PRE_MATCH' }) =>
    slipNow(slip, offer(live), { player: PLAYER, freeBet: { ...FREE, ...over } })
  const two = aSlip([pick('a'), pick('b')], { kind: 'COMBINATION', stakePerLineMinor: 9 })

  test('replaces the stake, and pays only its winnings', () => {
    const now = nowWith(two, {})
    expect(now).toMatchObject({ stakeMinor: 500n, payoutMinor: 1_500n, issues: [] })
    const asked = { key: 'k', newId: () => 'id', freeBet: FREE }
    expect(betRequests(now, two, asked)).toMatchObject([{ stakePerLineMinor: 500, freeBet: 'f' }])
    expect(betRequests(now, two, { ...asked, freeBet: null })).toMatchObject([
      { stakePerLineMinor: 9 },
    ])
  })

  test.each<[string, KeptSlip, Parameters<typeof nowWith>[1], string[]]>([
    ['low odds', two, { minOdds: 4_001 }, ['freeBetOdds']],
    ['several singles', { ...two, kind: 'SINGLE' }, {}, ['freeBetKind']],
    ['a system', { ...two, kind: 'SYSTEM', sizes: [2] }, {}, ['freeBetKind']],
    ['a match that has not started', two, { scope: 'LIVE' }, ['freeBetLive']],
    ['a live match', two, { scope: 'PRE_MATCH' }, ['freeBetBefore']],
    ['its end', two, { isUsable: false }, ['freeBetOver']],
    ['the highest payout', two, { amountMinor: 33_334 }, ['freeBetPayout']],
  ])('is restricted by its terms: %s', (_, slip, over, kinds) => {
    expect(nowWith(slip, over).issues.map((it) => it.kind)).toEqual(kinds)
  })
})

describe('bonus money', () => {
  const START = '2030-01-01T00:00:00.000Z'
  const BALANCE = {
    balanceMinor: 300,
    bonus: {
      ...{ amountMinor: 1_000, minOdds: 2_000, scope: 'BOTH' as const, maxStakeMinor: 900 },
      expiresAt: '2099-01-01T00:00:00.000Z',
    },
  }
  const live = {
    a: { ...offered('a', 2_000), state: 'LIVE', live: {}, startsAt: START } as OfferedEvent,
  }
  const nowWith = (
    slip: Partial<KeptSlip>,
    {
      own = 300,
      ...over
    }:
      | (Partial<typeof BALANCE.bonus> & { own?: number })
      | { scope: 'LIVE' | 'PRE_MATCH'; own?: number } = {},
  ) =>
    slipNow(aSlip([pick('a')], { stakePerLineMinor: 500, ...slip }), offer(live), {
      player: PLAYER,
      balance: { balanceMinor: own, bonus: { ...BALANCE.bonus, ...over } },
    })
  const two = { picks: [pick('a'), pick('b')] }

  test.each<[string, number, number, bigint]>([
    ['is not used in a stake that own money covers', 300, 300, 0n],
    ['covers what is missing', 301, 300, 1n],
    ['is the whole stake without own money', 500, 0, 500n],
    ['covers nothing where it is too little', 900, -101, 0n],
  ])('%s', (_, stakePerLineMinor, own, bonusMinor) => {
    expect(nowWith({ stakePerLineMinor }, { own })).toMatchObject({ bonusMinor, issues: [] })
  })

  test('is used in the later of several singles', () => {
    const singles = { ...two, kind: 'SINGLE' as const, stakePerLineMinor: 250 }
    expect(nowWith(singles)).toMatchObject({ stakeMinor: 500n, bonusMinor: 200n, issues: [] })
    // The first one is staked with own money only, and checked against no terms.
    const high = { ...singles, picks: [pick('a'), { ...pick('b'), odds: 2_000 }] }
    expect(nowWith(high, { scope: 'PRE_MATCH' }).issues).toEqual([])
  })

  test.each<[string, Partial<KeptSlip>, Parameters<typeof nowWith>[1], string[]]>([
    ['low odds', {}, { minOdds: 2_001 }, ['bonusOdds']],
    ['a system', { ...two, kind: 'SYSTEM', sizes: [2] }, {}, ['bonusKind']],
    ['the highest stake', {}, { maxStakeMinor: 499 }, ['bonusStake']],
    [
      'a match that has not started',
      { ...two, kind: 'COMBINATION' },
      { scope: 'LIVE' },
      ['bonusLive'],
    ],
    ['a live match', {}, { scope: 'PRE_MATCH' }, ['bonusBefore']],
    ['its end', {}, { expiresAt: '2030-01-01T05:59:59.999Z' }, ['bonusTime']],
    ['just in time', {}, { expiresAt: '2030-01-01T06:00:00.000Z' }, []],
    ['no bonus money in the stake', { stakePerLineMinor: 300 }, { minOdds: 9_000 }, []],
  ])('is restricted by its terms: %s', (_, slip, over, kinds) => {
    expect(nowWith(slip, over).issues.map((it) => it.kind)).toEqual(kinds)
  })
})
