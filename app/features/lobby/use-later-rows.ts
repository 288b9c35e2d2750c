import { useEffect } from 'react'

/** Laid out for one frame, then returned to the browser, which paints no row that is far away. */
const STATES = { now: 'now', done: 'done' } as const
const WAITING = '[data-later=""]'

let isUnderWay = false

/**
 * Lays out the rows below the first screen one by one, whenever the browser is idle. If left to scrolling, half a dozen
 * come near at once, and a touch or key press in that frame waits for all of them.
 */
export function useLaterRows(): void {
  // After each commit: a newer state of a fragment brings rows that are not laid out.
  useEffect(() => {
    if (isUnderWay || !document.querySelector(WAITING)) return
    isUnderWay = true
    whenIdle(layOutNext)
  })
}

function layOutNext(): void {
  const row = document.querySelector<HTMLElement>(WAITING)
  if (!row) {
    isUnderWay = false
    return
  }
  row.dataset.later = STATES.now
  // One row per frame: all rows marked in one frame are laid out together.
  requestAnimationFrame(() =>
    whenIdle(() => {
      row.dataset.later = STATES.done
      layOutNext()
    }),
  )
}

/** Not every browser has requestIdleCallback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 100)
}
