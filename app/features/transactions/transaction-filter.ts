import type { Transaction } from '#contracts/player-api/v1.ts'
import { TRANSACTION_PAGE_SIZE } from '#contracts/transaction-words.ts'
import { isDay } from '#markets/local-moment.ts'

/** Hours that the filter offers (GAP-072); the first is the page's default (BNK-06). */
export const HOUR_OPTIONS = [24, 72] as const

/** The last hours, all time, or days in the player's own calendar; either end may be open. */
export type FilterPeriod =
  | { kind: 'hours'; hours: (typeof HOUR_OPTIONS)[number] }
  | { kind: 'all' }
  | { kind: 'days'; from: string | null; to: string | null }

/** The transaction list's URL parameters. Invalid values fall back to the default. */
export type TransactionFilter = {
  category: Transaction['category'] | null
  status: Transaction['status'] | null
  period: FilterPeriod
  /** Whether the URL has a filter at all: only then is the list polled (BNK-09, BNK-12). */
  applied: boolean
}

/** Position of the page in the list. */
export type ListWindow = {
  /** Maximum pages shown at once: the URL of a longer list restores all of it. */
  pages: number
  /** Number of rows before the first one, and its cursor (GAP-073). */
  position: number
  after: string | null
}

type Words = {
  categories: readonly Transaction['category'][]
  statuses: readonly Transaction['status'][]
}

export const MAX_PAGES = 10
const MAX_POSITION = 1_000_000_000
const FILTER_NAMES = ['category', 'status', 'hours', 'from', 'to'] as const
const DEFAULT_PERIOD: FilterPeriod = { kind: 'hours', hours: HOUR_OPTIONS[0] }

export function readTransactionFilter(search: URLSearchParams, words: Words): TransactionFilter {
  return {
    category: words.categories.find((it) => it === search.get('category')) ?? null,
    status: words.statuses.find((it) => it === search.get('status')) ?? null,
    period: readPeriod(search),
    applied: FILTER_NAMES.some((name) => search.has(name)),
  }
}

export function readListWindow(search: URLSearchParams): ListWindow {
  const after = search.get('after')
  return {
    pages: readNumber(search.get('pages'), 1, MAX_PAGES),
    position: readNumber(search.get('position'), 0, MAX_POSITION),
    after: after !== null && /^[\w-]{1,600}$/.test(after) ? after : null,
  }
}

/** The query string of a URL that shows this. */
export function toSearch(filter: TransactionFilter, window: Partial<ListWindow> = {}): string {
  const search = new URLSearchParams()
  if (filter.category !== null) search.set('category', filter.category)
  if (filter.status !== null) search.set('status', filter.status)
  const { period } = filter
  if (period.kind === 'all') search.set('hours', 'all')
  else if (period.kind === 'days') {
    search.set('hours', 'days')
    if (period.from !== null) search.set('from', period.from)
    if (period.to !== null) search.set('to', period.to)
  } else if (filter.applied) search.set('hours', String(period.hours))
  if ((window.pages ?? 1) > 1) search.set('pages', String(window.pages))
  if ((window.position ?? 0) > 0) search.set('position', String(window.position))
  if (window.after) search.set('after', window.after)
  return `?${search}`
}

/** Without scripts: one page more, ten at most at once, then the list continues from where it ended. */
export function moreTransactions(
  filter: TransactionFilter,
  { pages, position, after, next }: ListWindow & { next: string | null },
): string {
  if (pages < MAX_PAGES) return toSearch(filter, { pages: pages + 1, position, after })
  return toSearch(filter, { position: position + MAX_PAGES * TRANSACTION_PAGE_SIZE, after: next })
}

function readPeriod(search: URLSearchParams): FilterPeriod {
  const hours = search.get('hours')
  if (hours === 'all') return { kind: 'all' }
  if (hours === 'days') {
    const [from, to] = [readDay(search.get('from')), readDay(search.get('to'))]
    const turned = from !== null && to !== null && from > to
    return turned ? { kind: 'days', from: to, to: from } : { kind: 'days', from, to }
  }
  const offered = HOUR_OPTIONS.find((it) => String(it) === hours)
  return offered === undefined ? DEFAULT_PERIOD : { kind: 'hours', hours: offered }
}

function readDay(text: string | null): string | null {
  return text !== null && isDay(text) ? text : null
}

function readNumber(text: string | null, min: number, max: number): number {
  return text !== null && /^\d{1,10}$/.test(text) ? Math.min(Math.max(Number(text), min), max) : min
}
