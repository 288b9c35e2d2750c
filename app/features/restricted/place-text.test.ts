import { expect, test } from 'vitest'
import { toGeoLocation, UNKNOWN_LOCATION } from '#app/session/geo-location.ts'
import { placeText } from './place-text.ts'

test('a place is shown from the city outwards, as far as it is known (MKT-19)', () => {
  const of = (...where: Parameters<typeof toGeoLocation>) => toGeoLocation(...where)
  expect(placeText(of('CA', 'ON', 'Toronto'), 'en')).toBe('Toronto, Ontario, Canada')
  expect(placeText(of('CA', 'NB', 'Moncton'), 'caf')).toBe('Moncton, Nouveau-Brunswick, Canada')
  expect(placeText(of('US', 'TX', 'Austin'), 'fi')).toBe('Austin, Yhdysvallat')
  expect(placeText(of('US'), 'de')).toBe('Vereinigte Staaten')
  expect(placeText(UNKNOWN_LOCATION, 'en')).toBeNull()
})
