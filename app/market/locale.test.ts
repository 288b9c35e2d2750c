import { describe, expect, test } from 'vitest'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { LANGUAGE_CODES } from '#markets/languages.ts'
import { localeRedirect, outboundTag, resolveLocale } from './locale.ts'
import { underLocale } from './paths.ts'

const OPEN = MARKET_CODES.map((code) => MARKETS[code]).filter((it) => it.enabled)
const flip = (text: string) =>
  text.replace(/[a-z]/gi, (it) => (it === it.toLowerCase() ? it.toUpperCase() : it.toLowerCase()))

describe('every market and language of the table', () => {
  for (const market of OPEN) {
    for (const language of LANGUAGE_CODES) {
      const segment = `${language}-${market.code}`
      const canonical = market.languageAliases[language] ?? language
      const known = market.languages.includes(canonical)
      const expected = !known ? 'unknown' : canonical === language ? 'locale' : 'alias'

      test(`${segment} is ${expected}`, () => {
        const answer = resolveLocale(segment)
        expect(answer.kind).toBe(expected)
        if (answer.kind === 'locale') {
          expect(answer.locale).toEqual({ language, market, segment })
        }
        if (answer.kind === 'alias') expect(answer.segment).toBe(`${canonical}-${market.code}`)
      })

      test(`${flip(segment)}, in the wrong case, leads to the same place`, () => {
        const answer = resolveLocale(flip(segment))
        if (!known) expect(answer.kind).toBe('unknown')
        else expect(answer).toEqual({ kind: 'alias', segment: `${canonical}-${market.code}` })
      })
    }
    for (const alias of market.aliases) {
      test(`${alias} redirects to ${market.code}`, () => {
        expect(resolveLocale(`${market.languages[0]}-${alias}`)).toEqual({
          kind: 'alias',
          segment: `${market.languages[0]}-${market.code}`,
        })
      })
    }
  }

  test.each([
    ['es-CL', 'cl-CL'],
    ['es-PE', 'pe-PE'],
    ['fil-PH', 'tl-PH'],
    ['nb-NO', 'no-NO'],
    ['nn-NO', 'no-NO'],
    ['en-NZ', 'nz-NZ'],
  ])('%s, as browsers write it, leads to %s', (written, segment) => {
    expect(resolveLocale(written)).toEqual({ kind: 'alias', segment })
  })

  test.each([
    ['pt-BR', 'pt-BR'],
    ['pt-PT', 'pt'],
    ['en-CA', 'en'],
    ['fi-FI', 'fi'],
    ['cl-CL', 'es'],
  ])('in %s a provider writes in %s', (segment, tag) => {
    const answer = resolveLocale(segment)
    expect(answer.kind === 'locale' && outboundTag(answer.locale)).toBe(tag)
  })

  test('the closed market counts as unknown in each of its languages (MKT-03)', () => {
    for (const language of LANGUAGE_CODES) {
      expect(resolveLocale(`${language}-JP`).kind).toBe('unknown')
    }
  })
})

describe('the redirect of a path', () => {
  test.each([
    ['/fi-FI', '', null],
    ['/fi-FI/online-casino', '?provider=x', null],
    ['/FI-fi/tiny', '?a=1', { status: 301, location: '/fi-FI/tiny?a=1' }],
    ['/fr-CA/online-casino/slots', '', { status: 301, location: '/caf-CA/online-casino/slots' }],
    ['/ca-CA', '', { status: 301, location: '/en-CA' }],
    ['/en-SE/x', '', { status: 301, location: '/en-PP/x' }],
    ['/de-JJ', '', { status: 301, location: '/de-DE' }],
    ['/en-NL/a/b', '?q', { status: 301, location: '/en-LL/a/b?q' }],
    ['/de-XX/x', '?y=2', { status: 302, location: '/en-UN/x?y=2' }],
    ['/ja-JP/online-casino', '', { status: 302, location: '/en-UN/online-casino' }],
    ['/fi-NO', '', { status: 302, location: '/en-UN' }],
    ['/', '', { status: 302, location: '/en-UN' }],
    ['', '', { status: 302, location: '/en-UN' }],
    ['/fi', '', { status: 302, location: '/en-UN' }],
    ['/abc', '?keep=1', { status: 302, location: '/en-UN?keep=1' }],
    ['/online-casino/slots', '?p=2', { status: 302, location: '/en-UN/online-casino/slots?p=2' }],
    ['/promotions', '', { status: 302, location: '/en-UN/promotions' }],
    ['//evil.example/x', '', { status: 302, location: '/en-UN/evil.example/x' }],
    ['/de-XX//evil.example', '', { status: 302, location: '/en-UN/evil.example' }],
    ['/FI-fi//evil.example', '', { status: 301, location: '/fi-FI/evil.example' }],
    ['/api/wallet/balance', '', null],
    ['/robots.txt', '', null],
    ['/healthz', '', null],
    ['/__manifest', '', null],
  ] as const)('%s%s', (pathname, search, target) => {
    expect(localeRedirect(pathname, search)).toEqual(target)
  })

  test('a redirect leads to a path that does not redirect again', () => {
    for (const path of ['/FI-fi/x', '/de-XX/x', '/', '/abc', '/online-casino']) {
      const target = localeRedirect(path, '?q=1')
      expect(target).not.toBeNull()
      if (target)
        expect(localeRedirect(new URL(target.location, 'http://x').pathname, '')).toBeNull()
    }
  })

  test('nonsense of any length is not a locale', () => {
    expect(resolveLocale(`${'a'.repeat(10_000)}-FI`).kind).toBe('missing')
    expect(resolveLocale('constructor-FI').kind).toBe('unknown')
    expect(resolveLocale('en-__').kind).toBe('missing')
  })

  test('another language keeps path and query', () => {
    expect(underLocale('/fi-FI/online-casino/slots', '?p=2', 'en-FI')).toBe(
      '/en-FI/online-casino/slots?p=2',
    )
    expect(underLocale('/fi-FI', '', 'en-FI')).toBe('/en-FI')
  })
})
