/**
 * Does work once the frame is seen that shows what a finger or a key has done: the way to the next list costs a slow
 * phone several frames, and nobody waits for them to see the own press.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
