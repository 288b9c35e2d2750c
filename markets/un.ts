import { type Market, SEED_SOURCES, STRICT_WAGERING } from './types.ts'

export const UN: Market = {
  code: 'UN',
  name: 'International',
  enabled: true,
  languages: ['en'],
  languageAliases: {},
  languageRemap: {},
  regionLanguage: {},
  originCountries: [],
  aliases: [],
  currency: 'EUR',
  timeZone: 'UTC',
  jurisdiction: 'MT',
  registrationOpen: false,
  payAndPlay: false,
  wageringCap: STRICT_WAGERING.wageringCap,
  sources: { ...SEED_SOURCES, wageringCap: STRICT_WAGERING.wageringCapSource },
}
