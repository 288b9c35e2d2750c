import type { Currency } from '#contracts/money.ts'
import type { PlayTime } from '#contracts/player-api/activity.ts'
import type { LimitPeriod, MoneyLimitKind } from '#contracts/player-api/protection-words.ts'
import type { ChangedDetail, DocumentType } from '#contracts/player-api/verification-words.ts'
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

/** The languages of the site (MKT-06); the code in the URL, not a BCP 47 tag. */
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

/** The facts of a market: countries, languages, currencies. */
export type MarketFacts = {
  name: string
  enabled: boolean
  /** The code is this site's own, not the ISO code of a country (MKT-04). */
  customId: boolean
  /** Languages allowed in the URL, the default first. */
  languages: readonly [Language, ...Language[]]
  /** Language codes that redirect to the canonical one of this market (GAP-012, CON-08). */
  languageAliases: Readonly<Partial<Record<Language, Language>>>
  /** Languages of the URL that use the texts of another one here: the code redirects, the texts stay (CON-08). */
  spokenAs: Readonly<Partial<Record<Language, Language>>>
  /** The BCP 47 tag of each language in this market (MKT-04, GAP-012). */
  localeMapping: Readonly<Partial<Record<Language, string>>>
  /** The market's own name for its content and sportsbook variant, by language (MKT-09, CON-09). */
  languageRemap: Readonly<Partial<Record<Language, string>>>
  /** Province or region to language (MKT-05). */
  regionLanguage: Readonly<Record<string, Language>>
  /** ISO 3166 countries whose visitors belong to this market (MKT-04). */
  originCountries: readonly string[]
  /** Other codes of this market; their URL segments redirect (MKT-02, CON-07). */
  aliases: readonly string[]
  currency: Currency
  /** IANA time zone of periods and dates for players who have set none. */
  timeZone: string
  /** Sent with every game ticket (GAP-109). */
  jurisdiction: string
  registrationOpen: boolean
  /** Countries whose residents cannot open an account here (MKT-04, SUP-26). */
  removedFromRegistration: readonly string[]
  /** Whether a payment by bank opens an account here (RTE-08). */
  payAndPlay: boolean
}

/**
 * Whether a product is shown. `needs-flag`: closed unless the operator opens it. `closed-to-residents`: closed to
 * residents of the market's own countries, whatever the URL, unless the operator opens it.
 */
export type ProductRule = 'open' | 'needs-flag' | 'closed-to-residents' | 'closed'

/** `established`: only for players who have deposited before, so that there is no welcome bonus. */
export type BonusRule = {
  openTo: 'everybody' | 'established'
  mostEver: number | null
  leastHoursToFulfil: number
}

/** The rules of a market before and during play. Each name is in the table of `/docs/markets`. */
export type PlayRules = {
  /**
   * In live mode: only with a recorded licence, closed by its law, or closed until a feature exists that its law
   * requires (`incomplete`; the source says which). The demo shows every market.
   */
  realMoney: 'with-licence' | 'closed' | 'incomplete'
  /** Whole years; `minimumAgeByRegion` takes precedence. */
  minimumAge: number
  minimumAgeByRegion: Readonly<Record<string, number>>
  /** `opt-in`: nothing optional is loaded from another origin before consent (CON-29). */
  consentModel: 'opt-in' | 'opt-out' | 'notice'
  /** Who may play for fun: anyone, visitors who declare their age, visitors with a verified age, no one. */
  demoPlay: 'anonymous' | 'age-gate' | 'age-verified' | 'off'
  casino: ProductRule
  liveCasino: ProductRule
  virtualSports: ProductRule
  sportsbook: ProductRule
  /** Regions in which the sportsbook is closed (GAP-019). */
  sportsbookClosedRegions: readonly string[]
  /** The wait before a limit increase; a decrease takes effect at once (LIM-11, GAP-087). */
  limitIncrease: {
    delayHours: number
    /** Additionally not before the current period of the limit has ended. */
    afterPeriodEnd: boolean
    /** The player has to confirm it after the wait, otherwise it lapses. */
    confirmed: boolean
  }
  /** Whether limits are offered at registration or before the first deposit. */
  offersLimitsBeforeDeposit: boolean
  /** The player's own limits that are required before deposits and real-money play; null: not required by law. */
  limitsBeforePlay: LimitsBeforePlay | null
  /** The periods for which a time limit is also required; null: not required by law. */
  timeLimitsBeforePlay: readonly [LimitPeriod, ...LimitPeriod[]] | null
  /** Whether loss limits are shown besides deposit and spending limits (CON-11). */
  lossLimits: boolean
  /** The options for a time-out; the first one is used by the panic button. */
  timeoutHours: readonly [number, ...number[]]
  /** The options for a self-exclusion in months; an indefinite one is always offered too. */
  exclusionMonths: readonly [number, ...number[]]
  /** The exclusion register that is checked before play; null: there is none. */
  exclusionRegister: RegisterId | null
  /** The reality check: at an interval of the player's choice, or the same for everyone. */
  realityCheck: {
    mode: 'player' | 'fixed'
    /** The player's options; a single value where it is fixed. */
    choicesMinutes: readonly PlayTime[]
    defaultMinutes: PlayTime
    /** How long no round can start after the reality check. */
    lockMinutes: number
  }
  /** Whether a player may cancel a pending withdrawal (BNK-16, GAP-084). */
  withdrawalCancel: 'player' | 'never'
  /** Maximum wagering requirement of a bonus, as a multiplier. */
  wageringCap: number
  /** Who may get a bonus, the maximum number per player (null: no maximum), and the minimum time for wagering. */
  bonuses: BonusRule
  /**
   * Whether offers may be shown to visitors, and therefore to search engines; otherwise to players only, on the site
   * itself.
   */
  publicOffers: boolean
  /** Minimum time from the start of a round to the start of the next. */
  gamePace: { slotMs: number; otherMs: number }
  /** The maximum stake of one slot round, in minor units of the market's currency; null: no cap. */
  slotStakeCap: { minor: bigint; younger: { belowAge: number; minor: bigint } | null } | null
  /** Whether opening a game ends the rounds of the previous one. */
  oneGameAtATime: boolean
  /** Whether a game may start a round automatically after the previous one. */
  autoplay: 'off' | 'allowed'
  /** The effect of self-exclusion on bets on events that have not started: settled as usual, or returned. */
  openBets: 'settled' | 'given-back'
  /** Whether players are informed of the required documents before the first deposit. */
  announcesDocumentsBeforeDeposit: boolean
  /** When documents are requested without staff (KYC-03, KYC-14). */
  documentRequests: DocumentRequestRules
  /** What a sign-up has to verify: LOW the email, MEDIUM the phone, HIGH both (GAP-053). */
  risk: 'LOW' | 'MEDIUM' | 'HIGH'
}

/**
 * Documents requested once a sum reaches this amount: in whole euros, converted to other currencies by the factors of
 * GAP-085.
 */
export type AmountRule = { fromEuro: bigint; documents: readonly DocumentType[] }

export type DocumentRequestRules = {
  /** All deposits since the account was opened, whatever has been paid back. */
  paidIn: readonly AmountRule[]
  /** All withdrawals, including those in progress and the one being requested. */
  paidOut: readonly AmountRule[]
  /** Days since registration without verification, for players who have deposited. */
  accountAge: { days: number; documents: readonly DocumentType[] }
  /** Proof of a detail that has changed. */
  changed: Readonly<Record<ChangedDetail, DocumentType>>
}

/** Chosen by the operator for a market, overriding the table (SUP-14). */
export type SignUpRisks = Readonly<Partial<Record<MarketCode, PlayRules['risk']>>>

export type LimitsBeforePlay = {
  kind: MoneyLimitKind
  /** Each of these is required, even where the law leaves the choice between them. */
  periods: readonly [LimitPeriod, ...LimitPeriod[]]
  /** The maximum of each limit, in minor units of the market's currency; null: none by law. */
  highestMinor: bigint | null
}

export type MarketRules = MarketFacts & PlayRules

/** How reliable a value is, the most reliable first. */
export type Confidence =
  | 'requirement'
  | 'decision'
  | 'regulator'
  | 'secondary'
  | 'dossier'
  | 'strict'

/** The source of a value, and the date of its last check. */
export type Source = { text: string; asOf: string; confidence: Confidence }

export type Cited<Value> = { value: Value; source: Source }

/** A market: its rules, and the source of each value. */
export type Market = MarketRules & {
  code: MarketCode
  sources: Readonly<Record<keyof MarketRules, Source>>
}
