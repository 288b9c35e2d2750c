import type { FeedDeps, Looked } from './feed.ts'
import { listOf } from './list-query.ts'
import type { Page } from './page.ts'

const PATIENCE_MS = 8_000
/** Rows so near to what is seen are followed, too. */
const NEAR_PX = 200

/** How the page reaches the book's offer. */
export const BOOK_OFFER: Pick<FeedDeps, 'get' | 'open'> = {
  async get(path) {
    const response = await fetch(`/sportsbook/${path}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok) throw new Error(String(response.status))
    return response.json()
  },
  open(path, { message, lost }) {
    const source = new EventSource(`/sportsbook/${path}`)
    source.onmessage = ({ data }) => message(String(data))
    // The browser's own second try would begin with what was known at the first.
    source.onerror = lost
    return () => source.close()
  },
}

/** What the page shows of the offer: the match that is opened, the picks of the slip, and the rows in sight. */
export function lookedAt(page: Page): Looked {
  const opened = page.place.kind === 'event' ? [page.place.event] : []
  const picked = page.slip.picks.map(({ event }) => event)
  return {
    list: listOf(page),
    events: [...new Set([...opened, ...picked])],
    rows: rowsInSight(),
  }
}

function rowsInSight(): string[] {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-event]')]
  const near = rows.filter((it) => {
    const { top, bottom } = it.getBoundingClientRect()
    return bottom > -NEAR_PX && top < window.innerHeight + NEAR_PX
  })
  return [...new Set(near.map((it) => it.dataset.event ?? ''))]
}
