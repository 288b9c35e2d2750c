import { outcomeName } from '#contracts/sportsbook/names.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import { builderOn, isPart, togglePart } from './builder-view.ts'
import { h, type ViewElement } from './dom.ts'
import { type Page, type ShownEvent, takesBets } from './page.ts'
import { isSamePick } from './slip-model.ts'

type Market = OfferedEvent['markets'][number]

/** Odds to put on the slip. Without bets it stays where it is and keeps its focus, and says why. */
export function oddsButton(
  page: Page,
  event: ShownEvent,
  market: Market,
  { id, odds }: Market['outcomes'][number],
  /** A sign instead of the name, where columns have a heading. */
  sign: string | null = null,
): ViewElement {
  const { t, texts, config, slip } = page
  const reference = { event: event.id, market: market.id, outcome: id }
  const key = `${event.id}|${market.id}|${id}`
  const name = outcomeName(config.names, market.id, { ...event, outcome: id })
  const isOpen = market.state === 'ACTIVE' && odds !== null && takesBets(page)
  const builder = builderOn(page, event)
  const isPicked = builder
    ? isPart(builder, reference)
    : slip.picks.some((it) => isSamePick(it, reference))
  const isUp = isOpen ? page.feed.moveOf(key) : null
  const choose = () => {
    const isPossible = isOpen || isPicked
    if (builder && isPossible) togglePart(page, { market: market.id, outcome: id })
    else if (isPossible) page.toggle({ ...reference, odds: odds ?? 0, isBanker: false })
    else page.announce(t('suspended'))
  }
  return h(
    'button',
    {
      ...{ key: id, type: 'button', onclick: choose, 'data-outcome': key },
      class: `odds${isUp === null ? '' : isUp ? ' up' : ' down'}`,
      'aria-pressed': String(isPicked),
      'aria-disabled': isOpen || isPicked ? null : 'true',
    },
    sign === null
      ? h('span', { class: 'name' }, name)
      : h('span', { class: 'name' }, sign, h('span', { class: 'unseen' }, ` ${name}`)),
    h('b', {}, odds === null ? '–' : texts.odds(odds)),
    isUp !== null && h('i', { 'aria-hidden': 'true' }, isUp ? '▲' : '▼'),
    isUp !== null && h('span', { class: 'unseen' }, t(isUp ? 'higher' : 'lower')),
    market.state === 'SUSPENDED' && h('span', { class: 'unseen' }, t('suspended')),
  )
}
