import { defineMarket } from './define-market.ts'

export const UN = defineMarket({
  code: 'UN',
  facts: {
    name: 'International',
    enabled: true,
    customId: true,
    languages: ['en'],
    languageAliases: {},
    languageRemap: {},
    regionLanguage: {},
    originCountries: [],
    aliases: [],
    currency: 'EUR',
    timeZone: 'UTC',
    jurisdiction: 'MT',
    registrationOpen: false,
    payAndPlay: false,
  },
  rules: {},
})
