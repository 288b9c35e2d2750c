import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareVersions } from '#contracts/dotted-version.ts'
import { termsProblem } from './terms-version.ts'

const version = fc.array(fc.nat(40), { minLength: 1, maxLength: 4 }).map((it) => it.join('.'))

test.each([
  ['1.0', '1.0', 0],
  ['1', '1.0.0', 0],
  ['1.9', '1.10', -1],
  ['2', '1.99.99', 1],
  ['0.9', '1.0', -1],
])('%s against %s', (a, b, sign) => {
  expect(Math.sign(compareVersions(a, b))).toBe(sign)
})

test('versions have one order', () => {
  fc.assert(
    fc.property(version, version, version, (a, b, c) => {
      expect(Math.sign(compareVersions(a, b))).toBe(0 - Math.sign(compareVersions(b, a)))
      expect(compareVersions(a, `${a}.0`)).toBe(0)
      if (compareVersions(a, b) <= 0 && compareVersions(b, c) <= 0) {
        expect(compareVersions(a, c)).toBeLessThanOrEqual(0)
      }
    }),
  )
})

test('nobody accepts less than before, nor less than a new player, nor what was never published', () => {
  fc.assert(
    fc.property(version, version, version, fc.array(version), (wanted, accepted, least, others) => {
      const problem = termsProblem(wanted, { accepted, least, published: others })
      const isOld = compareVersions(wanted, accepted) < 0 || compareVersions(wanted, least) < 0
      const isKnown = [accepted, least, ...others].some((it) => compareVersions(it, wanted) === 0)
      expect(problem).toBe(isOld ? 'outdated_version' : isKnown ? null : 'unknown_version')
      expect(termsProblem(wanted, { accepted, least, published: null })).toBe(
        isOld ? 'outdated_version' : null,
      )
    }),
  )
  expect(termsProblem('9'.repeat(40), { accepted: '1.0', least: '1.0', published: null })).toBe(
    'unknown_version',
  )
})
