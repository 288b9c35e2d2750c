import { type Market, SEED_SOURCES, STRICT_WAGERING } from './types.ts'

export const PH: Market = {
  code: 'PH',
  name: 'Philippines',
  enabled: true,
  languages: ['en', 'tl'],
  languageAliases: {},
  languageRemap: {},
  regionLanguage: {},
  originCountries: ['PH'],
  aliases: [],
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  jurisdiction: 'MT',
  registrationOpen: false,
  payAndPlay: false,
  wageringCap: STRICT_WAGERING.wageringCap,
  sources: { ...SEED_SOURCES, wageringCap: STRICT_WAGERING.wageringCapSource },
}
