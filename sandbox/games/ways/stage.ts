import { escapeHtml } from '../escape-html.ts'
import type { Texts } from '../texts.ts'
import { MULTIPLIERS, REELS, ROWS } from './paytable.ts'

/** The multipliers above five reels of four. */
export function waysStage(texts: Texts): string {
  const reel = `<div class="reel">${'<div class="cell"></div>'.repeat(ROWS)}</div>`
  const steps = MULTIPLIERS.map((it) => `<li>×${it}</li>`).join('')
  return `<div class="ways" aria-hidden="true"><ol class="ladder">${steps}</ol>
<div class="reels">${reel.repeat(REELS)}<svg class="lines"></svg><p class="pause" hidden>${escapeHtml(texts.paused)}</p></div></div>`
}
