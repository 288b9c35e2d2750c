import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveLocale } from '#app/market/locale.ts'
import { buttonTarget, buttonView, parseTarget, wholeTarget } from './button-target.ts'

const button = (type: string | null, param: string | null = null) =>
  buttonTarget({ type: type as 'LINK', label: null, param })

test('a button leads to a page, a game or the login', () => {
  expect(button('LINK', '/online-casino/popular')).toEqual({ path: '/online-casino/popular' })
  expect(button('LINK', 'https://help.example/a')).toEqual({ url: 'https://help.example/a' })
  expect(button('GAME', 'relax/game-amber-tides')).toEqual({
    path: '/online-casino/play/relax/game-amber-tides',
  })
  expect(button('LOGIN')).toEqual({ path: '/login' })
})

test('a button leads to the sign-up, with a code where it has one that can be one', () => {
  expect(button('SIGNUP')).toEqual({ path: '/signup' })
  expect(button('SIGNUP', 'OPENING-10')).toEqual({ path: '/signup?bonusCode=OPENING-10' })
  for (const wrong of ['', 'a&next=//evil.test', '<x>', 'x'.repeat(31)])
    expect(button('SIGNUP', wrong)).toEqual({ path: '/signup' })
})

test.each([
  ['fi-FI', true],
  ['de-DE', false],
  ['en-UN', false],
])('in %s a button to the sign-up is there: %s', (segment, isThere) => {
  const answer = resolveLocale(segment)
  if (answer.kind !== 'locale') throw new Error('no such locale')
  const label = { _type: 'localeString' as const, en: 'Sign up' }
  const view = buttonView({ type: 'SIGNUP', label, param: null } as never, answer.locale)
  expect(view !== null).toBe(isThere)
})

test('a button to the deposit leads to its page, whatever is written beside it', () => {
  expect(button('DEPOSIT', '?amount=5000')).toEqual({ path: '/deposit' })
})

test.each(['BONUS_CODE', 'CHAT', null])(
  'a button of type %s has no page yet, so it is not there',
  (type) => {
    expect(button(type, 'anything')).toBeNull()
  },
)

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  '\\\\evil.example',
  'http://plain.example',
  'https:evil',
  'page',
  '',
])('%j is no target', (text) => {
  expect(parseTarget(text)).toBeNull()
})

test('whatever is written, a target stays on the site or is https', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
      const target = parseTarget(text)
      if (target === null) return
      const base = 'https://site.example'
      const url = new URL('path' in target ? target.path : target.url, base)
      expect('path' in target ? url.origin === base : url.protocol === 'https:').toBe(true)
    }),
  )
})

test.each(['relax', 'relax/', '/relax/a', 'relax/a/b', '../x/y', 'relax/a b'])(
  '%j is no game',
  (param) => {
    expect(button('GAME', param)).toBeNull()
  },
)

test('the whole banner is a link where it says so, unless its button leads somewhere', () => {
  const banner = { button: null, isClickable: true, urlAction: '/online-casino' }
  expect(wholeTarget(banner)).toEqual({ path: '/online-casino' })
  expect(wholeTarget({ ...banner, isClickable: false })).toBeNull()
  const withButton = { type: 'LINK' as const, label: null, param: '/login' }
  expect(wholeTarget({ ...banner, button: withButton })).toBeNull()
})

test('a promotion is named by its category and its own address', () => {
  const button = (param: string) => ({ type: 'PROMOTION' as const, label: null, param })
  expect(buttonTarget(button('casino/spotlight'))).toEqual({ path: '/promotions/casino/spotlight' })
  for (const wrong of ['spotlight', '../x', 'casino/../x', '//evil.test', 'a/b/c'])
    expect(buttonTarget(button(wrong))).toBeNull()
})
