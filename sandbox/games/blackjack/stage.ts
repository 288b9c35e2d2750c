import { escapeHtml } from '../escape-html.ts'
import type { GameTexts } from '../game.ts'

/** The moves with the keys that make them. */
const MOVES = [
  ['hit', 'H'],
  ['stand', 'S'],
  ['double', 'D'],
  ['split', 'P'],
  ['insure', 'I'],
  ['decline', 'N'],
] as const

/** The moves of a hand, in the place of the deal. */
export function blackjackMoves(texts: GameTexts): string {
  const t = (key: string) => escapeHtml(texts[key] ?? '')
  const moves = MOVES.map(
    ([move, key]) =>
      `<button type="button" class="move" data-do="${move}" aria-keyshortcuts="${key}" hidden><span>${t(move)}</span><small data-cost></small><kbd aria-hidden="true">${key}</kbd></button>`,
  ).join('')
  return `<div class="moves" role="group" aria-label="${t('moves')}" tabindex="-1" hidden>${moves}</div>`
}

/** The felt: the dealer's cards, what the table pays, the player's hands. */
export function blackjackStage(texts: GameTexts): string {
  const t = (key: string) => escapeHtml(texts[key] ?? '')
  return `<div class="felt">
<section class="seat dealer" aria-label="${t('dealer')}"><p class="label">${t('dealer')} <b class="total" data-testid="dealer-total"></b></p><div class="row" data-testid="dealer-cards"></div></section>
<p class="printed"><b>${t('felt.pays')}</b><span>${t('felt.stands')} · ${t('felt.insurance')}</span></p>
<div class="hands"></div>
<p class="pause" hidden>${t('paused')}</p></div>`
}
