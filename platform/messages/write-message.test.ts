import { describe, expect, test } from 'vitest'
import { MESSAGE_TEMPLATES } from '#contracts/messages.ts'
import { LANGUAGE_CODES, LANGUAGES } from '#markets/languages.ts'
import { writeMessage } from './write-message.ts'

const PARAMS = { code: '123456', minutes: '10', link: 'https://site.test/x', name: 'Aino' }
const inWords = (language: string, template: (typeof MESSAGE_TEMPLATES)[number]) =>
  writeMessage({
    id: '1',
    kind: 'mail',
    to: 'a@example.com',
    template,
    language,
    params: PARAMS,
    sentAt: '2026-11-22T00:00:00Z',
  })
const isEnglish = (language: (typeof LANGUAGE_CODES)[number]) =>
  LANGUAGES[language].outbound === 'en'

describe.each(MESSAGE_TEMPLATES)('the message %s', (template) => {
  test.each(LANGUAGE_CODES.filter((it) => !isEnglish(it)))('is written in %s', async (language) => {
    const english = await inWords('en', template)
    for (const code of [language, LANGUAGES[language].outbound]) {
      const text = await inWords(code, template)
      expect(text.language).not.toBe('en')
      expect(text.subject).not.toBe(english.subject)
      // The text uses the same values, and none of them is left over.
      expect(text.rest).toEqual(english.rest)
    }
  })
})

test('a player who reads any variant of English gets English', async () => {
  for (const language of LANGUAGE_CODES.filter(isEnglish)) {
    expect((await inWords(language, 'sign-up.code')).language).toBe('en')
  }
})
