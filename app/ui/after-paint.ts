/**
 * Runs work after the paint that shows the effect of a touch or key press: navigating to the next list costs a slow
 * phone several frames, which must not delay that feedback.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
