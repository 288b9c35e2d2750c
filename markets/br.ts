import { type Market, SEED_SOURCES } from './types.ts'

export const BR: Market = {
  code: 'BR',
  name: 'Brazil',
  enabled: true,
  languages: ['pt'],
  languageAliases: { br: 'pt' },
  languageRemap: { pt: 'pt' },
  regionLanguage: {},
  originCountries: ['BR'],
  aliases: [],
  currency: 'BRL',
  timeZone: 'America/Sao_Paulo',
  jurisdiction: 'BR',
  registrationOpen: false,
  payAndPlay: true,
  wageringCap: null,
  sources: SEED_SOURCES,
}
