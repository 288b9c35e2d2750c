import type { Currency } from '#contracts/money.ts'

export type MarketCode =
  | 'UN'
  | 'BR'
  | 'TR'
  | 'LL'
  | 'CA'
  | 'JP'
  | 'DE'
  | 'NZ'
  | 'GG'
  | 'AT'
  | 'CL'
  | 'FI'
  | 'IN'
  | 'NO'
  | 'PP'
  | 'PH'
  | 'PT'
  | 'PE'
  | 'MT'

/** The languages of the site (MKT-06); the code in the address, not a BCP 47 tag. */
export type Language =
  | 'en'
  | 'fi'
  | 'no'
  | 'de'
  | 'caf'
  | 'ca'
  | 'nz'
  | 'fr'
  | 'inen'
  | 'cl'
  | 'pe'
  | 'pt'
  | 'br'
  | 'ja'
  | 'tl'
  | 'tr'
  | 'pl'

export type MarketRules = {
  name: string
  enabled: boolean
  /** Languages that the address may name, the default first. */
  languages: readonly [Language, ...Language[]]
  /** Language codes that redirect to the canonical one of this market (GAP-012, CON-08). */
  languageAliases: Readonly<Partial<Record<Language, Language>>>
  /** The market's own name for its content and sportsbook variant, by language (MKT-09, CON-09). */
  languageRemap: Readonly<Partial<Record<Language, string>>>
  /** Province or region to language (MKT-05). */
  regionLanguage: Readonly<Record<string, Language>>
  /** ISO 3166 countries whose visitors belong here (MKT-04). */
  originCountries: readonly string[]
  /** Other codes under which this market is known; their segments redirect (MKT-02, CON-07). */
  aliases: readonly string[]
  currency: Currency
  /** IANA zone of windows and dates where the player has none of his own. */
  timeZone: string
  /** Sent with every game ticket (GAP-109). */
  jurisdiction: string
  registrationOpen: boolean
  /** Whether paying by one's bank opens an account here (RTE-08). */
  payAndPlay: boolean
  /** Most times that a bonus may have to be wagered; null where no cap is known. */
  wageringCap: number | null
}

/** A market: its rules, and for every rule where its value comes from. */
export type Market = MarketRules & {
  code: MarketCode
  sources: Readonly<Record<keyof MarketRules, string>>
}

/** The sources that most markets share; a market names only what differs. */
export const SEED_SOURCES = {
  name: 'seed 000 §1',
  enabled: 'seed 000 §1',
  languages: 'seed 000 §1, MKT-07, CON-08',
  languageAliases: 'CON-08, GAP-012',
  languageRemap: 'seed 000 §1, MKT-09',
  regionLanguage: 'seed 000 §1, MKT-05',
  originCountries: 'market table of the requirements',
  aliases: 'MKT-02, CON-07',
  currency: 'market table of the requirements, GAP-008',
  timeZone: 'IANA zone of the capital',
  jurisdiction: 'GAP-109',
  registrationOpen: 'seed 000 §1, MKT-13',
  payAndPlay: 'RTE-08, MKT-02',
  wageringCap: 'no cap is known for this market',
} as const satisfies Record<keyof MarketRules, string>

/** Where the rules of a market are not verified, the strictest known ones hold. */
export const STRICT_WAGERING = {
  wageringCap: 10,
  wageringCapSource: 'house default for a market whose bonus rules are not verified',
} as const
