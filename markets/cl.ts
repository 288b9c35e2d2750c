import { defineMarket } from './define-market.ts'

export const CL = defineMarket({
  code: 'CL',
  facts: {
    name: 'Chile',
    enabled: true,
    languages: ['cl'],
    languageAliases: {},
    languageRemap: {},
    regionLanguage: {},
    originCountries: ['CL'],
    aliases: [],
    currency: 'CLP',
    timeZone: 'America/Santiago',
    jurisdiction: 'MT',
    registrationOpen: false,
    payAndPlay: false,
  },
  rules: {},
})
