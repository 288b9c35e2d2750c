import { expect, test } from 'vitest'
import { chooseCdn } from './launch-rules.ts'

const CDN = 'https://cdn.test'
const PROXY = 'https://licensed.test'

test.each([
  ['FI', 'real', undefined, CDN],
  ['FI', 'real', PROXY, CDN],
  ['SE', 'real', undefined, null],
  ['CA', 'real', undefined, null],
  ['CA', 'real', PROXY, PROXY],
  ['CA', 'fun', undefined, CDN],
  ['CA', 'fun', PROXY, PROXY],
] as const)(
  'a player in %s launching for %s with the host %s is served from %s',
  (country, mode, proxyCdn, expected) => {
    expect(chooseCdn({ provider: 'relax', country, mode, cdn: CDN, proxyCdn })).toBe(expected)
  },
)
