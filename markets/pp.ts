import { type Market, SEED_SOURCES } from './types.ts'

export const PP: Market = {
  code: 'PP',
  name: 'Sweden',
  enabled: true,
  languages: ['en'],
  languageAliases: {},
  languageRemap: {},
  regionLanguage: {},
  originCountries: ['SE'],
  aliases: ['SE'],
  currency: 'SEK',
  timeZone: 'Europe/Stockholm',
  jurisdiction: 'SE',
  registrationOpen: false,
  payAndPlay: false,
  wageringCap: null,
  sources: SEED_SOURCES,
}
