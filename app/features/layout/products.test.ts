import { expect, test } from 'vitest'
import { forPhone, productsFor } from './products.ts'

const visitor = (closed: Parameters<typeof productsFor>[0]['closed']) =>
  forPhone(productsFor({ player: null, isClosed: false, closed }))
const labels = (entries: ReturnType<typeof productsFor>) => entries.map(({ label }) => label)

test("a phone's bar has three products, and the home page only where one is closed", () => {
  const all = visitor([])
  expect(labels(all.inBar)).toEqual(['nav.casino', 'nav.liveCasino', 'nav.sportsbook'])
  expect(labels(all.inMenu)).toEqual(['nav.virtuals', 'nav.promotions'])
  expect(all.isHomeInBar).toBe(false)
  const withoutBets = visitor(['sportsbook', 'virtualSports'])
  expect(labels(withoutBets.inBar)).toEqual(['nav.casino', 'nav.liveCasino'])
  expect(labels(withoutBets.inMenu)).toEqual(['nav.promotions'])
  expect(withoutBets.isHomeInBar).toBe(true)
})
