import { type Market, SEED_SOURCES } from './types.ts'

export const CA: Market = {
  code: 'CA',
  name: 'Canada',
  enabled: true,
  languages: ['en', 'caf'],
  languageAliases: { ca: 'en', fr: 'caf' },
  languageRemap: { en: 'ca', caf: 'caf' },
  regionLanguage: { QC: 'caf' },
  originCountries: ['CA'],
  aliases: [],
  currency: 'CAD',
  timeZone: 'America/Toronto',
  jurisdiction: 'MT',
  registrationOpen: true,
  payAndPlay: false,
  wageringCap: null,
  sources: SEED_SOURCES,
}
