import { expect, test } from 'vitest'
import { LANGUAGE_CODES, LANGUAGES } from '#markets/languages.ts'
import { textsOf } from './texts.ts'

const names = (text: string) => [...text.matchAll(/{\w+}/g)].map((it) => it[0]).sort()

test('the game speaks every language that a launch can name', () => {
  const english = textsOf('en')
  for (const language of LANGUAGE_CODES) {
    const { outbound } = LANGUAGES[language]
    const texts = textsOf(outbound)
    if (outbound !== 'en') expect(texts.rulesIntro, language).not.toBe(english.rulesIntro)
    for (const key of Object.keys(english) as (keyof typeof english)[]) {
      expect(names(texts[key]), `${language} ${key}`).toEqual(names(english[key]))
    }
  }
})
