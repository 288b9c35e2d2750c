import { expect, test } from 'vitest'
import { announcesDocuments } from './deposit.server.ts'

const NEW = { countryCode: 'GB', hasDeposited: false, kycStatus: 'NOT_VERIFIED' }

test.each([
  [true, {}],
  [true, { kycStatus: 'DATA_VERIFIED' }],
  [false, { kycStatus: 'FULLY VERIFIED' }],
  [false, { hasDeposited: true }],
  [false, { countryCode: 'FI' }],
])('is %s before the first deposit of a new player of Great Britain with %o', (tells, other) => {
  expect(announcesDocuments({ ...NEW, ...other })).toBe(tells)
})
