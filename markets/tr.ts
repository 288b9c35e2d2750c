import { type Market, SEED_SOURCES } from './types.ts'

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
  sources: SEED_SOURCES,
}
