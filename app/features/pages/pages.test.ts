import { expect, test } from 'vitest'
import { resolveLocale } from '#app/market/locale.ts'
import { limitedPageAt, pagesBeside, staticPageAt } from './pages.server.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const locale = (segment: string) => {
  const answer = resolveLocale(segment)
  if (answer.kind !== 'locale') throw new Error(`${segment} is no locale`)
  return answer.locale
}
const page = (facts: object = {}) => ({
  slug: 'terms',
  markets: [] as string[],
  title: { en: 'Terms', fi: 'Ehdot' },
  category: 'legal',
  disabled: null,
  ...facts,
})

test('a market has its own page at an address, else the one for all, never another market’s', () => {
  const [own, open] = [page({ markets: ['FI'] }), page()]
  expect(staticPageAt([open, own], 'terms', locale('fi-FI'))).toBe(own)
  expect(staticPageAt([open, own], 'terms', locale('no-NO'))).toBe(open)
  expect(staticPageAt([own], 'terms', locale('no-NO'))).toBeUndefined()
  expect(staticPageAt([page({ disabled: true })], 'terms', locale('fi-FI'))).toBeUndefined()
  expect(staticPageAt([open], 'other', locale('fi-FI'))).toBeUndefined()
})

test('a landing page is live from its start until its end', () => {
  const at = (startDate: string | null, endDate: string | null) =>
    limitedPageAt([{ slug: 'a', markets: [], startDate, endDate }], 'a', locale('fi-FI'), NOW)
  const now = '2026-11-20T12:00:00Z'
  expect(at(null, null)).toBeDefined()
  expect(at(now, null)).toBeDefined()
  expect(at('2026-11-20T12:00:00.001Z', null)).toBeUndefined()
  expect(at(null, now)).toBeUndefined()
  expect(at(null, '2026-11-20T12:00:00.001Z')).toBeDefined()
})

test('related pages are those of the same group with a title in this exact language', () => {
  const own = page()
  const all = [
    own,
    page({ slug: 'bonus-terms', title: { en: 'Bonus terms', fi: 'Bonusehdot' } }),
    page({ slug: 'english-only', title: { en: 'English' } }),
    page({ slug: 'norway', markets: ['NO'] }),
    page({ slug: 'off', disabled: true }),
    page({ slug: 'help', category: 'help' }),
  ]
  expect(pagesBeside(all, own, locale('fi-FI')).map((it) => it.slug)).toEqual([
    'terms',
    'bonus-terms',
  ])
})
