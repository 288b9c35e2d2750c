import { type Market, SEED_SOURCES, STRICT_WAGERING } from './types.ts'

export const TR: Market = {
  code: 'TR',
  name: 'Türkiye',
  enabled: true,
  languages: ['en', 'tr'],
  languageAliases: {},
  languageRemap: {},
  regionLanguage: {},
  originCountries: ['TR'],
  aliases: [],
  currency: 'TRY',
  timeZone: 'Europe/Istanbul',
  jurisdiction: 'MT',
  registrationOpen: false,
  payAndPlay: false,
  wageringCap: STRICT_WAGERING.wageringCap,
  sources: { ...SEED_SOURCES, wageringCap: STRICT_WAGERING.wageringCapSource },
}
