import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { VirtualSports } from '#app/content/games/virtual-sports.query.server.ts'
import { openSiteBuild, type SiteBuild } from '#tests/fixtures/site-build.ts'
import {
  A_PROFILE,
  AN_ACCESS,
  anIdToken,
  aPlatform,
  aSession,
  aSilentContent,
  type SiteContext,
} from '#tests/fixtures/site-context.ts'

const PAGE = '/fi-FI/virtuals'
const TOKEN = 'token-0123456789abcdef0123456789abcdef012345'

let site: SiteBuild
beforeAll(async () => {
  site = await openSiteBuild()
})

const A_LEAGUE: VirtualSports = {
  ...{ title: { en: 'A cup', fi: 'Kuppi' }, seoTitle: null, seoDescription: null, version: '1' },
  ...{ rtp: 93, volatility: 3, betLimits: null, provider: 'A provider' },
  rules: { en: 'Eight clubs.', fi: 'Kahdeksan seuraa.' },
  ...{ markets: [], enabled: true },
}

let asked: unknown[] = []
let hidden: { provider: string; markets: string[] }[] = []
let published: VirtualSports[] | null = null
beforeEach(() => {
  asked = []
  hidden = []
  published = null
})

/** A banner without a condition. */
const FOR_ALL = {
  ...{ targetAudience: null, markets: [], languages: [], devices: [], authorized: null },
  ...{ startDate: null, endDate: null },
}

/** Hidden providers and existing banners; no other content. */
function someContent(): SiteContext['content'] {
  const silent = aSilentContent()
  const fetch = async (query: string, params: { placement?: string }) => {
    if (query.includes('siteSettings') && query.includes('hiddenProviders')) {
      return { maintenance: null, termsVersions: null, hiddenProviders: hidden }
    }
    if (query.includes('"virtualSports"') && published) return published
    if (params.placement === 'virtuals-base') {
      return [{ _id: 'banner-of-virtuals', title: { en: 'A cup' }, ...FOR_ALL }]
    }
    return silent.fetch(query, {}, {} as never)
  }
  return { ...silent, fetch } as unknown as SiteContext['content']
}

let players = 0
async function visit(
  what: {
    profile?: object
    access?: object
    answer?: () => Response
    stranger?: true
    path?: string
  } = {},
) {
  const answer = what.answer ?? (() => Response.json({ token: TOKEN }))
  const platform = aPlatform({
    'GET /v1/player/profile': () => Response.json({ ...A_PROFILE, ...what.profile }),
    'GET /v1/player/access/details': () => Response.json({ ...AN_ACCESS, ...what.access }),
    'GET /v1/gaming/stake_limits': () =>
      Response.json({ currency: 'EUR', min: 1, max: 20, roundCap: null, paceMs: 0 }),
    'POST /v1/gaming/token': async (request) => {
      asked.push(await request.json())
      return answer()
    },
  })
  players += 1
  const playerId = `virtuals-${players}`
  const { sessions, sid } = await aSession(playerId)
  const cookie = what.stranger ? '' : `idToken=${await anIdToken({ playerId })}; sid=${sid}`
  const path = what.path ?? PAGE
  return site.visit(path, { fetch: platform.fetch, content: someContent(), sessions, cookie })
}

test('requests a token by the name of virtuals, and frames one provider (GAP-144)', async () => {
  const { response, text } = await visit()
  expect(response.status).toBe(200)
  expect(asked).toEqual([
    { gameId: 'virtuals', channel: expect.any(String), partner: 'main', jurisdiction: 'MT' },
  ])
  expect(text.match(/data-testid="game-frame"/g)).toHaveLength(1)
  expect(text).toContain('http://localhost:3100/novomatic/launch?game=virtuals')
  expect(text).toContain('<title>Virtuaaliurheilu · Playhouse</title>')
  expect(response.headers.get('x-page-cache')).toBe('no')
})

test('shows the editors’ content for its section below the frame (LOB-22)', async () => {
  expect((await visit()).text).toContain('data-banner-id="banner-of-virtuals"')
})

test('shows a visitor what it is, and a login that returns to it (GAP-026)', async () => {
  const { response, text } = await visit({ stranger: true })
  expect(response.status).toBe(200)
  expect(text).toContain('data-testid="game-page"')
  expect(text).toContain(`/fi-FI/login?next=${encodeURIComponent(PAGE)}`)
  expect(text).not.toContain('data-testid="game-frame"')
  expect((await visit({ stranger: true, path: `${PAGE}.data` })).text).not.toContain('/launch')
  expect(asked).toEqual([])
})

describe('is not shown', () => {
  test.each([
    ['without virtual sports by the profile', { profile: { virtualSports: false } }],
    ['without virtual sports by the access', { access: { VIRTUAL_SPORTS: false } }],
    ['who may only withdraw', { profile: { payout: false } }],
  ])('to a player %s (GRD-07, GRD-08)', async (_, what) => {
    const { location } = await visit(what)
    expect(location).toBe('/fi-FI')
    expect(asked).toEqual([])
  })

  test('but to a player who has nothing else', async () => {
    const { response } = await visit({ profile: { casino: false, liveCasino: false } })
    expect(response.status).toBe(200)
  })
})

test.each([
  ['blocks the player', 403, 'PLAYER_BLOCKED'],
  ['knows no such game', 404, 'UNKNOWN_GAME'],
  ['is down', 503, 'UNAVAILABLE'],
])('shows an error and a next step when the platform %s', async (_, status, code) => {
  const { response, text } = await visit({ answer: () => Response.json({ code }, { status }) })
  expect(response.status).toBe(200)
  expect(text).toContain('role="alert"')
  expect(text).not.toContain('data-testid="game-frame"')
  expect(text).toMatch(/href="\/fi-FI\/?"/)
})

describe('where editors hide its provider', () => {
  const expectUnavailable = ({ response, text }: Awaited<ReturnType<typeof visit>>) => {
    expect(response.status).toBe(200)
    expect(text).toContain('role="alert"')
    expect(text).toContain('Tätä ei ole tällä hetkellä tarjolla täällä.')
    expect(text).not.toContain('data-testid="game-frame"')
    expect(text).toMatch(/href="\/fi-FI\/?"/)
  }

  test('it is not played, and the page says so with a next step (GAP-103)', async () => {
    hidden = [{ provider: 'novomatic', markets: ['FI'] }]
    expectUnavailable(await visit())
    const { text } = await visit({ stranger: true })
    expect(text).toContain('Tätä ei ole tällä hetkellä tarjolla täällä.')
    expect(text).not.toContain('data-testid="start-login"')
    expect(asked).toEqual([])
  })

  test('the page says so, too, when only the platform knows already', async () => {
    const refusal = () => Response.json({ code: 'PROVIDER_HIDDEN' }, { status: 403 })
    expectUnavailable(await visit({ answer: refusal }))
  })
})

test('shows the editors’ facts for the market (CNT-05), and the stakes that the platform accepts', async () => {
  const elsewhere = { ...A_LEAGUE, title: { en: 'Another cup', fi: 'Toinen kuppi' } }
  published = [elsewhere, { ...A_LEAGUE, markets: ['FI'] }, { ...elsewhere, markets: ['NO'] }]
  const { text } = await visit()
  expect(text).toContain('<title>Kuppi · Playhouse</title>')
  expect(text).toContain('93,00\u00a0%')
  expect(text).toMatch(/1\.00\s€ – 20\.00\s€/)
  expect(text).toContain('Kahdeksan seuraa.')
  expect((await visit({ stranger: true })).text).toContain('Kahdeksan seuraa.')
})
