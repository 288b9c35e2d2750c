import { defineMarket } from './define-market.ts'
import { EU_CONSENT, OPEN_MARKET } from './shared-rules.ts'
import { secondary } from './sources.ts'
import { SIXTY_DAYS_HOURS } from './strict.ts'

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
    ...OPEN_MARKET,
    limitsBeforePlay: secondary(
      null,
      'trade press on the Gambling Act signed on 16 January 2026: limits on transfers by day and by month before play, but only in the market that opens on 1 July 2027. Until then none',
      '2026-11-24',
    ),
    bonuses: secondary(
      { openTo: 'established', mostEver: null, leastHoursToFulfil: SIXTY_DAYS_HOURS },
      'law firm on the gambling bill, November 2025: bonuses for established customers only; strict for the rest',
    ),
  },
})
