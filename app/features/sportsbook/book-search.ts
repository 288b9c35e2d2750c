import { type Findable, WordIndex } from '#app/content/search/word-index.ts'
import { bookAddress } from '#app/market/sportsbook-addresses.ts'
import type { BookNames } from '#contracts/sportsbook/names.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import { SPORT_PATHS } from '#contracts/sportsbook/paths.ts'
import { isNotOver, nameIn } from './book-page.ts'

/** Of an offer however large, as many competitions and teams can be found. */
const MOST_NAMES = 5_000
/** Names that are indexed before other requests have their turn. */
const IN_A_TURN = 200

const COMPETITION = 'competition:'
const TEAM = 'team:'

type Events = { values(): Iterable<OfferedEvent> }
export type BookFind = {
  /** The address below the locale. */
  path: string
  title: string
  /** Of a match: its competition and its start. */
  match: { competition: string; startsAt: string } | null
}

/** An index of the competitions and teams that are offered, by their names in one language. */
export async function indexOffer(
  events: Events,
  names: BookNames,
  turn: () => Promise<void>,
): Promise<WordIndex> {
  const found = new Map<string, Findable>()
  const note = (id: string, name: string, rank: number) => {
    if (found.size < MOST_NAMES && !found.has(id)) found.set(id, { id, name, texts: [], rank })
  }
  for (const it of events.values()) {
    note(COMPETITION + it.competition, nameIn(names.competitions, it.competition), 1)
    for (const team of [it.home, it.away]) note(TEAM + team, team, 0)
  }
  const index = new WordIndex()
  for (const it of found.values()) {
    index.add(it)
    if (index.size % IN_A_TURN === 0) await turn()
  }
  return index
}

/**
 * The competitions and matches of a search, best first: of a team, the match that is being played, else its next one.
 * Names without a match are left out.
 */
export function findsOf(
  ids: readonly string[],
  events: Events,
  { names, language, most }: { names: BookNames; language: string; most: number },
): BookFind[] {
  const wanted = new Set(ids)
  const firstOf = new Map<string, OfferedEvent>()
  for (const it of events.values()) {
    if (!isNotOver(it)) continue
    for (const id of [COMPETITION + it.competition, TEAM + it.home, TEAM + it.away]) {
      const known = firstOf.get(id)
      if (wanted.has(id) && (known === undefined || it.startsAt < known.startsAt)) {
        firstOf.set(id, it)
      }
    }
  }
  const finds = new Map<string, BookFind>()
  for (const id of ids) {
    const event = firstOf.get(id)
    if (event === undefined || finds.size === most) continue
    const find = findOf(event, { isCompetition: id.startsWith(COMPETITION), names, language })
    // Both teams of a match lead to the same page.
    if (!finds.has(find.path)) finds.set(find.path, find)
  }
  return [...finds.values()]
}

function findOf(
  { sport, region, competition, id, home, away, startsAt }: OfferedEvent,
  of: { isCompetition: boolean; names: BookNames; language: string },
): BookFind {
  const name = nameIn(of.names.competitions, competition)
  const place = { sport: SPORT_PATHS[sport], region, competition }
  if (of.isCompetition) {
    const path = bookAddress({ kind: 'competition', ...place }, of.language)
    return { path, title: name, match: null }
  }
  return {
    path: bookAddress({ kind: 'event', ...place, event: id }, of.language),
    title: `${home} – ${away}`,
    match: { competition: name, startsAt },
  }
}
