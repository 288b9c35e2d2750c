import type { MarketProduct } from '#markets/products.ts'
import type { Product } from './player.ts'

/** Every kind of page, resource and form that the site has or will have; a route declares its own once. */
export type PageKind =
  | 'home'
  | 'signUp'
  | 'login'
  | 'logout'
  | 'language'
  | 'cookieSettings'
  | 'static'
  | 'search'
  | 'marketing'
  | 'deposit'
  | 'casino'
  | 'casinoPlay'
  | 'casinoMine'
  | 'liveCasino'
  | 'liveCasinoMine'
  | 'liveCasinoPlay'
  | 'virtuals'
  | 'sportsbook'
  | 'account'
  | 'verification'
  | 'banking'
  | 'transactions'
  | 'rounds'
  | 'withdraw'
  | 'accountDeposit'
  | 'rewards'
  | 'bonusCode'
  | 'inbox'
  | 'gamblingLimits'
  | 'takeABreak'
  | 'breakBegun'
  | 'accessError'
  | 'serverError'
  | 'restricted'
  | 'acceptTerms'
  | 'notFound'
  | 'resource'
  | 'words'
  | 'crawler'
  | 'editor'

/** Where a guard sends people; the locale is put before it. */
export type GuardTarget =
  | '/'
  | '/401'
  | '/restricted'
  | '/accept-terms-condition'
  | '/online-casino'
  | '/live-casino-online'
  | '/my-account/account'

/** Which guards a page has. What is left out guards nothing. */
export type PageRule = {
  /** Answers also while the site is closed for maintenance. */
  inMaintenance?: true
  /** Lies outside `/{lang}-{market}`. */
  withoutLocale?: true
  /** Who may see it from a restricted country (GAP-021); left out: nobody. */
  fromRestricted?: 'everybody' | 'players'
  /** Where a stranger goes, and under which name the wanted page comes along. */
  login?: { target: GuardTarget; keeps: 'next' | 'login' }
  /** Strangers play here for fun, where their market lets them (CON-02). */
  demo?: true
  /** Also for players who have not accepted the newest terms (GRD-16, GAP-033). */
  beforeTerms?: true
  /** Where a player goes who may only take money out (CON-05, GRD-04, GRD-07). */
  restrictedPlayer?: GuardTarget
  /** The flag that a player needs, and where one without it goes (GRD-08). */
  product?: { flag: Product; target: GuardTarget }
  /** Closed where this product is (GRD-10 to GRD-14). */
  closure?: MarketProduct
  /** Only for players who may claim by hand (GRD-06). */
  manualClaim?: true
  /** Wins people for something: nothing for a player to whom nothing may be advertised. */
  advertises?: true
}

/** GRD-03, CON-04. `my-account` is exempt from the terms as a whole (GAP-033). */
const ACCOUNT = { login: { target: '/401', keeps: 'next' }, beforeTerms: true } as const
/** Closed to players who may only take money out (GRD-04, GAP-024). */
const ACCOUNT_OF_PLAY = { ...ACCOUNT, restrictedPlayer: '/my-account/account' } as const
const BONUSES = { flag: 'bonuses', target: '/my-account/account' } as const

const product = (flag: Product) =>
  ({ restrictedPlayer: '/', product: { flag, target: '/' } }) as const

/** The guards of each kind of page, as GRD-*, GAP-021 to GAP-028 and GAP-033 have them. */
const RULES = {
  home: { beforeTerms: true },
  signUp: {},
  // Whoever is abroad must still get to the own money.
  login: { fromRestricted: 'everybody', beforeTerms: true },
  logout: { fromRestricted: 'everybody', beforeTerms: true },
  language: { fromRestricted: 'everybody', beforeTerms: true },
  cookieSettings: { fromRestricted: 'everybody', beforeTerms: true },
  static: { fromRestricted: 'everybody' },
  // What it leads to has guards of its own, and it shows no product that they would keep back.
  search: {},
  marketing: { advertises: true },
  deposit: {
    login: { target: '/', keeps: 'login' },
    restrictedPlayer: '/my-account/account',
  },
  casino: { ...product('casino'), closure: 'casino' },
  casinoPlay: { ...product('casino'), closure: 'casino', demo: true },
  liveCasino: { ...product('liveCasino'), closure: 'liveCasino' },
  liveCasinoPlay: {
    ...product('liveCasino'),
    closure: 'liveCasino',
    login: { target: '/live-casino-online', keeps: 'login' },
  },
  // Lists of one player, in the lobby that they are from.
  casinoMine: { ...product('casino'), closure: 'casino', login: { target: '/401', keeps: 'next' } },
  liveCasinoMine: {
    ...product('liveCasino'),
    closure: 'liveCasino',
    login: { target: '/401', keeps: 'next' },
  },
  virtuals: {
    ...product('virtualSports'),
    closure: 'virtualSports',
    login: { target: '/', keeps: 'login' },
  },
  sportsbook: { ...product('sports'), closure: 'sportsbook' },
  account: ACCOUNT,
  verification: ACCOUNT,
  banking: ACCOUNT,
  transactions: { ...ACCOUNT, fromRestricted: 'players' },
  rounds: { ...ACCOUNT, fromRestricted: 'players' },
  withdraw: { ...ACCOUNT, fromRestricted: 'players' },
  accountDeposit: ACCOUNT_OF_PLAY,
  rewards: { ...ACCOUNT_OF_PLAY, product: BONUSES },
  bonusCode: { ...ACCOUNT_OF_PLAY, product: BONUSES, manualClaim: true },
  inbox: ACCOUNT_OF_PLAY,
  gamblingLimits: ACCOUNT_OF_PLAY,
  // Whoever wants to stop may, from wherever and however the account stands (GAP-025).
  takeABreak: { ...ACCOUNT, fromRestricted: 'players' },
  breakBegun: { fromRestricted: 'everybody', beforeTerms: true },
  accessError: { fromRestricted: 'everybody', beforeTerms: true },
  serverError: { fromRestricted: 'everybody', beforeTerms: true },
  restricted: { fromRestricted: 'everybody', beforeTerms: true },
  acceptTerms: { login: { target: '/401', keeps: 'next' }, beforeTerms: true },
  notFound: { fromRestricted: 'everybody' },
  // Parts of pages that have their own guard; what is personal in them asks for the session itself.
  resource: { withoutLocale: true, fromRestricted: 'everybody', beforeTerms: true },
  // The page that says that the site is closed needs its words.
  words: {
    withoutLocale: true,
    fromRestricted: 'everybody',
    beforeTerms: true,
    inMaintenance: true,
  },
  crawler: {
    withoutLocale: true,
    fromRestricted: 'everybody',
    beforeTerms: true,
    inMaintenance: true,
  },
  // The Studio's doors into a preview stay open (GAP-004).
  editor: {
    withoutLocale: true,
    fromRestricted: 'everybody',
    beforeTerms: true,
    inMaintenance: true,
  },
} as const satisfies Record<PageKind, PageRule>

export const PAGE_RULES: Readonly<Record<PageKind, PageRule>> = RULES

/** The pages that are for players alone. */
export type PlayerPage = {
  [Kind in PageKind]: (typeof RULES)[Kind] extends { login: unknown } ? Kind : never
}[PageKind]
