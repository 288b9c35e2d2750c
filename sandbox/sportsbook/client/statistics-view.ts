import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import type {
  CompetitionTable,
  MatchStatistics,
  PastMatch,
} from '#contracts/sportsbook/statistics.ts'
import { BOOK_OFFER } from './book-offer.ts'
import { h, type View, type ViewElement } from './dom.ts'
import type { Page, Statistics, WordKey } from './page.ts'

/** Earlier results of both sides and against each other, read when this part is opened. */
export const matchStatistics = (page: Page, event: OfferedEvent): ViewElement =>
  part(page, {
    path: statisticsPath(event.id),
    title: 'statistics',
    show: (value) => {
      const { home, away, meetings } = value as MatchStatistics
      const { t } = page
      return [
        results(page, t('statistics.of', { team: event.home }), home),
        results(page, t('statistics.of', { team: event.away }), away),
        results(page, t('statistics.meetings'), meetings),
      ]
    },
  })

/** The table of a competition, read when this part is opened. */
export const competitionTable = (page: Page, competition: string): ViewElement =>
  part(page, {
    path: tablePath(competition),
    title: 'table',
    show: (value) => tableView(page, value as CompetitionTable),
  })

type Part = {
  path: string
  title: WordKey
  show: (value: MatchStatistics | CompetitionTable) => View[]
}

function part(page: Page, { path, title, show }: Part): ViewElement {
  const { t, statistics } = page
  const mine = statistics?.path === path ? statistics : null
  const toggled = (event: Event) => {
    if ((event.currentTarget as HTMLDetailsElement).open) void loadStatistics(page, path)
  }
  return h(
    'details',
    { key: path, class: 'markets', ontoggle: toggled },
    h('summary', {}, h('h2', {}, t(title))),
    h(
      'div',
      { class: 'statistics', 'aria-busy': mine?.state === 'LOADING' ? 'true' : null },
      mine?.state === 'SHOWN'
        ? show(mine.value)
        : h('p', { class: 'small' }, t(mine?.state === 'LOST' ? 'statistics.lost' : 'loading')),
    ),
  )
}

function results({ t, texts }: Page, title: string, matches: readonly PastMatch[]): ViewElement {
  const row = ({ id, startsAt, home, away, score }: PastMatch) =>
    h(
      'li',
      { key: id },
      h('span', { class: 'small' }, texts.dayAndTime(startsAt)),
      h('span', {}, `${home} – ${away}`),
      h('b', {}, `${score.home}–${score.away}`),
    )
  return h(
    'section',
    { key: title },
    h('h3', {}, title),
    matches.length === 0
      ? h('p', { class: 'small' }, t('statistics.none'))
      : h('ol', { class: 'incidents' }, matches.map(row)),
  )
}

function tableView({ t }: Page, { rounds, rows }: CompetitionTable): View[] {
  // Sports without points have no draws.
  const hasPoints = rows.some(({ points }) => points !== null)
  const head = (key: WordKey) => h('th', { key, scope: 'col' }, t(key))
  const row = ({
    team,
    played,
    won,
    drawn,
    lost,
    scored,
    conceded,
    points,
  }: CompetitionTable['rows'][number]) =>
    h(
      'tr',
      { key: team },
      h('th', { scope: 'row' }, team),
      h('td', { key: 'played' }, String(played)),
      h('td', { key: 'balance' }, hasPoints ? `${won}–${drawn}–${lost}` : `${won}–${lost}`),
      h('td', { key: 'score' }, `${scored}–${conceded}`),
      hasPoints && h('td', { key: 'points' }, h('b', {}, String(points))),
    )
  return [
    h('p', { key: 'note', class: 'small' }, t('table.rounds', { n: rounds })),
    h(
      'table',
      { key: 'table', class: 'standings' },
      h('caption', { class: 'unseen' }, t('table')),
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          head('table.team'),
          head('table.played'),
          head(hasPoints ? 'table.balance' : 'table.balanceOfTwo'),
          head('table.score'),
          hasPoints && head('table.points'),
        ),
      ),
      h('tbody', {}, rows.map(row)),
    ),
  ]
}

const statisticsPath = (event: string): string => `events/${event}/statistics`
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
