import type { Locale } from '#app/market/locale.ts'
import type { Market } from '#markets/index.ts'
import {
  isProductOpen,
  MARKET_PRODUCTS,
  type MarketProduct,
  type OpenedByFlag,
  type Whereabouts,
} from '#markets/products.ts'
import type { CountryAndRegion } from './geo-location.ts'
import type { Player } from './player.ts'

export type OperatorSettings = {
  openedByFlag: OpenedByFlag
  /** Switched off in all markets (GRD-12). */
  closedProducts: readonly MarketProduct[]
}

/** Whether the law of a market or the operator closes a product to this visitor (GRD-10 to GRD-14). */
export function isClosed(
  product: MarketProduct,
  where: Whereabouts,
  { openedByFlag, closedProducts }: OperatorSettings,
): boolean {
  return closedProducts.includes(product) || !isProductOpen(product, where, openedByFlag)
}

/** The products that are closed to all visitors of a market, wherever they are. */
export function closedInMarket(market: Market, settings: OperatorSettings): MarketProduct[] {
  const where = { market, country: null, region: null }
  return MARKET_PRODUCTS.filter((it) => isClosed(it, where, settings))
}

const FLAGS = {
  casino: 'casino',
  liveCasino: 'liveCasino',
  virtualSports: 'virtualSports',
  sportsbook: 'sports',
} as const

/**
 * The products whose pages would send this visitor away: closed here, or not for this player (GRD-04, GRD-08). Nothing
 * links to them. What only asks for a login is not among them.
 */
export function closedTo(
  context: { geoLocation: CountryAndRegion; config: { guards: OperatorSettings } },
  { locale, player }: { locale: Pick<Locale, 'market'>; player: Player | null },
): MarketProduct[] {
  const { geoLocation, config } = context
  const where = {
    market: locale.market,
    country: player?.countryCode ?? geoLocation.country,
    region: player?.provinceCode ?? geoLocation.region,
  }
  const isWithheld = (it: MarketProduct) =>
    player !== null && (player.restricted || !player.products[FLAGS[it]])
  return MARKET_PRODUCTS.filter((it) => isWithheld(it) || isClosed(it, where, config.guards))
}

const PAGES = {
  casino: /^\/online-casino(?:[/?#]|$)/,
  liveCasino: /^\/live-casino-online(?:[/?#]|$)/,
  virtualSports: /^\/virtuals(?:[/?#]|$)/,
  sportsbook: /^\/sportsbook(?:[/?#]|$)/,
} as const satisfies Record<MarketProduct, RegExp>

/** Whether a path below the locale is a page of one of these products. */
export function isPageOf(products: readonly MarketProduct[], path: string): boolean {
  return products.some((it) => PAGES[it].test(path))
}
