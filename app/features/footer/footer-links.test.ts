import { expect, test } from 'vitest'
import { resolveLocale } from '#app/market/locale.ts'
import type { FooterLinkContent } from './footer.query.server.ts'
import { footerLinks } from './footer-links.ts'

const locale = (segment: string) => {
  const answer = resolveLocale(segment)
  if (answer.kind !== 'locale') throw new Error(`${segment} is no locale`)
  return answer.locale
}
const aLink = (facts: Partial<FooterLinkContent> = {}): FooterLinkContent => ({
  title: { en: 'About us', fi: 'Meistä' },
  url: '/about',
  markets: [],
  disabled: null,
  ...facts,
})
const shown = (link: FooterLinkContent, segment = 'fi-FI') =>
  footerLinks([link], locale(segment), ['about'])

test('a link leads to a page below the locale', () => {
  expect(shown(aLink())).toEqual([{ title: 'Meistä', href: '/fi-FI/about' }])
  expect(shown(aLink({ url: 'about' }))).toEqual([{ title: 'Meistä', href: '/fi-FI/about' }])
})

test('an address with http is used as given', () => {
  const url = 'https://help.example/page?x=1'
  expect(shown(aLink({ url }))).toEqual([{ title: 'Meistä', href: url }])
})

test('a link of other markets, switched off, or without a title in the language is dropped', () => {
  expect(shown(aLink({ markets: ['NO'] }))).toEqual([])
  expect(shown(aLink({ markets: ['FI'] }))).toHaveLength(1)
  expect(shown(aLink({ disabled: true }))).toEqual([])
  expect(shown(aLink(), 'no-NO')).toEqual([])
  expect(shown(aLink({ title: { en: 'About us', fi: ' ' } }))).toEqual([])
})

test('the title is looked up in the language that the market keeps its texts in', () => {
  expect(shown(aLink({ title: { en: 'About', ca: 'About us, eh' } }), 'en-CA')).toEqual([
    { title: 'About us, eh', href: '/en-CA/about' },
  ])
  expect(shown(aLink({ title: { en: 'About' } }), 'en-GG')).toHaveLength(1)
})

test('a variant reads the title of its base, and no other language does', () => {
  const terms = aLink({ title: { en: 'Terms', cl: 'Términos', pt: 'Termos' } })
  const titleIn = (segment: string) => shown(terms, segment).map((it) => it.title)
  for (const segment of ['en-CA', 'nz-NZ', 'inen-IN']) expect(titleIn(segment)).toEqual(['Terms'])
  expect(titleIn('pe-PE')).toEqual(['Términos'])
  expect(titleIn('pt-BR')).toEqual(['Termos'])
  for (const segment of ['fi-FI', 'de-DE', 'caf-CA', 'tl-PH']) expect(titleIn(segment)).toEqual([])
})

test('the chat has no link, and a page that editors write has one only once it exists', () => {
  expect(shown(aLink({ url: '/contact-live-chat' }))).toEqual([])
  expect(shown(aLink({ url: '/terms' }))).toEqual([])
  expect(footerLinks([aLink({ url: '/terms' })], locale('fi-FI'), ['terms'])).toHaveLength(1)
})

test.each([
  'javascript:alert(1)',
  'javascript:http',
  '//evil.example',
  '/\\evil',
  'http',
  '',
  '..',
  null,
])('%j leads nowhere', (url) => {
  for (const { href } of shown(aLink({ url }))) {
    expect(new URL(href, 'https://site.example').origin).toBe('https://site.example')
  }
  if (url?.includes('http') || url === null || url === '') expect(shown(aLink({ url }))).toEqual([])
})
