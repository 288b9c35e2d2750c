import { type Market, SEED_SOURCES } from './types.ts'

export const NZ: Market = {
  code: 'NZ',
  name: 'New Zealand',
  enabled: true,
  languages: ['nz'],
  languageAliases: { en: 'nz' },
  languageRemap: { nz: 'nz' },
  regionLanguage: {},
  originCountries: ['NZ'],
  aliases: [],
  currency: 'NZD',
  timeZone: 'Pacific/Auckland',
  jurisdiction: 'MT',
  registrationOpen: true,
  payAndPlay: false,
  wageringCap: null,
  sources: {
    ...SEED_SOURCES,
    languageAliases: 'MKT-07: nz is the English of New Zealand',
  },
}
