import { type Market, SEED_SOURCES } from './types.ts'

export const AT: Market = {
  code: 'AT',
  name: 'Austria',
  enabled: true,
  languages: ['de'],
  languageAliases: {},
  languageRemap: {},
  regionLanguage: {},
  originCountries: ['AT'],
  aliases: [],
  currency: 'EUR',
  timeZone: 'Europe/Vienna',
  jurisdiction: 'MT',
  registrationOpen: false,
  sources: SEED_SOURCES,
}
