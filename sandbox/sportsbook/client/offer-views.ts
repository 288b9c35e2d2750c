import { isBoosted } from '#contracts/sportsbook/boosts.ts'
import {
  byPlaceIn,
  byStart,
  isLive,
  isUpcoming,
  type ListedEvent,
} from '#contracts/sportsbook/listed.ts'
import type { OfferList } from '#contracts/sportsbook/offer-list.ts'
import { type BookPlace, SPORT_PATHS } from '#contracts/sportsbook/paths.ts'
import { h, type View, type ViewElement } from './dom.ts'
import { competitionStar, teamStars } from './favourites.ts'
import { byCompetition, byDay, competitionPlace, delayNotice, emptyNote } from './match-list.ts'
import { linkTo, matchRow } from './match-row.ts'
import type { Page } from './page.ts'
import { competitionTable } from './statistics-view.ts'

type PlaceOf<Kind extends BookPlace['kind']> = Extract<BookPlace, { kind: Kind }>
type SportPlace = PlaceOf<'sport' | 'leagues' | 'region' | 'competition' | 'event'>

const LIVE_ON_HOME = 6
const SOON_ON_HOME = 8
const FOLLOWED_ON_HOME = 4

/** The rows of the list of this place. Some of the matches may have started since it was requested. */
const live = (page: Page) => page.feed.rows().filter(isLive).sort(byStart)
const upcoming = (page: Page) => page.feed.rows().filter(isUpcoming).sort(byStart)
type Competition = OfferList['competitions'][number]
const part = (key: string, title: View, ...views: readonly (View | false | View[])[]) =>
  h('section', { key, class: 'part' }, h('h2', {}, title), ...views)

export function homeView(page: Page): View[] {
  const { t, config } = page
  const now = live(page)
  const soon = upcoming(page)
  const main = config.highlights.flatMap((id) =>
    competitions(page).filter((it) => it.competition === id),
  )
  return [
    part('sports', t('sports'), sportLinks(page)),
    favouritesPart(page),
    part(
      'live',
      linkTo({ kind: 'live' }, {}, t('liveNow')),
      now.length === 0 ? emptyNote(t('noLive')) : delayNotice(page),
      h(
        'ul',
        {},
        now.slice(0, LIVE_ON_HOME).map((it) => matchRow(page, it, true)),
      ),
    ),
    part(
      'soon',
      linkTo({ kind: 'starting-soon' }, {}, t('soon')),
      soon.length === 0 && emptyNote(t('noMatches')),
      h(
        'ul',
        {},
        soon.slice(0, SOON_ON_HOME).map((it) => matchRow(page, it, true)),
      ),
    ),
    main.length > 0 && part('main', t('highlights'), competitionLinks(page, main)),
  ].filter((it) => it !== false)
}

/** Competitions and teams that the visitor has marked, and the next matches of these teams. */
function favouritesPart(page: Page): ViewElement | false {
  const { t, slip, feed } = page
  const { favourites, favouriteTeams: teams } = slip
  const marked = competitions(page).filter((it) => favourites.includes(it.competition))
  if (marked.length + teams.length === 0) return false
  const matches = feed
    .rows()
    .filter((it) => teams.includes(it.home) || teams.includes(it.away))
    .sort(byStart)
    .slice(0, FOLLOWED_ON_HOME)
  return part(
    'favourites',
    t('favourites'),
    teams.length > 0 && teamStars(page, teams),
    matches.length > 0 &&
      h(
        'ul',
        { key: 'matches' },
        matches.map((it) => matchRow(page, it, true)),
      ),
    marked.length > 0 && competitionLinks(page, marked),
  )
}

export function liveView(page: Page): View[] {
  const events = live(page)
  if (events.length === 0) return [emptyNote(page.t('noLive'))]
  return [delayNotice(page), ...byCompetition(page, 'live', events)]
}

export function soonView(page: Page): View[] {
  const events = upcoming(page)
  return events.length === 0
    ? [emptyNote(page.t('noMatches'))]
    : byDay(page, 'soon', events, { withCompetition: true })
}

/** Upcoming matches with a boosted price. */
export function boostsView(page: Page): View[] {
  const events = upcoming(page).filter(isBoosted)
  if (events.length === 0) return [emptyNote(page.t('boostsNone'))]
  return [
    h('p', { key: 'terms', class: 'note small' }, page.t('rule.boosts.text')),
    ...byDay(page, 'boosts', events, { withCompetition: true }),
  ]
}

export function sportView(page: Page, place: SportPlace): View[] {
  const { t } = page
  const now = live(page)
  const later = upcoming(page)
  return [
    h(
      'p',
      { key: 'leagues' },
      linkTo({ kind: 'leagues', sport: place.sport }, { class: 'plain' }, t('leagues')),
    ),
    now.length > 0 &&
      part('live', t('liveNow'), delayNotice(page), byCompetition(page, 'sport-live', now, 'h3')),
    part(
      'soon',
      t('soon'),
      ...(later.length > 0
        ? [byDay(page, 'sport', later, { level: 'h3', withCompetition: true })]
        : [emptyNote(t('noMatches'))]),
    ),
  ].filter((it) => it !== false)
}

/** All competitions of a sport under their regions; only those of one region if the place names it. */
export function leaguesView(page: Page, place: SportPlace): View[] {
  const region = 'region' in place ? place.region : null
  const { names } = page.config
  const found = competitions(page).filter(
    (it) => SPORT_PATHS[it.sport] === place.sport && (region === null || it.region === region),
  )
  if (found.length === 0) return [emptyNote(page.t('noMatches'))]
  const regions = [...new Set(found.map((it) => it.region))]
  return regions.map((id) =>
    part(
      id,
      linkTo({ kind: 'region', sport: place.sport, region: id }, {}, names.regions[id] ?? id),
      competitionLinks(
        page,
        found.filter((it) => it.region === id),
      ),
    ),
  )
}

export function competitionView(page: Page, place: PlaceOf<'competition'>): View[] {
  const { t, config } = page
  const name = config.names.competitions[place.competition]
  if (name === undefined) return [emptyNote(t('unknownPlace'))]
  const now = live(page)
  const later = upcoming(page)
  return [
    h('p', { key: 'star' }, competitionStar(page, { id: place.competition, name }, 'words')),
    now.length > 0 &&
      part(
        'live',
        t('liveNow'),
        delayNotice(page),
        h(
          'ul',
          {},
          now.map((it) => matchRow(page, it)),
        ),
      ),
    ...(now.length + later.length === 0 ? [emptyNote(t('noMatches'))] : []),
    ...byDay(page, place.competition, later),
    competitionTable(page, place.competition),
  ].filter((it) => it !== false)
}

export function searchView(page: Page): View[] {
  const { t, search } = page
  const events: ListedEvent[] = [...live(page), ...upcoming(page)]
  if (events.length === 0) return [emptyNote(t('searchNone', { text: search }))]
  return [delayNotice(page), ...byCompetition(page, 'search', events)]
}

/** The competitions that have matches, by region and name. */
function competitions(page: Page): Competition[] {
  const { names, locale } = page.config
  const nameOf = ({ region, competition }: Competition) =>
    `${names.regions[region]} ${names.competitions[competition]}`
  return [...(page.feed.list()?.competitions ?? [])].sort((a, b) =>
    nameOf(a).localeCompare(nameOf(b), locale),
  )
}

export function sportLinks(page: Page): ViewElement {
  const { names, sports: order } = page.config
  const all = page.feed.list()?.competitions ?? []
  const sports = [...new Set(all.map((it) => it.sport))].sort(byPlaceIn(order))
  const eventsOf = (sport: string) =>
    all.reduce((sum, it) => sum + (it.sport === sport ? it.events : 0), 0)
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
          count(page, eventsOf(sport)),
        ),
      ),
    ),
  )
}

export function competitionLinks(page: Page, found: readonly Competition[]): ViewElement {
  const { names } = page.config
  return h(
    'ul',
    { class: 'links' },
    found.map((it) => {
      const name = names.competitions[it.competition] ?? it.competition
      return h(
        'li',
        { key: it.competition },
        linkTo(
          competitionPlace(it),
          {},
          h(
            'span',
            {},
            name,
            h(
              'span',
              { class: 'small' },
              `${names.regions[it.region]} · ${names.sports[it.sport]}`,
            ),
          ),
          count(page, it.events),
        ),
        competitionStar(page, { id: it.competition, name }),
      )
    }),
  )
}

const count = ({ t }: Page, n: number) =>
  h(
    'span',
    { class: 'count' },
    h('span', { 'aria-hidden': 'true' }, String(n)),
    h('span', { class: 'unseen' }, ` ${t('count', { n })}`),
  )
