import { defineMarket } from './define-market.ts'
import { EU_CONSENT, OPEN_MARKET } from './shared-rules.ts'
import { regulator } from './sources.ts'

export const NO = defineMarket({
  code: 'NO',
  facts: {
    name: 'Norway',
    enabled: true,
    languages: ['no', 'en'],
    languageAliases: {},
    languageRemap: {},
    regionLanguage: {},
    originCountries: ['NO'],
    aliases: [],
    currency: 'NOK',
    timeZone: 'Europe/Oslo',
    jurisdiction: 'MT',
    registrationOpen: true,
    payAndPlay: false,
  },
  rules: {
    ...EU_CONSENT,
    ...OPEN_MARKET,
    realMoney: regulator(
      'closed',
      'Lotteritilsynet: exclusive rights, blocking of foreign sites since 1 January 2025',
    ),
  },
})
