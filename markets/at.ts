import { type Market, SEED_SOURCES, STRICT_WAGERING } from './types.ts'

export const AT: Market = {
  code: 'AT',
  name: 'Austria',
  enabled: true,
  languages: ['de'],
  languageAliases: {},
  languageRemap: {},
  regionLanguage: {},
  originCountries: ['AT'],
  aliases: [],
  currency: 'EUR',
  timeZone: 'Europe/Vienna',
  jurisdiction: 'MT',
  registrationOpen: false,
  payAndPlay: false,
  wageringCap: STRICT_WAGERING.wageringCap,
  sources: { ...SEED_SOURCES, wageringCap: STRICT_WAGERING.wageringCapSource },
}
