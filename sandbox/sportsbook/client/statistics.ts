import type { CompetitionTable, MatchStatistics } from '#contracts/sportsbook/statistics.ts'
import { BOOK_OFFER } from './book-offer.ts'
import type { Page, Statistics } from './page.ts'

export const statisticsPath = (event: string): string => `events/${event}/statistics`
export const tablePath = (competition: string): string => `competitions/${competition}/table`

/** Reads statistics; those of a path that are already shown are read again, as results are added to them. */
export async function loadStatistics(
  page: Pick<Page, 'statistics' | 'render'>,
  path: string,
  get = BOOK_OFFER.get,
): Promise<void> {
  const known = page.statistics?.path === path && page.statistics.state === 'SHOWN'
  const mine: Statistics = known && page.statistics ? page.statistics : { path, state: 'LOADING' }
  page.statistics = mine
  page.render()
  const answer = await get(path).catch(() => null)
  // Others were asked for meanwhile.
  if (page.statistics !== mine) return
  if (answer)
    page.statistics = { path, state: 'SHOWN', value: answer as MatchStatistics | CompetitionTable }
  else if (!known) page.statistics = { path, state: 'LOST' }
  page.render()
}
