import { defineMarket } from './define-market.ts'
import { requirementSays } from './sources.ts'

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
    enabled: requirementSays('MKT-03: JP is disabled'),
  },
  rules: {},
})
