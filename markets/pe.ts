import { type Market, SEED_SOURCES, STRICT_WAGERING } from './types.ts'

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
  payAndPlay: false,
  wageringCap: STRICT_WAGERING.wageringCap,
  sources: {
    ...SEED_SOURCES,
    wageringCap: STRICT_WAGERING.wageringCapSource,
    name: 'CON-07: used in rules, not in the list of codes',
  },
}
