import { isLive } from '#contracts/sportsbook/listed.ts'
import { marketName } from '#contracts/sportsbook/names.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import type { BookPlace } from '#contracts/sportsbook/paths.ts'
import { boostNotes } from './boost-view.ts'
import { builderView } from './builder-view.ts'
import { h, type View, type ViewElement } from './dom.ts'
import { teamStars } from './favourites.ts'
import { delayNotice, emptyNote } from './match-list.ts'
import { linkTo, sides, whenText } from './match-row.ts'
import { oddsButton } from './odds-button.ts'
import { isLiveMatch, type Page, type ShownEvent, type WordKey } from './page.ts'
import { matchStatistics } from './statistics-view.ts'

type Market = OfferedEvent['markets'][number]

/** Groups of kinds of market, in order; kinds that are not listed here form the last group. */
const GROUPS: readonly (readonly [title: WordKey, kinds: readonly string[]])[] = [
  [
    'group.main',
    [
      'result',
      'result-60',
      'winner',
      'winner-with-overtime',
      'moneyline',
      'result-40',
      'quarter-winner',
      'half-result',
      'game',
      'next-goal',
      'next-goal-60',
      'double-chance',
      'draw-no-bet',
      'both-score',
      'both-score-60',
      'overtime',
      'race',
      'set-score',
    ],
  ],
  ['group.goals', ['total', 'total-60', 'team-total']],
  ['group.points', ['total-points', 'quarter-points', 'team-points']],
  ['group.games', ['total-games', 'game-handicap']],
  ['group.handicap', ['handicap', 'handicap-60', 'spread']],
  ['group.score', ['correct-score', 'winning-margin', 'half-time-full-time']],
]
/** Lines that are shown until more are requested: those with the most even odds. */
const MAIN_LINES = 3

const kindOf = ({ id }: Market) => id.split(':')[0] ?? id
/** Markets with lines are grouped under one title: `total`, `team-total:home`. */
const familyOf = (market: Market) =>
  LINED.includes(kindOf(market)) ? market.id.slice(0, market.id.lastIndexOf(':')) : market.id
const LINED: readonly string[] = [
  ...['total', 'total-60', 'team-total', 'total-games', 'total-points', 'team-points'],
  ...['quarter-points', 'handicap', 'handicap-60', 'game-handicap', 'spread'],
]

export function eventView(page: Page, place: Extract<BookPlace, { kind: 'event' }>): View[] {
  const { t, config, feed } = page
  const event = feed.whole(place.event)
  const competition = h(
    'p',
    { key: 'competition' },
    linkTo(
      { ...place, kind: 'competition' },
      {},
      config.names.competitions[place.competition] ?? place.competition,
    ),
  )
  if (!event) {
    const isLost = feed.hasFailed() || feed.status() === 'STALE'
    const note = feed.isGone(place.event) ? 'notOffered' : isLost ? 'offerLost' : 'loading'
    return [competition, emptyNote(t(note))]
  }
  const open = event.markets.filter((it) => it.state === 'ACTIVE' || it.state === 'SUSPENDED')
  return [
    competition,
    h(
      'div',
      { key: 'score', class: `board${event.live ? ' live' : ''}` },
      ...(byPeriod(page, event) ?? sides(page, event)),
      h('p', { class: 'when' }, whenText(page, event)),
    ),
    ...(isLive(event) ? [delayNotice(page)] : []),
    trackerPart(page, event),
    ...builderView(page, event),
    ...groupsOf(open).map(([title, markets]) => group(page, event, title, markets)),
    ...(open.length === 0 ? [emptyNote(t('suspended'))] : []),
    matchStatistics(page, event),
    teamStars(page, [event.home, event.away]),
    proof(page, event),
  ]
}

/** The points of each quarter and of all overtimes, with their sum; null where a match has none. */
function byPeriod({ t, config }: Page, { live, ...teams }: OfferedEvent): ViewElement[] | null {
  if (!live?.quarters || live.quarters.length === 0) return null
  const { quarters, score } = live
  const { periods } = config.names
  const heads = quarters.map((_, at) =>
    at < 4
      ? { short: String(at + 1), name: periods[`QUARTER_${at + 1}`] }
      : { short: t('overtimeShort'), name: periods.OVERTIME },
  )
  const row = (side: 'home' | 'away') =>
    h(
      'tr',
      { key: side },
      h('th', { scope: 'row' }, teams[side]),
      quarters.map((it, at) => h('td', { key: `q${at}` }, String(it[side]))),
      h('td', { key: 'total' }, h('b', {}, String(score[side]))),
    )
  return [
    h(
      'table',
      { key: 'periods', class: 'periods' },
      h('caption', { class: 'unseen' }, t('byPeriod')),
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('td'),
          heads.map(({ short, name }) => h('th', { scope: 'col', abbr: name, title: name }, short)),
          h('th', { key: 'total', scope: 'col' }, t('totalShort')),
        ),
      ),
      h('tbody', {}, row('home'), row('away')),
    ),
  ]
}

/** What has happened, in any match that has started. Its space is reserved before its bundle has loaded. */
function trackerPart(page: Page, event: OfferedEvent): View {
  const { t, tracked } = page
  const tracker = tracked.tracker()
  if (!event.live) return ''
  return h(
    'details',
    { key: 'tracker', class: 'markets', open: true },
    h('summary', {}, h('h2', {}, t('tracker'))),
    h(
      'div',
      { class: 'tracker' },
      tracker && isLiveMatch(event)
        ? tracker.trackerView(page, event)
        : h('p', { key: 'none', class: 'small' }, t(tracked.isLost() ? 'tracker.lost' : 'loading')),
    ),
  )
}

function groupsOf(markets: readonly Market[]): [WordKey, Market[]][] {
  const named = GROUPS.flatMap(([, kinds]) => kinds)
  const groups = GROUPS.map(([title, kinds]): [WordKey, Market[]] => [
    title,
    kinds.flatMap((kind) => markets.filter((it) => kindOf(it) === kind)),
  ])
  const others = markets.filter((it) => !named.includes(kindOf(it)))
  return [...groups, ['group.other', others] satisfies [WordKey, Market[]]].filter(
    ([, found]) => found.length > 0,
  )
}

function group(page: Page, event: ShownEvent, title: WordKey, markets: Market[]): ViewElement {
  const families = [...new Set(markets.map(familyOf))]
  return h(
    'details',
    { key: title, class: 'markets', open: true },
    h('summary', {}, h('h2', {}, page.t(title))),
    families.map((id) =>
      family(
        page,
        event,
        id,
        markets.filter((it) => familyOf(it) === id),
      ),
    ),
  )
}

/** A market, or the lines of one. */
function family(page: Page, event: ShownEvent, id: string, markets: Market[]): ViewElement {
  const { t, config, opened } = page
  const name = `lines:${event.id}:${id}`
  const isLong = markets.length > MAIN_LINES + 1
  const isOpen = opened.has(name)
  const main = isLong && !isOpen ? mainLines(markets) : markets
  const title = marketName(config.names, markets[0]?.id ?? id, event)
  const toggle = () => {
    if (!opened.delete(name)) opened.add(name)
    page.render()
  }
  return h(
    'section',
    { key: id, class: 'market' },
    h('h3', {}, title),
    main.map((market) =>
      h(
        'div',
        {
          key: market.id,
          class: `outcomes of-${market.outcomes.length}${isOfScores(market) ? ' scores' : ''}`,
          role: 'group',
          'aria-label': title,
        },
        market.outcomes.map((it) => oddsButton(page, event, market, it)),
      ),
    ),
    markets.flatMap((it) => boostNotes(page, event, it)),
    isLong &&
      h(
        'button',
        {
          key: 'more',
          type: 'button',
          class: 'plain',
          'aria-expanded': String(isOpen),
          onclick: toggle,
        },
        t(isOpen ? 'fewerLines' : 'moreLines'),
      ),
  )
}

/** Its outcomes are scores, which have no names. */
const isOfScores = ({ outcomes }: Market): boolean => outcomes.some(({ id }) => /^\d/.test(id))

/** The lines with the most even odds, in the order of the offer. */
function mainLines(markets: readonly Market[]): Market[] {
  const difference = ({ outcomes: [one, other] }: Market) =>
    Math.abs((one?.odds ?? 0) - (other?.odds ?? 0))
  const nearest = [...markets].sort((a, b) => difference(a) - difference(b)).slice(0, MAIN_LINES)
  return markets.filter((it) => nearest.includes(it))
}

/** The proof of the match's course: the seed's fingerprint before the match, the seed after it. */
function proof({ t }: Page, { seedHash, seed, steered }: OfferedEvent): ViewElement {
  return h(
    'details',
    { key: 'proof', class: 'markets proof' },
    h('summary', {}, h('h2', {}, t('proof'))),
    h('p', {}, t(steered ? 'proofSteered' : seed ? 'proofAfter' : 'proofBefore')),
    h(
      'dl',
      {},
      h('dt', {}, t('seedHash')),
      h('dd', {}, seedHash),
      ...(seed ? [h('dt', {}, t('seed')), h('dd', {}, seed)] : []),
    ),
  )
}
