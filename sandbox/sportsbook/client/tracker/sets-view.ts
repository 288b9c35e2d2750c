import { h, type View, type ViewElement } from '../dom.ts'
import type { LiveMatch, Page } from '../page.ts'
import { pointsText, type Side } from './tracker-texts.ts'

const SIDES = ['home', 'away'] as const

/** Games of each set, the points of the game that is played, and who serves. */
export function setsView(page: Page, event: LiveMatch): View[] {
  const { t } = page
  const { points, server } = event.live
  return [
    table(page, event),
    points
      ? h(
          'p',
          { key: 'points' },
          t('tracker.points', { points: pointsText(points) }),
          server && ` · ${event[server]} ${t('serves')}`,
        )
      : '',
  ]
}

function table({ t, config }: Page, event: LiveMatch): ViewElement {
  const { sets = [], score } = event.live
  const { periods } = config.names
  const cell = (side: Side, games: Readonly<Record<Side, number>>, at: number) => {
    const other = side === 'home' ? 'away' : 'home'
    const isAhead = games[side] > games[other]
    return h(
      'td',
      { key: `s${at}`, class: isAhead ? 'ahead' : '' },
      String(games[side]),
      bar(games[side]),
    )
  }
  return h(
    'table',
    { key: 'sets', class: 'periods sets' },
    h('caption', { class: 'unseen' }, t('tracker.bySet')),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('td'),
        sets.map((_, at) =>
          h(
            'th',
            { key: `s${at}`, scope: 'col', abbr: periods[`SET_${at + 1}`] ?? null },
            String(at + 1),
          ),
        ),
        h('th', { key: 'total', scope: 'col' }, t('tracker.sets')),
      ),
    ),
    h(
      'tbody',
      {},
      SIDES.map((side) =>
        h(
          'tr',
          { key: side },
          h('th', { scope: 'row' }, event[side]),
          sets.map((games, at) => cell(side, games, at)),
          h('td', { key: 'total' }, h('b', {}, String(score[side]))),
        ),
      ),
    ),
  )
}

/** The games as a bar: a set has seven at most. */
const bar = (games: number) =>
  h(
    'svg',
    { class: 'games', 'aria-hidden': 'true', width: 28, height: 4 },
    h('rect', { key: 'all', class: 'all-time', width: 28, height: 4 }),
    h('rect', { key: 'won', class: 'won', width: 4 * Math.min(7, games), height: 4 }),
  )
