/** The products that have pages, in the order of the header. */
export const PRODUCTS = [
  { path: '/online-casino', label: 'nav.casino', icon: 'casino' },
  { path: '/live-casino-online', label: 'nav.liveCasino', icon: 'live' },
] as const
