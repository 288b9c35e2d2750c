import { expect, test } from 'vitest'
import { LANGUAGE_CODES, LANGUAGES } from '#markets/languages.ts'
import { ROUND_WAITS_HOURS } from './round-waits.ts'
import { type TableGame, tableTexts, textsOf } from './texts.ts'

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

test.each(LANGUAGE_CODES)('in %s the rules state how long an abandoned round waits', (language) => {
  const { outbound } = LANGUAGES[language]
  for (const game of ['blackjack', 'video-poker'] as const) {
    const { rulesLeft = '' } = tableTexts(game, outbound)
    expect(rulesLeft.match(/\d+/g)).toEqual([String(ROUND_WAITS_HOURS)])
  }
})

const GAMES: TableGame[] = ['roulette', 'blackjack', 'video-poker']

test.each(GAMES)('%s speaks every language that a launch can name', (game) => {
  const english = tableTexts(game, 'en')
  for (const language of LANGUAGE_CODES) {
    const { outbound } = LANGUAGES[language]
    const texts = tableTexts(game, outbound)
    if (outbound !== 'en') expect(texts.rulesIntro, language).not.toBe(english.rulesIntro)
    for (const [key, text] of Object.entries(english)) {
      expect(names(texts[key] ?? ''), `${language} ${key}`).toEqual(names(text))
    }
  }
})
