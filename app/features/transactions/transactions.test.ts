import { describe, expect, test } from 'vitest'
import { resolveLocale } from '#app/market/locale.ts'
import type { Transaction } from '#contracts/player-api/v1.ts'
import {
  moreTransactions,
  readListWindow,
  readTransactionFilter,
  toSearch,
} from './transaction-filter.ts'
import {
  attemptNote,
  bonusWordOf,
  directionOf,
  toTransactionRows,
} from './transaction-rows.server.ts'
import { earliestDay, momentsOf } from './transactions.server.ts'

const WORDS = { categories: ['CASINO', 'PAYMENT'], statuses: ['PENDING'] } as const
const filterOf = (query: string) => readTransactionFilter(new URLSearchParams(query), WORDS)
const windowOf = (query: string) => readListWindow(new URLSearchParams(query))

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
  const PLAIN = {
    category: null,
    status: null,
    period: { kind: 'hours', hours: 24 },
    applied: false,
  }

  test('covers the last 24 hours unless the address says otherwise', () => {
    expect(filterOf('')).toEqual(PLAIN)
    expect(filterOf('hours=72&category=CASINO&status=PENDING')).toEqual({
      category: 'CASINO',
      status: 'PENDING',
      period: { kind: 'hours', hours: 72 },
      applied: true,
    })
    expect(filterOf('hours=all').period).toEqual({ kind: 'all' })
    expect(filterOf('pages=3').applied).toBe(false)
  })

  test('has days only when days are chosen, in order', () => {
    expect(filterOf('hours=24&from=2026-11-01').period).toEqual(PLAIN.period)
    expect(filterOf('hours=days&from=2026-11-05&to=2026-11-01').period).toEqual({
      kind: 'days',
      from: '2026-11-01',
      to: '2026-11-05',
    })
    expect(filterOf('hours=days&from=2026-02-30&to=').period).toEqual({
      kind: 'days',
      from: null,
      to: null,
    })
  })

  test.each(['category=NOPE', 'status=SUCCESS', 'hours=-1', 'hours=days ', 'from=2026-11-01'])(
    'treats %s as the default',
    (query) => {
      expect(filterOf(query)).toEqual({ ...PLAIN, applied: true })
    },
  )

  test.each(['pages=-2', 'pages=1e9', 'position=x', 'pages=0', 'pages=', 'after=%00', 'after='])(
    'treats %s as the start of the list',
    (query) => {
      expect(windowOf(query)).toEqual({ pages: 1, position: 0, after: null })
    },
  )

  test.each([
    '?',
    '?category=CASINO&status=PENDING&hours=all',
    '?hours=days&from=2026-11-01',
    '?hours=24',
  ])('of %s is written as it was parsed', (search) => {
    expect(toSearch(filterOf(search))).toBe(search)
  })

  test('shows one page more, ten at most, then continues from the last row', () => {
    const more = (query: string) =>
      moreTransactions(filterOf(query), { ...windowOf(query), next: 'place' })
    expect(more('category=CASINO&hours=24')).toBe('?category=CASINO&hours=24&pages=2')
    expect(more('hours=72&pages=10')).toBe('?hours=72&position=100&after=place')
    expect(more('pages=99&position=100&after=here')).toBe('?position=200&after=place')
    expect(more('position=100&after=here')).toBe('?pages=2&position=100&after=here')
  })
})

describe('a period', () => {
  const now = Date.parse('2026-11-20T12:00:00.000Z')
  const of = (query: string, timeZone = 'Europe/Helsinki') =>
    momentsOf(filterOf(query).period, { now, timeZone })

  test('is measured by the clock, or by the player’s days', () => {
    expect(of('')).toEqual({ from: '2026-11-19T12:00:00.000Z' })
    expect(of('hours=all')).toEqual({})
    expect(of('hours=days&from=2026-10-25&to=2026-10-25')).toEqual({
      from: '2026-10-24T21:00:00.000Z',
      to: '2026-10-25T21:59:59.999Z',
    })
    expect(of('hours=days&from=2026-03-29&to=2026-03-29', 'America/Toronto')).toEqual({
      from: '2026-03-29T04:00:00.000Z',
      to: '2026-03-30T03:59:59.999Z',
    })
  })

  test('of days starts a year ago at the earliest', () => {
    const aYear = { from: '2025-11-19T22:00:00.000Z' }
    expect(of('hours=days')).toEqual(aYear)
    expect(of('hours=days&from=2020-01-01')).toEqual(aYear)
    expect(earliestDay(Date.parse('2028-02-29T12:00:00Z'), 'UTC')).toBe('2027-03-01')
  })
})

describe('a list of transactions', () => {
  const options = (timeZone: string) => ({
    locale: localeOf('fi-FI'),
    timeZone,
    now: Date.parse('2026-11-20T23:30:00.000Z'),
    games: new Map([['moonlit', 'Moonlit Parade']]),
    noteOf: (note: string) => `told as ${note}`,
    opensDeposits: true,
  })

  test('groups days in the reader’s time zone', () => {
    const rows = [
      aTransaction({ referenceId: 'a', transactionDate: '2026-11-20T22:30:00.000Z' }),
      aTransaction({ referenceId: 'b', transactionDate: '2026-11-20T12:00:00.000Z' }),
      aTransaction({ referenceId: 'c', transactionDate: '2026-11-10T12:00:00.000Z' }),
    ]
    const daysIn = (timeZone: string) =>
      toTransactionRows(rows, options(timeZone)).map((it) => [it.day, it.dayLabel.kind])
    expect(daysIn('Europe/Helsinki')).toEqual([
      ['2026-11-21', 'today'],
      ['2026-11-20', 'yesterday'],
      ['2026-11-10', 'date'],
    ])
    expect(daysIn('UTC').map(([day]) => day)).toEqual(['2026-11-20', '2026-11-20', '2026-11-10'])
    expect(toTransactionRows(rows, options('Europe/Helsinki'))[2]?.dayLabel).toEqual({
      kind: 'date',
      text: 'tiistai 10. marraskuuta 2026',
    })
  })

  test('shows amounts with their sign, and games by their name', () => {
    const listed = toTransactionRows(
      [
        aTransaction({ type: 'WIN', amount: 1234.5, gameId: 'moonlit' }),
        aTransaction({ referenceId: 'b', type: 'BET', amount: 0.1, gameId: 'unknown' }),
        aTransaction({ referenceId: 'c', type: 'WIN', amount: 0 }),
      ],
      options('UTC'),
    )
    expect(listed.map((it) => [it.amount, it.game])).toEqual([
      ['+1,234.50\u00a0€', 'Moonlit Parade'],
      ['-0.10\u00a0€', null],
      ['0.00\u00a0€', null],
    ])
  })

  test('shows an unpaid deposit with its status, without a sign or a balance', () => {
    const attempt = { method: 'TRUSTLY', reason: 'DECLINED' } as const
    const unpaid = aTransaction({ type: 'DEPOSIT', amount: 20, status: 'FAILED', attempt })
    const [row] = toTransactionRows([unpaid], options('UTC'))
    expect(row).toMatchObject({
      ...{ direction: 'none', amount: '20.00\u00a0€', balanceAfter: null },
      attempt: { note: 'told as declined', hasPage: true },
    })
    const [paid] = toTransactionRows(
      [aTransaction({ type: 'DEPOSIT', amount: 20 })],
      options('UTC'),
    )
    expect(paid).toMatchObject({ amount: '+20.00\u00a0€', attempt: null })
  })

  test('omits a row without a date', () => {
    expect(toTransactionRows([aTransaction({ transactionDate: 'soon' })], options('UTC'))).toEqual(
      [],
    )
  })
})

test.each([
  ['WAITING_INPUT', null, 'waiting'],
  ['PENDING', null, 'pending'],
  ['CANCELLED', null, 'cancelled'],
  ['FAILED', 'DECLINED', 'declined'],
  ['FAILED', 'EXPIRED', 'expired'],
  ['FAILED', 'PROVIDER_REFUSED', 'notTaken'],
  ['FAILED', null, 'declined'],
  ['REVERTED', 'AMOUNT_DIFFERS', 'givenBackAmount'],
  ['REVERTED', 'ACCOUNT_BLOCKED', 'givenBackAccount'],
  ['REVERTED', null, 'givenBack'],
] as const)('an unpaid deposit that is %s for %s is shown as %s', (status, reason, note) => {
  expect(attemptNote({ status, attempt: { method: 'TRUSTLY', reason } })).toBe(note)
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

test('a free bet’s stake moves no money, its winnings come in', () => {
  const of = { isFreeBet: true, amount: 5 } as const
  const all = (['BET', 'BET_VOID', 'WIN', 'WIN_VOID'] as const).map((type) =>
    directionOf({ ...of, type }),
  )
  expect(all).toEqual(['none', 'none', 'in', 'out'])
  expect(directionOf({ type: 'BET', amount: 5 })).toBe('out')
})

test.each([
  [{ category: 'BONUS', type: 'DEPOSIT' }, 'received'],
  [{ category: 'BONUS', type: 'FORFEIT' }, 'lost'],
  [{ category: 'BONUS', type: 'BET', roundId: 'r' }, 'bet'],
  [{ category: 'BONUS', type: 'BET_VOID', roundId: 'r' }, 'void'],
  [{ category: 'BONUS', type: 'WIN', roundId: 'r' }, 'win'],
  [{ category: 'BONUS', type: 'WIN' }, 'worked'],
  [{ category: 'BONUS', type: 'BET', betId: 'b', isFreeBet: true }, 'freeBet'],
  [{ category: 'BONUS', type: 'WIN', betId: 'b', isFreeBet: true }, 'freeWin'],
  [{ category: 'BONUS', type: 'BET_VOID', betId: 'b', isFreeBet: true }, 'freeVoid'],
  [{ category: 'BONUS', type: 'WIN_VOID', betId: 'b', isFreeBet: true }, 'freeWinVoid'],
  [{ category: 'BONUS', type: 'LOSS', betId: 'b', isFreeBet: true }, 'freeLoss'],
  [{ category: 'BONUS', type: 'BET', betId: 'b' }, 'bet'],
  [{ category: 'BONUS', type: 'WIN', betId: 'b' }, 'win'],
  [{ category: 'BONUS', type: 'FORFEIT', betId: 'b' }, 'lost'],
  [{ category: 'BONUS', type: 'WIN_VOID', betId: 'b' }, 'winVoid'],
  [{ category: 'BONUS', type: 'LOSS', betId: 'b' }, 'betLost'],
  [{ category: 'SPORTS', type: 'BET', betId: 'b' }, null],
  [{ category: 'CASINO', type: 'WIN', roundId: 'r' }, null],
  [{ category: 'PAYMENT', type: 'DEPOSIT' }, null],
] as const)('%j is labelled %s', (row, word) => {
  expect(bonusWordOf(row)).toBe(word)
})
