import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import { type BookPlace, SPORT_PATHS } from '#contracts/sportsbook/paths.ts'
import { h, type View, type ViewElement } from './dom.ts'
import {
  byCompetition,
  byDay,
  byStart,
  competitionPlace,
  delayNotice,
  emptyNote,
} from './match-list.ts'
import { linkTo, matchRow } from './match-row.ts'
import { isLive, isUpcoming, type Page } from './page.ts'

type PlaceOf<Kind extends BookPlace['kind']> = Extract<BookPlace, { kind: Kind }>
type SportPlace = PlaceOf<'sport' | 'leagues' | 'region' | 'competition' | 'event'>

const LIVE_ON_HOME = 6
const SOON_ON_HOME = 8
/** That a slip keeps. */
const MOST_FAVOURITES = 50
const SOON_MS = 3 * 3_600_000

const all = (page: Page) => [...page.feed.events.values()]
const live = (page: Page) => all(page).filter(isLive).sort(byStart)
const upcoming = (page: Page) => all(page).filter(isUpcoming).sort(byStart)
const isOf = (place: { sport: string }) => (event: OfferedEvent) =>
  SPORT_PATHS[event.sport] === place.sport
const part = (key: string, title: View, ...views: readonly (View | false | View[])[]) =>
  h('section', { key, class: 'part' }, h('h2', {}, title), ...views)

export function homeView(page: Page): View[] {
  const { say, slip, config } = page
  const now = live(page)
  const soon = upcoming(page)
  const favourites = competitions(page).filter(([first]) =>
    slip.favourites.includes(first.competition),
  )
  const main = config.highlights.flatMap((id) =>
    competitions(page).filter(([first]) => first.competition === id),
  )
  return [
    part('sports', say('sports'), sportLinks(page)),
    favourites.length > 0 &&
      part('favourites', say('favourites'), competitionLinks(page, favourites)),
    part(
      'live',
      linkTo({ kind: 'live' }, {}, say('liveNow')),
      now.length === 0 ? emptyNote(say('noLive')) : delayNotice(page),
      h(
        'ul',
        {},
        now.slice(0, LIVE_ON_HOME).map((it) => matchRow(page, it, true)),
      ),
    ),
    part(
      'soon',
      linkTo({ kind: 'starting-soon' }, {}, say('soon')),
      soon.length === 0 && emptyNote(say('noMatches')),
      h(
        'ul',
        {},
        soon.slice(0, SOON_ON_HOME).map((it) => matchRow(page, it, true)),
      ),
    ),
    main.length > 0 && part('main', say('highlights'), competitionLinks(page, main)),
  ].filter((it) => it !== false)
}

export function liveView(page: Page): View[] {
  const events = live(page)
  if (events.length === 0) return [emptyNote(page.say('noLive'))]
  return [delayNotice(page), ...byCompetition(page, 'live', events)]
}

export function soonView(page: Page): View[] {
  const until = page.now() + SOON_MS
  const events = upcoming(page).filter((it) => Date.parse(it.startsAt) < until)
  return events.length === 0
    ? [emptyNote(page.say('noMatches'))]
    : byDay(page, 'soon', events, { withCompetition: true })
}

export function sportView(page: Page, place: SportPlace): View[] {
  const { say } = page
  const now = live(page).filter(isOf(place))
  const later = upcoming(page).filter(isOf(place))
  return [
    h(
      'p',
      { key: 'leagues' },
      linkTo({ kind: 'leagues', sport: place.sport }, { class: 'plain' }, say('leagues')),
    ),
    now.length > 0 &&
      part('live', say('liveNow'), delayNotice(page), byCompetition(page, 'sport-live', now, 'h3')),
    part(
      'soon',
      say('soon'),
      ...(later.length > 0
        ? [byDay(page, 'sport', later, { level: 'h3', withCompetition: true })]
        : [emptyNote(say('noMatches'))]),
    ),
  ].filter((it) => it !== false)
}

/** All competitions of a sport under their regions; of one region where the place names it. */
export function leaguesView(page: Page, place: SportPlace): View[] {
  const region = 'region' in place ? place.region : null
  const { names } = page.config
  const found = competitions(page).filter(
    ([first]) => isOf(place)(first) && (region === null || first.region === region),
  )
  if (found.length === 0) return [emptyNote(page.say('noMatches'))]
  const regions = [...new Set(found.map(([first]) => first.region))]
  return regions.map((id) =>
    part(
      id,
      linkTo({ kind: 'region', sport: place.sport, region: id }, {}, names.regions[id] ?? id),
      competitionLinks(
        page,
        found.filter(([first]) => first.region === id),
      ),
    ),
  )
}

export function competitionView(page: Page, place: PlaceOf<'competition'>): View[] {
  const { say, config } = page
  const name = config.names.competitions[place.competition]
  if (name === undefined) return [emptyNote(say('unknownPlace'))]
  const isHere = (it: OfferedEvent) => isOf(place)(it) && it.competition === place.competition
  const now = live(page).filter(isHere)
  const later = upcoming(page).filter(isHere)
  return [
    h('p', { key: 'star' }, favouriteButton(page, place.competition, name, true)),
    now.length > 0 &&
      part(
        'live',
        say('liveNow'),
        delayNotice(page),
        h(
          'ul',
          {},
          now.map((it) => matchRow(page, it)),
        ),
      ),
    ...(now.length + later.length === 0 ? [emptyNote(say('noMatches'))] : []),
    ...byDay(page, place.competition, later),
  ].filter((it) => it !== false)
}

export function searchView(page: Page): View[] {
  const { say, search } = page
  const events = found(page)
  if (events.length === 0) return [emptyNote(say('searchNone', { text: search }))]
  return [delayNotice(page), ...byCompetition(page, 'search', events)]
}

/** The matches whose sides or competition have the text of the search in their names. */
export function found(page: Page): OfferedEvent[] {
  const { competitions } = page.config.names
  const wanted = plain(page.search)
  return [...live(page), ...upcoming(page)].filter((it) =>
    [it.home, it.away, competitions[it.competition] ?? ''].some((name) =>
      plain(name).includes(wanted),
    ),
  )
}

/** Without accents and capitals. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** The matches of each competition that has any, by region and name. */
function competitions(page: Page): [OfferedEvent, ...OfferedEvent[]][] {
  const found = new Map<string, [OfferedEvent, ...OfferedEvent[]]>()
  for (const it of all(page).filter((each) => isLive(each) || isUpcoming(each))) {
    const known = found.get(it.competition)
    if (known) known.push(it)
    else found.set(it.competition, [it])
  }
  const { names, locale } = page.config
  const nameOf = ([{ region, competition }]: [OfferedEvent, ...OfferedEvent[]]) =>
    `${names.regions[region]} ${names.competitions[competition]}`
  return [...found.values()].sort((a, b) => nameOf(a).localeCompare(nameOf(b), locale))
}

export function sportLinks(page: Page): ViewElement {
  const { names } = page.config
  const sports = [...new Set(all(page).map((it) => it.sport))].sort()
  return h(
    'ul',
    { class: 'links short' },
    sports.map((sport) =>
      h(
        'li',
        { key: sport },
        linkTo(
          { kind: 'sport', sport: SPORT_PATHS[sport] },
          {},
          names.sports[sport] ?? sport,
          count(
            page,
            all(page).filter((it) => it.sport === sport && (isLive(it) || isUpcoming(it))),
          ),
        ),
      ),
    ),
  )
}

export function competitionLinks(
  page: Page,
  found: readonly [OfferedEvent, ...OfferedEvent[]][],
): ViewElement {
  const { names } = page.config
  return h(
    'ul',
    { class: 'links' },
    found.map((events) => {
      const [first] = events
      const name = names.competitions[first.competition] ?? first.competition
      return h(
        'li',
        { key: first.competition },
        linkTo(
          competitionPlace(first),
          {},
          h(
            'span',
            {},
            name,
            h(
              'span',
              { class: 'small' },
              `${names.regions[first.region]} · ${names.sports[first.sport]}`,
            ),
          ),
          count(page, events),
        ),
        favouriteButton(page, first.competition, name),
      )
    }),
  )
}

const count = ({ say }: Page, events: readonly OfferedEvent[]) =>
  h(
    'span',
    { class: 'count' },
    h('span', { 'aria-hidden': 'true' }, String(events.length)),
    h('span', { class: 'unseen' }, ` ${say('count', { n: events.length })}`),
  )

function favouriteButton(page: Page, id: string, name: string, isInWords = false): ViewElement {
  const { say, slip } = page
  const isOne = slip.favourites.includes(id)
  const text = say(isOne ? 'favouriteRemove' : 'favouriteAdd', { name })
  const change = () => {
    const rest = slip.favourites.filter((it) => it !== id)
    page.changeSlip({ ...slip, favourites: isOne ? rest : [...rest, id].slice(-MOST_FAVOURITES) })
  }
  return h(
    'button',
    { type: 'button', class: isInWords ? 'plain' : 'star', onclick: change },
    h('span', { 'aria-hidden': 'true' }, isOne ? '★' : '☆'),
    h('span', { class: isInWords ? '' : 'unseen' }, text),
  )
}
