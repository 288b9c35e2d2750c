import { expect, test } from 'vitest'
import { linkTarget } from './link-target.ts'
import { richTextIn } from './rich-text.server.ts'

const localised = (path: string) => `/fi-FI${path}`
const block = (text: string) => ({
  _type: 'block',
  _key: text,
  children: [{ _type: 'span', _key: 's', text }],
})

test.each([
  ['/promotions', '/fi-FI/promotions'],
  ['https://help.example/a b', 'https://help.example/a%20b'],
  ['mailto:help@playhouse.test', 'mailto:help@playhouse.test'],
])('%s leads to %s', (text, href) => expect(linkTarget(text, localised)).toBe(href))

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.test',
  '/\\evil.test',
  'http://plain.test',
  'mailto:"<script>"@x',
  'vbscript:x',
  '',
])('%j leads nowhere', (text) => expect(linkTarget(text, localised)).toBeNull())

test('the nearest language with words is taken', () => {
  const texts = { en: [block('English')], fi: [block('Suomi')], no: [] }
  const wordsIn = (language: 'fi' | 'no' | 'caf') =>
    richTextIn(texts, language).map((it) => (it._type === 'block' ? it.children[0]?.text : ''))
  expect(wordsIn('fi')).toEqual(['Suomi'])
  expect(wordsIn('no')).toEqual(['English'])
  expect(wordsIn('caf')).toEqual(['English'])
  expect(richTextIn(null, 'fi')).toEqual([])
})

test('what is no part of a text is left out, the rest stays', () => {
  const strange = [{ _type: 'script', _key: 'x' }, null, 7, block('words'), { _type: 'richTable' }]
  expect(richTextIn({ en: strange }, 'fi').map((it) => it._key)).toEqual(['words'])
})
