import { defineMarket } from './define-market.ts'
import { EU_CONSENT } from './shared-rules.ts'
import { decisionSays, requirementSays, secondary } from './sources.ts'

export const MT = defineMarket({
  code: 'MT',
  facts: {
    name: 'Malta',
    enabled: true,
    languages: ['en'],
    languageAliases: {},
    languageRemap: {},
    regionLanguage: {},
    originCountries: ['MT', 'BM'],
    aliases: [],
    currency: 'EUR',
    timeZone: 'Europe/Malta',
    jurisdiction: 'MT',
    registrationOpen: false,
    payAndPlay: false,
  },
  factSources: {
    name: decisionSays('CON-07: used in rules, not in the list of codes'),
    originCountries: requirementSays('MKT-14: Malta and Bermuda share EUR'),
  },
  rules: {
    ...EU_CONSENT,
    limitIncrease: secondary(
      { delayHours: 24, afterPeriodEnd: false, confirmed: false },
      'Player Protection Directive (MGA/PPD): a raise waits 24 hours',
    ),
    offersLimitsBeforeDeposit: secondary(
      true,
      'Player Protection Directive (MGA/PPD): a prompt at registration or at the first deposit',
    ),
  },
})
