import { expect, test } from 'vitest'
import { MARKETS } from '#markets/index.ts'
import { countryOfVisitor, UNKNOWN_LOCATION } from './geo-location.ts'

const player = { countryCode: 'FI' }
const inChile = { country: 'CL' }

test.each([
  ['the account of a player', { player, geoLocation: inChile, market: MARKETS.DE }, 'FI'],
  ['the location', { player: null, geoLocation: inChile, market: MARKETS.DE }, 'CL'],
  ['the market', { player: null, geoLocation: UNKNOWN_LOCATION, market: MARKETS.DE }, 'DE'],
  ['nothing', { player: null, geoLocation: UNKNOWN_LOCATION, market: MARKETS.UN }, null],
] as const)('the country of a visitor follows from %s', (_, of, country) => {
  expect(countryOfVisitor(of)).toBe(country)
})
