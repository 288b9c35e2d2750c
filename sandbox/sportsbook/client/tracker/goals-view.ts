import type { MatchIncident } from '#contracts/sportsbook/offer.ts'
import { LENGTHS } from '../../football/chain.ts'
import { HOCKEY_LENGTHS } from '../../hockey/chain.ts'
import { h, type View, type ViewElement } from '../dom.ts'
import type { LiveMatch, Page } from '../page.ts'
import { incidentText, pointsText } from './tracker-texts.ts'

/** In pixels: the timeline, and the marks of the home side above and of the away side below it. */
const [HEIGHT, LINE, ABOVE, BELOW] = [64, 32, 14, 50]

/** Goals and red cards on a timeline, and as a list with the score after each. */
export function goalsView(page: Page, event: LiveMatch): View[] {
  const { incidents = [] } = event.live
  return [
    picture(page, event, incidents),
    incidents.length === 0
      ? h('p', { key: 'list', class: 'small' }, page.t('tracker.nothing'))
      : h('ol', { key: 'list', class: 'incidents' }, ...listOf(page, event, incidents)),
  ]
}

function listOf(page: Page, event: LiveMatch, incidents: readonly MatchIncident[]): ViewElement[] {
  const { t, config } = page
  const score = { home: 0, away: 0 }
  return incidents.map((it, at) => {
    if (it.kind === 'GOAL') score[it.side] += 1
    const period = config.names.periods[it.period] ?? ''
    return h(
      'li',
      { key: String(at) },
      h(
        'span',
        { class: 'small' },
        it.minute === null ? period : t('tracker.minute', { n: it.minute }),
      ),
      h('span', {}, incidentText(page, event, it)),
      h('b', {}, it.kind === 'GOAL' ? pointsText(score) : ''),
    )
  })
}

type Stretch = { minutes: number; marks: readonly number[] }

/** The minutes of the timeline, and where its periods end. Overtime is on it only once it is played. */
function stretchOf({ sport, live }: LiveMatch, incidents: readonly MatchIncident[]): Stretch {
  if (sport === 'FOOTBALL') return { minutes: LENGTHS.minutes, marks: [LENGTHS.firstHalf] }
  const { period, overtime } = HOCKEY_LENGTHS
  const regulation = 3 * period
  const isLonger =
    Math.floor((live.clock?.seconds ?? 0) / 60) >= regulation ||
    live.period === 'SHOOT_OUT' ||
    incidents.some(({ minute }) => minute === null || minute > regulation)
  return isLonger
    ? { minutes: regulation + overtime, marks: [period, 2 * period, regulation] }
    : { minutes: regulation, marks: [period, 2 * period] }
}

/** The minutes that were played: to now, or to the end. For an abandoned match the feed does not contain them. */
function playedOf({ now }: Page, { live, state }: LiveMatch, minutes: number): number {
  const { clock } = live
  if (!clock) return state === 'ABANDONED' ? 0 : minutes
  const passed = (Math.max(0, now() - Date.parse(clock.at)) / 1_000) * clock.pace
  return Math.min(minutes, Math.floor((clock.seconds + passed) / 60))
}

function picture(page: Page, event: LiveMatch, incidents: readonly MatchIncident[]): ViewElement {
  const { minutes, marks } = stretchOf(event, incidents)
  const at = (minute: number) => `${((100 * minute) / minutes).toFixed(2)}%`
  const played = playedOf(page, event, minutes)
  return h(
    'div',
    { key: 'picture', class: 'picture', 'aria-hidden': 'true' },
    h('span', { key: 'home', class: 'small' }, event.home),
    h(
      'svg',
      { key: 'svg', height: HEIGHT, width: '100%' },
      line({ key: 'all', class: 'all-time', x1: 0, x2: '100%', y1: LINE, y2: LINE }),
      line({ key: 'played', class: 'played', x1: 0, x2: at(played), y1: LINE, y2: LINE }),
      ...marks.map((it, n) =>
        line({ key: `m${n}`, class: 'mark', x1: at(it), x2: at(it), y1: LINE - 7, y2: LINE + 7 }),
      ),
      ...incidents.map((it, n) => sign(it, String(n), at(it.minute ?? minutes))),
    ),
    h('span', { key: 'away', class: 'small' }, event.away),
  )
}

const line = (attributes: Parameters<typeof h>[1]) => h('line', attributes)

/** A goal is round, a card is not, so they are not distinguished by colour alone. */
function sign({ kind, side }: MatchIncident, key: string, x: string): ViewElement {
  const y = side === 'home' ? ABOVE : BELOW
  return kind === 'GOAL'
    ? h('circle', { key, class: `goal ${side}`, cx: x, cy: y, r: 6 })
    : h('rect', {
        ...{ key, class: 'card', x, y: y - 7, width: 9, height: 13, rx: 1 },
        transform: 'translate(-4.5 0)',
      })
}
