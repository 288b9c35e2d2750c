import type { BookPageView, EventView, MarketView } from './book-view.ts'

/** What changes of an event while its page is open. */
export type EventPrices = Pick<EventView, 'state' | 'score' | 'period' | 'markets'>

/** The answer of `/api/sportsbook/prices`. An event that is missing is not offered any more. */
export type BookPrices = {
  at: string
  isCurrent: boolean
  events: Readonly<Record<string, EventPrices>>
}

/** The events that a page shows. */
export function eventsOn({ offer }: BookPageView): string[] {
  const listed = offer?.sections.flatMap(({ events }) => events.map(({ id }) => id)) ?? []
  return offer?.event ? [offer.event.id, ...listed] : listed
}

/** The page with the prices of now, each in its place: nothing comes, goes or moves. Pure. */
export function withPrices(page: BookPageView, prices: BookPrices): BookPageView {
  const { offer } = page
  if (offer === null) return page
  const { at, isCurrent, events } = prices
  const priced = (event: EventView) => withEventPrices(event, events[event.id] ?? null)
  const sections = offer.sections.map((it) => ({ ...it, events: it.events.map(priced) }))
  const event = offer.event && priced(offer.event)
  return { ...page, offer: { ...offer, at, isCurrent, sections, event } }
}

function withEventPrices(event: EventView, now: EventPrices | null): EventView {
  const { state, score, period } = now ?? event
  const markets = event.markets.map((it) => {
    const found = now?.markets.find(({ id }) => id === it.id)
    return found ? withOdds(it, found) : { ...it, isOpen: false }
  })
  return { ...event, state, score, period, markets }
}

function withOdds(market: MarketView, { isOpen, outcomes }: MarketView): MarketView {
  const now = new Map(outcomes.map((it) => [it.id, it]))
  return {
    ...{ ...market, isOpen },
    outcomes: market.outcomes.map((it) => {
      const { odds = null, boost = null } = now.get(it.id) ?? {}
      return { ...it, odds, boost }
    }),
  }
}
