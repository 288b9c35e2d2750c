import { defineMarket } from './define-market.ts'
import { OPEN_MARKET } from './shared-rules.ts'
import { requirementSays, secondary } from './sources.ts'

export const NZ = defineMarket({
  code: 'NZ',
  facts: {
    name: 'New Zealand',
    enabled: true,
    languages: ['nz'],
    languageAliases: { en: 'nz' },
    languageRemap: { nz: 'nz' },
    regionLanguage: {},
    originCountries: ['NZ'],
    aliases: [],
    currency: 'NZD',
    timeZone: 'Pacific/Auckland',
    jurisdiction: 'MT',
    registrationOpen: true,
    payAndPlay: false,
  },
  factSources: {
    languageAliases: requirementSays('MKT-07: nz is the English of New Zealand'),
  },
  rules: {
    ...OPEN_MARKET,
    minimumAge: secondary(
      18,
      'trade press on the Online Casino Gambling Act, in force since 1 May 2026: 18, verified before a deposit',
    ),
    offersLimitsBeforeDeposit: secondary(
      true,
      'trade press on the Online Casino Gambling Act: limits are offered at sign-up',
    ),
  },
})
