import { FACETS } from '#app/features/lobby/facets.ts'
import { shownFrom } from '#app/features/promotions/shown.ts'

/**
 * On every page: the dialogs that its address opens, the bonus code of a campaign, the tag of an affiliate's link, the
 * language tool of a demo.
 */
export const OF_EVERY_PAGE = ['bonusCode', 'btag', 'login', 'notice', 'pseudo']
const LIST = ['q', ...FACETS, 'sort', 'page']
/** A parameter that may be given several times: each value of a facet. */
const REPEATED = new Set<string>(FACETS)
/** The maximum number of values of one facet that a list accepts. */
const MAX_REPEATED = 12
/** What the pages for one player read; a visitor is sent to the login with it. */
const OF_ACCOUNT = ['next', 'done']
const DEPOSIT = [...OF_ACCOUNT, 'deposit', 'again', 'later']
const TRANSACTIONS = ['category', 'status', 'hours', 'from', 'to', 'pages', 'position', 'after']

/**
 * The parameters that the pages of each route read, by loader or component; the routes are those below the locale. All
 * others are removed before a page is looked up or rendered: whatever anyone appends to an address, it is the same
 * page. In the browser the address keeps them, so that scripts can read those of a campaign.
 */
export const PAGE_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '': [],
  'online-casino': LIST,
  'online-casino/my-games': LIST,
  'online-casino/:category': LIST,
  'online-casino/studio/:studio': LIST,
  'online-casino/game/:id': [],
  'online-casino/play/:provider/:id?': [],
  'live-casino-online': LIST,
  'live-casino-online/my-games': LIST,
  'live-casino-online/:category': LIST,
  'live-casino-online/studio/:studio': LIST,
  'live-casino-online/game/:id': [],
  'live-casino-online/play/:provider/:id?': [],
  virtuals: [],
  'sportsbook/:category?/:region?/:competition?/:event?': [],
  promotions: ['shown'],
  'promotions/:category': ['shown'],
  'promotions/:category/tag/:tag': ['shown'],
  'promotions/:category/:promotion': [],
  tournaments: [],
  'tournaments/:slug': [],
  iclub: [],
  'promo/:slug': [],
  'landing/:slug': [],
  'payment-methods/:method': [],
  'my-account': OF_ACCOUNT,
  'my-account/account': OF_ACCOUNT,
  'my-account/account/verification': [...OF_ACCOUNT, 'jumio', 'tab', 'sent', 'from', 'too-large'],
  'my-account/account/verification/questionnaire': OF_ACCOUNT,
  deposit: DEPOSIT,
  'deposit/data': DEPOSIT,
  'my-account/banking': DEPOSIT,
  'my-account/banking/deposit': DEPOSIT,
  'my-account/banking/transactions': [...OF_ACCOUNT, ...TRANSACTIONS],
  'my-account/banking/transactions/rows': [...TRANSACTIONS, 'sums', 'zone'],
  'my-account/banking/withdraw': [...OF_ACCOUNT, 'later'],
  'my-account/banking/withdraw/data': [...OF_ACCOUNT, 'later'],
  'my-account/banking/statement': [...OF_ACCOUNT, 'from', 'to'],
  'my-account/banking/statement/file.csv': ['from', 'to'],
  'my-account/banking/budget': [...OF_ACCOUNT, 'by', 'through', 'own'],
  'my-account/banking/budget/file.csv': ['by', 'through'],
  'my-account/rewards': [...OF_ACCOUNT, 'forfeit'],
  'my-account/rewards/active': [...OF_ACCOUNT, 'forfeit'],
  'my-account/rewards/data': [...OF_ACCOUNT, 'forfeit'],
  'my-account/bonus-code': OF_ACCOUNT,
  'my-account/bonus-code/data': OF_ACCOUNT,
  'take-a-break': OF_ACCOUNT,
  'take-a-break/record/:file': [],
  'my-account/gambling-limits': [...OF_ACCOUNT, 'edit', 'of'],
  'my-account/play-time': [...OF_ACCOUNT, 'saved'],
  'my-account/protection': OF_ACCOUNT,
  'my-account/limit-review': OF_ACCOUNT,
  'my-account/self-test': OF_ACCOUNT,
  'my-account/rounds': [...OF_ACCOUNT, 'open', 'pages'],
  'my-account/rounds/:id': OF_ACCOUNT,
  'my-account/bets': [...OF_ACCOUNT, 'list', 'pages'],
  'my-account/bets/:id': OF_ACCOUNT,
  login: ['next', 'payout'],
  'signup/:flow?': ['next', 'step', 'pin', 'done', 'ended'],
  'reset-password': ['key'],
  'break-begun': [],
  logout: ['next'],
  'cookie-settings': ['back'],
  search: ['q', 'page'],
  'search/suggestions': ['q'],
  welcome: ['next', 'done'],
  '401': ['next'],
  restricted: [],
  'accept-terms-condition': ['next'],
  '500': [],
  ':slug': [],
  '*': [],
}

/**
 * Pages for players that work without scripts: a login redirects to them. Games need scripts, which read the address.
 */
const LOGIN_LEADS_TO = ['deposit', 'virtuals']

/**
 * What a value means for the HTML of a page, where only a few values matter; null: nothing, so that the page is the one
 * without it. No page is rendered for an arbitrary value. The dialogs of `notice` and `login` are opened by scripts,
 * from the address in the browser.
 */
const MEANINGS: Readonly<Record<string, (value: string, locale: string) => string | null>> = {
  notice: () => null,
  login: (value, locale) => {
    const path = value.split('?', 1)[0]
    return LOGIN_LEADS_TO.some((it) => path === `/${locale}/${it}`) ? (path ?? null) : null
  },
  pseudo: (value) => (value === '0' || value === '1' ? value : null),
  shown: (value) => String(shownFrom(value)),
}

type Rule = { path: RegExp; names: ReadonlySet<string> }

const RULES: readonly Rule[] = Object.entries(PAGE_PARAMETERS)
  .sort(([a], [b]) => rankOf(a) - rankOf(b))
  .map(([pattern, names]) => ({
    path: patternOf(pattern),
    names: new Set([...OF_EVERY_PAGE, ...names]),
  }))

/** A pattern with a variable comes after more specific ones. */
function rankOf(pattern: string): number {
  if (pattern === '*') return 2
  return pattern.includes(':') ? 1 : 0
}

function patternOf(pattern: string): RegExp {
  if (pattern === '*') return /^/
  const parts = pattern
    .split('/')
    .filter((it) => it !== '')
    .map((it) => {
      if (!it.startsWith(':')) return `/${it.replaceAll('.', '\\.')}`
      return it.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
    })
  return new RegExp(`^/[^/]+${parts.join('')}/?$`)
}

/** The address of the page that this address refers to: without what the page does not read, in a fixed order. */
export function canonicalAddress(address: string): string {
  const start = address.indexOf('?')
  if (start === -1) return address
  const path = address.slice(0, start)
  const names = RULES.find((it) => it.path.test(path))?.names ?? new Set(OF_EVERY_PAGE)
  const kept = new Map<string, string[]>()
  const locale = path.split('/', 2)[1] ?? ''
  for (const [name, typed] of new URLSearchParams(address.slice(start))) {
    if (!names.has(name)) continue
    const meaning = MEANINGS[name]
    const value = meaning ? meaning(typed, locale) : typed
    if (value === null) continue
    const values = kept.get(name) ?? []
    const most = REPEATED.has(name) ? MAX_REPEATED + 1 : 1
    if (values.length < most && !values.includes(value)) kept.set(name, [...values, value])
  }
  const query = new URLSearchParams(
    [...kept]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, all]) => all.map((it) => [name, it])),
  ).toString()
  return query === '' ? path : `${path}?${query}`
}
