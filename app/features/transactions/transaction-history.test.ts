import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type HistoryEvent,
  type HistoryState,
  isPolled,
  NO_HISTORY,
  nextHistory,
} from './transaction-history.ts'
import type { TransactionRow } from './transaction-rows.server.ts'

const play = (events: readonly HistoryEvent[], from = NO_HISTORY) =>
  events.reduce(nextHistory, from)

/** Row `n` of a history with a minute between two rows, and a day between ten. */
const aRow = (n: number, what: Partial<TransactionRow> = {}): TransactionRow => ({
  id: `r-${String(n).padStart(4, '0')}`,
  reference: `r-${n}`,
  type: 'BET',
  category: 'CASINO',
  status: 'SUCCESS',
  bonus: null,
  game: null,
  round: null,
  isBet: false,
  time: '12:00',
  at: new Date(Date.UTC(2026, 0, 1 + Math.floor(n / 10), 12, n % 10)).toISOString(),
  day: `2026-01-${1 + Math.floor(n / 10)}`,
  dayLabel: { kind: 'today' },
  direction: 'out',
  amount: '-1.00',
  balanceAfter: '9.00',
  attempt: null,
  ...what,
})
const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => aRow(from + n)).reverse()
const idsOf = ({ list }: HistoryState) => list.map((it) => it.id)

const PAGE = { type: 'page', rows: rows(20, 30), position: 0, next: 'n', pageSize: 10 } as const
const FILTERED = {
  type: 'filtered',
  rows: rows(5, 8),
  position: 0,
  next: null,
  hasMore: false,
} as const
const SCROLLED = {
  type: 'scrolled',
  rows: rows(10, 20),
  hasMore: true,
  next: 'm',
  pageSize: 10,
} as const
const POLLED = { type: 'polled', rows: rows(29, 31) } as const
const SUMS = { type: 'net-position', sums: { netPosition: '-5', winLoss: '+2' } } as const
const FAILED = { type: 'failed', of: 'scroll', message: 'UNAVAILABLE' } as const
const EVENTS = [
  { type: 'requested' },
  PAGE,
  FILTERED,
  SCROLLED,
  POLLED,
  SUMS,
  { type: 'polling', on: false },
  FAILED,
  { type: 'clear' },
] as const satisfies readonly HistoryEvent[]

const STATES = {
  idle: NO_HISTORY,
  loading: play([{ type: 'requested' }]),
  loaded: play([PAGE]),
  'loaded with a filter': play([FILTERED]),
  'loading more': play([PAGE, { type: 'requested' }]),
  error: play([PAGE, FAILED]),
} satisfies Record<string, HistoryState>

describe.each(Object.entries(STATES))('a history that is %s', (_, state) => {
  const then = (event: HistoryEvent) => nextHistory(state, event)

  test('loads when requested, and clears the error', () => {
    expect(then({ type: 'requested' })).toEqual({ ...state, status: 'loading', error: null })
  })

  test('merges a plain page and takes over its position', () => {
    const next = then(PAGE)
    expect(next).toMatchObject({
      status: 'loaded',
      error: null,
      position: 0,
      next: 'n',
      hasMore: true,
    })
    expect(idsOf(next)).toEqual(
      [...new Set([...idsOf(state), ...idsOf(play([PAGE]))])].sort().reverse(),
    )
    expect(next.filterApplied).toBe(state.filterApplied)
  })

  test('is replaced by a filter', () => {
    expect(then(FILTERED)).toEqual({
      ...state,
      ...play([FILTERED]),
      netPosition: state.netPosition,
      winLoss: state.winLoss,
    })
  })

  test('advances by a page on scroll', () => {
    const next = then(SCROLLED)
    expect(next).toMatchObject({
      status: 'loaded',
      position: state.position + 10,
      hasMore: true,
      next: 'm',
    })
    expect(idsOf(next)).toEqual(expect.arrayContaining([...idsOf(state), 'r-0010']))
  })

  test('merges what the poll returns, and changes nothing else', () => {
    const { list, ...rest } = then(POLLED)
    const { list: _before, ...same } = state
    expect(rest).toEqual(same)
    expect(list[0]?.id).toBe('r-0030')
  })

  test('keeps the sums separate from the list', () => {
    expect(then(SUMS)).toEqual({ ...state, netPosition: '-5', winLoss: '+2' })
    expect(then({ type: 'net-position', sums: null })).toMatchObject({ netPosition: null })
  })

  test('is polled or not', () => {
    expect(then({ type: 'polling', on: false }).polling).toBe(false)
    expect(then({ type: 'polling', on: true })).toBe(state)
  })

  test.each(['page', 'filter', 'scroll'] as const)(
    'stores the error of a failed %s and stops loading',
    (of) => {
      const error = { of, message: 'UNAVAILABLE' }
      expect(then({ type: 'failed', ...error })).toEqual({ ...state, status: 'error', error })
    },
  )

  test('is cleared', () => {
    expect(then({ type: 'clear' })).toBe(NO_HISTORY)
  })
})

describe('a history', () => {
  test('has more only when exactly one page came back, or a filter says so', () => {
    expect(play([{ ...PAGE, rows: rows(21, 30) }]).hasMore).toBe(false)
    expect(play([{ ...PAGE, rows: [] }]).hasMore).toBe(false)
    expect(play([{ ...FILTERED, hasMore: true }]).hasMore).toBe(true)
    expect(play([PAGE, { ...SCROLLED, hasMore: false }]).hasMore).toBe(false)
  })

  test('starts a group with each first row of a day, even when the day arrives in two parts', () => {
    const state = play([
      { ...PAGE, rows: rows(15, 25) },
      { ...SCROLLED, rows: rows(8, 15) },
    ])
    expect(state.list.filter((it) => it.firstInGroup).map((it) => it.id)).toEqual([
      'r-0024',
      'r-0019',
      'r-0009',
    ])
    expect(play([PAGE]).list[0]?.firstInGroup).toBe(true)
  })

  test('shows a changed row once, in its newer version', () => {
    const state = play([
      { ...FILTERED, rows: [aRow(3, { status: 'PENDING' })] },
      { type: 'polled', rows: [aRow(3, { status: 'COMPLETED' }), aRow(4)] },
    ])
    expect(state.list.map((it) => [it.id, it.status])).toEqual([
      ['r-0004', 'SUCCESS'],
      ['r-0003', 'COMPLETED'],
    ])
  })

  test('is polled only with a filter, while it is loaded and polling is on', () => {
    expect(isPolled(play([PAGE]))).toBe(false)
    expect(isPolled(play([FILTERED]))).toBe(true)
    expect(isPolled(play([FILTERED, FAILED]))).toBe(true)
    expect(isPolled(play([FILTERED, { type: 'failed', of: 'filter', message: '' }]))).toBe(false)
    expect(isPolled(play([FILTERED, { type: 'requested' }]))).toBe(false)
    expect(isPolled(play([FILTERED, { type: 'polling', on: false }]))).toBe(false)
  })

  test('holds every row once, newest first, in whatever order rows arrive', () => {
    const some = fc.uniqueArray(fc.nat(60), { maxLength: 12 }).map((ns) => ns.map((n) => aRow(n)))
    const event = fc.oneof(
      some.map((it) => ({ ...PAGE, rows: it }) as HistoryEvent),
      some.map((it) => ({ ...SCROLLED, rows: it }) as HistoryEvent),
      some.map((it) => ({ type: 'polled', rows: it }) as HistoryEvent),
      fc.constantFrom<HistoryEvent>(...EVENTS),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const { list } = play(events)
        const ids = list.map((it) => it.id)
        expect(ids).toEqual([...new Set(ids)].sort().reverse())
        for (const [n, row] of list.entries()) {
          expect(row.firstInGroup).toBe(list[n - 1]?.day !== row.day)
        }
      }),
    )
  })
})
