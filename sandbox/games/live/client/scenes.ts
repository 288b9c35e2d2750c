import type { Card } from '../../cards.ts'
import { cardDrawing } from '../../client/cards.ts'
import { colourOf, WHEEL } from '../../roulette/spots.ts'
import { TONES } from '../outcome-tones.ts'
import { slice } from '../slice.ts'
import { WHEEL_SEGMENTS } from '../wheel.ts'
import type { BoardTexts } from './board.ts'

/** The picture of an outcome. `show` plays it, or shows its end at once when the table was opened in between. */
export type Scene = { show(outcome: unknown, at: 'once' | 'play'): void; clear(): void }

const FULL = 360
const TURNS = 5
export function sceneOf(game: string, into: Element, text: BoardTexts): Scene {
  if (game === 'baccarat') return cardsScene(into, text)
  return game === 'wheel' ? wheelScene(into) : rouletteScene(into)
}

/** A wheel of pockets that turns until the drawn one is at the top. */
function turning(
  into: Element,
  pockets: readonly { text: string; fill: string }[],
): { turnTo(index: number, at: 'once' | 'play'): void } {
  const each = FULL / pockets.length
  const wheel = svg(
    'g',
    { class: 'turning' },
    ...pockets.flatMap(({ text, fill }, index) => {
      const middle = index * each
      const label = svg('text', { transform: `rotate(${middle}) translate(0 -82)` }, text)
      return [svg('path', { d: slice(middle - each / 2, middle + each / 2, 96, 58), fill }), label]
    }),
    svg('circle', { r: 58, class: 'hub' }),
  ) as SVGGElement
  into.append(
    svg(
      'svg',
      { viewBox: '-110 -110 220 220', class: 'wheel' },
      svg('circle', { r: 104, class: 'rim' }),
      wheel,
      svg('path', { d: 'M0 -88L-8 -108H8Z', class: 'needle' }),
    ),
  )
  let turned = 0
  return {
    turnTo(index, at) {
      const target = FULL - index * each
      const whole = Math.ceil(turned / FULL) * FULL
      turned = whole + target + (at === 'play' ? TURNS * FULL : 0)
      wheel.classList.toggle('moving', at === 'play')
      wheel.style.transform = `rotate(${turned}deg)`
    },
  }
}

function rouletteScene(into: Element): Scene {
  const { turnTo } = turning(
    into,
    WHEEL.map((it) => ({ text: String(it), fill: TONES[colourOf(it)] ?? '#000' })),
  )
  return {
    show: (outcome, at) => turnTo(WHEEL.indexOf((outcome as { number: number }).number), at),
    clear: () => undefined,
  }
}

function wheelScene(into: Element): Scene {
  const { turnTo } = turning(
    into,
    WHEEL_SEGMENTS.map((it) => ({ text: String(it), fill: TONES[it] ?? '#000' })),
  )
  return {
    show: (outcome, at) => turnTo((outcome as { segment: number }).segment, at),
    clear: () => undefined,
  }
}

type Baccarat = { player: Card[]; banker: Card[]; playerTotal: number; bankerTotal: number }

/** Two hands of up to three cards side by side, turned over one after the other. */
function cardsScene(into: Element, text: BoardTexts): Scene {
  const hands = document.createElement('div')
  hands.className = 'hands'
  into.append(hands)
  const hand = (
    name: 'player' | 'banker',
    { cards, total }: { cards: readonly Card[]; total: number | null },
    at: 'once' | 'play',
  ) => {
    const box = document.createElement('div')
    box.className = `hand-of ${name}`
    const label = document.createElement('p')
    label.append(text(`spot.${name}`))
    if (total !== null) {
      const sum = document.createElement('b')
      sum.textContent = String(total)
      if (at === 'play') sum.classList.add('later')
      label.append(sum)
    }
    const row = document.createElement('div')
    row.className = 'cards'
    cards.forEach((card, index) => {
      const face = document.createElement('div')
      face.className = 'card'
      face.innerHTML = cardDrawing(card)
      if (at === 'play') {
        face.classList.add('dealt')
        face.style.animationDelay = `${(index * 2 + (name === 'banker' ? 1 : 0)) * 900}ms`
      }
      row.append(face)
    })
    box.append(label, row)
    return box
  }
  const none = { cards: [], total: null }
  const clear = () =>
    hands.replaceChildren(hand('player', none, 'once'), hand('banker', none, 'once'))
  clear()
  return {
    show(outcome, at) {
      const { player, banker, playerTotal, bankerTotal } = outcome as Baccarat
      hands.replaceChildren(
        hand('player', { cards: player, total: playerTotal }, at),
        hand('banker', { cards: banker, total: bankerTotal }, at),
      )
    },
    clear,
  }
}

const COATS = ['#7c2d5b', '#1f4f7a', '#24603a', '#5a3b8c', '#8a4a1d']
const HAIRS = ['#2b1a12', '#6b3a1e', '#c99a53', '#1b1b24', '#8d8791']
const SKINS = ['#f0c8a4', '#d9a074', '#a86f48', '#7a4a2e']

/** Draws the presenter of the table; each table always has the same one. */
export function drawPresenter(into: Element, tableId: string): void {
  const own = [...tableId].reduce((sum, it) => (sum * 31 + it.charCodeAt(0)) >>> 0, 7)
  const coat = COATS[own % COATS.length] as string
  const hair = HAIRS[(own >>> 4) % HAIRS.length] as string
  const skin = SKINS[(own >>> 8) % SKINS.length] as string
  const long = (own >>> 12) % 2 === 0
  into.append(
    svg(
      'svg',
      { viewBox: '0 0 200 190', class: 'person' },
      svg(
        'g',
        { class: 'body' },
        long
          ? svg('path', { d: 'M62 62Q60 130 76 138H124Q140 130 138 62Z', fill: hair })
          : svg('g'),
        svg('path', { d: 'M30 190Q34 132 82 124H118Q166 132 170 190Z', fill: coat }),
        svg('path', { d: 'M84 122L100 160L116 122Z', fill: '#f6f1ea' }),
        svg('path', { d: 'M100 136L92 144L100 162L108 144Z', fill: '#e0b13c' }),
        svg('rect', { x: 88, y: 100, width: 24, height: 28, rx: 10, fill: skin }),
        svg('ellipse', { cx: 100, cy: 72, rx: 34, ry: 40, fill: skin }),
        svg('path', {
          d: 'M64 70Q62 26 100 26Q138 26 136 70Q130 46 100 46Q74 46 64 70Z',
          fill: hair,
        }),
        svg(
          'g',
          { class: 'eyes' },
          svg('circle', { cx: 87, cy: 74, r: 4, fill: '#22181a' }),
          svg('circle', { cx: 113, cy: 74, r: 4, fill: '#22181a' }),
        ),
        svg('path', {
          class: 'mouth',
          d: 'M86 92Q100 102 114 92',
          fill: 'none',
          stroke: '#7c2f2f',
          'stroke-width': 4,
          'stroke-linecap': 'round',
        }),
      ),
      svg(
        'g',
        { class: 'arm' },
        svg('path', {
          d: 'M150 190Q158 160 176 150',
          fill: 'none',
          stroke: coat,
          'stroke-width': 22,
          'stroke-linecap': 'round',
        }),
        svg('circle', { cx: 178, cy: 146, r: 12, fill: skin }),
      ),
    ),
  )
}

const NAMESPACE = 'http://www.w3.org/2000/svg'

function svg(
  name: string,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: readonly (SVGElement | string)[]
): SVGElement {
  const element = document.createElementNS(NAMESPACE, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  element.append(...children)
  return element
}
