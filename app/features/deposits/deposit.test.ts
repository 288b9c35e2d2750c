import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { announcesDocuments } from './deposit.server.ts'
import { loadMethodMarks } from './method-marks.server.ts'

const NEW = { countryCode: 'GB', hasDeposited: false, kycStatus: 'NOT_VERIFIED' }

test.each([
  [true, {}],
  [true, { kycStatus: 'DATA_VERIFIED' }],
  [false, { kycStatus: 'FULLY VERIFIED' }],
  [false, { hasDeposited: true }],
  [false, { countryCode: 'FI' }],
])(
  'documents are announced: %s, before a new player’s first deposit in Great Britain with %o',
  (isAnnounced, other) => {
    expect(announcesDocuments({ ...NEW, ...other })).toBe(isAnnounced)
  },
)

const pictureOf = (name: string) => `image-${name}-160x160-webp`
const contextWith = (fetch: AppLoadContext['content']['fetch']) => {
  const imageBaseUrl = 'https://lake.test/images/playhouse/production'
  const logger = { info: () => {}, warn: () => {}, error: () => {} }
  return { logger, content: { fetch, imageBaseUrl } } as unknown as AppLoadContext
}

test('the logo of a method is that of its first page in the market', async () => {
  const pages = [
    { method: 'TRUSTLY', markets: ['SE'], asset: pictureOf('elsewhere') },
    { method: 'TRUSTLY', markets: [], asset: pictureOf('everywhere') },
    { method: 'TRUSTLY', markets: ['FI'], asset: pictureOf('second') },
    { method: 'SKRILL', markets: null, asset: null },
    { method: 'CREDITCARD', markets: ['FI'], asset: 'no picture' },
    { method: 'OF_TOMORROW', markets: [], asset: pictureOf('unknown') },
  ]
  const marks = await loadMethodMarks(
    contextWith(async (_query, _params, schema) => schema.parse(pages)),
    'FI',
  )
  expect([...marks.keys()]).toEqual(['TRUSTLY'])
  expect(marks.get('TRUSTLY')).toMatch(/\/everywhere-160x160\.webp\?w=240&h=80/)
})

test('no method has a logo while content is unavailable', async () => {
  const silent = Object.assign(new Error('silent'), { name: 'ContentUnavailableError' })
  const marks = await loadMethodMarks(
    contextWith(() => Promise.reject(silent)),
    'FI',
  )
  expect(marks.size).toBe(0)
})
