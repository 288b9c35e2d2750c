import { defineMarket } from './define-market.ts'
import { seedSays } from './sources.ts'

export const JP = defineMarket({
  code: 'JP',
  facts: {
    name: 'Japan',
    enabled: false,
    languages: ['ja'],
    languageAliases: {},
    languageRemap: {},
    regionLanguage: {},
    originCountries: ['JP'],
    aliases: [],
    currency: 'JPY',
    timeZone: 'Asia/Tokyo',
    jurisdiction: 'MT',
    registrationOpen: false,
    payAndPlay: false,
  },
  factSources: {
    enabled: seedSays('seed 000 §1: JP (disabled), MKT-03'),
  },
  rules: {},
})
