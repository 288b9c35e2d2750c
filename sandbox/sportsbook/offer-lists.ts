import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isBoosted } from '#contracts/sportsbook/boosts.ts'
import {
  byStart,
  isLive,
  isUpcoming,
  type ListedEvent,
  listedEvent,
} from '#contracts/sportsbook/listed.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import type { OfferList, OfferListQuery } from '#contracts/sportsbook/offer-list.ts'
import { COMPETITIONS } from './world.ts'

const SOON_MS = 3 * 3_600_000
/** Lists that are kept of one moment: there are about as many places; more are searches. */
const MOST_KEPT = 200

/** An event in lists: as its JSON, and by what searches find it. */
export type Row = { event: ListedEvent; text: string; names: string }

/** The row of an event; the one that is known, with its number, where nothing in it has changed. */
export function rowOf(event: OfferedEvent, known: Row | null): Row {
  const listed = listedEvent(event)
  if (known) {
    const before = JSON.stringify({ ...listed, sequence: known.event.sequence })
    if (before === known.text) return known
  }
  const { home, away, competition } = event
  const names = [home, away, NAMES.get(competition) ?? ''].map(plain).join('\n')
  return { event: listed, text: JSON.stringify(listed), names }
}

const NAMES = new Map(COMPETITIONS.map(({ id, name }) => [id, name]))

/** Without accents and capitals. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

type Moment = { sequence: number; now: number }
type Parts = { live: readonly Row[]; upcoming: readonly Row[] }

/** The list that a query asks for, as JSON of `offerListSchema`. */
export function offerList(
  { live, upcoming }: Parts,
  query: OfferListQuery,
  { sequence, now }: Moment,
): string {
  const search = query.search === undefined ? null : plain(query.search)
  const latest = query.when === 'soon' ? new Date(now + SOON_MS).toISOString() : null
  const isAsked = ({ event, names }: Row) =>
    (query.sport ?? event.sport) === event.sport &&
    (query.competition ?? event.competition) === event.competition &&
    (latest === null || event.startsAt < latest) &&
    (query.when !== 'boosted' || isBoosted(event)) &&
    (search === null || names.includes(search))
  const part = (rows: readonly Row[]) => {
    const found = rows.filter(isAsked)
    const texts = found.slice(0, query.rows).map(({ text }) => text)
    return `{"rows":[${texts.join()}],"all":${found.length}}`
  }
  const parts = {
    live: part(query.when === 'soon' || query.when === 'boosted' ? [] : live),
    upcoming: part(query.when === 'live' ? [] : upcoming),
  }
  const { teams } = query
  const isFollowed = ({ event: { home, away } }: Row) =>
    teams?.includes(home) || teams?.includes(away)
  const followed = teams ? `"followed":${part([...live, ...upcoming].filter(isFollowed))},` : ''
  const head = `"sequence":${sequence},"at":"${new Date(now).toISOString()}"`
  const competitions = JSON.stringify(competitionsOf([...live, ...upcoming]))
  return `{${head},"live":${parts.live},"upcoming":${parts.upcoming},${followed}"competitions":${competitions}}`
}

function competitionsOf(rows: readonly Row[]): OfferList['competitions'] {
  const found = new Map<string, OfferList['competitions'][number]>()
  for (const { event } of rows) {
    const { competition, sport, region } = event
    const known = found.get(competition) ?? { competition, sport, region, events: 0 }
    found.set(competition, { ...known, events: known.events + 1 })
  }
  return [...found.values()]
}

export type KeptList = { text: string; gzip(): Promise<Uint8Array<ArrayBuffer>> }

/** The lists of one moment of the book: however many ask for one, it is written and compressed once. */
export function createOfferLists(rows: () => Iterable<Row>) {
  let kept: { key: string; parts: Parts; lists: Map<string, KeptList> } | null = null
  return (query: OfferListQuery, moment: Moment): KeptList => {
    const key = `${moment.sequence} ${moment.now}`
    if (kept?.key !== key) kept = { key, parts: partsOf(rows()), lists: new Map() }
    const of = JSON.stringify(query)
    const known = kept.lists.get(of)
    if (known) return known
    const list = compressible(offerList(kept.parts, query, moment))
    // A list with a visitor's own teams is asked for once.
    if (!query.teams && kept.lists.size < MOST_KEPT) kept.lists.set(of, list)
    return list
  }
}

function partsOf(rows: Iterable<Row>): Parts {
  const sorted = [...rows].sort((a, b) => byStart(a.event, b.event))
  return {
    live: sorted.filter(({ event }) => isLive(event)),
    upcoming: sorted.filter(({ event }) => isUpcoming(event)),
  }
}

const compress = promisify(gzip)

function compressible(text: string): KeptList {
  let compressed: ReturnType<KeptList['gzip']> | null = null
  return {
    text,
    gzip() {
      compressed ??= compress(text).then((it) => new Uint8Array(it))
      return compressed
    },
  }
}
