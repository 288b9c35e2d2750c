import { describe, expect, test } from 'vitest'
import { MARKET_CODES, MARKETS, type Market } from '#markets/index.ts'
import { isProductOpen, MARKET_PRODUCTS, type MarketProduct } from '#markets/products.ts'
import { RESTRICTED_COUNTRIES } from '#markets/restricted-countries.ts'
import {
  type Decision,
  evaluate,
  evaluateBy,
  type Facts,
  GUARD_ORDER,
  type GuardedPlayer,
  type GuardName,
} from './guards.ts'
import { PAGE_RULES, type PageKind } from './page-rules.ts'

const ALL = { casino: true, liveCasino: true, virtualSports: true, sports: true, bonuses: true }
const NONE = {
  casino: false,
  liveCasino: false,
  virtualSports: false,
  sports: false,
  bonuses: false,
}
const PAGES = Object.keys(PAGE_RULES) as PageKind[]
const OPEN = MARKET_CODES.map((code) => MARKETS[code]).filter((it) => it.enabled)

const aPlayer = (what: Partial<GuardedPlayer> = {}): GuardedPlayer => ({
  restricted: false,
  products: ALL,
  countryCode: 'FI',
  provinceCode: undefined,
  acceptedTerms: '1.0',
  mayMarket: true,
  ...what,
})

const someFacts = (what: Partial<Facts> = {}): Facts => ({
  page: 'home',
  maintenance: false,
  internal: false,
  market: MARKETS.FI,
  localeRedirect: null,
  geoLocation: { country: null, region: null },
  isMarketClosed: false,
  session: what.player ? 'player' : 'anonymous',
  player: null,
  ownSegment: null,
  currentTerms: '1.0',
  demoOffered: true,
  manualClaim: true,
  playersOnly: false,
  config: { restrictedCountries: RESTRICTED_COUNTRIES, openedByFlag: {}, closedProducts: [] },
  ...what,
})

const to = (decision: Decision): string => {
  if (decision.allowed) return 'open'
  const { refusal } = decision
  if (refusal.to === 'path') return refusal.target + (refusal.keeps ? `?${refusal.keeps}` : '')
  return refusal.to === 'status' ? String(refusal.status) : refusal.to
}
const goes = (page: PageKind, what: Partial<Facts> = {}) =>
  to(evaluate(someFacts({ page, ...what })))

/**
 * The expected product availability from the market table, written independently of the code from GRD-10 to GRD-14 and
 * GAP-020.
 */
const closedIn = (product: MarketProduct, market: Market) => {
  const rule = market[product]
  if (rule === 'closed' || rule === 'needs-flag') return true
  return rule === 'closed-to-residents' && market.originCountries.length > 0
}

const PRODUCT_PAGES = [
  ['casino', 'casino', 'casino'],
  ['casinoPlay', 'casino', 'casino'],
  ['liveCasino', 'liveCasino', 'liveCasino'],
  ['liveCasinoPlay', 'liveCasino', 'liveCasino'],
  ['virtuals', 'virtualSports', 'virtualSports'],
  ['sportsbook', 'sports', 'sportsbook'],
] as const
const BLOCKED_ACCOUNT: PageKind[] = [
  'accountDeposit',
  'rewards',
  'bonusCode',
  'inbox',
  'gamblingLimits',
]
const OPEN_ACCOUNT: PageKind[] = [
  'account',
  'verification',
  'banking',
  'transactions',
  'withdraw',
  'takeABreak',
]
const ALWAYS_LOGIN: PageKind[] = [...BLOCKED_ACCOUNT, ...OPEN_ACCOUNT]

/** Each guard for each kind of visitor in each market of the table. */
describe.each(OPEN.map((it) => [it.code, it] as const))('in %s', (_, market) => {
  const countryCode = market.originCountries[0] ?? 'FI'
  const player = (what: Partial<GuardedPlayer> = {}) => ({
    market,
    player: aPlayer({ countryCode, ...what }),
  })

  test.each(PRODUCT_PAGES)('the page %s', (page, flag, product) => {
    const closed = closedIn(product, market)
    const open = closed ? '/' : 'open'
    expect(goes(page, player())).toBe(open)
    // A restricted player, a suspended one and one without the flag are refused by their own guards.
    expect(goes(page, player({ restricted: true }))).toBe('/')
    expect(goes(page, player({ products: { ...ALL, [flag]: false } }))).toBe('/')
    expect(goes(page, player({ products: NONE }))).toBe('/')
    // Verification alone blocks no page: limits of unverified players belong to banking.
    expect(goes(page, player({ acceptedTerms: '0.9' }))).toBe('/accept-terms-condition?next')
  })

  test('visitors see only what is open to them', () => {
    const geoLocation = { country: market.originCountries[0] ?? null, region: null }
    const stranger = { market, geoLocation }
    const unless = (product: MarketProduct) => (closedIn(product, market) ? '/' : 'open')
    expect(goes('casino', stranger)).toBe(unless('casino'))
    expect(goes('liveCasino', stranger)).toBe(unless('liveCasino'))
    expect(goes('sportsbook', stranger)).toBe(unless('sportsbook'))
    expect(goes('virtuals', stranger)).toBe(unless('virtualSports'))
    expect(goes('liveCasinoPlay', stranger)).toBe('/live-casino-online?login')
    expect(goes('deposit', stranger)).toBe('/?login')
    const forFun = ['anonymous', 'age-gate'].includes(market.demoPlay)
    expect(goes('casinoPlay', stranger)).toBe(forFun ? unless('casino') : '/online-casino?login')
    expect(goes('casinoPlay', { ...stranger, demoOffered: false })).toBe('/online-casino?login')
  })

  test('the account needs a login, and a restricted player sees only money pages', () => {
    for (const page of ALWAYS_LOGIN) {
      expect(goes(page, { market }), page).toBe('/401?next')
      expect(goes(page, player()), page).toBe('open')
    }
    const restricted = player({ restricted: true })
    for (const page of BLOCKED_ACCOUNT) {
      expect(goes(page, restricted), page).toBe('/my-account/account')
    }
    for (const page of OPEN_ACCOUNT) expect(goes(page, restricted), page).toBe('open')
    expect(goes('deposit', restricted)).toBe('/my-account/account')
    expect(goes('deposit', player())).toBe('open')
    const withoutBonuses = player({ products: { ...ALL, bonuses: false } })
    for (const page of ['rewards', 'bonusCode'] as const)
      expect(goes(page, withoutBonuses)).toBe('/my-account/account')
    expect(goes('bonusCode', { ...player(), manualClaim: false })).toBe('/my-account/account')
  })

  test('newer terms come before every page except exempt ones, such as home and the account (GAP-033)', () => {
    const behind = player({ acceptedTerms: null })
    const exempt: PageKind[] = [
      'home',
      ...ALWAYS_LOGIN,
      'rounds',
      'exclusionStarted',
      'acceptTerms',
      'accessError',
      'serverError',
      'restricted',
      'login',
      'logout',
      'language',
      'cookieSettings',
      'resource',
      'words',
      'crawler',
      'editor',
    ]
    for (const page of PAGES) {
      const decision = evaluate(someFacts({ page, ...behind }))
      const asks = !decision.allowed && decision.guard === 'terms'
      expect(asks, page).toBe(!exempt.includes(page))
    }
  })

  test('maintenance closes every page, and a restricted country all except help and money', () => {
    for (const page of PAGES) {
      const stays = ['words', 'crawler', 'editor'].includes(page)
      expect(goes(page, { ...player(), maintenance: true }), page).toBe(stays ? 'open' : '503')
    }
    for (const country of RESTRICTED_COUNTRIES) {
      const there = { market, geoLocation: { country, region: null } }
      for (const page of [
        'home',
        'casino',
        'sportsbook',
        'signUp',
        'marketing',
        'account',
      ] as const)
        expect(goes(page, { ...player(), ...there }), page).toBe('/restricted')
      for (const page of ['static', 'logout', 'login', 'restricted', 'exclusionStarted'] as const)
        expect(goes(page, there), page).toBe('open')
      for (const page of ['transactions', 'withdraw', 'takeABreak'] as const) {
        expect(goes(page, { ...player(), ...there }), page).toBe('open')
        expect(goes(page, there), page).toBe('/restricted')
      }
    }
  })

  test('players excluded from marketing are redirected from marketing pages only', () => {
    for (const page of PAGES) {
      const plain = goes(page, player())
      const isAd = page === 'marketing'
      expect(goes(page, player({ mayMarket: false })), page).toBe(isAd ? '/' : plain)
    }
    expect(goes('marketing', { market })).toBe('open')
  })

  test('staff bypass maintenance and countries, and nothing else (GAP-156)', () => {
    const staff = { market, internal: true, geoLocation: { country: 'US', region: null } }
    expect(goes('home', { ...staff, maintenance: true })).toBe('open')
    expect(goes('account', staff)).toBe('/401?next')
    expect(goes('casino', { ...staff, ...player({ restricted: true }) })).toBe('/')
  })
})

test('visitors from Austria see no casino under any address, unless the operator opens it (GAP-020)', () => {
  for (const market of OPEN) {
    const there = { market, geoLocation: { country: 'AT', region: null } }
    for (const page of ['casino', 'liveCasino'] as const) {
      expect(goes(page, there), market.code).toBe('/')
      expect(goes(page, { market, player: aPlayer({ countryCode: 'AT' }) })).toBe('/')
      const { config } = someFacts()
      const opened = { ...config, openedByFlag: { [page]: ['AT' as const] } }
      const byTable = isProductOpen(page, { market, country: 'FI', region: null })
      expect(goes(page, { ...there, config: opened })).toBe(byTable ? 'open' : '/')
    }
  }
})

test('the sportsbook is closed in Ontario: by the profile, else by the geo location (GAP-019)', () => {
  const market = MARKETS.CA
  const inOntario = { country: 'CA', region: 'ON' }
  const of = (provinceCode: string | undefined) => aPlayer({ countryCode: 'CA', provinceCode })
  expect(goes('sportsbook', { market, geoLocation: inOntario })).toBe('/')
  expect(goes('sportsbook', { market, player: of('ON') })).toBe('/')
  expect(goes('sportsbook', { market, player: of('QC'), geoLocation: inOntario })).toBe('open')
  expect(goes('sportsbook', { market, player: of(undefined), geoLocation: inOntario })).toBe('/')
})

test('a player’s bets need a login where the sportsbook needs none', () => {
  const market = MARKETS.FI
  expect(goes('sportsbook', { market, playersOnly: true })).toBe('/401?next')
  expect(goes('sportsbook', { market, playersOnly: true, session: 'unavailable' })).toBe('503')
  expect(goes('sportsbook', { market, playersOnly: true, player: aPlayer() })).toBe('open')
})

test('a product disabled by the operator is closed everywhere (GRD-12)', () => {
  const config = { ...someFacts().config, closedProducts: ['sportsbook' as const] }
  for (const market of OPEN) expect(goes('sportsbook', { market, config })).toBe('/')
})

test('while the session cannot be resolved, no player data is shown (GAP-037)', () => {
  const unsure = { session: 'unavailable' as const }
  for (const page of [...ALWAYS_LOGIN, 'deposit', 'acceptTerms'] as const)
    expect(goes(page, unsure), page).toBe('503')
  expect(goes('casino', unsure)).toBe('open')
})

test('while the session cannot be resolved, a restricted country stays restricted (GAP-021)', () => {
  // Players may reach their money from there: the session must be resolved first.
  const excepted = { everybody: 'open', players: '503' }
  for (const country of RESTRICTED_COUNTRIES) {
    const abroad = { session: 'unavailable' as const, geoLocation: { country, region: null } }
    for (const page of PAGES) {
      const { fromRestricted } = PAGE_RULES[page]
      const expected = fromRestricted ? excepted[fromRestricted] : '/restricted'
      expect(goes(page, abroad), page).toBe(expected)
    }
  }
})

test('a market disabled by an editor closes play, deposits and sign-up, but not players’ access to their money', () => {
  const OPEN_THERE: PageKind[] = [
    ...[
      'login',
      'logout',
      'language',
      'cookieSettings',
      'static',
      'exclusionStarted',
      'accessError',
    ],
    ...['serverError', 'restricted', 'notFound', 'acceptTerms', 'account', 'verification'],
    ...['banking', 'transactions', 'rounds', 'withdraw', 'rewards', 'inbox', 'gamblingLimits'],
    ...['takeABreak', 'resource', 'words', 'crawler', 'editor'],
  ] as PageKind[]
  for (const page of PAGES) {
    const { withoutLocale } = PAGE_RULES[page]
    const closed = withoutLocale ? {} : { isMarketClosed: true }
    const isOpen = OPEN_THERE.includes(page)
    expect(goes(page, { ...closed, player: aPlayer() }), page).toBe(isOpen ? 'open' : '/restricted')
    const stranger = isOpen ? goes(page) : '/restricted'
    expect(goes(page, { ...closed }), page).toBe(stranger)
  }
})

/** For each guard, facts that make it refuse, and a page on which it does. */
const PROVOKED: Readonly<Record<GuardName, Partial<Facts>>> = {
  maintenance: { maintenance: true },
  locale: { market: null, localeRedirect: { status: 302, location: '/en-UN' } },
  restrictedCountry: { geoLocation: { country: 'US', region: null } },
  session: { ownSegment: 'no-NO' },
  closedMarket: { isMarketClosed: true },
  login: {},
  terms: { currentTerms: '2.0' },
  restrictedPlayer: {},
  productFlag: {},
  closure: {
    config: { ...someFacts().config, closedProducts: MARKET_PRODUCTS },
  },
  manualClaim: { manualClaim: false },
  advertising: {},
}

/** The order of GAP-023, written independently: the code must match it. */
const BY_THE_BOOK: GuardName[] = [
  'maintenance',
  'locale',
  'restrictedCountry',
  'session',
  // Ours: an editor's switch (STU-04).
  'closedMarket',
  'login',
  'terms',
  'restrictedPlayer',
  'productFlag',
  'closure',
  'manualClaim',
  // Ours, and after all those that the seeds define.
  'advertising',
]

describe('when several guards refuse', () => {
  test('the order is that of GAP-023', () => {
    expect(GUARD_ORDER).toEqual(BY_THE_BOOK)
  })

  // Every subset of refusal reasons, on every page, for an anonymous visitor and for a player: 12 guards, no sampling.
  test('the first of them decides, for every combination on every page', () => {
    const switches = BY_THE_BOOK.filter((it) => !['login', 'closure'].includes(it))
    let refused = 0
    for (let mask = 0; mask < 2 ** switches.length; mask += 1) {
      const wrong = switches.filter((_, bit) => (mask & (1 << bit)) !== 0)
      const player = aPlayer({
        restricted: wrong.includes('restrictedPlayer'),
        products: wrong.includes('productFlag') ? NONE : ALL,
        mayMarket: !wrong.includes('advertising'),
      })
      for (const page of PAGES) {
        for (const who of [null, player]) {
          const facts = someFacts({
            page,
            player: who,
            ...PROVOKED.closure,
            ...Object.assign({}, ...wrong.map((it) => PROVOKED[it])),
          })
          const refusing = BY_THE_BOOK.filter((it) => evaluateBy(it, facts) !== null)
          const decision = evaluate(facts)
          const decided = decision.allowed ? undefined : decision.guard
          if (decided !== refusing[0]) throw new Error(`${page}: ${decided}, not ${refusing[0]}`)
          if (refusing.length > 1) refused += 1
        }
      }
    }
    expect(refused).toBeGreaterThan(1_000)
  })

  test.each(BY_THE_BOOK)('%s can decide on some page', (name) => {
    const found = PAGES.some((page) =>
      [
        null,
        aPlayer(),
        aPlayer({ restricted: true }),
        aPlayer({ products: NONE }),
        aPlayer({ mayMarket: false }),
      ].some((player) => {
        const decision = evaluate(someFacts({ page, player, ...PROVOKED[name] }))
        return !decision.allowed && decision.guard === name
      }),
    )
    expect(found).toBe(true)
  })
})
