import type { CompetitionTable, MatchStatistics } from '#contracts/sportsbook/statistics.ts'
import type { Book } from './book.ts'
import { fixtureOf } from './calendar.ts'
import { fixturesBefore, fixturesOfTable, tableOf } from './past.ts'
import { COMPETITIONS } from './world.ts'

const DAY_MS = 86_400_000

/** The statistics that pages ask for. Matches are played again for them, one at a time for all pages. */
export function createStatistics(book: Pick<Book, 'ended' | 'moment'>) {
  let turn: Promise<unknown> = Promise.resolve()
  const ended: Book['ended'] = (fixtures) => {
    const mine = turn.then(() => book.ended(fixtures))
    turn = mine.catch(() => undefined)
    return mine
  }
  const now = () => Date.parse(book.moment().at)
  return {
    /** Null: there is no such match, or it was played long ago: it has no page any more. */
    async ofMatch(event: string): Promise<MatchStatistics | null> {
      const fixture = fixtureOf(event)
      if (!fixture || fixture.startsAt < now() - DAY_MS) return null
      const { home, away, meetings } = fixturesBefore(fixture, now())
      return { home: await ended(home), away: await ended(away), meetings: await ended(meetings) }
    },
    /** Null: there is no such competition. */
    async tableOf(id: string): Promise<CompetitionTable | null> {
      const competition = COMPETITIONS.find((it) => it.id === id)
      if (!competition) return null
      const fixtures = fixturesOfTable(competition, now())
      const rounds = new Set(fixtures.map(({ round }) => round)).size
      return { rounds, rows: tableOf(competition, await ended(fixtures)) }
    },
  }
}
