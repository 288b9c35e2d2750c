import type { Card } from '../cards.ts'
import type { Shell } from './game-page.ts'

/** Suits, centred in a square of twenty. */
const SUIT_PATHS: Readonly<Record<string, string>> = {
  H: 'M0 8C-10 1-9-8-4.6-8-2 -8 0-6 0-4 0-6 2-8 4.6-8 9-8 10 1 0 8Z',
  D: 'M0-9 7 0 0 9-7 0Z',
  S: 'M0-9C2-5 9-2 9 3 9 7 4 8 1 4 1 6 2 8 3 9H-3C-2 8-1 6-1 4-4 8-9 7-9 3-9-2-2-5 0-9Z',
  C: 'M0-9A4.2 4.2 0 0 1 3-2 4.3 4.3 0 1 1 1 4C1 6 2 8 3 9H-3C-2 8-1 6-1 4A4.3 4.3 0 1 1-3-2 4.2 4.2 0 0 1 0-9Z',
}
const RED = '#c4162f'
const BLACK = '#1a1723'

/** Positions of the pips by rank; those below the middle are upside down. */
const SIDES = [35, 65] as const
const both = (...rows: number[]) => rows.flatMap((y) => SIDES.map((x) => [x, y] as const))
const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '2': [
    [50, 30],
    [50, 110],
  ],
  '3': [
    [50, 30],
    [50, 70],
    [50, 110],
  ],
  '4': both(30, 110),
  '5': [...both(30, 110), [50, 70]],
  '6': both(30, 70, 110),
  '7': [...both(30, 70, 110), [50, 50]],
  '8': [...both(30, 70, 110), [50, 50], [50, 90]],
  '9': [...both(28, 56, 84, 112), [50, 70]],
  T: [...both(28, 56, 84, 112), [50, 42], [50, 98]],
}

function suitAt(suit: string, x: number, y: number, size: number, turned = false): string {
  const turn = turned ? ' rotate(180)' : ''
  return `<path d="${SUIT_PATHS[suit]}" transform="translate(${x} ${y})${turn} scale(${size / 20})"/>`
}

function court(rank: string, suit: string, colour: string): string {
  const crown =
    rank === 'J'
      ? 'M-13 6C-13-6 13-6 13 6ZM-15 6H15V10H-15ZM8-3C14-12 18-8 15-1Z'
      : 'M-15 8-17-7-8 1 0-10 8 1 17-7 15 8ZM-15 10H15V13H-15Z'
  return `<rect x="25" y="16" width="50" height="108" rx="5" fill="${colour}" opacity=".09"/>
<rect x="25" y="16" width="50" height="108" rx="5" fill="none" stroke="${colour}" stroke-width="1.5"/>
<path d="M29 70 50 20 71 70 50 120Z" fill="none" stroke="${colour}" stroke-width="1" opacity=".35"/>
<path d="${crown}" transform="translate(50 42)" fill="#d9a21b" stroke="${colour}" stroke-width="1.2"/>
<text x="50" y="92" text-anchor="middle" font-size="46" font-weight="700" font-family="Bricolage Grotesque,system-ui,sans-serif">${rank}</text>
${suitAt(suit, 34, 27, 11)}${suitAt(suit, 66, 113, 11, true)}`
}

function face(card: Card): string {
  const [rank = '', suit = ''] = card
  const colour = suit === 'H' || suit === 'D' ? RED : BLACK
  const [label, size] = rank === 'T' ? ['10', 19] : [rank, 23]
  const corner = `<text x="13" y="24" text-anchor="middle" font-size="${size}" font-weight="700" letter-spacing="-2">${label}</text>${suitAt(suit, 13, 36, 16)}`
  const middle =
    rank === 'A'
      ? suitAt(suit, 50, 70, 52)
      : (PIPS[rank]?.map(([x, y]) => suitAt(suit, x, y, 20, y > 70)).join('') ??
        court(rank, suit, colour))
  return `<rect x=".75" y=".75" width="98.5" height="138.5" rx="9" fill="#fffdf8" stroke="#0004" stroke-width="1.5"/><g fill="${colour}">${corner}<g transform="rotate(180 50 70)">${corner}</g>${middle}</g>`
}

const BACK = `<rect x=".75" y=".75" width="98.5" height="138.5" rx="9" fill="#fffdf8" stroke="#0004" stroke-width="1.5"/><rect x="7" y="7" width="86" height="126" rx="5" fill="#6d1230"/>
<path d="${Array.from({ length: 15 }, (_, i) => `M7 ${i * 18 - 53} L93 ${i * 18 + 33} M93 ${i * 18 - 53} L7 ${i * 18 + 33}`).join(' ')}" stroke="#f3c96b" stroke-width="1" opacity=".5" clip-path="inset(0 round 5px)"/>
<rect x="7" y="7" width="86" height="126" rx="5" fill="none" stroke="#f3c96b" stroke-width="2"/><circle cx="50" cy="70" r="17" fill="#6d1230" stroke="#f3c96b" stroke-width="2"/><g fill="#f3c96b">${suitAt('S', 50, 70, 20)}</g>`

/** A card's name for screen readers. */
export function cardName(card: Card | null, { text }: Shell): string {
  if (!card) return text('card.hidden')
  const [rank = '', suit = ''] = card
  const named = 'JQKA'.includes(rank) ? text(`rank.${rank}`) : rank === 'T' ? '10' : rank
  return text('card.name', { rank: named, suit: text(`suit.${suit}`) })
}

/** A row of small cards, for the list of past rounds. */
export function cardRow(cards: readonly Card[], shell: Shell): HTMLElement {
  const row = document.createElement('div')
  row.className = 'small-cards'
  row.append(...cards.map((card) => cardPicture(card, shell)))
  return row
}

/** A card as a drawing without a name; null shows the back. */
export const cardDrawing = (card: Card | null) =>
  `<svg viewBox="0 0 100 140" aria-hidden="true">${card ? face(card) : BACK}</svg>`

/** A card as a picture with its name; null shows the back. */
export function cardPicture(card: Card | null, shell: Shell): HTMLElement {
  const element = document.createElement('div')
  element.className = 'card'
  element.dataset.card = card ?? ''
  element.setAttribute('role', 'img')
  element.setAttribute('aria-label', cardName(card, shell))
  element.innerHTML = cardDrawing(card)
  return element
}
