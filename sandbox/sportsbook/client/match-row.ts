import { isLive, type ListedEvent } from '#contracts/sportsbook/listed.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import type { BookPlace } from '#contracts/sportsbook/paths.ts'
import { bookPathOf, SPORT_PATHS } from '#contracts/sportsbook/paths.ts'
import { boostNotes } from './boost-view.ts'
import { h, type View, type ViewElement } from './dom.ts'
import { oddsButton } from './odds-button.ts'
import { type Page, type ShownEvent, titleOf } from './page.ts'

export const eventPlace = ({ id, sport, region, competition }: ShownEvent): BookPlace => ({
  ...{ kind: 'event', sport: SPORT_PATHS[sport], region, competition, event: id },
})

/** A link within the book: the site's history is notified, the frame's own is not changed. */
export const linkTo = (
  place: BookPlace,
  attributes: Parameters<typeof h>[1],
  ...children: readonly (View | false | null)[]
): ViewElement => h('a', { ...attributes, href: `#${bookPathOf(place)}` }, ...children)

const SIGNS: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' }

export function matchRow(page: Page, event: ListedEvent, withCompetition = false): ViewElement {
  const { t, config } = page
  const { open } = event
  const [listed] = event.markets
  return h(
    'li',
    { key: event.id, class: 'match', 'data-event': event.id },
    linkTo(
      eventPlace(event),
      { class: 'teams' },
      withCompetition &&
        h('span', { class: 'small' }, config.names.competitions[event.competition] ?? ''),
      ...sides(page, event),
      h('span', { class: 'when small' }, whenText(page, event)),
    ),
    h(
      'div',
      { class: `line of-${listed?.outcomes.length ?? 0}` },
      listed
        ? listed.outcomes.map((it) => oddsButton(page, event, listed, it, SIGNS[it.id] ?? it.id))
        : open === 0 && h('span', { class: 'small none' }, t('suspended')),
    ),
    h(
      'span',
      { class: 'all' },
      linkTo(
        eventPlace(event),
        {},
        `+${open}`,
        h('span', { class: 'unseen' }, ` ${t('allMarkets', { n: open })}, ${titleOf(event)}`),
      ),
    ),
    listed && boostNotes(page, event, listed),
  )
}

/** A line for each side, with what it has scored. */
export function sides(page: Page, event: ShownEvent): ViewElement[] {
  const { live } = event
  return (['home', 'away'] as const).map((side) =>
    h(
      'span',
      { key: side, class: 'side' },
      h(
        'span',
        { class: 'team' },
        event[side],
        live?.server === side && h('span', { class: 'serves', title: page.t('serves') }, ' ●'),
        live?.server === side && h('span', { class: 'unseen' }, ` ${page.t('serves')}`),
        redCards(page, live?.redCards?.[side] ?? 0),
      ),
      h(
        'span',
        { class: 'score' },
        (live?.sets ?? []).map((it, at) => h('span', { key: `s${at}` }, String(it[side]), ' ')),
        live?.points && h('b', { key: 'points' }, live.points[side]),
        live && !live.sets && h('b', { key: 'goals' }, String(live.score[side])),
      ),
    ),
  )
}

function redCards({ t }: Page, n: number): ViewElement | null {
  if (n === 0) return null
  return h(
    'span',
    { class: 'cards', title: t('redCards', { n }) },
    h('span', { class: 'unseen' }, ` ${t('redCards', { n })}`),
    n > 1 ? h('span', { 'aria-hidden': 'true' }, String(n)) : '',
  )
}

/** When it starts, or what is being played with its running clock. */
export function whenText(page: Page, event: ShownEvent): string {
  const { t, texts, config } = page
  const { live, state } = event
  if (live && isLive(event)) {
    const period = config.names.periods[live.period] ?? ''
    const stopped = page.feed.stoppedSince(event.id)
    return [
      period,
      clockText(page, live.clock),
      state === 'LIVE' ? '' : t(`state.${state}`),
      state === 'LIVE' && stopped ? t('suspendedSince', { time: texts.time(stopped, true) }) : '',
    ]
      .filter((it) => it !== '')
      .join(' · ')
  }
  if (state === 'NOT_STARTED') return texts.dayAndTime(event.startsAt)
  const isWaiting = state === 'DELAYED' || state === 'SUSPENDED'
  return isWaiting
    ? `${texts.dayAndTime(event.startsAt)} · ${t(`state.${state}`)}`
    : t(`state.${state}`)
}

/** The clock of a match advances by itself between two messages, up, or down to the end of its period. */
function clockText(page: Page, clock: NonNullable<OfferedEvent['live']>['clock']): string {
  if (!clock || clock.pace === 0) return ''
  const passed = Math.max(0, page.now() - Date.parse(clock.at)) / 1_000
  const played = Math.floor(clock.seconds + passed * clock.pace)
  const seconds = clock.until === undefined ? played : Math.max(0, clock.until - played)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
