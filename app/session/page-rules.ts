import type { MarketProduct } from '#markets/products.ts'
import type { Product } from './player.ts'

/** Every kind of page, resource and form that the site has or will have; each route declares its kind once. */
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
  | 'exclusionStarted'
  | 'accessError'
  | 'serverError'
  | 'restricted'
  | 'acceptTerms'
  | 'notFound'
  | 'resource'
  | 'words'
  | 'crawler'
  | 'editor'

/** Redirect targets of guards; the locale is put before them. */
export type GuardTarget =
  | '/'
  | '/401'
  | '/restricted'
  | '/accept-terms-condition'
  | '/online-casino'
  | '/live-casino-online'
  | '/my-account/account'

/** The guards of a page. An omitted field means no guard. */
export type PageRule = {
  /** Available during maintenance. */
  inMaintenance?: true
  /** Outside `/{lang}-{market}`. */
  withoutLocale?: true
  /** Who may see it from a restricted country (GAP-021); if omitted, no visitor. */
  fromRestricted?: 'everybody' | 'players'
  /** Also in a market that an editor has switched off (STU-04): to sign in, see the account, withdraw. */
  inClosedMarket?: true
  /** Redirect of anonymous visitors, and the parameter with the requested page. */
  login?: { target: GuardTarget; keeps: 'next' | 'login' }
  /** Anonymous visitors can play here for fun, where their market allows it (CON-02). */
  demo?: true
  /** Also for players who have not accepted the newest terms (GRD-16, GAP-033). */
  beforeTerms?: true
  /** Redirect of players who may only withdraw (CON-05, GRD-04, GRD-07). */
  restrictedPlayer?: GuardTarget
  /** The flag that a player needs, and the redirect without it (GRD-08). */
  product?: { flag: Product; target: GuardTarget }
  /** Closed where this product is (GRD-10 to GRD-14). */
  closure?: MarketProduct
  /** Only for players who may claim manually (GRD-06). */
  manualClaim?: true
  /** Advertising: not available to a player who may not get any. */
  advertises?: true
}

/** Whatever country or market it is: neither play nor money. */
const EVERYWHERE = { fromRestricted: 'everybody', beforeTerms: true, inClosedMarket: true } as const
/** GRD-03, CON-04. `my-account` is exempt from the terms as a whole (GAP-033). */
const PLAYERS = { login: { target: '/401', keeps: 'next' }, beforeTerms: true } as const
const ACCOUNT = { ...PLAYERS, inClosedMarket: true } as const
/** Blocked for players who may only withdraw (GRD-04, GAP-024). */
const OF_PLAY = { restrictedPlayer: '/my-account/account' } as const
const ACCOUNT_OF_PLAY = { ...ACCOUNT, ...OF_PLAY } as const
const BONUSES = { flag: 'bonuses', target: '/my-account/account' } as const

const product = (flag: Product) =>
  ({ restrictedPlayer: '/', product: { flag, target: '/' } }) as const

/** The guards of each kind of page, according to GRD-*, GAP-021 to GAP-028 and GAP-033. */
const RULES = {
  home: { beforeTerms: true },
  signUp: {},
  // Players abroad must still have access to their money.
  login: EVERYWHERE,
  logout: EVERYWHERE,
  language: EVERYWHERE,
  cookieSettings: EVERYWHERE,
  static: { fromRestricted: 'everybody', inClosedMarket: true },
  // The pages that it links to have their own guards, and it shows no product that those would block.
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
  // One player's own lists, in their lobby.
  casinoMine: { ...product('casino'), closure: 'casino', login: { target: '/401', keeps: 'next' } },
  liveCasinoMine: {
    ...product('liveCasino'),
    closure: 'liveCasino',
    login: { target: '/401', keeps: 'next' },
  },
  virtuals: { ...product('virtualSports'), closure: 'virtualSports' },
  sportsbook: { ...product('sports'), closure: 'sportsbook' },
  account: ACCOUNT,
  verification: ACCOUNT,
  banking: ACCOUNT,
  transactions: { ...ACCOUNT, fromRestricted: 'players' },
  rounds: { ...ACCOUNT, fromRestricted: 'players' },
  withdraw: { ...ACCOUNT, fromRestricted: 'players' },
  accountDeposit: { ...PLAYERS, ...OF_PLAY },
  rewards: { ...ACCOUNT_OF_PLAY, product: BONUSES },
  bonusCode: { ...PLAYERS, ...OF_PLAY, product: BONUSES, manualClaim: true },
  inbox: ACCOUNT_OF_PLAY,
  gamblingLimits: ACCOUNT_OF_PLAY,
  // Breaks are available from every country and with any account status (GAP-025).
  takeABreak: { ...ACCOUNT, fromRestricted: 'players' },
  exclusionStarted: EVERYWHERE,
  accessError: EVERYWHERE,
  serverError: EVERYWHERE,
  restricted: EVERYWHERE,
  acceptTerms: ACCOUNT,
  notFound: { fromRestricted: 'everybody', inClosedMarket: true },
  // Parts of guarded pages; those with personal data check the session themselves.
  resource: { withoutLocale: true, fromRestricted: 'everybody', beforeTerms: true },
  // The maintenance page needs its texts.
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
  // The Studio's entry points to a preview stay available (GAP-004).
  editor: {
    withoutLocale: true,
    fromRestricted: 'everybody',
    beforeTerms: true,
    inMaintenance: true,
  },
} as const satisfies Record<PageKind, PageRule>

export const PAGE_RULES: Readonly<Record<PageKind, PageRule>> = RULES

/** The pages for players only. */
export type PlayerPage = {
  [Kind in PageKind]: (typeof RULES)[Kind] extends { login: unknown } ? Kind : never
}[PageKind]
