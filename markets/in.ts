import { defineMarket } from './define-market.ts'
import { decision, requirementSays, secondary } from './sources.ts'

export const IN = defineMarket({
  code: 'IN',
  facts: {
    name: 'India',
    enabled: true,
    languages: ['inen'],
    languageAliases: { en: 'inen' },
    languageRemap: {},
    regionLanguage: {},
    originCountries: ['IN'],
    aliases: [],
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    jurisdiction: 'MT',
    registrationOpen: false,
    payAndPlay: false,
  },
  factSources: {
    languageAliases: requirementSays('MKT-07: inen is the English of India'),
  },
  rules: {
    realMoney: secondary(
      'closed',
      'trade press, September 2025: money games, their advertising and payments are banned, rules from 1 October 2025',
    ),
    minimumAge: decision(21, 'GAP-050: 21 in IN and PH'),
  },
})
