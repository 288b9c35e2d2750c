import { useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useLocalePath } from '#app/market/use-locale.ts'
import { TRANSACTION_PAGE_SIZE } from '#contracts/transaction-words.ts'
import { MAX_PAGES, toSearch } from './transaction-filter.ts'
import { type HistoryState, isPolled, NO_HISTORY, nextHistory } from './transaction-history.ts'
import type { TransactionPart, TransactionsPage } from './transactions.server.ts'

const POLL_MS = 30_000
const TIMEOUT_MS = 10_000
/** Our own codes, besides the platform's refusal codes. */
const NO_ANSWER = 'NO_ANSWER'

/**
 * The list from the page's loader, and what is read later: further pages and, with a filter, new rows. The URL keeps
 * how many pages are shown, so that they are restored on return.
 */
export function useTransactionHistory(page: TransactionsPage) {
  const path = useLocalePath()('/my-account/banking/transactions/rows')
  const { revalidate } = useRevalidator()
  const [state, dispatch] = useReducer(nextHistory, page, (first) => withPage(NO_HISTORY, first))
  const [shown, setShown] = useState(page)
  if (shown !== page) {
    setShown(page)
    for (const event of eventsOf(page, { again: isSameList(shown, page) })) dispatch(event)
  }
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  const { filter, timeZone } = page

  const ask = useCallback(
    async (search: string): Promise<TransactionPart> => {
      const part = await askFor(`${path}${search}&zone=${encodeURIComponent(timeZone)}`)
      // A guard redirects: the page itself requests it, and follows the redirect.
      if (part === 'elsewhere') revalidate()
      return part === 'elsewhere' ? { state: 'failed', message: NO_ANSWER } : part
    },
    [path, revalidate, timeZone],
  )

  const readMore = useCallback(async () => {
    const { status, position, next } = latest.current
    if (status === 'loading') return
    dispatch({ type: 'requested' })
    const part = await ask(
      toSearch(filter, { position: position + TRANSACTION_PAGE_SIZE, after: next }),
    )
    if (part.state === 'failed') {
      dispatch({ type: 'failed', of: 'scroll', message: part.message })
      return
    }
    dispatch({ ...part, type: 'scrolled' })
    keepInAddress((position - page.window.position) / TRANSACTION_PAGE_SIZE + 2, page)
  }, [ask, filter, page])

  const polls = isPolled(state)
  useEffect(() => {
    if (!polls) return
    const search = toSearch(filter)
    let on = true
    const poll = async () => {
      const part = await ask(search)
      if (!on || part.state === 'failed') return
      const known = new Set(latest.current.list.map((it) => it.id))
      dispatch({ type: 'polled', rows: part.rows })
      if (part.rows.every((it) => known.has(it.id))) return
      // Money moved: the totals beside the list are out of date.
      const again = await ask(`${search}&sums=1`)
      if (on && again.state === 'listed') dispatch({ type: 'net-position', sums: again.sums })
    }
    const timer = setInterval(() => void poll(), POLL_MS)
    return () => {
      on = false
      clearInterval(timer)
    }
  }, [polls, ask, filter])

  useEffect(() => {
    const onVisible = () => dispatch({ type: 'polling', on: !document.hidden })
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])

  return { history: state, readMore }
}

/** Revalidated because the player's data changed: rows loaded below stay, unless their days are of another time zone. */
function isSameList(shown: TransactionsPage, page: TransactionsPage): boolean {
  const listOf = ({ filter, window, timeZone }: TransactionsPage) =>
    `${toSearch(filter, { after: window.after })} ${timeZone}`
  return shown.part.state === 'listed' && listOf(shown) === listOf(page)
}

function withPage(state: HistoryState, page: TransactionsPage): HistoryState {
  return eventsOf(page, { again: false }).reduce(nextHistory, state)
}

function eventsOf({ filter, part }: TransactionsPage, { again }: { again: boolean }) {
  const kind = filter.applied ? ('filter' as const) : ('page' as const)
  if (part.state === 'failed') {
    const failed = { type: 'failed' as const, of: kind, message: part.message }
    return again ? [failed] : [{ type: 'clear' as const }, failed]
  }
  const sums = { type: 'net-position' as const, sums: part.sums }
  if (again) return [{ type: 'polled' as const, rows: part.rows }, sums]
  const listed = { ...part, type: kind === 'filter' ? ('filtered' as const) : ('page' as const) }
  return [{ type: 'clear' as const }, listed, sums]
}

/** Changes only the URL: the router sees no navigation, and nothing is loaded again. */
function keepInAddress(pages: number, { filter, window: { after } }: TransactionsPage): void {
  if (pages > MAX_PAGES || after !== null) return
  window.history.replaceState(window.history.state, '', toSearch(filter, { pages }))
}

async function askFor(path: string): Promise<TransactionPart | 'elsewhere'> {
  try {
    const response = await fetch(path, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.type === 'opaqueredirect' || response.status === 401) return 'elsewhere'
    if (!response.ok) return { state: 'failed', message: NO_ANSWER }
    return (await response.json()) as TransactionPart
  } catch {
    return { state: 'failed', message: NO_ANSWER }
  }
}
