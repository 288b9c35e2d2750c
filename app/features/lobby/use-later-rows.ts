import { useEffect } from 'react'

/** Laid out for a frame, then left to the browser again, which paints no row that is far away. */
const STATES = { now: 'now', done: 'done' } as const
const WAITING = '[data-later=""]'

let isUnderWay = false

/**
 * Lays out the rows below the first screen one by one, whenever the browser has nothing to do. Left to a scroll,
 * half a dozen come near at once, and the finger or key that falls into that frame waits for all of them.
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
  // A frame each: what is marked in one frame is laid out in one piece.
  requestAnimationFrame(() =>
    whenIdle(() => {
      row.dataset.later = STATES.done
      layOutNext()
    }),
  )
}

/** Not every browser tells when it is idle. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 100)
}
