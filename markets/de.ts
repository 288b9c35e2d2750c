import { defineMarket } from './define-market.ts'
import { EU_CONSENT } from './shared-rules.ts'
import { decision, dossier, requirement, secondary } from './sources.ts'

export const DE = defineMarket({
  code: 'DE',
  facts: {
    name: 'Germany',
    enabled: true,
    languages: ['en', 'de'],
    languageAliases: {},
    languageRemap: {},
    regionLanguage: {},
    originCountries: ['DE'],
    aliases: ['JJ'],
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    jurisdiction: 'DE',
    registrationOpen: false,
    payAndPlay: false,
  },
  rules: {
    ...EU_CONSENT,
    demoPlay: secondary(
      'off',
      'operator guide to the German State Treaty on Gambling: no demo play',
    ),
    liveCasino: secondary(
      'closed',
      'operator guide to the German State Treaty on Gambling: no tables, no live games',
    ),
    sportsbook: requirement('closed', 'GRD-10: the sportsbook is closed in DE, NL, LL and PE'),
    limitIncrease: secondary(
      { delayHours: 168, afterPeriodEnd: false, confirmed: false },
      'operator guide to the German State Treaty on Gambling: a raise waits 7 days, GAP-087',
    ),
    limitsBeforePlay: secondary(
      { kind: 'deposit', periods: ['M'], highestMinor: 100_000n },
      'operator guide to the German State Treaty on Gambling: a monthly deposit limit of 1,000 euros at most, set before the first deposit',
    ),
    lossLimits: decision(true, 'CON-11: on in GG, PP, DE and LL'),
    realityCheck: secondary(
      { mode: 'fixed', choicesMinutes: [60], defaultMinutes: 60, lockMinutes: 5 },
      'operator guide to the German State Treaty on Gambling: every 60 minutes, then 5 minutes of rest',
    ),
    slotStakeCap: dossier(
      { minor: 100n, younger: null },
      'dossier on the German State Treaty on Gambling: 1 euro a round, the lowest of its tiers',
    ),
    oneGameAtATime: secondary(
      true,
      'operator guide to the German State Treaty on Gambling: no play of two games at once',
    ),
    autoplay: secondary(
      'off',
      'operator guide to the German State Treaty on Gambling: no autoplay',
    ),
    gamePace: secondary(
      { slotMs: 5_000, otherMs: 5_000 },
      'operator guide to the German State Treaty on Gambling: 5 seconds a round',
    ),
    exclusionRegister: secondary(
      'DE',
      'GlüStV 2021 as the trade press tells it: the national register is asked before play',
    ),
  },
})
