import { type Market, SEED_SOURCES } from './types.ts'

export const UN: Market = {
  code: 'UN',
  name: 'International',
  enabled: true,
  languages: ['en'],
  languageAliases: {},
  languageRemap: {},
  regionLanguage: {},
  originCountries: [],
  aliases: [],
  currency: 'EUR',
  timeZone: 'UTC',
  jurisdiction: 'MT',
  registrationOpen: false,
  sources: SEED_SOURCES,
}
