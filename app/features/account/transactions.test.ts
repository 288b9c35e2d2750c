import { describe, expect, test } from 'vitest'
import { resolveLocale } from '#app/market/locale.ts'
import type { Transaction } from '#contracts/player-api/v1.ts'
import { directionOf } from './transaction-direction.ts'
import { moreTransactions, readTransactionFilter } from './transaction-filter.ts'
import { groupByDay } from './transactions.server.ts'

const CATEGORIES = ['CASINO', 'PAYMENT']
const filterOf = (query: string) => readTransactionFilter(new URLSearchParams(query), CATEGORIES)

function localeOf(segment: string) {
  const answer = resolveLocale(segment)
  if (answer.kind !== 'locale') throw new Error(segment)
  return answer.locale
}

const aTransaction = (what: Partial<Transaction>): Transaction => ({
  amount: 1,
  balanceAfterTransaction: 10,
  currency: 'EUR',
  category: 'CASINO',
  transactionDate: '2026-11-20T12:00:00.000Z',
  referenceId: 'r',
  playerId: 'p',
  status: 'SUCCESS',
  type: 'BET',
  walletId: 'w',
  ...what,
})

describe('the filter', () => {
  test('covers the last 24 hours unless the address says otherwise', () => {
    expect(filterOf('')).toEqual({ category: null, hours: 24, pages: 1, skipped: 0 })
    expect(filterOf('hours=72&category=CASINO&pages=3&skip=100')).toEqual({
      category: 'CASINO',
      hours: 72,
      pages: 3,
      skipped: 100,
    })
    expect(filterOf('hours=all').hours).toBeNull()
  })

  test.each(['category=NOPE', 'hours=-1', 'pages=-2', 'pages=1e9', 'skip=x', 'pages=0', 'pages='])(
    'takes %s for the default',
    (query) => {
      expect(filterOf(query)).toEqual(filterOf(''))
    },
  )

  test('shows one page more, ten at most, then moves on', () => {
    const page = { hasMore: true, pageSize: 10 }
    expect(moreTransactions(filterOf(''), { ...page, hasMore: false })).toBeNull()
    expect(moreTransactions(filterOf('category=CASINO'), page)).toBe('?category=CASINO&pages=2')
    expect(moreTransactions(filterOf('hours=72&pages=10'), page)).toBe('?hours=72&skip=100')
    expect(moreTransactions(filterOf('pages=99'), page)).toBe('?skip=100')
  })
})

describe('a list of transactions', () => {
  const options = (timeZone: string) => ({
    locale: localeOf('fi-FI'),
    timeZone,
    now: Date.parse('2026-11-20T23:30:00.000Z'),
    games: new Map([['moonlit', 'Moonlit Parade']]),
  })

  test('has its days in the time zone of the reader', () => {
    const rows = [
      aTransaction({ referenceId: 'a', transactionDate: '2026-11-20T22:30:00.000Z' }),
      aTransaction({ referenceId: 'b', transactionDate: '2026-11-20T12:00:00.000Z' }),
      aTransaction({ referenceId: 'c', transactionDate: '2026-11-10T12:00:00.000Z' }),
    ]
    const inHelsinki = groupByDay(rows, options('Europe/Helsinki'))
    expect(inHelsinki.map((it) => [it.day, it.label.kind, it.rows.length])).toEqual([
      ['2026-11-21', 'today', 1],
      ['2026-11-20', 'yesterday', 1],
      ['2026-11-10', 'date', 1],
    ])
    expect(inHelsinki[2]?.label).toEqual({ kind: 'date', text: 'tiistai 10. marraskuuta 2026' })
    const inUtc = groupByDay(rows, options('UTC'))
    expect(inUtc.map((it) => [it.day, it.rows.length])).toEqual([
      ['2026-11-20', 2],
      ['2026-11-10', 1],
    ])
  })

  test('says amounts with their sign, and games by their name', () => {
    const [day] = groupByDay(
      [
        aTransaction({ type: 'WIN', amount: 1234.5, gameId: 'moonlit' }),
        aTransaction({ referenceId: 'b', type: 'BET', amount: 0.1, gameId: 'unknown' }),
        aTransaction({ referenceId: 'c', type: 'WIN', amount: 0 }),
      ],
      options('UTC'),
    )
    expect(day?.rows.map((it) => [it.amount, it.game])).toEqual([
      ['+1,234.50\u00a0€', 'Moonlit Parade'],
      ['-0.10\u00a0€', null],
      ['0.00\u00a0€', null],
    ])
  })

  test('leaves out a row without a date', () => {
    expect(groupByDay([aTransaction({ transactionDate: 'soon' })], options('UTC'))).toEqual([])
  })
})

test.each([
  ['BET', 1, 'out'],
  ['WIN', 1, 'in'],
  ['WIN', 0, 'none'],
  ['BET_VOID', 1, 'in'],
  ['WITHDRAW', 5, 'out'],
  ['DEPOSIT', 5, 'in'],
  ['REVERSAL', -5, 'out'],
  ['REVERSAL', 5, 'in'],
] as const)('%s of %d goes %s', (type, amount, direction) => {
  expect(directionOf({ type, amount })).toBe(direction)
})
