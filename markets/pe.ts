import { type Market, SEED_SOURCES } from './types.ts'

export const PE: Market = {
  code: 'PE',
  name: 'Peru',
  enabled: true,
  languages: ['pe'],
  languageAliases: {},
  languageRemap: {},
  regionLanguage: {},
  originCountries: ['PE'],
  aliases: [],
  currency: 'PEN',
  timeZone: 'America/Lima',
  jurisdiction: 'MT',
  registrationOpen: false,
  sources: {
    ...SEED_SOURCES,
    name: 'CON-07: used in rules, not in the list of codes',
  },
}
