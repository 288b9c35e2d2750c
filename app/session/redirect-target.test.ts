import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterLogin, pathOfOurs } from './redirect-target.ts'

const SITE = 'https://play.example'

const HOSTILE = [
  'http://evil.example',
  'https://evil.example',
  'HTTPS://evil.example/',
  'https:evil.example',
  'https:/evil.example',
  'http:evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/fi-FI',
  '//evil.example@play.example',
  '//play.example@evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/%5Cevil.example',
  '/%5C%5Cevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%0D%0ASet-Cookie:sid=1',
  '/fi-FI\r\nSet-Cookie: sid=1',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://evil.example',
  'mailto:a@evil.example',
  'blob:https://evil.example/1',
  'ws://evil.example',
  'evil.example',
  'www.evil.example',
  '.evil.example',
  '@evil.example',
  ':80',
  '?next=//evil.example',
  '#//evil.example',
  '',
  ' ',
  '.',
  '..',
  '../evil',
  './/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'http://[::1]/',
  'http://2130706433/',
  '//0x7f.1/',
  '//google%E3%80%82com',
  '//evil。example',
  '/\u2028\\evil.example',
  '/\u007f/evil.example',
  `/${'a'.repeat(5_000)}`,
]

describe('a login never leads away from the site', () => {
  test('the list has at least sixty payloads', () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(60)
  })

  test.each(HOSTILE.map((it) => [JSON.stringify(it.slice(0, 60)), it]))('%s', (_, wanted) => {
    expect(pathOfOurs(wanted)).toBeNull()
    expect(afterLogin(wanted, 'fi-FI')).toBe('/fi-FI')
  })

  test.each([
    ['/..//evil.example', '/fi-FI/evil.example'],
    ['/fi-FI//evil.example', '/fi-FI/evil.example'],
    ['/fi-FI/..//evil.example', '/fi-FI/evil.example'],
    ['/.//evil.example', '/fi-FI/evil.example'],
  ])('%s stays below the locale', (wanted, path) => {
    expect(afterLogin(wanted, 'fi-FI')).toBe(path)
  })

  test.each([null, undefined, 1, {}, ['/fi-FI']])('%o is not a path', (wanted) => {
    expect(afterLogin(wanted, 'fi-FI')).toBe('/fi-FI')
  })

  test('every target resolves to a path on this site', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ maxLength: 60 }).map((it) => `/${it}`),
      fc
        .array(
          fc.constantFrom('/', '\\', '//', '..', '%2f', '%5c', '@', ':', '?', '#', 'a.b', '\t'),
        )
        .map((it) => it.join('')),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
    )
    fc.assert(
      fc.property(text, (wanted) => {
        const target = afterLogin(wanted, 'fi-FI')
        expect(target === '/fi-FI' || target.startsWith('/fi-FI/')).toBe(true)
        expect(new URL(target, SITE).origin).toBe(SITE)
        expect(new URL(target, SITE).pathname.startsWith('/fi-FI')).toBe(true)
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('a login leads to the requested page', () => {
  test.each([
    ['/fi-FI/my-account/account', '/en-FI/my-account/account'],
    [
      '/my-account/banking/transactions?category=CASINO',
      '/en-FI/my-account/banking/transactions?category=CASINO',
    ],
    ['/caf-CA/online-casino/play/relax/a-game', '/en-FI/online-casino/play/relax/a-game'],
    ['/xx-XX/online-casino', '/en-FI/online-casino'],
    ['/fi-FI', '/en-FI'],
    ['/', '/en-FI'],
    ['/api/wallet/balance', '/en-FI'],
    ['/fi-FI/online-casino.data', '/en-FI'],
  ])('%s becomes %s', (wanted, target) => {
    expect(afterLogin(wanted, 'en-FI')).toBe(target)
  })

  test.each([
    '/401',
    '/fi-FI/401?next=/x',
    '/fi-FI/500',
    '/fi-FI/restricted',
    '/fi-FI/closed-account',
    '/fi-FI/reset-password',
    '/fi-FI/signup',
    '/fi-FI/signup/pnp',
    '/fi-FI/signup/callback',
    '/fi-FI/SIGNUP/Callback/',
    '/fi-FI/welcome',
    '/fi-FI/accept-terms-condition',
    '/fi-FI/login?next=/fi-FI/login',
  ])('but never back to %s', (wanted) => {
    expect(afterLogin(wanted, 'en-FI')).toBe('/en-FI')
  })
})
