import { type Market, SEED_SOURCES, STRICT_WAGERING } from './types.ts'

export const CL: Market = {
  code: 'CL',
  name: 'Chile',
  enabled: true,
  languages: ['cl'],
  languageAliases: {},
  languageRemap: {},
  regionLanguage: {},
  originCountries: ['CL'],
  aliases: [],
  currency: 'CLP',
  timeZone: 'America/Santiago',
  jurisdiction: 'MT',
  registrationOpen: false,
  payAndPlay: false,
  wageringCap: STRICT_WAGERING.wageringCap,
  sources: { ...SEED_SOURCES, wageringCap: STRICT_WAGERING.wageringCapSource },
}
