import { escapeHtml } from '../escape-html.ts'
import type { GameTexts } from '../game.ts'
import { PAYTABLE } from './hands.ts'
import { HAND_SIZE } from './round.ts'

/** The pay table, and below it five places for cards with their hold buttons. */
export function videoPokerStage(texts: GameTexts): string {
  const t = (key: string) => escapeHtml(texts[key] ?? '')
  const rows = PAYTABLE.map(
    ([hand]) => `<tr data-hand="${hand}"><th scope="row">${t(`hand.${hand}`)}</th><td></td></tr>`,
  ).join('')
  const places = Array.from(
    { length: HAND_SIZE },
    (_, place) =>
      `<div class="place"><div class="slot"></div><button type="button" class="hold" data-do="hold-${place}" aria-pressed="false" aria-keyshortcuts="${place + 1}" disabled><span data-held></span><kbd aria-hidden="true">${place + 1}</kbd></button></div>`,
  ).join('')
  return `<div class="cabinet"><table class="pays"><caption class="hidden">${t('paytable')}</caption><tbody>${rows}</tbody></table>
<div class="places" role="group" aria-label="${t('cards')}">${places}</div>
<p class="pause" hidden>${t('paused')}</p></div>`
}
