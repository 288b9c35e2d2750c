import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MARKER_LEVELS } from '#contracts/player-api/protection-words.ts'
import { LANGUAGE_CODES } from '#markets/languages.ts'
import type { Language, MarketCode } from '#markets/types.ts'
import { nudgingIn } from '#schemas/rules/publish-guards.ts'
import { WHOLE_LANGUAGES } from '../../market/messages/languages.ts'
import { chooseMessage, type MessageContent } from './intervention-view.server.ts'

const message = (id: string, more: Partial<MessageContent> = {}): MessageContent => ({
  ...{ _id: id, _rev: 'r1', level: 2, rule: null, markets: [] },
  title: { en: `${id} en`, fi: `${id} fi` },
  text: { en: 'text', fi: 'teksti' },
  ...more,
})
const ALL = [
  message('every'),
  message('chase', { rule: 'chasing' }),
  message('one', { level: 1 }),
  message('german', {
    markets: ['DE'],
    title: { en: 'g', de: 'g de' },
    text: { en: 't', de: 't' },
  }),
]
const choose = (of: {
  rule?: 'chasing' | 'longPlay'
  level?: 1 | 2 | 3
  market?: MarketCode
  language?: Language
}) =>
  chooseMessage(ALL, {
    ...{ rule: 'longPlay', level: 2, market: 'FI', language: 'fi', ...of },
  })

describe('the text of a message', () => {
  test.each([
    [
      'the text of the rule, before one for every rule',
      { rule: 'chasing' },
      'chase fi',
      'chase:r1:fi',
    ],
    ['a text for every rule', {}, 'every fi', 'every:r1:fi'],
    ['a text for the level', { level: 1 }, 'one fi', 'one:r1:fi'],
    [
      'English, in a language whose players read English',
      { language: 'nz' },
      'every en',
      'every:r1:en',
    ],
    ['the text of the market', { market: 'DE', language: 'de' }, 'g de', 'german:r1:de'],
  ] as const)('is chosen: %s', (_, of, title, textVersion) => {
    expect(choose(of)).toMatchObject({ title, textVersion })
  })

  test.each([
    ['a level without texts', { level: 3 }],
    ['a language without texts, in which players do not read English', { language: 'pl' }],
  ] as const)('is missing for %s', (_, of) => {
    expect(choose(of)).toBeNull()
  })

  test('has a version that the record accepts', () => {
    const [found] = LANGUAGE_CODES.map((language) =>
      chooseMessage([message(`drafts.ä ö/${'x'.repeat(90)}`)], {
        ...{ rule: 'chasing', level: 2, market: 'FI', language },
      }),
    ).filter((it) => it !== null)
    expect(found?.textVersion).toMatch(/^[\w.:-]{1,80}$/)
  })
})

test.each(WHOLE_LANGUAGES)('the catalogue’s warnings in %s contain no nudging', (language) => {
  const file = new URL(`../../market/messages/${language}/warnings.json`, import.meta.url)
  const { messages } = JSON.parse(readFileSync(file, 'utf8')) as {
    messages: Record<string, { title: string; text: string }>
  }
  for (const level of MARKER_LEVELS) {
    const { title = '', text = '' } = messages[level] ?? {}
    expect([title === '', text === '', nudgingIn(`${title} ${text}`, language)]).toEqual([
      ...[false, false, null],
    ])
  }
})
