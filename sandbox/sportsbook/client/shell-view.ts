import { type BookPlace, SPORT_PATHS } from '#contracts/sportsbook/paths.ts'
import { h, type View, type ViewElement } from './dom.ts'
import { eventView } from './event-view.ts'
import { historyView } from './history-view.ts'
import { isSearch } from './list-query.ts'
import { emptyNote } from './match-list.ts'
import { linkTo } from './match-row.ts'
import {
  boostsView,
  competitionView,
  homeView,
  leaguesView,
  liveView,
  searchView,
  soonView,
  sportView,
} from './offer-views.ts'
import { type Page, titleOf, type WordKey } from './page.ts'
import { slipBar, slipView } from './slip-view.ts'

/** Offers that do not need the feed. */
const OWN_TEXT: readonly BookPlace['kind'][] = ['bet-history', 'game-rules']

export function shellView(page: Page, place: () => void): View[] {
  const { t, isSlipOpen } = page
  return [
    // No landmarks: those of the page around are the only ones.
    h('div', { key: 'top', class: 'top' }, nav(page), searchField(page)),
    h(
      'div',
      { key: 'columns', class: 'columns' },
      h(
        'div',
        { key: 'main', id: 'main', inert: isSlipOpen },
        notices(page),
        h(
          'h1',
          { key: 'title', tabindex: '-1' },
          isSearch(page) ? t('searchResults', { text: page.search }) : titleOfPlace(page),
        ),
        ...placeView(page),
      ),
      h(
        'section',
        {
          key: 'slip',
          id: 'slip',
          class: isSlipOpen ? 'open' : '',
          role: isSlipOpen ? 'dialog' : null,
          'aria-modal': isSlipOpen ? 'true' : null,
          'aria-labelledby': 'slip-title',
        },
        ...slipView(page, place),
      ),
    ),
    slipBar(page),
  ]
}

const PAGES: readonly (readonly [BookPlace['kind'], WordKey])[] = [
  ['home', 'home'],
  ['live', 'live'],
  ['starting-soon', 'soon'],
  ['bet-history', 'history'],
  ['price-boost', 'boosts'],
  ['game-rules', 'rules'],
]

function nav({ t, place, isSlipOpen }: Page): ViewElement {
  return h(
    'nav',
    { 'aria-label': t('title'), inert: isSlipOpen },
    PAGES.map(([kind, title]) =>
      linkTo(
        { kind } as BookPlace,
        { key: kind, 'aria-current': place.kind === kind ? 'page' : null },
        t(title),
      ),
    ),
  )
}

function searchField(page: Page): ViewElement {
  const { t, search, isSlipOpen } = page
  return h(
    'label',
    { class: 'search', inert: isSlipOpen },
    h('span', { class: 'unseen' }, t('search')),
    h('input', {
      ...{
        type: 'search',
        placeholder: t('search'),
        value: search,
        maxlength: '60',
        autocomplete: 'off',
      },
      oninput: (event) => {
        page.search = (event.currentTarget as HTMLInputElement).value.trimStart()
        page.render()
      },
    }),
  )
}

function notices({ t, feed, isPaused }: Page): View[] {
  const status = feed.status()
  return [
    ...(isPaused
      ? [h('p', { key: 'paused', class: 'note strong', role: 'status' }, t('paused'))]
      : []),
    ...(status === 'STALE'
      ? [h('p', { key: 'stale', class: 'note strong' }, t('stale', { seconds: feed.ageSeconds() }))]
      : []),
  ]
}

/** The heading of a place, and the title that the site shows for it. */
export function titleOfPlace({ t, config: { names }, feed, place }: Page): string {
  if ('sport' in place) {
    const sport = Object.entries(SPORT_PATHS).find(([, path]) => path === place.sport)?.[0] ?? ''
    const name = names.sports[sport] ?? place.sport
    if (place.kind === 'sport') return name
    if (place.kind === 'leagues') return `${name}: ${t('leagues')}`
    if (place.kind === 'region') return `${name}: ${names.regions[place.region] ?? place.region}`
    const competition = names.competitions[place.competition] ?? place.competition
    if (place.kind === 'competition') return competition
    const sides = feed.sidesOf(place.event)
    return sides ? titleOf(sides) : competition
  }
  const title = PAGES.find(([kind]) => kind === place.kind)?.[1]
  return t(title && title !== 'home' ? title : 'title')
}

/** The part of the page that belongs to the place. */
function placeView(page: Page): View[] {
  const { t, place, feed } = page
  const isOfList = isSearch(page) || (place.kind !== 'event' && !OWN_TEXT.includes(place.kind))
  if (isOfList && feed.list() === null) {
    return [emptyNote(t(feed.hasFailed() ? 'offerLost' : 'loading'))]
  }
  if (isSearch(page)) return searchView(page)
  switch (place.kind) {
    case 'home':
      return homeView(page)
    case 'live':
      return liveView(page)
    case 'starting-soon':
      return soonView(page)
    case 'price-boost':
      return boostsView(page)
    case 'bet-history':
      return historyView(page)
    case 'game-rules':
      return rulesView(page)
    case 'sport':
      return sportView(page, place)
    case 'leagues':
    case 'region':
      return leaguesView(page, place)
    case 'competition':
      return competitionView(page, place)
    case 'event':
      return eventView(page, place)
  }
}

const RULES = [
  ...(['football', 'hockey', 'tennis', 'basketball', 'abandoned', 'void', 'handicap'] as const),
  ...(['odds', 'boosts', 'builder', 'systems', 'live', 'most', 'corrections'] as const),
  ...(['freeBets', 'bonusMoney'] as const),
] as const

function rulesView({ t, config, session, texts }: Page): View[] {
  const player = session?.player
  return RULES.map((it) =>
    h(
      'section',
      { key: it, class: 'part rule' },
      h('h2', {}, t(`rule.${it}`)),
      h('p', {}, t(`rule.${it}.text`, { percent: config.payoutPercent })),
      it === 'most' &&
        player &&
        h(
          'p',
          {},
          t('bounds', {
            min: texts.amount(player.minStakeMinor),
            max: texts.amount(player.maxStakeMinor),
            payout: texts.amount(player.maxPayoutMinor),
          }),
        ),
    ),
  )
}
