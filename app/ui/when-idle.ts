/** Runs work when the browser has nothing else to do. Not every browser has requestIdleCallback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 100)
}
