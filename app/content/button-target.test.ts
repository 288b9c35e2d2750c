import { expect, test } from 'vitest'
import { resolveLocale } from '#app/market/locale.ts'
import { buttonView, hrefOf, wholeTarget } from './button-target.ts'

test.each([
  ['fi-FI', true],
  ['de-DE', false],
  ['en-UN', false],
])('in %s a sign-up button is shown: %s', (segment, isThere) => {
  const answer = resolveLocale(segment)
  if (answer.kind !== 'locale') throw new Error('no such locale')
  const label = { _type: 'localeString' as const, en: 'Sign up' }
  const view = buttonView({ type: 'SIGNUP', label, param: null } as never, answer.locale)
  expect(view !== null).toBe(isThere)
})

test('the whole banner is a link where it says so, unless its button leads somewhere', () => {
  const banner = { button: null, isClickable: true, urlAction: '/online-casino' }
  expect(wholeTarget(banner)).toEqual({ path: '/online-casino' })
  expect(wholeTarget({ ...banner, isClickable: false })).toBeNull()
  const withButton = { type: 'LINK' as const, label: null, param: '/login' }
  expect(wholeTarget({ ...banner, button: withButton })).toBeNull()
})

test('a link to the sportsbook has the words of the language', () => {
  const answer = resolveLocale('fi-FI')
  if (answer.kind !== 'locale') throw new Error('no such locale')
  const href = (path: string) => hrefOf({ path }, answer.locale)
  expect(href('/sportsbook/football')).toBe('/fi-FI/sportsbook/jalkapallo')
  expect(href('/online-casino')).toBe('/fi-FI/online-casino')
})
