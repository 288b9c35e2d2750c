import { type Market, SEED_SOURCES } from './types.ts'

export const FI: Market = {
  code: 'FI',
  name: 'Finland',
  enabled: true,
  languages: ['fi', 'en'],
  languageAliases: {},
  languageRemap: {},
  regionLanguage: {},
  originCountries: ['FI'],
  aliases: [],
  currency: 'EUR',
  timeZone: 'Europe/Helsinki',
  jurisdiction: 'MT',
  registrationOpen: true,
  payAndPlay: true,
  wageringCap: null,
  sources: SEED_SOURCES,
}
