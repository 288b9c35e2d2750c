import type { PageLayoutData } from './layout.server.ts'

const PRODUCTS = [
  { path: '/online-casino', label: 'nav.casino', icon: 'casino' },
  { path: '/live-casino-online', label: 'nav.liveCasino', icon: 'live' },
  { path: '/virtuals', label: 'nav.virtuals', icon: 'ball' },
  { path: '/promotions', label: 'nav.promotions', icon: 'gift' },
] as const

/** The site's main navigation for this player, or for an anonymous visitor, in the order of the header; none in a closed market. */
export function productsFor({ player, isClosed }: Pick<PageLayoutData, 'player' | 'isClosed'>) {
  if (isClosed) return []
  return PRODUCTS.filter((it) => it.path !== '/promotions' || player === null || player.mayMarket)
}

/** A phone's bar has room for these; the others are in its menu. */
export const MOST_IN_BAR = 2
