import { casinoGames, liveTables } from '#seed/content/games.ts'
import type { SiteEndpoint } from '#tests/fixtures/hostile-visits.ts'
import { PASSWORD } from '#tests/fixtures/running-platform.ts'
import type { SiteBuild } from '#tests/fixtures/site-build.ts'
import { CAPTCHA, SIGN_UP } from '#tests/integration/api/hostile-samples.ts'

type Values = Readonly<Record<string, string>>
export type SiteRoute = ReturnType<SiteBuild['leaves']>[number]

const LOCALE = 'fi-FI'
const BACK = `/${LOCALE}/online-casino`
const A_CODE = '123456'
const AN_ID = '0198a000-0000-4000-8000-00000000000a'
const ANOTHER_ID = '0198a000-0000-4000-8000-00000000000b'

const gameOf = (provider: string) => {
  const game = [...casinoGames(), ...liveTables()].find((it) => it.studio.provider === provider)
  if (!game) throw new Error(`the demo content has no game of ${provider}`)
  return { provider, id: game.id }
}
const RELAX = gameOf('relax')
const CREEDROOMZ = gameOf('creedroomz')
const [A_TABLE] = liveTables()
if (!A_TABLE) throw new Error('the demo content has no live table')
/** As the browser requests fragments of a page. */
const ON_A_PHONE = { locale: LOCALE, device: 'mobile', country: 'FI', stars: '1', kind: 'CASINO' }

/** Parameters of paths that have more than a locale. */
const PARAMS: Readonly<Record<string, Values>> = {
  'routes/resources/fragment': { name: 'games' },
  'routes/resources/messages': { version: 'today', variant: 'fi', namespace: 'common' },
  'routes/seo/market-sitemap': { file: 'FI.xml' },
  'routes/casino/category': { category: 'popular' },
  'routes/casino/studio': { studio: 'copperheron' },
  'routes/casino/game': { id: RELAX.id },
  'routes/casino/play': RELAX,
  'routes/live/category': { category: 'live-lounge' },
  'routes/live/studio': { studio: A_TABLE.studio.id },
  'routes/live/game': { id: A_TABLE.id },
  'routes/live/play': CREEDROOMZ,
  'routes/sportsbook/sportsbook': {
    ...{ category: 'jalkapallo', region: 'norvane', competition: 'norvane-premier', event: 'e1' },
  },
  'routes/promotions/category': { category: 'casino' },
  'routes/promotions/tag': { category: 'casino', tag: 'games' },
  'routes/promotions/detail': { category: 'casino', promotion: 'fresh-on-stage' },
  'routes/tournaments/detail': { slug: 'winter-season' },
  'routes/pages/registration': { slug: 'opening-night' },
  'routes/pages/landing': { slug: 'first-night' },
  'routes/pages/payment-method': { method: 'skrill' },
  'routes/pages/static': { slug: 'terms' },
  'routes/account/round': { id: AN_ID },
  'routes/account/bet': { id: AN_ID },
  'routes/account/protection-record': { file: 'protection-record.csv' },
  'routes/session/signup': { flow: 'pnp' },
  'routes/locale/not-found': { rest: 'nowhere' },
}

/** Query parameters of pages that need them, or that read all of them. */
export const QUERIES: Readonly<Record<string, Values>> = {
  'routes/resources/winners': { list: 'top', range: 'WEEK', locale: LOCALE },
  'routes/resources/my-games': { locale: LOCALE, kind: 'CASINO', extent: 'all' },
  'routes/resources/live-tables': { locale: LOCALE },
  'routes/resources/live-tables-feed': { locale: LOCALE },
  'routes/resources/sportsbook-prices': { locale: LOCALE, provider: 'context', events: 'e1,e2' },
  'routes/resources/jackpots': { ids: 'toffee-carnival' },
  'routes/resources/fragment': { ...ON_A_PHONE, slug: 'popular', part: '1', from: '0', to: '2' },
  'routes/resources/game-session': { gameId: RELAX.id },
  'routes/resources/game-facts': { locale: LOCALE, game: RELAX.id },
  'routes/deposit/deposit': { deposit: AN_ID },
  'routes/account/withdraw-data': { later: '1' },
  'routes/deposit/data': { again: AN_ID, later: '1' },
  'routes/account/deposit': { again: AN_ID, later: '1' },
  'routes/account/rewards': { forfeit: AN_ID },
  'routes/account/rewards-active': { forfeit: AN_ID },
  'routes/account/rewards-data': { forfeit: AN_ID },
  'routes/account/gambling-limits': { edit: 'deposit-D' },
  'routes/account/budget': { by: 'week', through: '2026-11-20', own: '1' },
  'routes/account/budget-file': { by: 'week', through: '2026-11-20' },
  'routes/account/play-time': { saved: '1' },
  'routes/account/bets': { list: 'running', pages: '2' },
  'routes/account/limit-review': { done: 'kept' },
  'routes/account/self-test': { done: 'kept' },
  'routes/search/search': { q: 'roulette' },
  'routes/search/suggestions': { q: 'roulette' },
}

const CONTACT = {
  ...{ dateOfBirth: '1990-02-28', street: 'Mannerheimintie 1 A 5', city: 'Helsinki' },
  ...{ postalCode: '00100', provinceCode: '', phonePrefix: '358', phoneBody: '401234567', cpf: '' },
}
const DETAILS = {
  ...{ ...SIGN_UP, firstName: 'Aino', lastName: 'Virtanen', captcha: CAPTCHA },
  ...{ termsAndConditions: 'on', cookiePolicyAccepted: 'on', marketingOptIn: 'on' },
}

const DEPOSITS = [
  {
    ...{ intent: 'deposit', key: AN_ID, amount: '20.00', way: 'TRUSTLY', keep: 'on' },
    ...{ bonus: 'harbour-match', byCode: 'harbour-match' },
  },
  { intent: 'continue', id: AN_ID },
  { intent: 'cancel', id: AN_ID },
  { intent: 'forget', id: AN_ID },
]

const WITHDRAWALS = [
  {
    intent: 'withdraw',
    method: 'TRUSTLY',
    amount: '30',
    blackbox: '',
    reference: AN_ID,
    forfeitBonus: 'yes',
  },
  { intent: 'cancel', id: AN_ID, amount: '30' },
]

/** Of live tables: the bonus from a code is for the casino, and one per vertical may be active. */
const REWARDS = [
  { intent: 'claim', campaignId: 'velvet-table', key: AN_ID },
  { intent: 'forfeit', assignmentId: AN_ID, wageringAmount: '1.5' },
  {
    ...{ intent: 'replace', assignmentId: AN_ID, wageringAmount: '1.5' },
    ...{ campaignId: 'velvet-table', key: AN_ID },
  },
  { intent: 'claim-free-bet', campaignId: 'north-stand' },
  {
    ...{ intent: 'replace-free-bet', assignmentId: AN_ID, wageringAmount: '0' },
    campaignId: 'north-stand',
  },
]

const CODES = [
  { intent: 'look', code: 'HERON-10' },
  { intent: 'claim', code: 'HERON-10', key: ANOTHER_ID },
  {
    ...{ intent: 'replace', assignmentId: AN_ID, wageringAmount: '1.5' },
    ...{ code: 'HERON-10', key: ANOTHER_ID },
  },
]

const LIMITS = [
  { intent: 'review', of: 'deposit-D', amount: '100' },
  { intent: 'again', of: 'deposit-D', amount: '100' },
  { intent: 'save', of: 'deposit-W', amount: '500' },
  { intent: 'review-removal', of: 'deposit-W' },
  { intent: 'remove', of: 'deposit-W' },
  { intent: 'cancel', of: 'deposit-W' },
  { intent: 'confirm', of: 'deposit-W' },
]

const ANSWERS = Object.fromEntries(
  ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((it) => [`question-${it}`, '1']),
)

/** The forms of each action: every hostile request differs from one of them in one thing. */
const FORMS: Readonly<Record<string, readonly Values[]>> = {
  'routes/session/login': [
    { email: 'nobody@playhouse.test', password: PASSWORD, next: BACK },
    { email: 'nobody@playhouse.test', password: PASSWORD, payoutOnly: 'yes' },
    { intent: 'reopen', playerId: AN_ID },
  ],
  'routes/session/signup': [
    { intent: 'details', ...DETAILS },
    { intent: 'contact', ...CONTACT },
    { intent: 'send' },
    { intent: 'verify', code: A_CODE },
    { intent: 'log-in' },
    { intent: 'forget-code' },
    { intent: 'start-over' },
  ],
  'routes/session/reset-password': [
    { intent: 'send', email: 'nobody@playhouse.test' },
    { intent: 'again' },
    { intent: 'verify', code: A_CODE },
    { intent: 'change', password: PASSWORD, repeat: PASSWORD },
    { intent: 'previous' },
    { intent: 'restart' },
  ],
  'routes/session/accept-terms': [
    { answer: 'accept', version: '1.0', next: BACK },
    { answer: 'decline' },
  ],
  'routes/session/logout': [{}],
  'routes/account/verification': [
    {
      intent: 'send',
      from: '',
      documentType: 'PROOF_OF_ADDRESS',
      documentId: '',
      kind: 'TAX_LETTER',
    },
    { intent: 'check', from: 'deposit' },
  ],
  'routes/account/questionnaire': [
    {
      ...{ occupation: 'OTHER', otherOccupation: 'Diver', salaryRangeId: '3' },
      ...{ sourceOfFunds: 'OTHER', otherSourceOfFunds: 'A prize', placeOfBirth: 'Turku' },
      nationality: 'FI',
    },
  ],
  'routes/account/overview': [
    { intent: 'address', street: 'A 1', city: 'B', postalCode: '00100' },
    { intent: 'province', provinceCode: 'ON' },
    { intent: 'phone', phonePrefix: '358', phoneBody: '457000111', password: PASSWORD },
    { intent: 'phone-code', smsVerificationId: AN_ID, code: A_CODE },
    { intent: 'phone-resend', smsVerificationId: AN_ID },
    { intent: 'phone-close' },
    { intent: 'password', oldPassword: PASSWORD, newPassword: 'Another-house-2' },
    { intent: 'language', language: 'fi', next: BACK },
    { intent: 'subscriptions', 'email-BONUS': 'on' },
    { intent: 'notifications', notificationType: 'IMPORTANT' },
    { intent: 'suggestions', suggestGames: 'on' },
    { intent: 'revoke-device', sessionId: AN_ID },
    { intent: 'sign-out-everywhere' },
  ],
  'routes/account/take-a-break': [
    { intent: 'panic' },
    { intent: 'timeout', hours: '24' },
    { intent: 'timeout', hours: '24', confirmed: 'yes' },
    { intent: 'exclusion', months: '6', confirmed: 'yes' },
  ],
  'routes/account/withdraw': WITHDRAWALS,
  'routes/account/withdraw-data': WITHDRAWALS,
  'routes/deposit/deposit': DEPOSITS,
  'routes/deposit/data': DEPOSITS,
  'routes/account/deposit': DEPOSITS,
  'routes/account/banking': [{ intent: 'cancel', id: AN_ID }],
  'routes/account/rewards': REWARDS,
  'routes/account/rewards-data': REWARDS,
  'routes/account/bonus-code': CODES,
  'routes/account/bonus-code-data': CODES,
  'routes/account/gambling-limits': LIMITS,
  'routes/account/play-time': [
    { intent: 'save', minutes: '30' },
    { intent: 'CONTINUE' },
    { intent: 'LINK' },
    { intent: 'LOGOUT' },
  ],
  'routes/account/budget': [{ intent: 'set', per: 'month', amount: '200' }, { intent: 'remove' }],
  'routes/account/warnings': [
    { intent: 'READ', warning: AN_ID, textVersion: 'en:abc', back: BACK },
    { intent: 'BREAK', warning: AN_ID },
  ],
  'routes/account/limit-review': [
    { intent: 'KEEP' },
    { intent: 'LOWER' },
    { intent: 'LATER', back: BACK },
    { intent: 'save', months: '3' },
  ],
  'routes/account/self-test': [
    { intent: 'score', ...ANSWERS },
    { intent: 'keep', band: 'low', consent: 'yes' },
    { intent: 'forget' },
  ],
  'routes/resources/activity': [
    { intent: 'shown', locale: LOCALE },
    { intent: 'CONTINUE', locale: LOCALE },
  ],
  'routes/casino/play': [{ ofAge: '1' }],
  'routes/resources/my-games': [
    { locale: LOCALE, kind: 'CASINO', extent: 'all', game: RELAX.id, on: '1', back: BACK },
    { locale: LOCALE, suggest: '1', back: BACK, answer: 'json' },
    // As sent without scripts.
    { locale: LOCALE, kind: 'CASINO', extent: 'all', game: RELAX.id, back: BACK },
    { locale: LOCALE, suggest: '1', back: BACK },
  ],
  'routes/resources/cookie-consent': [
    { choice: 'save', performanceFunctional: 'on', marketing: 'on', back: BACK },
  ],
  'routes/resources/bonus-code': [{ back: BACK }],
  'routes/resources/frame-report': [
    {
      ...{ gameId: RELAX.id, frameOrigin: 'http://localhost:3100' },
      ...{ origin: '1', shape: '2', rate: '3', muted: '4' },
    },
  ],
  'routes/resources/sportsbook-context': [{ locale: LOCALE }],
  'routes/resources/feed-token': [{}],
  'routes/preview/settings': [
    { path: BACK, moment: '', audience: 'player', deposits: '1', segments: 'front-row' },
  ],
  'routes/preview/share': [{ path: BACK, pages: 'this', hours: '24' }],
  'routes/preview/leave': [{ path: BACK }],
}

/** In the form that hostile requests need: `:flow?` is present, and `*` has a name. */
const patternOf = (path: string) =>
  (path === '' ? '/' : path).replaceAll('?', '').replace('*', ':rest')

/** The valid GET request of a route. Throws for a route with parameters that are missing in the tables. */
export function readingEndpoint(
  { id, path }: SiteRoute,
  names: readonly string[] = [],
): SiteEndpoint {
  const pattern = patternOf(path)
  const params: Values = { locale: LOCALE, ...PARAMS[id] }
  const unknown = [...pattern.matchAll(/:(\w+)/g)].filter(([, name = '']) => !(name in params))
  if (unknown.length > 0) throw new Error(`${id}: no good value for ${unknown.join(', ')}`)
  return { method: 'GET', path: pattern, params, query: QUERIES[id] ?? {}, names }
}

/** The valid POST requests of a route; none for a route without forms. */
export function writingEndpoints(route: SiteRoute): SiteEndpoint[] {
  const forms = FORMS[route.id] ?? []
  return forms.map((form) => ({ ...readingEndpoint(route), method: 'POST', query: {}, form }))
}

/** Entries of the tables above whose route no longer exists, or no longer accepts forms. */
export function leftOver(routes: readonly SiteRoute[]): string[] {
  const ids = routes.map(({ id }) => id)
  const acting = routes.filter(({ acts }) => acts).map(({ id }) => id)
  const named = [...Object.keys(PARAMS), ...Object.keys(QUERIES)]
  return [
    ...named.filter((it) => !ids.includes(it)),
    ...Object.keys(FORMS).filter((it) => !acting.includes(it)),
  ]
}
