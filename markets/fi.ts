import { defineMarket } from './define-market.ts'
import { EU_CONSENT, SEED_MARKET } from './shared-rules.ts'

export const FI = defineMarket({
  code: 'FI',
  facts: {
    name: 'Finland',
    enabled: true,
    languages: ['fi', 'en'],
    languageAliases: {},
    languageRemap: {},
    regionLanguage: {},
    originCountries: ['FI'],
    aliases: [],
    currency: 'EUR',
    timeZone: 'Europe/Helsinki',
    jurisdiction: 'MT',
    registrationOpen: true,
    payAndPlay: true,
  },
  rules: {
    ...EU_CONSENT,
    ...SEED_MARKET,
  },
})
