import { type Market, SEED_SOURCES } from './types.ts'

export const PH: Market = {
  code: 'PH',
  name: 'Philippines',
  enabled: true,
  languages: ['en', 'tl'],
  languageAliases: {},
  languageRemap: {},
  regionLanguage: {},
  originCountries: ['PH'],
  aliases: [],
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  jurisdiction: 'MT',
  registrationOpen: false,
  sources: SEED_SOURCES,
}
