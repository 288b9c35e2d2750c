import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareVersions } from '#contracts/dotted-version.ts'
import { createTermsOf, termsProblem } from './terms-version.ts'

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

test('versions are consistently ordered', () => {
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

test('a version is refused if older than accepted or current, or newer than both', () => {
  fc.assert(
    fc.property(version, version, version, (wanted, accepted, current) => {
      const problem = termsProblem(wanted, { accepted, current })
      const [before, now] = [compareVersions(wanted, accepted), compareVersions(wanted, current)]
      const expected =
        before < 0 || now < 0
          ? 'outdated_version'
          : now > 0 && before > 0
            ? 'unknown_version'
            : null
      expect(problem).toBe(expected)
    }),
  )
  expect(termsProblem('2.0', { accepted: '2.0', current: '1.0' })).toBeNull()
  expect(termsProblem('9'.repeat(40), { accepted: '1.0', current: '1.0' })).toBe('unknown_version')
})

test('the current version is the country’s published one, never below what everyone accepts', async () => {
  const published: Readonly<Record<string, string>> = { FI: '1.10', NO: '0.9' }
  const termsOf = createTermsOf('1.2', async (country) => published[country] ?? null)
  expect(await Promise.all(['FI', 'NO', 'NZ'].map(termsOf))).toEqual(['1.10', '1.2', '1.2'])
  expect(await createTermsOf('1.0')('FI')).toBe('1.0')
})
