import { bookAddress } from '#app/market/sportsbook-addresses.ts'
import { isBoosted } from '#contracts/sportsbook/boosts.ts'
import { byPlaceIn, WHO_WINS } from '#contracts/sportsbook/listed.ts'
import { type BookNames, marketName, outcomeName } from '#contracts/sportsbook/names.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import { type BookPlace, bookPathOf, SPORT_PATHS } from '#contracts/sportsbook/paths.ts'
import { decimalOdds, type EventState } from '#contracts/sportsbook/words.ts'
import type { EventPrices } from './book-prices.ts'
import type {
  BookLink,
  BookOfferView,
  BookPageView,
  EventView,
  Highlights,
  MarketView,
} from './book-view.ts'

/** The maximum number of events, links and markets on a page, however much is offered. */
export const MOST_EVENTS = 40
const MOST_LIVE_BESIDE_OTHERS = 10
const MOST_LINKS = 200
export const MOST_MARKETS = 100

const LIVE: readonly EventState[] = ['LIVE', 'SUSPENDED', 'INTERRUPTED']
const TO_COME: readonly EventState[] = ['NOT_STARTED', 'DELAYED']
/** Whether an event is in progress or upcoming. */
export const isNotOver = ({ state }: OfferedEvent) =>
  LIVE.includes(state) || TO_COME.includes(state)

export type BookQuestion = {
  place: BookPlace
  /** Null: nothing is known of the offer. */
  offer: { events: Iterable<OfferedEvent>; at: number; isCurrent: boolean } | null
  names: BookNames
  /** What editors put first. */
  highlights: Highlights
  /** The language of the addresses. */
  language: string
  timeZone: string
  words: {
    /** The site's own name for a place that is not a sport. */
    place(kind: BookPlace['kind']): string
    moment(at: string): string
    second(at: number): string
  }
}

/** A page of the sportsbook without its frame; null if this place does not exist. Pure. */
export function bookPage(question: BookQuestion): BookPageView | null {
  const { place, offer, words } = question
  const events = [...(offer?.events ?? [])].filter((it) => isIn(it, place))
  const event = place.kind === 'event' ? (events[0] ?? null) : null
  if (offer !== null && !exists(question, events)) return null
  const trail = trailOf(question, event)
  return {
    kind: place.kind,
    bookPath: bookPathOf(place),
    heading: trail.at(-1)?.name ?? words.place('home'),
    trail,
    offer: offer && {
      at: words.second(offer.at),
      isCurrent: offer.isCurrent,
      sections: sectionsOf(question, events),
      links: linksOf(question, events),
      event: event && eventView(question, event, MOST_MARKETS),
    },
    timeZone: question.timeZone,
  }
}

const sportOf = ({ sport }: OfferedEvent) => SPORT_PATHS[sport]

/** Whether an event belongs to this place; a place that is not a sport has the events of all sports. */
function isIn(it: OfferedEvent, place: BookPlace): boolean {
  if (!('sport' in place)) return true
  if (sportOf(it) !== place.sport) return false
  if ('region' in place && it.region !== place.region) return false
  if ('competition' in place && it.competition !== place.competition) return false
  return place.kind !== 'event' || it.id === place.event
}

/** Regions and competitions come and go with their events; those that the sportsbook names always exist. */
function exists({ place, names }: BookQuestion, events: readonly OfferedEvent[]): boolean {
  if (events.length > 0) return true
  if (place.kind === 'region') return Object.hasOwn(names.regions, place.region)
  if (place.kind === 'competition') return Object.hasOwn(names.competitions, place.competition)
  return place.kind !== 'event'
}

/** An id without a name is turned into words. */
export function nameIn(names: Readonly<Record<string, string>>, id: string): string {
  if (Object.hasOwn(names, id)) return names[id] ?? id
  const words = id.toLowerCase().replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const sportId = (path: string) =>
  Object.entries(SPORT_PATHS).find(([, it]) => it === path)?.[0] ?? path

function trailOf(
  { place, names, language, words }: BookQuestion,
  event: OfferedEvent | null,
): BookLink[] {
  const to = (it: BookPlace) => bookAddress(it, language)
  const trail: BookLink[] = [{ name: words.place('home'), path: to({ kind: 'home' }) }]
  if (!('sport' in place)) {
    if (place.kind !== 'home') trail.push({ name: words.place(place.kind), path: to(place) })
    return trail
  }
  const { sport } = place
  trail.push({ name: nameIn(names.sports, sportId(sport)), path: to({ kind: 'sport', sport }) })
  if (place.kind === 'leagues') trail.push({ name: words.place('leagues'), path: to(place) })
  if (!('region' in place)) return trail
  const { region } = place
  trail.push({
    name: nameIn(names.regions, region),
    path: to({ kind: 'region', sport, region }),
  })
  if (!('competition' in place)) return trail
  const { competition } = place
  trail.push({
    name: nameIn(names.competitions, competition),
    path: to({ kind: 'competition', sport, region, competition }),
  })
  if (place.kind !== 'event') return trail
  const name = event === null ? nameIn({}, place.event) : `${event.home} – ${event.away}`
  return [...trail, { name, path: to(place) }]
}

function sectionsOf(
  question: BookQuestion,
  events: readonly OfferedEvent[],
): BookOfferView['sections'] {
  const { kind } = question.place
  const byStart = (a: OfferedEvent, b: OfferedEvent) => (a.startsAt < b.startsAt ? -1 : 1)
  const section = (
    key: 'live' | 'soon',
    most: number,
    isOne: (it: OfferedEvent) => boolean = () => true,
  ) => {
    const states = key === 'live' ? LIVE : TO_COME
    const all = events.filter((it) => states.includes(it.state) && isOne(it)).sort(byStart)
    const shown = all.slice(0, most).map((it) => eventView(question, it, 1))
    return { key, events: shown, all: all.length }
  }
  if (kind === 'live') return [section('live', MOST_EVENTS)]
  if (kind === 'starting-soon') return [section('soon', MOST_EVENTS)]
  if (kind === 'price-boost') return [section('soon', MOST_EVENTS, isBoosted)]
  if (!['home', 'sport', 'region', 'competition'].includes(kind)) return []
  return [
    section('live', MOST_LIVE_BESIDE_OTHERS),
    section('soon', MOST_EVENTS - MOST_LIVE_BESIDE_OTHERS),
  ].filter((it) => it.all > 0)
}

function linksOf(question: BookQuestion, events: readonly OfferedEvent[]): BookOfferView['links'] {
  const { place, names, language } = question
  const grouped = (
    key: BookOfferView['links'][number]['key'],
    of: (it: OfferedEvent) => { name: string; place: BookPlace },
    from: readonly OfferedEvent[] = events,
  ) => {
    const counted = new Map<string, BookLink & { events: number }>()
    for (const it of from) {
      if (!isNotOver(it)) continue
      const { name, place: to } = of(it)
      const path = bookAddress(to, language)
      const known = counted.get(path) ?? { name, path, events: 0 }
      counted.set(path, { ...known, events: known.events + 1 })
    }
    const links = [...counted.values()].sort((a, b) => a.name.localeCompare(b.name))
    return { key, links: links.slice(0, MOST_LINKS) }
  }
  const sports = () => {
    const { links } = grouped('sports', (it) => ({
      name: nameIn(names.sports, it.sport),
      place: { kind: 'sport', sport: sportOf(it) },
    }))
    const first = question.highlights.sports.map((it) =>
      bookAddress({ kind: 'sport', sport: SPORT_PATHS[it] }, language),
    )
    const inOrder = byPlaceIn(first)
    return { key: 'sports' as const, links: links.sort((a, b) => inOrder(a.path, b.path)) }
  }
  const regions = () =>
    grouped('regions', ({ region, ...it }) => ({
      name: nameIn(names.regions, region),
      place: { kind: 'region', sport: SPORT_PATHS[it.sport], region },
    }))
  const toCompetition = ({ region, competition, ...it }: OfferedEvent) => ({
    name: nameIn(names.competitions, competition),
    place: { kind: 'competition' as const, sport: SPORT_PATHS[it.sport], region, competition },
  })
  const competitions = () => grouped('competitions', toCompetition)
  const highlights = () => ({
    key: 'highlights' as const,
    links: question.highlights.competitions.flatMap((id) => {
      const ofOne = events.filter(({ competition }) => competition === id)
      return grouped('highlights', toCompetition, ofOne).links
    }),
  })
  switch (place.kind) {
    case 'home':
      return [highlights(), sports()]
    case 'live':
    case 'starting-soon':
      return [sports()]
    case 'sport':
    case 'leagues':
      return [regions(), competitions()]
    case 'region':
      return [competitions()]
    default:
      return []
  }
}

function eventView(question: BookQuestion, it: OfferedEvent, most: number): EventView {
  const { names, language, words } = question
  const { id, home, away, startsAt, region, competition } = it
  const sport = sportOf(it)
  return {
    ...{ id, home, away, startsAt, ...eventPrices(question, it, most) },
    path: bookAddress({ kind: 'event', sport, region, competition, event: id }, language),
    when: words.moment(startsAt),
    competition: {
      name: nameIn(names.competitions, competition),
      path: bookAddress({ kind: 'competition', sport, region, competition }, language),
    },
  }
}

/** The parts of an event that change: its state, and its open markets up to `most`. */
export function eventPrices(
  question: Pick<BookQuestion, 'names' | 'words'>,
  it: OfferedEvent,
  most: number,
): EventPrices {
  const { state, live, markets } = it
  const isShown = ({ state: of }: OfferedEvent['markets'][number]) =>
    of === 'ACTIVE' || of === 'SUSPENDED'
  return {
    state,
    score: live && `${live.score.home}–${live.score.away}`,
    period: live && nameIn(question.names.periods, live.period),
    markets: markets
      .filter(isShown)
      .sort((a, b) => rankOf(a) - rankOf(b))
      .slice(0, most)
      .map((market) => marketView(question, it, market)),
  }
}

/** The others follow in the sportsbook's order. */
const rankOf = ({ id }: OfferedEvent['markets'][number]) => (WHO_WINS.includes(id) ? 0 : 1)

function marketView(
  { names, words }: Pick<BookQuestion, 'names' | 'words'>,
  { home, away }: OfferedEvent,
  market: OfferedEvent['markets'][number],
): MarketView {
  const sides = { home, away }
  return {
    id: market.id,
    name: marketName(names, market.id, sides),
    isOpen: market.state === 'ACTIVE',
    outcomes: market.outcomes.map(({ id, odds, boost }) => ({
      id,
      name: outcomeName(names, market.id, { ...sides, outcome: id }),
      odds: odds === null ? null : decimalOdds(odds),
      boost: boost ? { from: decimalOdds(boost.from), until: words.moment(boost.until) } : null,
    })),
  }
}
