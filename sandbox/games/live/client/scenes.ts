import { colourOf, WHEEL } from '../../roulette/spots.ts'
import { TONES } from '../outcome-tones.ts'
import { slice } from '../slice.ts'
import { WHEEL_SEGMENTS } from '../wheel.ts'
import { svg } from './svg.ts'

/** The picture of an outcome. `show` plays it, or shows its end at once when the table was opened in between. */
export type Scene = { show(outcome: unknown, at: 'once' | 'play'): void; clear(): void }

const FULL = 360
const TURNS = 5
export function sceneOf(game: string, into: Element): Scene {
  if (game === 'baccarat') return cardsScene(into)
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

type Baccarat = { player: string[]; banker: string[]; playerTotal: number; bankerTotal: number }
const SUITS: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' }

/** Two hands of up to three cards, turned over one after the other. */
function cardsScene(into: Element): Scene {
  const hands = document.createElement('div')
  hands.className = 'hands'
  into.append(hands)
  const hand = (name: string, cards: readonly string[], total: number, at: 'once' | 'play') => {
    const box = document.createElement('div')
    box.className = `hand-of ${name}`
    cards.forEach((card, index) => {
      const face = document.createElement('span')
      const red = card.endsWith('D') || card.endsWith('H')
      face.className = `card${red ? ' red' : ''}`
      face.textContent = `${card.startsWith('T') ? '10' : card[0]}${SUITS[card[1] ?? ''] ?? ''}`
      if (at === 'play') {
        face.classList.add('dealt')
        face.style.animationDelay = `${(index * 2 + (name === 'banker' ? 1 : 0)) * 900}ms`
      }
      box.append(face)
    })
    const sum = document.createElement('b')
    sum.textContent = String(total)
    if (at === 'play') sum.classList.add('later')
    box.append(sum)
    return box
  }
  return {
    show(outcome, at) {
      const it = outcome as Baccarat
      hands.replaceChildren(
        hand('player', it.player, it.playerTotal, at),
        hand('banker', it.banker, it.bankerTotal, at),
      )
    },
    clear: () => hands.replaceChildren(),
  }
}
