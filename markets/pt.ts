import { defineMarket } from './define-market.ts'
import { EU_CONSENT } from './shared-rules.ts'

export const PT = defineMarket({
  code: 'PT',
  facts: {
    name: 'Portugal',
    enabled: true,
    languages: ['en', 'pt'],
    languageAliases: {},
    languageRemap: { pt: 'portugal' },
    regionLanguage: {},
    originCountries: ['PT'],
    aliases: [],
    currency: 'EUR',
    timeZone: 'Europe/Lisbon',
    jurisdiction: 'PT',
    registrationOpen: false,
    payAndPlay: false,
  },
  rules: {
    ...EU_CONSENT,
  },
})
