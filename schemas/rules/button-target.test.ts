import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  buttonTarget,
  codeOfButton,
  isButtonParam,
  parseTarget,
  promisesCode,
} from './button-target.ts'
import { isTarget } from './rules.ts'

const button = (type: string | null, param: string | null = null) =>
  buttonTarget({ type: type as 'LINK', param })

test('a button leads to a page, a game or the login', () => {
  expect(button('LINK', '/online-casino/popular')).toEqual({ path: '/online-casino/popular' })
  expect(button('LINK', 'https://help.example/a')).toEqual({ url: 'https://help.example/a' })
  expect(button('GAME', 'relax/game-amber-tides')).toEqual({
    path: '/online-casino/play/relax/game-amber-tides',
  })
  expect(button('LOGIN')).toEqual({ path: '/login' })
})

test('a button leads to the sign-up, with its bonus code if that is valid', () => {
  expect(button('SIGNUP')).toEqual({ path: '/signup' })
  expect(button('SIGNUP', 'OPENING-10')).toEqual({ path: '/signup?bonusCode=OPENING-10' })
  for (const wrong of ['', 'a&next=//evil.test', '<x>', 'x'.repeat(31)])
    expect(button('SIGNUP', wrong)).toEqual({ path: '/signup' })
})

test('a button to the deposit leads to its page, whatever is written beside it', () => {
  expect(button('DEPOSIT', '?amount=5000')).toEqual({ path: '/deposit' })
})

test('a bonus code is passed to the page of codes, and a chat button leads to the contact page (BAN-07)', () => {
  expect(button('BONUS_CODE')).toEqual({ path: '/my-account/bonus-code' })
  expect(button('BONUS_CODE', ' LANTERN-7 ')).toEqual({
    path: '/my-account/bonus-code?bonusCode=LANTERN-7',
  })
  expect(button('BONUS_CODE', 'a&next=//evil.test')).toEqual({ path: '/my-account/bonus-code' })
  expect(button('CHAT', '//evil.test')).toEqual({ path: '/contact-live-chat' })
  expect([button(null, '/online-casino'), buttonTarget(null)]).toEqual([null, null])
})

test.each([
  ['LINK', '/online-casino', 'online-casino'],
  ['GAME', 'relax/game-amber-tides', 'amber-tides'],
  ['PROMOTION', 'casino/spotlight', 'spotlight'],
  ['BONUS_CODE', 'LANTERN-7', 'a b'],
  ['SIGNUP', 'OPENING-10', 'x'],
] as const)(
  'the Studio accepts for a %s only what the page can open (STU-05)',
  (type, good, bad) => {
    expect(isButtonParam(good, type)).toBe(true)
    expect(isButtonParam(bad, type)).toMatch(/./)
    const mayBeEmpty = type === 'BONUS_CODE' || type === 'SIGNUP'
    expect(isButtonParam(undefined, type) === true).toBe(mayBeEmpty)
  },
)

test('the page opens every target that the Studio accepts', () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.constantFrom('', '/', 'https://'), fc.string()).map((it) => it.join('')),
      (text) => {
        expect(isTarget(text) !== true || text === '' || parseTarget(text) !== null).toBe(true)
      },
    ),
  )
  for (const wrong of ['/a b', '/a\\b', 'https://:', ' /a']) expect(isTarget(wrong)).not.toBe(true)
})

test.each([
  ['BONUS_CODE', null, null, true],
  ['BONUS_CODE', 'LANTERN-7', 'LANTERN-7', true],
  ['SIGNUP', 'OPENING-10', 'OPENING-10', true],
  ['SIGNUP', ' ', null, false],
  ['LINK', '/online-casino', null, false],
] as const)('a %s with %j names the code %j: an offer is %s', (type, param, code, isOffer) => {
  expect(codeOfButton({ type, param })).toBe(code)
  expect(promisesCode({ type, param })).toBe(isOffer)
})

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

test('a promotion is named by its category and its own address', () => {
  const button = (param: string) => ({ type: 'PROMOTION' as const, param })
  expect(buttonTarget(button('casino/spotlight'))).toEqual({ path: '/promotions/casino/spotlight' })
  for (const wrong of ['spotlight', '../x', 'casino/../x', '//evil.test', 'a/b/c'])
    expect(buttonTarget(button(wrong))).toBeNull()
})
