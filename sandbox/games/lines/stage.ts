import { escapeHtml } from '../escape-html.ts'
import type { Texts } from '../texts.ts'

/** Five reels of three; the message below them states the result. */
export function linesStage(texts: Texts): string {
  const cells = Array.from(
    { length: 5 },
    (_, reel) =>
      `<div class="reel" data-reel="${reel}">${'<div class="cell"></div>'.repeat(3)}</div>`,
  ).join('')
  return `<div class="reels" aria-hidden="true">${cells}<svg class="lines" viewBox="0 0 500 300" preserveAspectRatio="none"></svg><p class="pause" hidden>${escapeHtml(texts.paused)}</p></div>`
}
