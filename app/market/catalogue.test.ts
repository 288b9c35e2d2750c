import { expect, test } from 'vitest'
import { MARKETS } from '#markets/index.ts'
import { LANGUAGE_CODES } from '#markets/languages.ts'
import { contentLanguage } from './content-language.ts'
import { handleMessages } from './handle-messages.server.ts'
import { i18nFor, inlineMessages, wordsOf } from './i18n.server.ts'
import { spokenLanguage } from './locale.ts'
import { catalogueVersion, messagesOf } from './messages/catalogue.server.ts'
import { pseudo } from './pseudo.ts'
import { inPseudo } from './pseudo-request.server.ts'

test('a variant is complete: missing messages come from its base', () => {
  for (const language of ['ca', 'nz', 'inen'] as const) {
    expect(Object.keys(messagesOf(language, 'common'))).toEqual(
      Object.keys(messagesOf('en', 'common')),
    )
    expect(i18nFor(language).t('login:submit')).toBe('Log in')
  }
  expect(Object.keys(messagesOf('pe', 'common'))).toEqual(Object.keys(messagesOf('cl', 'common')))
})

test('a market whose code is an alias uses the alias’s messages', () => {
  expect(spokenLanguage({ market: MARKETS.BR, language: 'pt' })).toBe('br')
  expect(spokenLanguage({ market: MARKETS.PT, language: 'pt' })).toBe('pt')
  expect(spokenLanguage({ market: MARKETS.CA, language: 'en' })).toBe('ca')
  expect(spokenLanguage({ market: MARKETS.CA, language: 'caf' })).toBe('caf')
  expect(contentLanguage({ market: MARKETS.BR, language: 'pt' })).toBe('br')
  expect(contentLanguage({ market: MARKETS.GG, language: 'en' })).toBe('en')
})

test('numbers have a comma for thousands in every language', () => {
  for (const language of LANGUAGE_CODES) {
    expect(i18nFor(language).t('lobby:row.count', { count: 1234 })).toContain('1,234')
  }
})

test('a page has the messages of one variant and the version of the whole catalogue', () => {
  expect(inlineMessages('fi', ['common'])).toEqual({
    variant: 'fi',
    tag: 'fi-FI',
    version: catalogueVersion(),
    resources: { common: messagesOf('fi', 'common') },
  })
})

test('a request in the pseudo-locale gets it everywhere, no other request does', async () => {
  const words = () => wordsOf({ market: MARKETS.FI, language: 'fi' }).t('login:title')
  const [strange, plain] = await Promise.all([
    inPseudo(async () => {
      await Promise.resolve()
      return { title: words(), variant: inlineMessages('fi', []).variant }
    }),
    Promise.resolve().then(words),
  ])
  expect(strange).toEqual({ title: pseudo('Log in'), variant: 'pseudo' })
  expect(plain).toBe('Kirjaudu sisään')
})

const ask = (over: object, mode: 'demo' | 'live' = 'demo') =>
  handleMessages({ version: catalogueVersion(), variant: 'fi', namespace: 'login', ...over }, mode)

test('messages are cached permanently under their version, and not at all under another', async () => {
  const answer = ask({})
  expect(answer?.headers.get('cache-control')).toContain('immutable')
  expect(await answer?.json()).toEqual(messagesOf('fi', 'login'))
  expect(ask({ version: 'old' })?.headers.get('cache-control')).toBe('no-cache')
})

test('unknown names have no messages, and live mode has no pseudo-locale', () => {
  for (const variant of ['xx', '__proto__', 'constructor', '../en', '']) {
    expect(ask({ variant: variant })).toBeNull()
  }
  expect(ask({ namespace: 'constructor' })).toBeNull()
  expect(ask({ variant: 'pseudo' })).not.toBeNull()
  expect(ask({ variant: 'pseudo' }, 'live')).toBeNull()
})
