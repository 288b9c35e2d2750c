import { expect, test } from 'vitest'
import { MARKETS } from '#markets/index.ts'
import { acceptedTags, composeLocale } from './compose-locale.ts'

test.each([
  ['CA', { acceptLanguage: 'fr-FR,fr;q=0.9,en;q=0.8' }, 'caf-CA'],
  ['CA', { acceptLanguage: 'en-US,en;q=0.9,fr;q=0.1' }, 'en-CA'],
  ['CA', { region: 'QC', acceptLanguage: 'en' }, 'caf-CA'],
  ['CA', { region: 'ON', acceptLanguage: 'de' }, 'en-CA'],
  ['CA', { storedLanguage: 'en', region: 'QC' }, 'en-CA'],
  ['CA', { storedLanguage: 'fr' }, 'caf-CA'],
  ['FI', { acceptLanguage: 'sv-FI,sv,en;q=0.5' }, 'en-FI'],
  ['FI', { acceptLanguage: 'sv' }, 'fi-FI'],
  ['FI', {}, 'fi-FI'],
  ['NO', { acceptLanguage: 'nb-NO,nb;q=0.9' }, 'no-NO'],
  ['NO', { acceptLanguage: 'no' }, 'no-NO'],
  ['CL', { storedLanguage: 'es' }, 'cl-CL'],
  ['IN', { acceptLanguage: 'en-US' }, 'inen-IN'],
  ['UN', { acceptLanguage: 'fi' }, 'en-UN'],
  ['PH', { acceptLanguage: 'fil-PH,fil;q=0.9,en;q=0.8' }, 'tl-PH'],
  ['PH', { acceptLanguage: 'fil' }, 'tl-PH'],
  ['PH', { acceptLanguage: 'tl' }, 'tl-PH'],
  ['NO', { acceptLanguage: 'nn-NO,en;q=0.5' }, 'no-NO'],
] as const)('in %s, %o makes %s', (code, wish, segment) => {
  expect(composeLocale({ market: MARKETS[code], ...wish }).segment).toBe(segment)
})

test('reads quality values and leaves out what is not a language', () => {
  expect(acceptedTags('en;q=0.2, fi;q=0.9, *;q=0.5, <script>, nb;q=0, caf')).toEqual([
    'caf',
    'fi',
    'en',
  ])
  expect(acceptedTags(`${'x,'.repeat(100_000)}fi`)).toHaveLength(12)
})
