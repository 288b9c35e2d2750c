import { expect, test, vi } from 'vitest'
import type { CompetitionTable } from '#contracts/sportsbook/statistics.ts'
import { textsIn } from '../../texts/texts.ts'
import type { View, ViewElement } from './dom.ts'
import type { Page } from './page.ts'
import { translatorOf } from './page-texts.ts'
import { competitionTable, loadStatistics, tablePath } from './statistics-view.ts'

const PATH = tablePath('frost-sprint')
const TABLE: CompetitionTable = {
  rounds: 7,
  rows: [
    {
      ...{ team: 'Icemere Lanterns', played: 7, won: 5, drawn: 0, lost: 2 },
      ...scored(20, 11, null),
    },
    {
      ...{ team: 'Rimewick Wolves', played: 7, won: 4, drawn: 0, lost: 3 },
      ...scored(18, 15, null),
    },
  ],
}
function scored(own: number, other: number, points: number | null) {
  return { scored: own, conceded: other, points }
}

function aPage() {
  const t = translatorOf(textsIn('en').sportsbook.words)
  return { t, statistics: null, render: vi.fn() } as unknown as Page
}
const read = (view: View): string =>
  typeof view === 'string' ? view : view.children.map(read).join(' ')

test('the table of a competition is loaded and shown', async () => {
  const page = aPage()
  expect(competitionTable(page, 'frost-sprint').attributes.open).toBeUndefined()
  const get = vi.fn(async () => TABLE)
  await loadStatistics(page, PATH, get)
  expect(get).toHaveBeenCalledWith('competitions/frost-sprint/table')
  const part = competitionTable(page, 'frost-sprint')
  expect(read(part)).toContain('Each team plays every other once: the last 7 rounds.')
  expect(read(part)).toContain('Team Played Won–lost For–against')
  expect(read(part)).toContain('Icemere Lanterns 7 5–2 20–11')
  const points = { rounds: 1, rows: TABLE.rows.map((it) => ({ ...it, drawn: 1, points: 13 })) }
  await loadStatistics(page, PATH, async () => points)
  expect(read(competitionTable(page, 'frost-sprint'))).toContain('5–1–2 20–11 13')
})

test('a failure is reported, and what is shown stays while it is reloaded', async () => {
  const page = aPage()
  const lost = async () => Promise.reject(new Error('lost'))
  await loadStatistics(page, PATH, lost)
  expect(page.statistics?.state).toBe('LOST')
  await loadStatistics(page, PATH, async () => TABLE)
  await loadStatistics(page, PATH, lost)
  expect(page.statistics).toEqual({ path: PATH, state: 'SHOWN', value: TABLE })
})

test('an answer overtaken by another request is ignored', async () => {
  const page = aPage()
  let answer = (_: unknown) => {}
  const first = loadStatistics(page, PATH, () => new Promise((resolve) => (answer = resolve)))
  await loadStatistics(page, tablePath('other'), async () => TABLE)
  answer({ rounds: 0, rows: [] })
  await first
  expect(page.statistics?.path).toBe(tablePath('other'))
})

test('opening the section loads its table', () => {
  const page = aPage()
  const fetch = vi.fn(() => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', fetch)
  const details = competitionTable(page, 'frost-sprint') as ViewElement
  const toggle = details.attributes.ontoggle as (event: unknown) => void
  toggle({ currentTarget: { open: false } })
  expect(fetch).not.toHaveBeenCalled()
  toggle({ currentTarget: { open: true } })
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(page.statistics?.state).toBe('LOADING')
  vi.unstubAllGlobals()
})
