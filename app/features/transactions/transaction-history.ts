import type { TransactionRow } from './transaction-rows.server.ts'
import type { TransactionSums } from './transactions.server.ts'

/**
 * The list of transactions as a state machine (BNK-05, BNK-07 to BNK-13, GAP-075). Pure: it decides what is listed, the
 * hook makes the requests.
 */
export type HistoryState = {
  list: readonly ListedRow[]
  status: 'idle' | 'loading' | 'loaded' | 'error'
  /** Purpose of the last failed request, and its refusal code. */
  error: { of: RequestKind; message: string } | null
  filterApplied: boolean
  /** Rows before the last loaded page. */
  position: number
  /** Cursor of the next page; null if only its number is known. */
  next: string | null
  hasMore: boolean
  netPosition: string | null
  winLoss: string | null
  polling: boolean
}

export type ListedRow = TransactionRow & {
  /** The first of its day, in the player's time zone (BNK-01, GAP-071). */
  firstInGroup: boolean
}

type RequestKind = 'page' | 'filter' | 'scroll'
type Place = { next: string | null; position: number }

export type HistoryEvent =
  | { type: 'requested' }
  | ({ type: 'page'; rows: readonly TransactionRow[]; pageSize: number } & Place)
  | ({ type: 'filtered'; rows: readonly TransactionRow[]; hasMore: boolean } & Place)
  | {
      type: 'scrolled'
      rows: readonly TransactionRow[]
      hasMore: boolean
      next: string | null
      pageSize: number
    }
  | { type: 'polled'; rows: readonly TransactionRow[] }
  | { type: 'net-position'; sums: TransactionSums | null }
  | { type: 'polling'; on: boolean }
  | { type: 'failed'; of: RequestKind; message: string }
  | { type: 'clear' }

export const NO_HISTORY: HistoryState = {
  list: [],
  status: 'idle',
  error: null,
  filterApplied: false,
  position: 0,
  next: null,
  hasMore: false,
  netPosition: null,
  winLoss: null,
  polling: true,
}

export function nextHistory(state: HistoryState, event: HistoryEvent): HistoryState {
  switch (event.type) {
    case 'requested':
      return { ...state, status: 'loading', error: null }
    case 'page':
      return {
        ...loaded(state, merge(state.list, event.rows)),
        position: event.position,
        next: event.next,
        // Exactly one full page came back: there may be more (BNK-08).
        hasMore: event.rows.length === event.pageSize,
      }
    case 'filtered':
      return {
        ...loaded(state, merge([], event.rows)),
        filterApplied: true,
        position: event.position,
        next: event.next,
        hasMore: event.hasMore,
      }
    case 'scrolled':
      return {
        ...loaded(state, merge(state.list, event.rows)),
        position: state.position + event.pageSize,
        next: event.next,
        hasMore: event.hasMore,
      }
    case 'polled':
      // Rows further down are not read again: cursor and remainder stay as they are (GAP-075).
      return { ...state, list: merge(state.list, event.rows) }
    case 'net-position':
      return {
        ...state,
        netPosition: event.sums?.netPosition ?? null,
        winLoss: event.sums?.winLoss ?? null,
      }
    case 'polling':
      return state.polling === event.on ? state : { ...state, polling: event.on }
    case 'failed':
      return { ...state, status: 'error', error: { of: event.of, message: event.message } }
    case 'clear':
      return NO_HISTORY
  }
}

/** Only a list with a filter is polled, while it can still grow (BNK-12). */
export function isPolled({ polling, filterApplied, status, error }: HistoryState): boolean {
  return polling && filterApplied && (status === 'loaded' || error?.of === 'scroll')
}

function loaded(state: HistoryState, list: readonly ListedRow[]): HistoryState {
  return { ...state, list, status: 'loaded', error: null }
}

/**
 * Deduplicated by reference, keeping the newer version, newest first; equal times by reference, descending (GAP-073).
 */
function merge(known: readonly TransactionRow[], fresh: readonly TransactionRow[]): ListedRow[] {
  const byId = new Map([...known, ...fresh].map((row) => [row.id, row]))
  const sorted = [...byId.values()].sort((a, b) => compare(b.at, a.at) || compare(b.id, a.id))
  return sorted.map((row, n) => ({ ...row, firstInGroup: sorted[n - 1]?.day !== row.day }))
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
