import { type Market, SEED_SOURCES } from './types.ts'

export const DE: Market = {
  code: 'DE',
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
  wageringCap: null,
  sources: SEED_SOURCES,
}
