import { expect, test, vi } from 'vitest'
import { UNKNOWN_LOCATION } from '#app/session/geo-location.ts'
import { createGeoLocations, type GeoLocationOptions } from './geo-locations.ts'
import { createInternalRange, isRange } from './internal-range.ts'

const EDGE = { country: 'x-country-code', region: 'x-region', city: 'x-city' }
let now = 1_000_000

function geoLocations(what: Partial<GeoLocationOptions> = {}) {
  const all = createGeoLocations({
    edge: null,
    contextUrl: null,
    believesQa: false,
    clock: () => now,
    fetch: () => Promise.reject(new TypeError('nobody is asked')),
    logger: { warn: () => undefined },
    ...what,
  })
  return (headers: Record<string, string>, address = '192.0.2.1') =>
    all.of((name) => headers[name], address)
}

test('headers of a country count only from a trusted edge', () => {
  const headers = { 'x-country-code': 'ca', 'x-region': 'CA-ON' }
  expect(geoLocations()(headers)).toEqual(UNKNOWN_LOCATION)
  expect(geoLocations({ edge: EDGE })(headers)).toEqual({ country: 'CA', region: 'ON', city: null })
})

test.each(['', 'XXX', '1', '<b>', 'C'])('%j is not a country', (country) => {
  expect(geoLocations({ edge: EDGE })({ 'x-country-code': country })).toEqual(UNKNOWN_LOCATION)
})

const asBytes = (text: string) => Buffer.from(text).toString('latin1')
test.each([
  ['Toronto', 'Toronto'],
  ['S%C3%A3o%20Paulo', 'São Paulo'],
  [asBytes('Łódź'), 'Łódź'],
  [asBytes('東京'), '東京'],
  ['D\u00fcsseldorf', 'Düsseldorf'],
  [asBytes('  Ville d’Anvers '), "Ville d'Anvers"],
  [asBytes('St. John\u200b’s'), "St. John's"],
  ['100% sure', null],
  ['%', null],
  ['%E0%A4%A', null],
  ['<b>Oslo</b>', null],
  [asBytes('Oslo\u202e'), null],
  ['Oslo\nBergen', null],
  ['12345', null],
  ['a'.repeat(81), null],
  ['%41'.repeat(400), null],
  ['', null],
])('the city %j from the edge is read as %j (MKT-19)', (raw, city) => {
  const headers = { 'x-country-code': 'CA', 'x-city': raw }
  expect(geoLocations({ edge: EDGE })(headers)).toEqual({ country: 'CA', region: null, city })
  expect(geoLocations()(headers)).toEqual(UNKNOWN_LOCATION)
})

test('QA can set a visitor’s location, except in live mode', () => {
  const headers = { cookie: 'theme=dark; qa-station=CA-ON', 'x-country-code': 'FI' }
  expect(geoLocations({ believesQa: true, edge: EDGE })(headers)).toEqual({
    ...{ country: 'CA', region: 'ON', city: null },
  })
  const inTown = { cookie: 'qa-station=US~St.%20John%27s' }
  expect(geoLocations({ believesQa: true })(inTown)).toEqual({
    ...{ country: 'US', region: null, city: "St. John's" },
  })
  expect(geoLocations({ edge: EDGE })(headers)).toEqual({ country: 'FI', region: null, city: null })
})

test('the other host is asked once per address, and again after half an hour', async () => {
  const fetch = vi.fn(async (request: Request) => {
    expect(request.url).toBe('https://edge.test/player/access/context')
    expect(request.headers.get('x-visitor-address')).toBe('192.0.2.1')
    return Response.json({ autodetectedCountry: 'FI', autodetectedCity: 'Helsinki' })
  })
  const of = geoLocations({ contextUrl: 'https://edge.test', fetch })
  const both = await Promise.all([of({}), of({})])
  expect(both).toEqual([
    { country: 'FI', region: null, city: 'Helsinki' },
    { country: 'FI', region: null, city: 'Helsinki' },
  ])
  expect(of({})).toEqual({ country: 'FI', region: null, city: 'Helsinki' })
  expect(fetch).toHaveBeenCalledTimes(1)
  now += 30 * 60_000
  await of({})
  expect(fetch).toHaveBeenCalledTimes(2)
})

test.each([
  ['answers 500', async () => new Response(null, { status: 500 })],
  ['answers nonsense', async () => new Response('<html>')],
  ['breaks off', () => Promise.reject(new TypeError('fetch failed'))],
])('a host that %s makes the location unknown for a minute', async (_, answer) => {
  const fetch = vi.fn(answer)
  const of = geoLocations({ contextUrl: 'https://edge.test', fetch })
  expect(await of({})).toEqual(UNKNOWN_LOCATION)
  await of({})
  expect(fetch).toHaveBeenCalledTimes(1)
  now += 60_000
  await of({})
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('an internal address is in the range, even as seen by a dual-stack listener', () => {
  const isInternal = createInternalRange(['10.0.0.0/8', '2001:db8::/32', '192.0.2.7'])
  for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::1', '192.0.2.7'])
    expect(isInternal(address), address).toBe(true)
  for (const address of ['11.0.0.1', '2001:db9::1', '192.0.2.8', 'page-cache', 'unknown', ''])
    expect(isInternal(address), address).toBe(false)
  expect(createInternalRange([])('127.0.0.1')).toBe(false)
})

test.each([
  ['10.0.0.0/8', true],
  ['::1', true],
  ['10.0.0.0/33', false],
  ['10.0.0/8', false],
  ['10.0.0.0/x', false],
  ['internal', false],
])('%s is a range: %s', (text, expected) => {
  expect(isRange(text)).toBe(expected)
})
