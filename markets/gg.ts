import { type Market, SEED_SOURCES } from './types.ts'

export const GG: Market = {
  code: 'GG',
  name: 'United Kingdom',
  enabled: true,
  languages: ['en'],
  languageAliases: {},
  languageRemap: { en: 'gb' },
  regionLanguage: {},
  originCountries: ['GB', 'GG'],
  aliases: [],
  currency: 'GBP',
  timeZone: 'Europe/London',
  jurisdiction: 'UK',
  registrationOpen: false,
  payAndPlay: false,
  wageringCap: 10,
  sources: {
    ...SEED_SOURCES,
    wageringCap: 'LCCP social responsibility code 5.1.1, in force since 19 January 2026',
  },
}
