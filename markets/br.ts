import { defineMarket } from './define-market.ts'
import { regulator, secondary } from './sources.ts'
import { SIXTY_DAYS_HOURS } from './strict.ts'

export const BR = defineMarket({
  code: 'BR',
  facts: {
    name: 'Brazil',
    enabled: true,
    languages: ['pt'],
    languageAliases: { br: 'pt' },
    spokenAs: { pt: 'br' },
    languageRemap: { pt: 'pt' },
    regionLanguage: {},
    originCountries: ['BR'],
    aliases: [],
    currency: 'BRL',
    timeZone: 'America/Sao_Paulo',
    jurisdiction: 'BR',
    registrationOpen: false,
    payAndPlay: true,
  },
  rules: {
    realMoney: regulator(
      'with-licence',
      'Secretaria de Prêmios e Apostas on Portaria SPA/MF 2.579/2025: no service without limits on losses and on time; both are required before play',
      '2026-11-24',
    ),
    consentModel: secondary(
      'opt-in',
      'survey of cookie laws by country, 2026: consent comes first, LGPD',
    ),
    offersLimitsBeforeDeposit: secondary(
      true,
      'law firms on the rules of November 2025: limits are set at registration',
    ),
    limitsBeforePlay: regulator(
      { kind: 'loss', periods: ['D', 'W', 'M'], highestMinor: null },
      'Secretaria de Prêmios e Apostas on Portaria SPA/MF 2.579/2025: no service without limits on losses and on time, set at registration; it names no period, so all three',
      '2026-11-24',
    ),
    timeLimitsBeforePlay: regulator(
      ['D', 'W', 'M'],
      'Secretaria de Prêmios e Apostas on Portaria SPA/MF 2.579/2025, with 1.231/2024: no service without limits on losses and on time, set at registration; it names no period, so all three',
      '2026-11-24',
    ),
    lossLimits: regulator(
      true,
      'Secretaria de Prêmios e Apostas on Portaria SPA/MF 2.579/2025: limits on losses are set at registration; besides CON-11',
      '2026-11-24',
    ),
    bonuses: secondary(
      { openTo: 'established', mostEver: null, leastHoursToFulfil: SIXTY_DAYS_HOURS },
      'trade press and legislation portal on the rules of 2025: no welcome bonus; strict for the rest',
    ),
    exclusionRegister: secondary(
      'BR',
      'law firms on the rules of 2025: the operator honours the central exclusion',
    ),
  },
})
