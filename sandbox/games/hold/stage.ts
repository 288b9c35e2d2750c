import { JACKPOT_LEVELS } from '../engine.ts'
import { escapeHtml } from '../escape-html.ts'
import type { Texts } from '../texts.ts'
import { REELS, RESPINS, ROWS } from './paytable.ts'

/** Four meters above five reels of three, and the number of respins left. */
export function holdStage(texts: Texts): string {
  const reel = `<div class="reel">${'<div class="cell"></div>'.repeat(ROWS)}</div>`
  const meters = JACKPOT_LEVELS.toReversed()
    .map(
      (level) =>
        `<div class="meter meter-${level}"><dt>${escapeHtml(texts[`jackpot.${level}`])}</dt><dd data-level="${level}">–</dd></div>`,
    )
    .join('')
  return `<div class="hold"><dl class="meters">${meters}</dl>
<div class="reels" aria-hidden="true">${reel.repeat(REELS)}<svg class="lines" viewBox="0 0 500 300" preserveAspectRatio="none"></svg><p class="pause" hidden>${escapeHtml(texts.paused)}</p></div>
<div class="pips" aria-hidden="true">${'<i></i>'.repeat(RESPINS)}</div></div>`
}
