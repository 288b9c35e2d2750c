import { defineMarket } from './define-market.ts'
import { EU_CONSENT } from './shared-rules.ts'
import { decision, dossier, regulator, requirement, secondary } from './sources.ts'
import { SIXTY_DAYS_HOURS } from './strict.ts'

export const PP = defineMarket({
  code: 'PP',
  facts: {
    name: 'Sweden',
    enabled: true,
    customId: true,
    languages: ['en'],
    languageAliases: {},
    languageRemap: {},
    regionLanguage: {},
    originCountries: ['SE'],
    aliases: ['SE'],
    currency: 'SEK',
    timeZone: 'Europe/Stockholm',
    jurisdiction: 'SE',
    registrationOpen: false,
    payAndPlay: false,
  },
  rules: {
    ...EU_CONSENT,
    sportsbook: requirement(
      'needs-flag',
      'GRD-13: closed in the Swedish market unless a flag opens it',
    ),
    limitIncrease: regulator(
      { delayHours: 72, afterPeriodEnd: true, confirmed: false },
      'Spelinspektionen on deposit limits: 72 hours and the end of the running period, GAP-087',
    ),
    limitsBeforePlay: regulator(
      { kind: 'deposit', periods: ['D', 'W', 'M'], highestMinor: null },
      'Spelinspektionen on deposit limits: no play without a limit by day, by week and by month',
    ),
    lossLimits: decision(true, 'CON-11: on in GG, PP, DE and LL'),
    withdrawalCancel: secondary('never', 'a ban is proposed and its state is not verified: never'),
    gamePace: dossier(
      { slotMs: 3_000, otherMs: 3_000 },
      'dossier on the Swedish rules of play: 3 seconds a round',
    ),
    autoplay: secondary('off', 'a ban is proposed and its state is not verified: off'),
    bonuses: regulator(
      { openTo: 'everybody', mostEver: 1, leastHoursToFulfil: SIXTY_DAYS_HOURS },
      'Spelinspektionen on bonuses, and LIFS 2018:2: one bonus, and sixty days at least to meet its terms',
    ),
    publicOffers: dossier(
      true,
      'Swedish Gambling Act, chapter 15, not verified: moderate advertising, also of the one bonus, is allowed',
    ),
    exclusionRegister: regulator(
      'SE',
      'Spelinspektionen: the national register is asked at registration, at each login and before any marketing',
    ),
  },
})
