import { defineMarket } from './define-market.ts'
import { secondary } from './sources.ts'

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
    consentModel: secondary(
      'opt-in',
      'survey of cookie laws by country, 2026: consent comes first, LGPD',
    ),
    offersLimitsFirst: secondary(
      true,
      'law firms on the rules of November 2025: limits are set at registration',
    ),
    exclusionRegister: secondary(
      'BR',
      'law firms on the rules of 2025: the operator honours the central exclusion',
    ),
  },
})
