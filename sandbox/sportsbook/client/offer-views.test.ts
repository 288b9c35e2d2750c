import { expect, test } from 'vitest'
import { SPORTS } from '#contracts/sportsbook/words.ts'
import { bookNames } from '../book-names.ts'
import type { View } from './dom.ts'
import { sportLinks } from './offer-views.ts'
import type { Page } from './page.ts'

/** The addresses of all links, in their order. */
const hrefs = (view: View): unknown[] =>
  typeof view === 'string'
    ? []
    : [
        ...(view.attributes.href === undefined ? [] : [view.attributes.href]),
        ...view.children.flatMap(hrefs),
      ]

test.each([
  [
    ['TENNIS', 'FOOTBALL'],
    ['/tennis', '/football', '/ice-hockey', '/basketball'],
  ],
  [[...SPORTS].reverse(), ['/basketball', '/tennis', '/ice-hockey', '/football']],
])('sports are linked in the order of the operator: %s', (sports, expected) => {
  const competitions = SPORTS.map((sport) => ({
    sport,
    competition: sport,
    region: 'r',
    events: 1,
  }))
  const page = {
    ...{ config: { names: bookNames('en'), sports }, t: String },
    feed: { list: () => ({ competitions }) },
  } as unknown as Page
  expect(hrefs(sportLinks(page))).toEqual(expected.map((it) => expect.stringContaining(it)))
})
