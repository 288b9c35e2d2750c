import { type Market, SEED_SOURCES } from './types.ts'

export const IN: Market = {
  code: 'IN',
  name: 'India',
  enabled: true,
  languages: ['inen'],
  languageAliases: { en: 'inen' },
  languageRemap: {},
  regionLanguage: {},
  originCountries: ['IN'],
  aliases: [],
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  jurisdiction: 'MT',
  registrationOpen: false,
  payAndPlay: false,
  wageringCap: null,
  sources: {
    ...SEED_SOURCES,
    languageAliases: 'MKT-07: inen is the English of India',
  },
}
