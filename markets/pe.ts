import { defineMarket } from './define-market.ts'
import { decisionSays, requirement } from './sources.ts'

export const PE = defineMarket({
  code: 'PE',
  facts: {
    name: 'Peru',
    enabled: true,
    languages: ['pe'],
    languageAliases: {},
    languageRemap: {},
    regionLanguage: {},
    originCountries: ['PE'],
    aliases: [],
    currency: 'PEN',
    timeZone: 'America/Lima',
    jurisdiction: 'MT',
    registrationOpen: false,
    payAndPlay: false,
  },
  factSources: {
    name: decisionSays('CON-07: used in rules, not in the list of codes'),
  },
  rules: {
    sportsbook: requirement('closed', 'GRD-10: the sportsbook is closed in DE, NL, LL and PE'),
  },
})
