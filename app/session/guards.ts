import type { LocaleRedirect } from '#app/market/locale.ts'
import { mustAcceptTerms } from '#contracts/dotted-version.ts'
import type { Market } from '#markets/index.ts'
import { type MarketProduct, mayPlayForFun, type OpenedByFlag } from '#markets/products.ts'
import { isClosed } from './closed-products.ts'
import type { CountryAndRegion } from './geo-location.ts'
import { type GuardTarget, PAGE_RULES, type PageKind } from './page-rules.ts'
import type { Player } from './player.ts'

/** The order in which guards run (GAP-023; those not in a seed come last): the first that refuses decides. */
export const GUARD_ORDER = [
  'maintenance',
  'locale',
  'restrictedCountry',
  'session',
  'closedMarket',
  'login',
  'terms',
  'restrictedPlayer',
  'productFlag',
  'closure',
  'manualClaim',
  'advertising',
] as const
export type GuardName = (typeof GUARD_ORDER)[number]

/** The operator's settings; the same for every request. */
export type GuardConfig = {
  /** ISO 3166 codes (GAP-021). */
  restrictedCountries: readonly string[]
  /** Products opened contrary to the market table, if it allows that. */
  openedByFlag: OpenedByFlag
  /** Switched off in all markets (GRD-12). */
  closedProducts: readonly MarketProduct[]
}

export type GuardedPlayer = Pick<
  Player,
  'restricted' | 'products' | 'countryCode' | 'provinceCode' | 'acceptedTerms' | 'mayMarket'
>

/** All inputs of the guards, for one request. */
export type Facts = {
  page: PageKind
  /** Set in the environment, or for this market by an editor; either is enough (GAP-022). */
  maintenance: boolean
  /** Staff and QA by their network (GAP-156): bypasses maintenance and country blocks, nothing else. */
  internal: boolean
  /** Null without a locale in the URL; then the redirect, if any (GAP-011). */
  market: Market | null
  localeRedirect: LocaleRedirect | null
  geoLocation: CountryAndRegion
  /** An editor has switched off the player's market, or the visitor's by the URL (STU-04). */
  isMarketClosed: boolean
  session: 'player' | 'anonymous' | 'unavailable'
  player: GuardedPlayer | null
  /** The player's own locale (GAP-017), or the one in place of a language that is off, if it differs from the URL's. */
  ownSegment: string | null
  currentTerms: string | null
  /** Whether the provider of the game in the URL lets anonymous visitors play (CON-02). */
  demoOffered: boolean
  manualClaim: boolean
  /** The page at this address is one player's own, others of its kind are not (the bets of a player). */
  playersOnly: boolean
  config: GuardConfig
}

export type Refusal =
  | { to: 'status'; status: 404 | 503; reason: 'maintenance' | 'unavailable' | 'notFound' }
  | { to: 'path'; target: GuardTarget; keeps: 'next' | 'login' | null }
  /** The same page elsewhere: another locale is another document. */
  | { to: 'locale'; redirect: LocaleRedirect }
  | { to: 'ownLocale'; segment: string }

export type Decision = { allowed: true } | { allowed: false; guard: GuardName; refusal: Refusal }

type Guard = (facts: Facts) => Refusal | null

const GUARDS: Readonly<Record<GuardName, Guard>> = {
  maintenance({ page, maintenance, internal }) {
    const closed = maintenance && !internal && !PAGE_RULES[page].inMaintenance
    return closed ? { to: 'status', status: 503, reason: 'maintenance' } : null
  },

  locale({ page, market, localeRedirect }) {
    if (market !== null || PAGE_RULES[page].withoutLocale) return null
    return localeRedirect
      ? { to: 'locale', redirect: localeRedirect }
      : { to: 'status', status: 404, reason: 'notFound' }
  },

  restrictedCountry({ page, internal, geoLocation, config, session }) {
    const { fromRestricted } = PAGE_RULES[page]
    if (internal || !isRestrictedCountry(geoLocation, config)) return null
    if (fromRestricted === 'everybody') return null
    // The session cannot be resolved at the moment: the next guard says so, and nothing is shown.
    if (fromRestricted === 'players' && session !== 'anonymous') return null
    return to('/restricted')
  },

  session({ page, session, ownSegment, playersOnly }) {
    if (ownSegment !== null) return { to: 'ownLocale', segment: ownSegment }
    const needed = playersOnly || PAGE_RULES[page].login !== undefined
    return session === 'unavailable' && needed
      ? { to: 'status', status: 503, reason: 'unavailable' }
      : null
  },

  closedMarket({ page, isMarketClosed }) {
    return isMarketClosed && !PAGE_RULES[page].inClosedMarket ? to('/restricted') : null
  },

  login({ page, session, market, demoOffered, playersOnly }) {
    const { login, demo } = PAGE_RULES[page]
    if (session === 'player') return null
    if (login) return to(login.target, login.keeps)
    if (playersOnly) return to('/401', 'next')
    // If the age must be confirmed first, the game's page asks.
    const forFun = demoOffered && market !== null && mayPlayForFun(market, true)
    return demo && !forFun ? to('/online-casino', 'login') : null
  },

  terms({ page, player, currentTerms }) {
    if (player === null || PAGE_RULES[page].beforeTerms) return null
    return mustAcceptTerms(currentTerms, player.acceptedTerms)
      ? to('/accept-terms-condition', 'next')
      : null
  },

  restrictedPlayer({ page, player }) {
    const { restrictedPlayer } = PAGE_RULES[page]
    return player?.restricted && restrictedPlayer ? to(restrictedPlayer) : null
  },

  productFlag({ page, player }) {
    const { product } = PAGE_RULES[page]
    if (player === null || product === undefined) return null
    return player.products[product.flag] ? null : to(product.target)
  },

  closure({ page, market, player, geoLocation, config }) {
    const { closure } = PAGE_RULES[page]
    if (closure === undefined || market === null) return null
    const where = {
      market,
      country: player?.countryCode ?? geoLocation.country,
      region: player?.provinceCode ?? geoLocation.region,
    }
    return isClosed(closure, where, config) ? to('/') : null
  },

  manualClaim({ page, manualClaim }) {
    return PAGE_RULES[page].manualClaim && !manualClaim ? to('/my-account/account') : null
  },

  advertising({ page, player }) {
    return player?.mayMarket === false && PAGE_RULES[page].advertises ? to('/') : null
  },
}

/** Whether this request is allowed; else the refusal that answers it. */
export function evaluate(facts: Facts): Decision {
  for (const guard of GUARD_ORDER) {
    const refusal = GUARDS[guard](facts)
    if (refusal) return { allowed: false, guard, refusal }
  }
  return { allowed: true }
}

/** The result of a single guard. */
export function evaluateBy(guard: GuardName, facts: Facts): Refusal | null {
  return GUARDS[guard](facts)
}

export function isRestrictedCountry(
  { country }: Pick<CountryAndRegion, 'country'>,
  { restrictedCountries }: Pick<GuardConfig, 'restrictedCountries'>,
): boolean {
  return country !== null && restrictedCountries.includes(country)
}

function to(target: GuardTarget, keeps: 'next' | 'login' | null = null): Refusal {
  return { to: 'path', target, keeps }
}
