import { type Market, SEED_SOURCES } from './types.ts'

export const CL: Market = {
  code: 'CL',
  name: 'Chile',
  enabled: true,
  languages: ['cl'],
  languageAliases: {},
  languageRemap: {},
  regionLanguage: {},
  originCountries: ['CL'],
  aliases: [],
  currency: 'CLP',
  timeZone: 'America/Santiago',
  jurisdiction: 'MT',
  registrationOpen: false,
  sources: SEED_SOURCES,
}
