import { defineMarket } from './define-market.ts'
import { secondary } from './sources.ts'

export const TR = defineMarket({
  code: 'TR',
  facts: {
    name: 'Türkiye',
    enabled: true,
    languages: ['en', 'tr'],
    languageAliases: {},
    languageRemap: {},
    regionLanguage: {},
    originCountries: ['TR'],
    aliases: [],
    currency: 'TRY',
    timeZone: 'Europe/Istanbul',
    jurisdiction: 'MT',
    registrationOpen: false,
    payAndPlay: false,
  },
  rules: {
    consentModel: secondary(
      'opt-in',
      'survey of cookie laws by country, 2026: consent comes first, law no. 6698',
    ),
  },
})
