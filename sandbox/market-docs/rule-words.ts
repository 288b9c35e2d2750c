import type { Confidence, MarketRules } from '#markets/types.ts'

/** Every rule of the table as text, in the order of interest to a reader. A new rule must be added here. */
export const RULE_WORDS: Readonly<Record<keyof MarketRules, string>> = {
  name: 'Name',
  enabled: 'Open',
  realMoney: 'Real money',
  registrationOpen: 'Registration',
  removedFromRegistration: 'Countries that cannot register',
  payAndPlay: 'Account by paying',
  originCountries: 'Countries',
  customId: 'Code is our own, not an ISO code',
  aliases: 'Other codes',
  languages: 'Languages, the default first',
  languageAliases: 'Language codes that redirect',
  spokenAs: 'Language spoken in place of another',
  localeMapping: 'Tags of the languages',
  languageRemap: 'Content and sportsbook language',
  regionLanguage: 'Language by region',
  currency: 'Currency',
  timeZone: 'Time zone',
  jurisdiction: 'Jurisdiction in game tickets',
  minimumAge: 'Minimum age',
  minimumAgeByRegion: 'Minimum age by region',
  consentModel: 'Cookie consent',
  demoPlay: 'Play for fun without an account',
  casino: 'Casino',
  liveCasino: 'Live casino',
  virtualSports: 'Virtual sports',
  sportsbook: 'Sportsbook',
  sportsbookClosedRegions: 'Regions without sportsbook',
  limitIncrease: 'Raising a limit',
  offersLimitsFirst: 'Limits offered before the first deposit',
  limitsBeforePlay: 'Limits without which nobody pays in or plays',
  lossLimits: 'Loss limits',
  timeoutHours: 'Hours of a time-out',
  exclusionMonths: 'Months of a self-exclusion',
  exclusionRegister: 'Register of excluded people',
  realityCheck: 'Reality check',
  withdrawalCancel: 'Taking a withdrawal back',
  wageringCap: 'Most times a bonus is wagered',
  bonuses: 'Who may have a bonus',
  gamePace: 'Least time between rounds',
  slotStakeCap: 'Most that a round of a slot takes',
  oneGameAtATime: 'One game at a time',
  autoplay: 'Rounds that begin by themselves',
  openBets: 'Bets on what has not begun, after self-exclusion',
  tellsDocumentsFirst: 'Documents named before the first deposit',
  risk: 'What a sign-up has to prove',
}

/** How far a value can be trusted, the most certain first. */
export const TRUST_WORDS: Readonly<Record<Confidence, string>> = {
  requirement: 'Stated in the requirements',
  decision: 'Decided in the requirements',
  regulator: 'The regulator’s own words were read',
  secondary: 'A law firm, the trade press or a guide says so',
  dossier: 'A public dossier: read the rule again before real play',
  strict: 'Nothing is verified: the strictest rule known',
}

/** A value of the table as readable text: `24 delay hours`, `yes`, `none`. */
export function inWords(value: unknown): string {
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inWords).join(', ')
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    return entries.length === 0
      ? 'none'
      : entries.map(([name, it]) => `${spaced(name)}: ${inWords(it)}`).join('; ')
  }
  return String(value)
}

/** `delayHours` is `delay hours`, `slotMs` is `slot ms`; codes such as `QC` stay. */
function spaced(name: string): string {
  return name.replaceAll(
    /([a-z])([A-Z])/g,
    (_, end: string, next: string) => `${end} ${next.toLowerCase()}`,
  )
}
