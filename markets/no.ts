import { type Market, SEED_SOURCES } from './types.ts'

export const NO: Market = {
  code: 'NO',
  name: 'Norway',
  enabled: true,
  languages: ['no', 'en'],
  languageAliases: {},
  languageRemap: {},
  regionLanguage: {},
  originCountries: ['NO'],
  aliases: [],
  currency: 'NOK',
  timeZone: 'Europe/Oslo',
  jurisdiction: 'MT',
  registrationOpen: true,
  payAndPlay: false,
  wageringCap: null,
  sources: SEED_SOURCES,
}
