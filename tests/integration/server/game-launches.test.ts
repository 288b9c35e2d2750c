import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GAME_PROVIDERS, type LaunchQuestion } from '#game-providers/index.ts'
import { openSiteBuild, type SiteBuild } from '#tests/fixtures/site-build.ts'
import {
  anIdToken,
  aPlatform,
  aSession,
  aSilentContent,
  type SiteContext,
} from '#tests/fixtures/site-context.ts'

type Recorded = {
  question: LaunchQuestion
  call: { path: string; body: object | null } | null
  answer: object | null
}
type Launch = Recorded & { provider: string }
const LAUNCHES: Launch[] = GAME_PROVIDERS.flatMap(({ id }) =>
  (
    JSON.parse(
      readFileSync(join(import.meta.dirname, `../../fixtures/provider-calls/${id}.json`), 'utf8'),
    ) as Recorded[]
  ).map((it) => ({ ...it, provider: id })),
)
const named = (it: Launch) => [it.provider, it.question.mode, it] as const
const OF_MONEY = LAUNCHES.filter((it) => it.question.mode === 'real').map(named)
/** Live tables require sign-in: anonymous visitors play for fun only in the casino. */
const OF_FUN = LAUNCHES.filter((it) => it.question.mode === 'fun').map(named)

let site: SiteBuild
beforeAll(async () => {
  site = await openSiteBuild()
})

let hidden: { provider: string; markets: string[] }[] = []
let restrictedBy: string[] | null = null
let channels: string[] = []
beforeEach(() => {
  hidden = []
  restrictedBy = null
  channels = []
})

function contentWith(launch: Launch, kind: string): SiteContext['content'] {
  const silent = aSilentContent()
  const fetch = async (query: string, params: { id?: string }) => {
    if (query.includes('siteSettings') && query.includes('hiddenProviders')) {
      return { maintenance: null, termsVersions: null, hiddenProviders: hidden }
    }
    if (params.id === undefined) return silent.fetch(query, {}, {} as never)
    return {
      _id: params.id,
      name: 'Velvet Heirloom',
      type: kind,
      gameType: launch.question.gameType,
      launchCode: launch.question.gameId,
      provider: launch.provider,
      restrictedCountry: restrictedBy,
      channels,
      rtp: 96,
      volatility: 3,
    }
  }
  return { ...silent, fetch } as unknown as SiteContext['content']
}

let players = 0
async function visit(
  launch: Launch,
  what: {
    answer?: () => Response
    profile?: object
    kind?: 'CASINO' | 'LIVE_CASINO'
    segment?: string
  } = {},
) {
  const { provider, question, call } = launch
  const kind = what.kind ?? (question.mode === 'fun' ? 'CASINO' : question.kind)
  const asked: { body: unknown; headers: Headers }[] = []
  const answer = what.answer ?? (() => Response.json(launch.answer))
  const platform = aPlatform({
    ...(call
      ? {
          [`POST ${call.path}`]: async (request: Request) => {
            const text = await request.text()
            asked.push({ body: text === '' ? null : JSON.parse(text), headers: request.headers })
            return answer()
          },
        }
      : {}),
  })
  const lobby = kind === 'CASINO' ? 'online-casino' : 'live-casino-online'
  players += 1
  const playerId = `launcher-${players}`
  const { sessions, sid } = await aSession(playerId)
  const isPlayer = question.mode === 'real'
  const cookie = isPlayer ? `idToken=${await anIdToken({ playerId })}; sid=${sid}` : ''
  const answered = await site.visit(
    `/${what.segment ?? 'fi-FI'}/${lobby}/play/${provider}/game-velvet-heirloom`,
    {
      fetch: platform.fetch,
      content: contentWith(launch, kind),
      sessions,
      cookie,
    },
  )
  return { ...answered, asked, left: sessions.all.size }
}

describe.each([...OF_MONEY, ...OF_FUN])('%s for %s', (_provider, mode, launch) => {
  const answerAt = (origin: string) => () =>
    Response.json(
      JSON.parse(JSON.stringify(launch.answer).replaceAll('https://games.example', origin)),
    )
  const sandboxAnswer = answerAt('http://localhost:3100')

  test('sends its own call and frames the address', async () => {
    const { response, text, asked } = await visit(launch, { answer: sandboxAnswer })
    expect(response.status).toBe(200)
    expect(text).toContain('data-testid="game-frame"')
    expect(text).toContain('http://localhost:3100/')
    if (launch.call === null) {
      expect(asked).toEqual([])
      return
    }
    const [call] = asked
    const expected = launch.call.body && Object.keys(launch.call.body).sort()
    expect(call?.body && Object.keys(call.body).sort()).toEqual(expected)
    expect(call?.headers.get('site-context')).toBe(mode === 'fun' ? '{"siteId":1}' : null)
    expect(call?.headers.has('authorization')).toBe(mode === 'real')
  })

  test.each([
    ['is down', 503, '{}'],
    ['is broken', 200, '<html>'],
    ['speaks of something else', 200, '{"something":"else"}'],
    ['has no provider behind it', 424, '{"code":"PROVIDER_UNAVAILABLE"}'],
    ['refuses', 403, '{"code":"GAME_RESTRICTED"}'],
  ])('shows an error and a next step when the platform %s', async (_, status, text) => {
    if (launch.call === null) return
    const { response, text: page } = await visit(launch, {
      answer: () => new Response(text, { status, headers: { 'content-type': 'application/json' } }),
    })
    expect(response.status).toBe(200)
    expect(page).not.toContain('data-testid="game-frame"')
    expect(page).toContain('role="alert"')
    expect(page).toContain('Takaisin aulaan')
  })

  test('is not found where editors hide the provider, and is elsewhere', async () => {
    hidden = [{ provider: launch.provider, markets: ['FI'] }]
    expect((await visit(launch, { answer: sandboxAnswer })).response.status).toBe(404)
    hidden = [{ provider: launch.provider, markets: ['NO'] }]
    expect((await visit(launch, { answer: sandboxAnswer })).response.status).toBe(200)
  })

  test('is not found where the platform hides the provider from this player', async () => {
    if (launch.call === null) return
    const answer = () => Response.json({ code: 'PROVIDER_HIDDEN' }, { status: 404 })
    expect((await visit(launch, { answer })).response.status).toBe(404)
  })
})

test.each(
  [...OF_MONEY, ...OF_FUN].filter(
    ([, , it]) => it.answer && JSON.stringify(it.answer).includes('https://'),
  ),
)('%s for %s never frames an origin that is not its own', async (_, __, launch) => {
  const evil = JSON.parse(
    JSON.stringify(launch.answer).replaceAll('https://games.example', 'https://evil.example'),
  )
  const { text, context } = await visit(launch, { answer: () => Response.json(evil) })
  expect(text).not.toContain('evil.example')
  expect(JSON.stringify(context.logged)).toContain('does not trust')
})

describe('a 400', () => {
  const answer = () => Response.json({ code: 'PROVIDER_REFUSED_PLAYER' }, { status: 400 })

  test('of evolution, for real money, signs the player out (GAM-16)', async () => {
    const launch = LAUNCHES.find((it) => it.provider === 'evolution' && it.question.mode === 'real')
    const { response, location, left } = await visit(launch as Launch, { answer })
    expect(response.status).toBe(303)
    expect(location).toContain('/fi-FI/401?next=')
    const cleared = response.headers.getSetCookie().filter((it) => it.includes('Max-Age=0'))
    expect(cleared.map((it) => it.split('=')[0])).toEqual(
      expect.arrayContaining(['idToken', 'sid']),
    )
    expect(left).toBe(0)
  })

  test.each(OF_MONEY.filter(([provider]) => provider !== 'evolution'))(
    'of %s is a game that could not be started',
    async (_, __, launch) => {
      const { response, left } = await visit(launch, { answer })
      expect([response.status, left]).toEqual([200, 1])
    },
  )

  test('of evolution, for fun, signs no one out', async () => {
    const launch = LAUNCHES.find((it) => it.provider === 'evolution' && it.question.mode === 'fun')
    expect((await visit(launch as Launch, { answer })).response.status).toBe(200)
  })
})

test('a game is not launched on a device that it does not run on (LOB-02)', async () => {
  const [[, , launch] = []] = OF_MONEY
  if (!launch) throw new Error('no launch for money')
  channels = ['mobile']
  const { response, text, asked } = await visit(launch)
  expect(response.status).toBe(200)
  expect(text).toContain('Tämä peli ei toimi tällaisella laitteella.')
  expect(asked).toEqual([])
})

describe('where a game is restricted', () => {
  const [, , ofRelax] = OF_FUN.find(([provider]) => provider === 'relax') ?? []
  if (!ofRelax) throw new Error('relax has no play for fun')

  test.each([
    ['by its studio', 'fi-FI', ['FI']],
    ['by the list of its provider', 'en-CA', null],
  ])('%s, it cannot be played for fun either, and the page says so', async (_, segment, by) => {
    restrictedBy = by
    const { response, text, asked } = await visit(ofRelax, { segment })
    expect(response.status).toBe(200)
    expect(text).not.toContain('data-testid="game-frame"')
    expect(text).toMatch(/Tätä peliä ei tarjota maassasi|not offered in your country/)
    expect(asked).toEqual([])
  })

  test('elsewhere it can be played', async () => {
    restrictedBy = ['NO']
    expect((await visit(ofRelax)).text).toContain('data-testid="game-frame"')
  })
})
