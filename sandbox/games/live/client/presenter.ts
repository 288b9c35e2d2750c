import { svg } from './svg.ts'

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
