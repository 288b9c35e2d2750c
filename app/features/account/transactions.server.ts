import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Locale } from '#app/market/locale.ts'
import { callerOf } from '#app/session/caller.server.ts'
import { readTimeZone } from '#app/session/cookies.server.ts'
import type { Player } from '#app/session/player.ts'
import { fromApiAmount } from '#contracts/money.ts'
import {
  TRANSACTION_CATEGORIES,
  TRANSACTION_PAGE_SIZE,
  type Transaction,
} from '#contracts/player-api/v1.ts'
import { formatMoney, isCurrency } from '#markets/currencies.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { readGameNames } from './game-names.query.server.ts'
import { type Direction, directionOf } from './transaction-direction.ts'
import {
  moreTransactions,
  readTransactionFilter,
  type TransactionFilter,
} from './transaction-filter.ts'

export type TransactionRow = {
  id: string
  type: Transaction['type']
  category: Transaction['category']
  status: Transaction['status']
  /** The game of a bet or win, where the catalogue knows it. */
  game: string | null
  /** The id of the round that it belongs to, for its page. */
  round: string | null
  time: string
  at: string
  direction: Direction
  /** With its sign, ready to read. */
  amount: string
  balanceAfter: string
}

export type TransactionDay = {
  /** ISO day, the key of the group. */
  day: string
  label: { kind: 'today' } | { kind: 'yesterday' } | { kind: 'date'; text: string }
  rows: TransactionRow[]
}

type TransactionCategory = (typeof TRANSACTION_CATEGORIES)[number]

export type TransactionsPage =
  | {
      state: 'listed'
      filter: TransactionFilter
      categories: readonly TransactionCategory[]
      days: TransactionDay[]
      more: string | null
      timeZone: string
    }
  | { state: 'failed'; filter: TransactionFilter; categories: readonly TransactionCategory[] }

/** The player's transactions, newest first, in groups by day of the visitor's time zone (BNK-*, GAP-071). */
export async function readTransactionsPage(
  args: LoaderFunctionArgs,
  { player, locale }: { player: Player; locale: Locale },
): Promise<TransactionsPage> {
  const { request, context } = args
  const filter = readTransactionFilter(new URL(request.url).searchParams, TRANSACTION_CATEGORIES)
  const now = context.clock()
  const answer = await context.platform.readTransactions(
    { ...callerOf(args, player), signal: request.signal },
    {
      limit: filter.pages * TRANSACTION_PAGE_SIZE,
      position: filter.skipped,
      ...(filter.category === null ? {} : { category: filter.category }),
      ...(filter.hours === null
        ? {}
        : { from: new Date(now - filter.hours * 3_600_000).toISOString() }),
    },
  )
  const categories = TRANSACTION_CATEGORIES
  if (!answer.ok) return { state: 'failed', filter, categories }
  const timeZone = readTimeZone(request)
  const { transactions } = answer.value
  const games = await readGameNames(
    context,
    transactions.map((it) => it.gameId),
  )
  return {
    state: 'listed',
    filter,
    categories,
    days: groupByDay(transactions, { locale, timeZone, now, games }),
    more: moreTransactions(filter, {
      hasMore: answer.value.hasMore,
      pageSize: TRANSACTION_PAGE_SIZE,
    }),
    timeZone,
  }
}

/** Texts are made here, not in the browser: two editions of time-zone data would not hydrate alike. */
export function groupByDay(
  transactions: readonly Transaction[],
  options: {
    locale: Locale
    timeZone: string
    now: number
    games: ReadonlyMap<string, string>
  },
): TransactionDay[] {
  const { locale, timeZone, now, games } = options
  const intl = LANGUAGES[locale.language].intl
  const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const longDay = new Intl.DateTimeFormat(intl, { timeZone, dateStyle: 'full' })
  const clock = new Intl.DateTimeFormat(intl, { timeZone, timeStyle: 'short' })
  const today = isoDay.format(now)
  const yesterday = isoDay.format(now - 86_400_000)
  const days: TransactionDay[] = []
  for (const transaction of transactions) {
    const at = new Date(transaction.transactionDate)
    if (Number.isNaN(at.getTime())) continue
    const day = isoDay.format(at)
    const game = games.get(transaction.gameId ?? '') ?? null
    const row = { ...toRow(transaction, locale), game, time: clock.format(at) }
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(row)
    else {
      const label: TransactionDay['label'] =
        day === today
          ? { kind: 'today' }
          : day === yesterday
            ? { kind: 'yesterday' }
            : { kind: 'date', text: longDay.format(at) }
      days.push({ day, label, rows: [row] })
    }
  }
  return days
}

const SIGNS: Readonly<Record<Direction, string>> = { in: '+', out: '-', none: '' }

function toRow(transaction: Transaction, locale: Locale): Omit<TransactionRow, 'game' | 'time'> {
  const direction = directionOf(transaction)
  const currency = isCurrency(transaction.currency) ? transaction.currency : locale.market.currency
  const minor = fromApiAmount(Math.abs(transaction.amount))
  const money = (amount: bigint) => formatMoney(amount, currency, locale.language)
  return {
    id: transaction.referenceId,
    round:
      transaction.provider && transaction.roundId
        ? `${transaction.provider}:${transaction.roundId}`
        : null,
    type: transaction.type,
    category: transaction.category,
    status: transaction.status,
    at: transaction.transactionDate,
    direction,
    amount: `${SIGNS[direction]}${money(minor)}`,
    balanceAfter: money(fromApiAmount(transaction.balanceAfterTransaction)),
  }
}
