import type { Currency } from '#contracts/money.ts'
import type { PlayTime } from '#contracts/player-api/activity.ts'
import type { LimitKind, LimitPeriod } from '#contracts/player-api/limit-words.ts'
import type { RegisterId } from './registers.ts'

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

/** What a market is: where it is, what it speaks, what it counts in. */
export type MarketFacts = {
  name: string
  enabled: boolean
  /** The code is of this house, not the ISO code of a country (MKT-04). */
  customId: boolean
  /** Languages that the address may name, the default first. */
  languages: readonly [Language, ...Language[]]
  /** Language codes that redirect to the canonical one of this market (GAP-012, CON-08). */
  languageAliases: Readonly<Partial<Record<Language, Language>>>
  /** Where a language of the address has the words of another one here: its code redirects, its words stay (CON-08). */
  spokenAs: Readonly<Partial<Record<Language, Language>>>
  /** The BCP 47 tag of each language as it is spoken here (MKT-04, GAP-012). */
  localeMapping: Readonly<Partial<Record<Language, string>>>
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
  /** Countries whose people cannot open an account here (MKT-04, SUP-26). */
  removedFromRegistration: readonly string[]
  /** Whether paying by one's bank opens an account here (RTE-08). */
  payAndPlay: boolean
}

/**
 * Whether a product may be seen. `needs-flag`: closed unless the operator opens it. `closed-to-residents`:
 * closed to people of the market's own countries whatever the address names, unless the operator opens it.
 */
export type ProductRule = 'open' | 'needs-flag' | 'closed-to-residents' | 'closed'

/** `established`: only who has paid in before, so that nobody is welcomed with one. */
export type BonusRule = {
  openTo: 'everybody' | 'established'
  mostEver: number | null
  leastHoursToFulfil: number
}

/** What a market asks for before and while people play. Each name stands in the table of `/docs/markets`. */
export type PlayRules = {
  /**
   * In live mode: only under a recorded licence, not at all by its law, or not before something is built that its law asks
   * for (`incomplete`; the source says what). The demo shows every market.
   */
  realMoney: 'with-licence' | 'closed' | 'incomplete'
  /** Whole years; a region of `minimumAgeByRegion` comes first. */
  minimumAge: number
  minimumAgeByRegion: Readonly<Record<string, number>>
  /** `opt-in`: nothing optional is asked of another origin before a choice (CON-29). */
  consentModel: 'opt-in' | 'opt-out' | 'notice'
  /** Who may play for fun: anybody, who says to be of age, who has proved it, nobody. */
  demoPlay: 'anonymous' | 'age-gate' | 'age-verified' | 'off'
  casino: ProductRule
  liveCasino: ProductRule
  virtualSports: ProductRule
  sportsbook: ProductRule
  /** Regions in which the sportsbook is closed (GAP-019). */
  sportsbookClosedRegions: readonly string[]
  /** What a raise of a limit has to wait for; a decrease never waits (LIM-11, GAP-087). */
  limitIncrease: {
    delayHours: number
    /** Not before the running period of the limit has ended either. */
    afterPeriodEnd: boolean
    /** The player says yes once more after the wait, else it lapses. */
    confirmed: boolean
  }
  /** Whether limits are offered at registration or before the first deposit. */
  offersLimitsFirst: boolean
  /** The player's own limits without which nobody pays in or plays for money; null: no law asks for any. */
  limitsBeforePlay: LimitsBeforePlay | null
  /** Whether loss limits are shown besides those of deposits and spending (CON-11). */
  lossLimits: boolean
  /** What a player may choose from when he takes a break; the first one is that of the panic button. */
  timeoutHours: readonly [number, ...number[]]
  /** For how many months a player may exclude himself; for ever is always offered besides. */
  exclusionMonths: readonly [number, ...number[]]
  /** The register of excluded people that is asked before anybody plays; null: there is none. */
  exclusionRegister: RegisterId | null
  /** The reminder of the time played: of the player's choice, or the same for all. */
  realityCheck: {
    mode: 'player' | 'fixed'
    /** What a player may choose from; one value where it is fixed. */
    choicesMinutes: readonly PlayTime[]
    defaultMinutes: PlayTime
    /** How long no round can begin after the reminder. */
    lockMinutes: number
  }
  /** Whether a player may take a pending withdrawal back (BNK-16, GAP-084). */
  withdrawalCancel: 'player' | 'never'
  /** Most times that a bonus may have to be wagered. */
  wageringCap: number
  /** Who may have a bonus, how many anybody may ever have (null: no count), and the least time to wager one. */
  bonuses: BonusRule
  /** Least time from the start of a round to the start of the next. */
  gamePace: { slotMs: number; otherMs: number }
  /** The most that one round of a slot may take, in minor units of the market's currency; null: no cap. */
  slotStakeCap: { minor: bigint; younger: { belowAge: number; minor: bigint } | null } | null
  /** Whether opening a game ends the rounds of the one before. */
  oneGameAtATime: boolean
  /** Whether a game may begin a round by itself after the one before. */
  autoplay: 'off' | 'allowed'
  /** What self-exclusion does to bets on what has not begun: they are settled like all others, or given back. */
  openBets: 'settled' | 'given-back'
  /** Whether players are told before the first deposit which documents they will be asked for. */
  tellsDocumentsFirst: boolean
  /** How much a sign-up has to prove: LOW the e-mail, MEDIUM the phone, HIGH both (GAP-053). */
  risk: 'LOW' | 'MEDIUM' | 'HIGH'
}

export type LimitsBeforePlay = {
  kind: LimitKind
  /** Each of them; the law may leave the choice of one. */
  periods: readonly [LimitPeriod, ...LimitPeriod[]]
  /** The most that each may be, in minor units of the market's currency; null: the law names no amount. */
  highestMinor: bigint | null
}

export type MarketRules = MarketFacts & PlayRules

/** How far a value can be trusted, the surest first. */
export type Confidence = 'seed' | 'decision' | 'regulator' | 'secondary' | 'dossier' | 'strict'

/** Where a value comes from, and the day on which it was held against that. */
export type Source = { text: string; asOf: string; confidence: Confidence }

export type Cited<Value> = { value: Value; source: Source }

/** A market: its rules, and for every rule where its value comes from. */
export type Market = MarketRules & {
  code: MarketCode
  sources: Readonly<Record<keyof MarketRules, Source>>
}
