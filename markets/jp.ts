import { type Market, SEED_SOURCES, STRICT_WAGERING } from './types.ts'

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
  payAndPlay: false,
  wageringCap: STRICT_WAGERING.wageringCap,
  sources: {
    ...SEED_SOURCES,
    wageringCap: STRICT_WAGERING.wageringCapSource,
    enabled: 'seed 000 §1: JP (disabled), MKT-03',
  },
}
