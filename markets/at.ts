import { defineMarket } from './define-market.ts'
import { EU_CONSENT } from './shared-rules.ts'
import { decision } from './sources.ts'

export const AT = defineMarket({
  code: 'AT',
  facts: {
    name: 'Austria',
    enabled: true,
    languages: ['de'],
    languageAliases: {},
    languageRemap: {},
    regionLanguage: {},
    originCountries: ['AT'],
    aliases: [],
    currency: 'EUR',
    timeZone: 'Europe/Vienna',
    jurisdiction: 'MT',
    registrationOpen: false,
    payAndPlay: false,
  },
  rules: {
    ...EU_CONSENT,
    casino: decision(
      'closed-to-residents',
      'GAP-020: online casino games stay with the concession holder, GRD-14',
    ),
    liveCasino: decision(
      'closed-to-residents',
      'GAP-020: online casino games stay with the concession holder, GRD-14',
    ),
  },
})
