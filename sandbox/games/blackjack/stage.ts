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
  const say = (key: string) => escapeHtml(texts[key] ?? '')
  const moves = MOVES.map(
    ([move, key]) =>
      `<button type="button" class="move" data-do="${move}" aria-keyshortcuts="${key}" hidden><span>${say(move)}</span><small data-cost></small><kbd aria-hidden="true">${key}</kbd></button>`,
  ).join('')
  return `<div class="moves" role="group" aria-label="${say('moves')}" tabindex="-1" hidden>${moves}</div>`
}

/** The felt: the dealer's cards, what the table pays, the player's hands. */
export function blackjackStage(texts: GameTexts): string {
  const say = (key: string) => escapeHtml(texts[key] ?? '')
  return `<div class="felt">
<section class="seat dealer" aria-label="${say('dealer')}"><p class="label">${say('dealer')} <b class="total" data-testid="dealer-total"></b></p><div class="row" data-testid="dealer-cards"></div></section>
<p class="printed"><b>${say('felt.pays')}</b><span>${say('felt.stands')} · ${say('felt.insurance')}</span></p>
<div class="hands"></div>
<p class="pause" hidden>${say('paused')}</p></div>`
}
