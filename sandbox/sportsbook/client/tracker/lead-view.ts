import { h, type View, type ViewElement } from '../dom.ts'
import type { LiveMatch, Page } from '../page.ts'
import { leadText, pointsText, type Side } from './tracker-texts.ts'

/** In pixels: the line of a level score; the longest bar of a lead; and a bar's width. */
const [HEIGHT, LINE, LONGEST, WIDTH] = [84, 42, 36, 28]
/** Four quarters, and all overtimes. */
const MOST = 5
/** Smaller leads do not fill the picture. */
const LEAST_SCALE = 10

type Lead = { period: string; score: Record<Side, number> }

/** Who led after each quarter, as bars and as a list. */
export function leadView(page: Page, event: LiveMatch): View[] {
  const leads = leadsOf(page, event)
  return [
    picture(event, leads),
    h(
      'ol',
      { key: 'list', class: 'incidents' },
      leads.map(({ period, score }, at) =>
        h(
          'li',
          { key: String(at) },
          h('span', { class: 'small' }, period),
          h('span', {}, leadText(page, event, score)),
          h('b', {}, pointsText(score)),
        ),
      ),
    ),
  ]
}

/** The score at the end of each quarter; of the last one, as it is now. */
function leadsOf({ config: { names } }: Page, { live }: LiveMatch): Lead[] {
  const score = { home: 0, away: 0 }
  return (live.quarters ?? []).map(({ home, away }, at) => {
    score.home += home
    score.away += away
    const period = names.periods[at < 4 ? `QUARTER_${at + 1}` : 'OVERTIME'] ?? ''
    return { period, score: { ...score } }
  })
}

function picture(event: LiveMatch, leads: readonly Lead[]): ViewElement {
  const of = ({ score }: Lead) => score.home - score.away
  const scale = Math.max(LEAST_SCALE, ...leads.map((it) => Math.abs(of(it))))
  return h(
    'div',
    { key: 'picture', class: 'picture', 'aria-hidden': 'true' },
    h('span', { key: 'home', class: 'small' }, event.home),
    h(
      'svg',
      { key: 'svg', height: HEIGHT, width: '100%' },
      h('line', { key: 'level', class: 'all-time', x1: 0, x2: '100%', y1: LINE, y2: LINE }),
      ...leads.map((it, at) => {
        const lead = of(it)
        const height = (LONGEST * Math.abs(lead)) / scale
        return h('rect', {
          ...{ key: String(at), class: `lead ${lead > 0 ? 'home' : 'away'}` },
          ...{ x: `${(100 * (at + 0.5)) / MOST}%`, y: lead > 0 ? LINE - height : LINE },
          ...{ width: WIDTH, height: Math.max(1, height), transform: `translate(-${WIDTH / 2} 0)` },
        })
      }),
    ),
    h('span', { key: 'away', class: 'small' }, event.away),
  )
}
