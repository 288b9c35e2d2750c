import { type Market, SEED_SOURCES } from './types.ts'

export const MT: Market = {
  code: 'MT',
  name: 'Malta',
  enabled: true,
  languages: ['en'],
  languageAliases: {},
  languageRemap: {},
  regionLanguage: {},
  originCountries: ['MT', 'BM'],
  aliases: [],
  currency: 'EUR',
  timeZone: 'Europe/Malta',
  jurisdiction: 'MT',
  registrationOpen: false,
  payAndPlay: false,
  wageringCap: null,
  sources: {
    ...SEED_SOURCES,
    name: 'CON-07: used in rules, not in the list of codes',
    originCountries: 'MKT-14: Malta and Bermuda share EUR',
  },
}
