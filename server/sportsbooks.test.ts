import { expect, test } from 'vitest'
import { readSportsbooks } from './sportsbooks.ts'

const SECRET = 'x'.repeat(32)
const read = (source: Record<string, string>, mode: 'demo' | 'live' = 'live') =>
  readSportsbooks(source, { mode, sandboxUrl: 'http://localhost:3100' })
const FIRST = { SPORTSBOOK_URL: 'https://one.test/', SPORTSBOOK_SECRET: SECRET }
const SECOND = {
  SPORTSBOOK_SPORTRADAR_URL: 'https://two.test',
  SPORTSBOOK_SPORTRADAR_SECRET: SECRET,
}

test('a demo has all of them at the sandbox, and the second one only by its switch', () => {
  const { setups, switchedOn, problems } = read({}, 'demo')
  expect(setups.map(({ id, frameUrl, isInvented }) => [id, frameUrl, isInvented])).toEqual([
    ['sportradar', 'http://localhost:3100/sportradar/frame', true],
    ['context', 'http://localhost:3100/sportsbook/frame', true],
  ])
  expect([switchedOn, problems]).toEqual([{}, []])
  expect(read({ SPORTSBOOK_SPORTRADAR: '1' }, 'demo').switchedOn).toEqual({
    sportradar: ['BR', 'CL'],
  })
})

test('live mode lists only the sportsbooks with an address, each with its own secret', () => {
  expect(read({})).toEqual({ setups: [], switchedOn: {}, problems: [] })
  expect(read(FIRST).setups).toEqual([
    {
      ...{ id: 'context', url: 'https://one.test', isInvented: false, secret: SECRET },
      frameUrl: 'https://one.test/sportsbook/frame',
    },
  ])
  const both = { ...FIRST, ...SECOND, SPORTSBOOK_SPORTRADAR_COUNTRIES: 'PT, CL' }
  // Switched off, it keeps its callbacks.
  expect(read(both)).toMatchObject({
    ...{ setups: [{ id: 'sportradar' }, { id: 'context' }], switchedOn: {}, problems: [] },
  })
  const isOn = read({ ...both, SPORTSBOOK_SPORTRADAR: 'true' })
  expect(isOn.switchedOn).toEqual({ sportradar: ['PT', 'CL'] })
})

test.each<[Record<string, string>, string[]]>([
  [{ SPORTSBOOK_URL: 'https://one.test' }, ['SPORTSBOOK_SECRET: required with SPORTSBOOK_URL']],
  [
    { ...FIRST, SPORTSBOOK_URL: 'http://one.test' },
    ['SPORTSBOOK_URL: must begin with https:// in live mode'],
  ],
  [{ ...FIRST, SPORTSBOOK_URL: 'one.test' }, ['SPORTSBOOK_URL: is no address']],
  [
    { ...FIRST, ...SECOND, SPORTSBOOK_SPORTRADAR_SECRET: 'short' },
    ['SPORTSBOOK_SPORTRADAR_SECRET: needs at least 32 characters'],
  ],
  [SECOND, ['SPORTSBOOK_URL: required with another sportsbook']],
  [
    { ...FIRST, SPORTSBOOK_SPORTRADAR: '1' },
    ['SPORTSBOOK_SPORTRADAR: needs SPORTSBOOK_SPORTRADAR_URL'],
  ],
  [
    { ...FIRST, ...SECOND, SPORTSBOOK_SPORTRADAR: 'yes' },
    ['SPORTSBOOK_SPORTRADAR: must be 1 or 0'],
  ],
  [
    { ...FIRST, ...SECOND, SPORTSBOOK_SPORTRADAR_COUNTRIES: 'BR,chile' },
    ['SPORTSBOOK_SPORTRADAR_COUNTRIES: chile is no country code'],
  ],
])('%j is refused', (source, problems) => {
  expect(read(source).problems).toEqual(problems)
})
