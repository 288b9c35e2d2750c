import { type Market, SEED_SOURCES } from './types.ts'

export const LL: Market = {
  code: 'LL',
  name: 'Netherlands',
  enabled: true,
  languages: ['en'],
  languageAliases: {},
  languageRemap: {},
  regionLanguage: {},
  originCountries: ['NL'],
  aliases: ['NL'],
  currency: 'EUR',
  timeZone: 'Europe/Amsterdam',
  jurisdiction: 'NL',
  registrationOpen: false,
  payAndPlay: false,
  wageringCap: null,
  sources: {
    ...SEED_SOURCES,
    aliases: 'GAP-014: NL is LL for market choice, guards and addresses',
  },
}
