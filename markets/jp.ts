import { type Market, SEED_SOURCES } from './types.ts'

export const JP: Market = {
  code: 'JP',
  name: 'Japan',
  enabled: false,
  languages: ['ja'],
  languageAliases: {},
  languageRemap: {},
  regionLanguage: {},
  originCountries: ['JP'],
  aliases: [],
  currency: 'JPY',
  timeZone: 'Asia/Tokyo',
  jurisdiction: 'MT',
  registrationOpen: false,
  sources: {
    ...SEED_SOURCES,
    enabled: 'seed 000 §1: JP (disabled), MKT-03',
  },
}
