import { beforeAll, describe, expect, test } from 'vitest'
import { handleBalancePoll } from '#app/features/wallet/wallet.server.ts'
import { callerOf } from '#app/session/caller.server.ts'
import { ORIGIN, openSiteBuild, type SiteBuild } from '#tests/fixtures/site-build.ts'
import {
  anIdToken,
  aPlatform,
  aSession,
  aSilentContent,
  aSiteContext,
  type SiteContext,
} from '#tests/fixtures/site-context.ts'

async function poll(name: string, status: number, code: string) {
  const { sessions, cookie } = await aPlayer(name)
  const platform = aPlatform({
    'GET /v1/player/wallet/balance': () => Response.json({ code }, { status }),
  })
  const response = await handleBalancePoll({
    request: new Request('http://localhost:3000/api/wallet/balance', { headers: { cookie } }),
    context: aSiteContext({ ...platform, sessions }),
  }).catch((thrown: Response) => thrown)
  return { cleared: response.headers.getSetCookie(), sessions, status: response.status }
}

async function aPlayer(name: string, termsVersion?: string) {
  const playerId = `signed-out-${name}`
  const { sessions, sid } = await aSession(playerId, { termsVersion })
  return { sessions, cookie: `idToken=${await anIdToken({ playerId })}; sid=${sid}` }
}

test.each([
  ['gone', 401, 'NO_SESSION'],
  ['expired', 401, 'TOKEN_EXPIRED'],
  ['forbidden', 403, 'FORBIDDEN'],
] as const)('a session that is %s ends with the refusal (GAP-043)', async (name, status, code) => {
  const { cleared, sessions, ...answer } = await poll(name, status, code)
  expect(answer.status).toBe(status)
  expect(cleared).toHaveLength(2)
  for (const cookie of cleared) expect(cookie).toContain('Max-Age=0')
  expect(sessions.all.size).toBe(0)
})

test.each([
  ['blocked', 403, 'PLAYER_BLOCKED'],
  ['limited', 403, 'error.gambling.limit.reached'],
  ['down', 503, 'UNAVAILABLE'],
] as const)('a player who is %s stays signed in', async (name, status, code) => {
  const { cleared, sessions } = await poll(name, status, code)
  expect(cleared).toEqual([])
  expect(sessions.all.size).toBe(1)
})

test('a player who must accept newer terms stays signed in, and is sent to them', async () => {
  const { sessions, cookie } = await aPlayer('before-terms')
  const place = { pathname: '/fi-FI/my-account/rewards', search: '?tab=all' }
  const request = new Request(`http://localhost:3000${place.pathname}${place.search}`, {
    headers: { cookie },
  })
  const { turnAway } = callerOf(
    { request, context: aSiteContext({ ...aPlatform(), sessions }) },
    { token: 't' },
  )
  const response = await turnAway?.('TERMS_NOT_ACCEPTED').catch((thrown: Response) => thrown)
  const next = encodeURIComponent(`${place.pathname}${place.search}`)
  expect(response?.headers.get('location')).toBe(`/fi-FI/accept-terms-condition?next=${next}`)
  expect(response?.headers.getSetCookie()).toEqual([])
  expect(sessions.all.size).toBe(1)
})

/** A game by its id, banners whose audience the platform decides; no other content. */
function someContent(): SiteContext['content'] {
  const silent = aSilentContent()
  const game = {
    name: 'Moonlit Parade',
    gameType: 'slot',
    launchCode: 'm',
    rtp: 96,
    volatility: 3,
  }
  const banner = (_id: string, targetAudience: object) => ({ _id, targetAudience })
  const fetch = async (query: string, params: { id?: string; placement?: string }) => {
    if (params.id !== undefined) {
      const type = params.id === 'live' ? 'LIVE_CASINO' : 'CASINO'
      const provider = params.id === 'live' ? 'softswiss' : 'relax'
      return { _id: params.id, type, ...game, provider }
    }
    if (params.placement === undefined) return silent.fetch(query, {}, {} as never)
    return [
      banner('group', { targetAudienceOption: 'group', targetGroups: ['>1'] }),
      banner('list', { targetAudienceOption: 'segment', targetSegment: 'front-row' }),
    ]
  }
  return { ...silent, fetch } as unknown as SiteContext['content']
}

/** Calls that identify the player, and one whose refusal ends nothing by GAP-043. */
const LET_THROUGH = [
  '/.well-known/jwks.json',
  '/v1/player/profile',
  '/v1/player/access/details',
  '/v1/player/sign_out',
]
const ENDS_NOTHING = ['POST /v1/player/wallet/feed/token']

/** The platform knows the player, and refuses the session in every later call. */
function aRefusingPlatform() {
  const platform = aPlatform()
  const refused: string[] = []
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (LET_THROUGH.includes(pathname) || !request.headers.has('authorization')) {
      return platform.fetch(request)
    }
    refused.push(`${request.method} ${pathname}`)
    return Response.json({ code: 'NO_SESSION' }, { status: 401 })
  }
  return { fetch, refused }
}

describe('a refused call ends the session', () => {
  let site: SiteBuild
  beforeAll(async () => {
    site = await openSiteBuild()
  })

  const PLACES: Readonly<Record<string, string>> = {
    ':locale': 'fi-FI',
    ':provider': 'relax',
    ':id': 'some-game',
    ':file': 'protection-record.csv',
    '*': 'nothing',
  }
  const addressOf = (path: string) => {
    const filled = path.split('/').map((it) => PLACES[it.replace('?', '')] ?? it.replace(/^:/, ''))
    return path.startsWith('/:locale/live-casino-online/play')
      ? '/fi-FI/live-casino-online/play/softswiss/live'
      : filled.join('/')
  }

  let visits = 0
  async function ask(path: string, init?: RequestInit, termsVersion?: string) {
    visits += 1
    const { fetch, refused } = aRefusingPlatform()
    const player = await aPlayer(`walk-${visits}`, termsVersion)
    const content = someContent()
    const what = { fetch, content, ...player, ...(init ? { init } : {}) }
    const { response, location } = await site.visit(path, what)
    return { response, location, refused, left: player.sessions.all.size }
  }
  const post = (fields: Record<string, string>): RequestInit => ({
    method: 'POST',
    headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin', accept: 'text/html' },
    body: new URLSearchParams(fields),
  })
  const expectEnded = ({ response, left }: Awaited<ReturnType<typeof ask>>, name: string) => {
    const cleared = response.headers.getSetCookie().filter((it) => it.includes('Max-Age=0'))
    const names = cleared.map((it) => it.split('=')[0]).filter((it) => it !== undefined)
    expect(names, name).toEqual(expect.arrayContaining(['idToken', 'sid']))
    expect(left, name).toBe(0)
  }

  test('in every loader of the site, each asked alone', async () => {
    const seen = new Set<string>()
    for (const { id, path } of site.leaves()) {
      const address = addressOf(path)
      const isCall = !address.startsWith('/fi-FI') || !site.build.routes[id]?.module.default
      const alone = `${address}.data?_routes=${encodeURIComponent(id)}`
      const answer = await ask(isCall ? address : alone)
      for (const it of answer.refused) seen.add(it)
      if (answer.refused.every((it) => ENDS_NOTHING.includes(it))) {
        expect(answer.left, id).toBe(1)
      } else {
        expectEnded(answer, id)
        expect([202, 303, 401], id).toContain(answer.response.status)
      }
    }
    // Sanity check: every player call of a loader was really refused.
    expect([...seen].sort()).toEqual([
      'GET /v1/player/activity_check',
      'GET /v1/player/activity_check/minutes_remaining',
      'GET /v1/player/bets',
      'GET /v1/player/bets/some-game',
      'GET /v1/player/budget',
      'GET /v1/player/deposit-limits',
      'GET /v1/player/documents',
      'GET /v1/player/game-session/summary',
      'GET /v1/player/games/suggestions',
      'GET /v1/player/latest-activity-log',
      'GET /v1/player/limit-review',
      'GET /v1/player/notices',
      'GET /v1/player/notification_type',
      'GET /v1/player/occupations',
      'GET /v1/player/own-budget',
      'GET /v1/player/person',
      'GET /v1/player/protection-events',
      'GET /v1/player/protection-record',
      'GET /v1/player/rounds',
      'GET /v1/player/rounds/some-game',
      'GET /v1/player/salary-range',
      'GET /v1/player/segments',
      'GET /v1/player/self-tests',
      'GET /v1/player/sessions',
      'GET /v1/player/source-of-funds',
      'GET /v1/player/spend-limits',
      'GET /v1/player/subscriptions',
      'GET /v1/player/time-limits',
      'GET /v1/player/transaction-summary',
      'GET /v1/player/wallet/activity_check/result',
      'GET /v1/player/wallet/balance',
      'GET /v1/player/wallet/deposit_methods',
      'GET /v1/player/wallet/instruments',
      'GET /v1/player/wallet/lastPlayedGames',
      'GET /v1/player/wallet/net-position-win-loss',
      'GET /v1/player/wallet/pendingDeposit',
      'GET /v1/player/wallet/recent_deposit_methods',
      'GET /v1/player/wallet/statement',
      'GET /v1/player/wallet/transactions',
      'GET /v1/player/wallet/withdrawal_methods',
      'GET /v1/player/wallet/withdrawals',
      'GET /v1/player/warnings',
      'GET /v2/bonus/bonus-code/manual-claim/available',
      'GET /v2/bonus/rewards',
      'GET /v2/bonus/softswiss/sportsbook/bonuses',
      'GET /v2/player/games/lobby',
      'POST /v1/gaming/ticket',
      'POST /v1/gaming/token',
      'POST /v1/player/wallet/deposit/request',
      'POST /v1/player/wallet/withdrawal/request',
      'POST /v1/softswiss/context/real',
    ])
  })

  const ACCOUNT = '/fi-FI/my-account/account'
  const BREAK = '/fi-FI/take-a-break'
  const DEPOSIT = '/fi-FI/deposit'
  const VERIFICATION = `${ACCOUNT}/verification`
  const ANSWERS = { occupation: 'LEGAL', salaryRangeId: '3', sourceOfFunds: 'SALARY' }
  const WITHDRAW = '/fi-FI/my-account/banking/withdraw'
  const LIMITS = '/fi-FI/my-account/gambling-limits'
  const PLAY_TIME = '/fi-FI/my-account/play-time'
  const BUDGET = '/fi-FI/my-account/banking/budget'
  const REVIEW = '/fi-FI/my-account/limit-review'
  const SELF_TEST = '/fi-FI/my-account/self-test'
  const PROTECTION = '/fi-FI/my-account/protection'
  const AN_ID = '0198a000-0000-4000-8000-00000000000a'
  const CODE = { smsVerificationId: AN_ID, code: '123456' }
  const FORMS: [call: string, path: string, fields: Record<string, string>][] = [
    [
      'PATCH address',
      ACCOUNT,
      { intent: 'address', street: 'A 1', city: 'B', postalCode: '00100' },
    ],
    ['PATCH address', ACCOUNT, { intent: 'province', provinceCode: 'ON' }],
    [
      'POST password',
      ACCOUNT,
      { intent: 'password', oldPassword: 'Playhouse!1', newPassword: 'Playhouse!2' },
    ],
    [
      'POST phone_number',
      ACCOUNT,
      { intent: 'phone', phonePrefix: '358', phoneBody: '457000111', password: 'Playhouse!1' },
    ],
    ['POST sms_verification', ACCOUNT, { intent: 'phone-code', ...CODE }],
    ['POST phone_number/sms_request', ACCOUNT, { intent: 'phone-resend', ...CODE }],
    ['POST language', ACCOUNT, { intent: 'language', language: 'en' }],
    ['GET subscriptions', ACCOUNT, { intent: 'subscriptions' }],
    [
      'PATCH notification_type',
      ACCOUNT,
      { intent: 'notifications', notificationType: 'IMPORTANT' },
    ],
    ['PATCH games/suggestions', ACCOUNT, { intent: 'suggestions' }],
    ['DELETE sessions/other', ACCOUNT, { intent: 'revoke-device', sessionId: 'other' }],
    ['POST sign_out_everywhere', ACCOUNT, { intent: 'sign-out-everywhere' }],
    ['PATCH timeout', BREAK, { intent: 'panic' }],
    ['PATCH exclusion', BREAK, { intent: 'exclusion', months: '6', confirmed: 'yes' }],
    ['POST questionnaire/answer', `${VERIFICATION}/questionnaire`, ANSWERS],
    [
      'POST wallet/withdrawal/submit',
      WITHDRAW,
      { intent: 'withdraw', method: 'TRUSTLY', amount: '30', reference: AN_ID },
    ],
    [
      'POST wallet/withdrawal/cancellation',
      WITHDRAW,
      { intent: 'cancel', id: AN_ID, amount: '30' },
    ],
    [
      'POST wallet/deposit/submit',
      DEPOSIT,
      { intent: 'deposit', key: AN_ID, amount: '20', way: 'TRUSTLY' },
    ],
    [`POST wallet/deposits/${AN_ID}/cancel`, DEPOSIT, { intent: 'cancel', id: AN_ID }],
    [`POST wallet/deposits/${AN_ID}/continue`, DEPOSIT, { intent: 'continue', id: AN_ID }],
    [
      `POST wallet/deposits/${AN_ID}/cancel`,
      '/fi-FI/my-account/banking',
      { intent: 'cancel', id: AN_ID },
    ],
    [`DELETE wallet/instruments/${AN_ID}`, DEPOSIT, { intent: 'forget', id: AN_ID }],
    ['GET deposit-limits', LIMITS, { intent: 'review', of: 'deposit-D', amount: '100' }],
    ['PATCH deposit-limits', LIMITS, { intent: 'save', of: 'deposit-D', amount: '100' }],
    ['PATCH spend-limits', LIMITS, { intent: 'cancel', of: 'spend-M' }],
    ['PATCH time-limits', LIMITS, { intent: 'cancel', of: 'time-M' }],
    ['PATCH activity_check', PLAY_TIME, { intent: 'save', minutes: '30' }],
    ['PUT own-budget', BUDGET, { intent: 'set', per: 'month', amount: '200' }],
    ['DELETE own-budget', BUDGET, { intent: 'remove' }],
    ['POST limit-review/answer', REVIEW, { intent: 'KEEP' }],
    ['PATCH limit-review', REVIEW, { intent: 'save', months: '3' }],
    ['POST self-tests', SELF_TEST, { intent: 'keep', band: 'low', consent: 'yes' }],
    ['DELETE self-tests', SELF_TEST, { intent: 'forget' }],
    [`POST warnings/${AN_ID}/answer`, PROTECTION, { intent: 'READ', warning: AN_ID }],
    ['PATCH activity_check/reset_timer', PLAY_TIME, { intent: 'CONTINUE' }],
    ['PATCH cookies/consent', '/api/cookies/consent', { choice: 'reject', back: '/fi-FI' }],
    [
      'PATCH update_term_and_condition_version',
      '/fi-FI/accept-terms-condition',
      { answer: 'accept', version: '2.0' },
    ],
  ]

  test.each(FORMS)('%s, from a form', async (call, path, fields) => {
    const [method, rest] = call.split(' ')
    const answer = await ask(path, post(fields), call.includes('term') ? '2.0' : undefined)
    expect(answer.refused).toEqual([`${method} /v1/player/${rest}`])
    expectEnded(answer, call)
    // The cookie choice is saved all the same, and redirects back to where it was made.
    const chosen = path === '/api/cookies/consent'
    const login = `/fi-FI/401?next=${encodeURIComponent(path)}`
    expect(answer.location).toBe(chosen ? '/fi-FI' : login)
  })
})
