import { type Market, SEED_SOURCES } from './types.ts'

export const PT: Market = {
  code: 'PT',
  name: 'Portugal',
  enabled: true,
  languages: ['en', 'pt'],
  languageAliases: {},
  languageRemap: { pt: 'portugal' },
  regionLanguage: {},
  originCountries: ['PT'],
  aliases: [],
  currency: 'EUR',
  timeZone: 'Europe/Lisbon',
  jurisdiction: 'PT',
  registrationOpen: false,
  sources: SEED_SOURCES,
}
