import { defineMarket } from './define-market.ts'
import { EU_CONSENT } from './shared-rules.ts'
import { decision, decisionSays, dossier, regulator, requirement } from './sources.ts'

export const LL = defineMarket({
  code: 'LL',
  facts: {
    name: 'Netherlands',
    enabled: true,
    customId: true,
    languages: ['en'],
    languageAliases: {},
    languageRemap: {},
    regionLanguage: {},
    originCountries: ['NL'],
    aliases: ['NL'],
    currency: 'EUR',
    timeZone: 'Europe/Amsterdam',
    jurisdiction: 'NL',
    registrationOpen: false,
    payAndPlay: false,
  },
  factSources: {
    aliases: decisionSays('GAP-014: NL is LL for market choice, guards and addresses'),
  },
  rules: {
    ...EU_CONSENT,
    realMoney: regulator(
      'with-licence',
      'Kansspelautoriteit on article 4.14 of the decree on remote gambling: limits of money and on time are set when the account is opened; both are required before play',
      '2026-11-24',
    ),
    sportsbook: requirement('closed', 'GRD-10: the sportsbook is closed in DE, NL, LL and PE'),
    limitsBeforePlay: regulator(
      { kind: 'deposit', periods: ['D', 'W', 'M'], highestMinor: null },
      'Kansspelautoriteit on article 4.14 of the decree on remote gambling: limits of money are set when the account is opened, by day, week or month; strict: by each of them',
      '2026-11-24',
    ),
    timeLimitsBeforePlay: regulator(
      ['D', 'W', 'M'],
      'Kansspelautoriteit on article 4.14 of the decree on remote gambling: limits on time are set when the account is opened, by day, week or month; strict: by each of them, and counted from sign-in to sign-out',
      '2026-11-24',
    ),
    autoplay: dossier('off', 'dossier on the Dutch rules of play: no autoplay'),
    lossLimits: decision(true, 'CON-11: on in GG, PP, DE and LL'),
    exclusionRegister: dossier(
      'NL',
      'dossier on the Dutch rules of play: the national register is asked before play',
    ),
  },
})
