/** What the address asks of the transaction list. Anything odd in it falls back to the default. */
export type TransactionFilter = {
  category: string | null
  /** The last 24 or 72 hours (GAP-072), or the whole time. */
  hours: 24 | 72 | null
  /** How many pages are shown at once: "Load more" is a link that asks for one more. */
  pages: number
  /** Rows that are skipped before the first page: beyond ten pages a window moves on. */
  skipped: number
}

const MAX_PAGES = 10
const MAX_SKIPPED = 100_000

export function readTransactionFilter(
  search: URLSearchParams,
  categories: readonly string[],
): TransactionFilter {
  const category = search.get('category')
  return {
    category: category !== null && categories.includes(category) ? category : null,
    hours: readHours(search.get('hours')),
    pages: readNumber(search.get('pages'), 1, MAX_PAGES),
    skipped: readNumber(search.get('skip'), 0, MAX_SKIPPED),
  }
}

/** The query of the link that shows more, or null when there is no more. */
export function moreTransactions(
  filter: TransactionFilter,
  from: { hasMore: boolean; pageSize: number },
): string | null {
  if (!from.hasMore) return null
  const next =
    filter.pages < MAX_PAGES
      ? { ...filter, pages: filter.pages + 1 }
      : { ...filter, pages: 1, skipped: filter.skipped + MAX_PAGES * from.pageSize }
  return next.skipped > MAX_SKIPPED ? null : toSearch(next)
}

function toSearch(filter: TransactionFilter): string {
  const search = new URLSearchParams()
  if (filter.category !== null) search.set('category', filter.category)
  if (filter.hours !== 24) search.set('hours', filter.hours === null ? 'all' : String(filter.hours))
  if (filter.pages > 1) search.set('pages', String(filter.pages))
  if (filter.skipped > 0) search.set('skip', String(filter.skipped))
  const text = search.toString()
  return text === '' ? '?' : `?${text}`
}

function readHours(text: string | null): 24 | 72 | null {
  if (text === 'all') return null
  return text === '72' ? 72 : 24
}

function readNumber(text: string | null, min: number, max: number): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Math.min(Math.max(Number(text), min), max) : min
}
