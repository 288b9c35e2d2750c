import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadGameNames } from '#app/content/games/game-names.query.server.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import type { Who } from '#app/session/caller.server.ts'
import { callerOf } from '#app/session/caller.server.ts'
import { knownZone, readTimeZone } from '#app/session/cookies.server.ts'
import type { NetPosition } from '#contracts/player-api/statement.ts'
import {
  TRANSACTION_CATEGORIES,
  TRANSACTION_PAGE_SIZE,
  TRANSACTION_STATUSES,
} from '#contracts/transaction-words.ts'
import { formatApiAmount } from '#markets/format-amount.ts'
import { addDays, dayStart, localDay } from '#markets/local-moment.ts'
import type { FilterPeriod } from './transaction-filter.ts'
import {
  type ListWindow,
  readListWindow,
  readTransactionFilter,
  type TransactionFilter,
} from './transaction-filter.ts'
import { type TransactionRow, toTransactionRows } from './transaction-rows.server.ts'

/** Formatted, with their signs (BNK-11). */
export type TransactionSums = { netPosition: string; winLoss: string }

/** A part of the list: in the initial page, when loading more, and for polling. */
export type TransactionPart =
  | {
      state: 'listed'
      rows: TransactionRow[]
      hasMore: boolean
      position: number
      /** Of its last page. */
      next: string | null
      pageSize: number
      sums: TransactionSums | null
    }
  | { state: 'failed'; message: string }

export type TransactionsPage = {
  filter: TransactionFilter
  window: ListWindow
  part: TransactionPart
  timeZone: string
  /** Selectable days. */
  days: { first: string; last: string }
}

/** The player's transactions, newest first (BNK-*), with the days of the visitor's time zone (GAP-071). */
export async function loadTransactionsPage(
  args: LoaderFunctionArgs,
  who: Who,
): Promise<TransactionsPage> {
  const { searchParams } = new URL(args.request.url)
  const now = args.context.clock()
  const timeZone = readTimeZone(args.request, who.player.market)
  return {
    filter: filterOf(searchParams),
    window: readListWindow(searchParams),
    part: await loadPart(args, who, { timeZone, withSums: true }),
    timeZone,
    days: { first: earliestDay(now, timeZone), last: localDay(now, timeZone) },
  }
}

/**
 * The list without the page around it; `?sums=1` includes the totals. `?zone=` is the time zone that the page names: the
 * cookie may have come since.
 */
export function loadTransactionPart(args: LoaderFunctionArgs, who: Who): Promise<TransactionPart> {
  const { searchParams } = new URL(args.request.url)
  return loadPart(args, who, {
    timeZone: knownZone(searchParams.get('zone')) ?? readTimeZone(args.request, who.player.market),
    withSums: searchParams.get('sums') === '1',
  })
}

async function loadPart(
  args: LoaderFunctionArgs,
  { player, locale }: Who,
  { timeZone, withSums }: { timeZone: string; withSums: boolean },
): Promise<TransactionPart> {
  const { request, context } = args
  const { searchParams } = new URL(request.url)
  const filter = filterOf(searchParams)
  const { pages, position, after } = readListWindow(searchParams)
  const now = context.clock()
  const caller = { ...callerOf(args, player), signal: request.signal }
  const of = {
    ...momentsOf(filter.period, { now, timeZone }),
    ...(filter.category === null ? {} : { category: filter.category }),
  }
  const pageSize = pages * TRANSACTION_PAGE_SIZE
  const [answer, sums] = await Promise.all([
    context.platform.readTransactions(caller, {
      ...of,
      ...(filter.status === null ? {} : { status: filter.status }),
      ...(after === null ? {} : { after }),
      limit: pageSize,
      position,
    }),
    withSums ? context.platform.readNetPosition(of, caller) : null,
  ])
  if (!answer.ok) return { state: 'failed', message: answer.refusal }
  const { transactions, hasMore, next } = answer.value
  const games = await loadGameNames(
    context,
    transactions.map((it) => it.gameId),
  )
  return {
    state: 'listed',
    rows: toTransactionRows(transactions, {
      ...{ locale, timeZone, now, games },
      noteOf: (note) => wordsOf(locale).t(`deposit:told.${note}.title`),
      opensDeposits: !player.restricted,
    }),
    hasMore,
    position: position + pageSize - TRANSACTION_PAGE_SIZE,
    next,
    pageSize,
    sums: sums?.ok ? toSums(sums.value, locale) : null,
  }
}

function filterOf(search: URLSearchParams): TransactionFilter {
  return readTransactionFilter(search, {
    categories: TRANSACTION_CATEGORIES,
    statuses: TRANSACTION_STATUSES,
  })
}

function toSums(
  { netPosition, winLoss, currency }: NetPosition,
  { language }: Locale,
): TransactionSums {
  const signed = { isSigned: true }
  return {
    netPosition: formatApiAmount(netPosition, currency, language, signed),
    winLoss: formatApiAmount(winLoss, currency, language, signed),
  }
}

const HOUR_MS = 3_600_000

/** The earliest selectable day (GAP-072): the same day a year ago. */
export function earliestDay(now: number, timeZone: string): string {
  const today = localDay(now, timeZone)
  const [year = '', ...rest] = today.split('-')
  const day = [String(Number(year) - 1).padStart(4, '0'), ...rest].join('-')
  // There was no 29 February a year ago.
  return addDays(day, 0)
}

/** The start and end time of a period, for the player API; both are inclusive. */
export function momentsOf(
  period: FilterPeriod,
  { now, timeZone }: { now: number; timeZone: string },
): { from?: string; to?: string } {
  if (period.kind === 'all') return {}
  if (period.kind === 'hours') return { from: iso(now - period.hours * HOUR_MS) }
  const earliest = earliestDay(now, timeZone)
  const from = period.from === null || period.from < earliest ? earliest : period.from
  return {
    from: iso(dayStart(from, timeZone)),
    ...(period.to === null ? {} : { to: iso(dayStart(addDays(period.to, 1), timeZone) - 1) }),
  }
}

const iso = (ms: number) => new Date(ms).toISOString()
