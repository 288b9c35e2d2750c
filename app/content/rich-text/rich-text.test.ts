import { beforeEach, expect, test } from 'vitest'
import { parseContent } from '#app/content/parse-content.server.ts'
import { resolveLocale } from '#app/market/locale.ts'
import { partsLeft } from './RichText.tsx'
import { localeRichText } from './rich-text.server.ts'
import { gamesOf, richTextIn } from './rich-text-view.server.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
let changes: number[]
let warnings: string[]
beforeEach(() => {
  changes = []
  warnings = []
})

/** A text as the lake stores it, rendered for this locale. */
function shown(text: Record<string, unknown>, segment = 'fi-FI', offers?: ReadonlySet<string>) {
  const answer = resolveLocale(segment)
  if (answer.kind !== 'locale') throw new Error(`${segment} is no locale`)
  const { value, dropped } = parseContent(localeRichText, text)
  const log = (_: object, words: string) => void warnings.push(words)
  const context = {
    content: { imageBaseUrl: 'http://lake/images/playhouse/production' },
    contentClock: () => NOW,
    changesAt: (moment: number) => void changes.push(moment),
    logger: { info: log, warn: log, error: log },
  } as unknown as Parameters<typeof richTextIn>[1]
  return { view: richTextIn(value, context, answer.locale, offers), dropped }
}
const parts = (...en: object[]) => shown({ en }).view?.parts ?? []
const key = { _key: 'k' }
const block = (text: string, facts: object = {}) => ({
  ...key,
  _type: 'block',
  children: [{ ...key, _type: 'span', text, marks: [] }],
  ...facts,
})
const linked = (target: string) =>
  parts({
    ...block('x'),
    children: [{ ...key, _type: 'span', text: 'x', marks: ['l', 'strong', 'onclick'] }],
    markDefs: [{ _type: 'link', _key: 'l', target, onclick: 'alert(1)' }],
  })

test('text is shown in the visitor’s language, else in the next fallback, and marked as such', () => {
  const text = { en: [block('English')], fi: [block('Suomi')], fr: [block('Français')] }
  expect(shown(text).view).toMatchObject({ lang: null, parts: [{ children: [{ text: 'Suomi' }] }] })
  expect(shown(text, 'no-NO').view).toMatchObject({
    lang: 'en',
    parts: [{ children: [{ text: 'English' }] }],
  })
  expect(shown(text, 'caf-CA').view?.parts).toMatchObject([{ children: [{ text: 'Français' }] }])
})

test('null and empty paragraphs count as no text', () => {
  for (const en of [null, undefined, [], [block(' '), block('')]])
    expect(shown({ en }).view).toBeNull()
})

test('an internal link gets the locale, an external one is unchanged', () => {
  expect(linked('/terms')).toMatchObject([{ markDefs: [{ href: '/fi-FI/terms', own: true }] }])
  expect(linked('https://a.test/b')).toMatchObject([
    { markDefs: [{ href: 'https://a.test/b', own: false }] },
  ])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.test',
  '/\\evil.test',
  'http://a.test',
  '',
])('a link to %j is dropped, its text stays', (target) => {
  expect(linked(target)).toEqual([
    expect.objectContaining({
      markDefs: [],
      children: [expect.objectContaining({ text: 'x', marks: ['strong'] })],
    }),
  ])
})

test('a broken or unknown part is dropped and reported, the rest stays', () => {
  const { view, dropped } = shown({
    en: [
      { ...key, _type: 'richButton' },
      { ...key, _type: 'htmlEmbed', html: '<script>' },
      'text',
      null,
      { ...key, _type: 'countdown', label: 'a', until: 'soon', after: 'b' },
      block('stands', { style: 'h1', level: 99 }),
    ],
  })
  expect(view?.parts).toMatchObject([{ _type: 'block', style: 'normal' }])
  expect(dropped).toHaveLength(5)
})

test('parts with an unsafe or empty target are omitted', () => {
  expect(
    parts(
      { ...key, _type: 'richButton', label: 'a', path: 'https://evil.test' },
      { ...key, _type: 'consentVideo', title: 'a', address: 'https://evil.test/embed' },
      { ...key, _type: 'dataTable', caption: 'a', rows: [] },
      {
        ...key,
        _type: 'richPicture',
        image: { asset: { _ref: 'image-"onerror=x-1x1-png' }, alt: 'a' },
      },
    ),
  ).toEqual([])
  expect(warnings).toEqual(['a picture is left out'])
})

test('a picture is cropped as its editor specified', () => {
  const image = {
    asset: { _ref: 'image-abc-1000x1000-png' },
    alt: 'A stage',
    crop: { top: 0.5, bottom: 0, left: 0, right: 0 },
    hotspot: { x: 0, y: 0.75, height: 0.1, width: 0.1 },
  }
  expect(parts({ ...key, _type: 'richPicture', image, frame: 'own' })).toMatchObject([
    { alt: 'A stage', picture: { src: expect.stringContaining('?rect=0,500,1000,500&w=1600&') } },
  ])
  expect(parts({ ...key, _type: 'richPicture', image, frame: 'wide' })).toMatchObject([
    { picture: { src: expect.stringContaining('?rect=0,500,889,500&w=1600&h=900&') } },
  ])
})

test('a countdown changes the page when it expires, and then says that it is over', () => {
  const countdown = (until: string) => ({
    ...key,
    _type: 'countdown',
    label: 'Begins',
    until,
    after: 'Has begun',
  })
  expect(parts(countdown('2026-11-20T13:00:00Z'))).toMatchObject([{ over: null }])
  expect(changes).toEqual([Date.parse('2026-11-20T13:00:00Z')])
  expect(parts(countdown('2026-11-20T12:00:00Z'))).toMatchObject([{ over: 'Has begun' }])
  expect(changes).toHaveLength(1)
})

test('a form leads to sign-up and carries no invalid code', () => {
  const form = (offer: object, offers?: Set<string>) =>
    shown(
      { en: [{ ...key, _type: 'signUpForm', title: 'a', text: 'b', label: 'c', ...offer }] },
      'fi-FI',
      offers,
    ).view?.parts
  const offered = new Set(['gift'])
  const gift = (bonusCode: string) => form({ campaign: 'gift', bonusCode }, offered)
  expect(gift('HELLO-10')).toMatchObject([{ action: '/fi-FI/signup', bonusCode: 'HELLO-10' }])
  expect(gift('"><script>')).toMatchObject([{ bonusCode: null }])
  expect(form({})).toMatchObject([{ bonusCode: null }])
  // The campaign has ended, or there is none: the form would offer what the player cannot get.
  expect(form({ campaign: 'gift', bonusCode: 'HELLO-10' })).toBeUndefined()
  expect(form({ campaign: 'other', bonusCode: 'HELLO-10' }, offered)).toBeUndefined()
  expect(form({ bonusCode: 'HELLO-10' }, offered)).toBeUndefined()
})

test('each game in a text is requested once', () => {
  const strip = (...ids: string[]) => ({
    ...key,
    _type: 'gameStrip',
    title: 'a',
    games: ids.map((_ref) => ({ _ref, _type: 'reference' })),
  })
  const { view } = shown({ en: [strip('b', 'a'), strip('a', '*[true]')] })
  expect(gamesOf(view)).toEqual(['a', 'b'])
  expect(gamesOf(null)).toEqual([])
})

test('remaining time is split into units', () => {
  expect(partsLeft(90_061_000)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 })
  expect(partsLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})
