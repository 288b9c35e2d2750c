import type { MarketProduct } from '#markets/products.ts'
import type { PageLayoutData } from './layout.server.ts'

type Entry = {
  path: string
  label: 'nav.casino' | 'nav.liveCasino' | 'nav.sportsbook' | 'nav.virtuals' | 'nav.promotions'
  icon: 'casino' | 'live' | 'field' | 'ball' | 'gift'
  product: MarketProduct | null
}

const PRODUCTS: readonly Entry[] = [
  { path: '/online-casino', label: 'nav.casino', icon: 'casino', product: 'casino' },
  { path: '/live-casino-online', label: 'nav.liveCasino', icon: 'live', product: 'liveCasino' },
  { path: '/sportsbook', label: 'nav.sportsbook', icon: 'field', product: 'sportsbook' },
  { path: '/virtuals', label: 'nav.virtuals', icon: 'ball', product: 'virtualSports' },
  { path: '/promotions', label: 'nav.promotions', icon: 'gift', product: null },
]

/**
 * The site's main navigation for this player, or for an anonymous visitor, in the order of the header. Products that
 * are closed to them are left out, so that every link leads to what it names. None in a closed market.
 */
export function productsFor({
  player,
  isClosed,
  closed,
}: Pick<PageLayoutData, 'player' | 'isClosed' | 'closed'>) {
  if (isClosed) return []
  const mayMarket = player === null || player.mayMarket
  return PRODUCTS.filter(({ product }) =>
    product === null ? mayMarket : !closed.includes(product),
  )
}

const IN_BAR: readonly Entry['product'][] = ['casino', 'liveCasino', 'sportsbook']

/**
 * What a phone shows in its bar, beside break or sign-up and the menu, and what in its menu. There is room for five:
 * with three products the home page, which the logo links to, moves into the menu.
 */
export function forPhone(products: ReturnType<typeof productsFor>) {
  const inBar = products.filter(({ product }) => IN_BAR.includes(product))
  return {
    inBar,
    inMenu: products.filter((it) => !inBar.includes(it)),
    isHomeInBar: inBar.length < IN_BAR.length,
  }
}
