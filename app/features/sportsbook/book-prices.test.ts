import { expect, test } from 'vitest'
import { type BookPrices, eventsOn, withPrices } from './book-prices.ts'
import type { BookPageView, EventView } from './book-view.ts'

const anEvent = (id: string): EventView => ({
  ...{ id, path: `/${id}`, home: 'Aberholm', away: 'Brackwater', startsAt: '', when: '18:00' },
  ...{ state: 'NOT_STARTED', score: null, period: null, competition: { name: '', path: '' } },
  markets: [
    {
      ...{ id: 'result', name: 'Result', isOpen: true },
      outcomes: [
        { id: 'home', name: 'Aberholm', odds: '2.10', boost: { from: '2.00', until: '17:30' } },
        { id: 'draw', name: 'Draw', odds: '3.20', boost: null },
      ],
    },
  ],
})
const page = (event: EventView | null, listed: readonly EventView[]): BookPageView => ({
  ...{ kind: 'home', bookPath: '/', heading: '', trail: [], timeZone: '' },
  offer: {
    ...{ at: '17:00', isCurrent: false, links: [], event },
    sections: [{ key: 'soon', events: [...listed], all: 90 }],
  },
})
const prices = (events: BookPrices['events']): BookPrices => ({
  ...{ at: '17:05', isCurrent: true, events },
})

test('each price changes in its place, and an outcome that is no longer offered stays without odds', () => {
  const shown = page(null, [anEvent('e1'), anEvent('e2'), anEvent('e3')])
  const priced = withPrices(
    shown,
    prices({
      e3: { state: 'LIVE', score: '0–0', period: 'First half', markets: [] },
      e1: {
        ...{ state: 'NOT_STARTED', score: null, period: null },
        markets: [
          { id: 'total:2.5', name: 'Total', isOpen: true, outcomes: [] },
          {
            ...{ id: 'result', name: 'Result', isOpen: true },
            outcomes: [
              { id: 'draw', name: 'Draw', odds: '3.40', boost: { from: '3.20', until: '17:30' } },
              { id: 'home', name: 'Aberholm', odds: null, boost: null },
            ],
          },
        ],
      },
    }),
  )
  const [first, second, third] = priced.offer?.sections[0]?.events ?? []
  expect(first?.markets).toEqual([
    {
      ...{ id: 'result', name: 'Result', isOpen: true },
      outcomes: [
        { id: 'home', name: 'Aberholm', odds: null, boost: null },
        { id: 'draw', name: 'Draw', odds: '3.40', boost: { from: '3.20', until: '17:30' } },
      ],
    },
  ])
  expect(second).toEqual({
    ...anEvent('e2'),
    markets: [expect.objectContaining({ isOpen: false })],
  })
  expect(third).toMatchObject({ state: 'LIVE', score: '0–0', markets: [{ isOpen: false }] })
})

test('new prices set the time of the page, and a page without an offer is unchanged', () => {
  const { offer } = withPrices(page(anEvent('e1'), []), prices({}))
  expect(offer).toMatchObject({ at: '17:05', isCurrent: true, sections: [{ all: 90 }] })
  const none = { ...page(null, []), offer: null }
  expect(withPrices(none, prices({}))).toBe(none)
  expect(eventsOn(none)).toEqual([])
  expect(eventsOn(page(anEvent('e1'), [anEvent('e2')]))).toEqual(['e1', 'e2'])
})
