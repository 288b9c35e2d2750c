/** A page in the pictures of `npm run screens`, without its locale. */
export type ShownPage = {
  name: string
  path: string
  who: 'visitor' | 'player'
  /** What it answers. */
  status: number
  /** In which it exists. */
  languages: readonly string[]
}

const MOST = ['de', 'fi', 'pseudo']
const SLOTS = ['de-slots', 'fi', 'pseudo']
const TABLES = ['fi', 'pseudo']

const of = (
  who: ShownPage['who'],
  paths: Readonly<Record<string, string>>,
  languages: readonly string[] = MOST,
): ShownPage[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path, who, status: 200, languages }))

/** Every kind of page once: what a visitor sees, then what a player does. */
export const PAGES: readonly ShownPage[] = [
  ...of('visitor', {
    home: '',
    casino: '/online-casino',
    category: '/online-casino/jackpots',
    studio: '/online-casino/studio/copperheron',
    game: '/online-casino/game/game-velvet-heirloom',
    live: '/live-casino-online',
    'search-start': '/search',
    search: '/search?q=dragon',
    sportsbook: '/sportsbook',
    'virtuals-visitor': '/virtuals',
    promotions: '/promotions',
    tournaments: '/tournaments',
    'payment-methods': '/payment-methods',
    terms: '/terms',
    login: '/login',
    'sign-up': '/signup',
    'reset-password': '/reset-password',
    'cookie-settings': '/cookie-settings',
  }),
  { name: 'not-found', path: '/nothing-here', who: 'visitor', status: 404, languages: MOST },
  ...of(
    'player',
    {
      'my-games': '/online-casino/my-games',
      slot: '/online-casino/play/relax/game-velvet-heirloom',
    },
    SLOTS,
  ),
  ...of(
    'player',
    {
      roulette: '/online-casino/play/playngo/game-amber-sable-roulette',
      blackjack: '/online-casino/play/quickspin/game-jurassic-mistral-blackjack',
      'video-poker': '/online-casino/play/relax/game-ember-glasswing-poker',
      'live-table': '/live-casino-online/play/evolution/game-live-cobalt-baccarat',
      virtuals: '/virtuals',
    },
    TABLES,
  ),
  ...of('player', {
    deposit: '/deposit',
    withdraw: '/my-account/banking/withdraw',
    banking: '/my-account/banking',
    transactions: '/my-account/banking/transactions',
    rounds: '/my-account/rounds',
    bets: '/my-account/bets',
    rewards: '/my-account/rewards',
    limits: '/my-account/gambling-limits',
    break: '/take-a-break',
    'self-test': '/my-account/self-test',
    verification: '/my-account/account/verification',
    account: '/my-account/account',
  }),
]
