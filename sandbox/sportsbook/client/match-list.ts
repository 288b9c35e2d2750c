import { type ListedEvent, MAX_ROWS } from '#contracts/sportsbook/listed.ts'
import type { BookPlace } from '#contracts/sportsbook/paths.ts'
import { SPORT_PATHS } from '#contracts/sportsbook/paths.ts'
import { h, type View, type ViewElement } from './dom.ts'
import { ROWS, turnsOf } from './list-query.ts'
import { linkTo, matchRow } from './match-row.ts'
import type { Page } from './page.ts'

/** Of the headings: the list is a part of the page, or of a part. */
type Level = 'h2' | 'h3'

type InCompetition = Pick<ListedEvent, 'sport' | 'region' | 'competition'>
export const competitionPlace = ({ sport, region, competition }: InCompetition): BookPlace => ({
  ...{ kind: 'competition', sport: SPORT_PATHS[sport], region, competition },
})

/** As many of a list as the visitor has asked for, with a button for more. */
function shown(page: Page, name: string, events: readonly ListedEvent[]) {
  const turns = turnsOf(page, name)
  const longer = () => {
    page.opened.add(`${name}:${turns}`)
    page.render()
  }
  const isCut = [page.feed.list()?.live, page.feed.list()?.upcoming].some(
    (it) => it && it.all > it.rows.length,
  )
  const more =
    (events.length > turns * ROWS || (isCut && turns * ROWS < MAX_ROWS)) &&
    h(
      'button',
      { key: 'more', type: 'button', class: 'plain', onclick: longer },
      page.t('showMore'),
    )
  return { events: events.slice(0, turns * ROWS), more }
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** Matches under their competitions, those with the earliest match first. */
export function byCompetition(
  page: Page,
  name: string,
  all: readonly ListedEvent[],
  level: Level = 'h2',
): View[] {
  const { events, more } = shown(page, name, all)
  const groups = grouped(events, (it) => it.competition)
  return [
    ...[...groups].map(([id, matches]) => {
      const [first] = matches as [ListedEvent]
      const { names } = page.config
      return h(
        'section',
        { key: id, class: 'group' },
        h(
          level,
          {},
          linkTo(
            competitionPlace(first),
            {},
            `${names.sports[first.sport]} · ${names.competitions[id] ?? id}`,
          ),
        ),
        h(
          'ul',
          {},
          matches.map((it) => matchRow(page, it)),
        ),
      )
    }),
    ...(more ? [more] : []),
  ]
}

/** Matches in the order of their beginning, under their days. */
export function byDay(
  page: Page,
  name: string,
  all: readonly ListedEvent[],
  { level = 'h2', withCompetition = false }: { level?: Level; withCompetition?: boolean } = {},
): View[] {
  const { events, more } = shown(page, name, all)
  const days = grouped(events, (it) => page.texts.day(it.startsAt))
  return [
    ...[...days].map(([day, matches]) =>
      h(
        'section',
        { key: day, class: 'group' },
        h(level, { class: 'day' }, day),
        h(
          'ul',
          {},
          matches.map((it) => matchRow(page, it, withCompetition)),
        ),
      ),
    ),
    ...(more ? [more] : []),
  ]
}

/** The notice of every page that shows live matches. */
export const delayNotice = (page: Page): ViewElement =>
  h('p', { key: 'delay', class: 'note small' }, page.t('delay', { seconds: delaySeconds(page) }))

/** How long a bet on a live match waits. */
export const delaySeconds = ({ config }: Page): number => Math.ceil(config.liveDelayMs / 1_000)

export const emptyNote = (text: string): ViewElement => h('p', { key: 'none', class: 'note' }, text)
