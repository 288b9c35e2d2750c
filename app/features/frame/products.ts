/** The main ways of the site, in the order of the header. */
export const PRODUCTS = [
  { path: '/online-casino', label: 'nav.casino', icon: 'casino' },
  { path: '/live-casino-online', label: 'nav.liveCasino', icon: 'live' },
  { path: '/virtuals', label: 'nav.virtuals', icon: 'ball' },
  { path: '/promotions', label: 'nav.promotions', icon: 'gift' },
] as const

/** A phone's bar has room for these; the others stand in its menu. */
export const MOST_IN_BAR = 2
