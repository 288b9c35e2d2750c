import { type Market, SEED_SOURCES, STRICT_WAGERING } from './types.ts'

export const PT: Market = {
  code: 'PT',
  name: 'Portugal',
  enabled: true,
  languages: ['en', 'pt'],
  languageAliases: {},
  languageRemap: { pt: 'portugal' },
  regionLanguage: {},
  originCountries: ['PT'],
  aliases: [],
  currency: 'EUR',
  timeZone: 'Europe/Lisbon',
  jurisdiction: 'PT',
  registrationOpen: false,
  payAndPlay: false,
  wageringCap: STRICT_WAGERING.wageringCap,
  sources: { ...SEED_SOURCES, wageringCap: STRICT_WAGERING.wageringCapSource },
}
