import { defineMarket } from './define-market.ts'
import { decision } from './sources.ts'

export const PH = defineMarket({
  code: 'PH',
  facts: {
    name: 'Philippines',
    enabled: true,
    languages: ['en', 'tl'],
    languageAliases: {},
    languageRemap: {},
    regionLanguage: {},
    originCountries: ['PH'],
    aliases: [],
    currency: 'PHP',
    timeZone: 'Asia/Manila',
    jurisdiction: 'MT',
    registrationOpen: false,
    payAndPlay: false,
  },
  rules: {
    minimumAge: decision(21, 'GAP-050: 21 in IN and PH'),
  },
})
