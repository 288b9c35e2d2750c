import { describe, expect, test } from 'vitest'
import { handleFrameReport } from '#app/features/game/frame-report.server.ts'
import { handleGameSession } from '#app/features/game/game-session.server.ts'
import { loadLimitation } from '#app/features/game/limitation.server.ts'
import { handleGameMenu } from '#app/features/in-game-menu/game-menu.server.ts'
import type { Player } from '#app/session/player.ts'
import {
  A_BALANCE,
  anIdToken,
  aPlatform,
  aSession,
  aSiteContext,
} from '#tests/fixtures/site-context.ts'

const SUMMARY = {
  currency: 'EUR',
  at: '2026-11-20T12:00:00.000Z',
  reachedLimit: null,
  limitsMissing: false,
  timeLeftMs: null,
  session: { since: '2026-11-20T11:00:00.000Z', turnover: 20, winnings: 15, delta: -5 },
  game: null,
}
const ROUNDS = { rounds: [], hasMore: false, position: 0 }

async function ask(
  path: string,
  answers: Parameters<typeof aPlatform>[0] = {},
  { signedIn = true } = {},
) {
  const { sessions, sid } = await aSession('player-1')
  const platform = aPlatform({
    'GET /v1/player/game-session/summary': () => Response.json(SUMMARY),
    'GET /v1/player/rounds': () => Response.json(ROUNDS),
    ...answers,
  })
  const context = aSiteContext({ ...platform, sessions })
  const cookie = signedIn ? `idToken=${await anIdToken()}; sid=${sid}` : ''
  const request = new Request(`http://localhost:3000${path}`, { headers: { cookie } })
  return { args: { request, context, params: {} }, context, asked: platform.asked }
}

describe('the figures of the bar', () => {
  test('come from the platform, and are not cached', async () => {
    const { args } = await ask('/api/game-session')
    const response = await handleGameSession(args)
    expect(await response.json()).toEqual(SUMMARY)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('are for players only, and answer 503 when unavailable', async () => {
    const stranger = await ask('/api/game-session', {}, { signedIn: false })
    expect((await handleGameSession(stranger.args)).status).toBe(401)
    const down = await ask('/api/game-session', {
      'GET /v1/player/game-session/summary': () => new Response('no', { status: 503 }),
    })
    expect((await handleGameSession(down.args)).status).toBe(503)
  })
})

describe('the menu', () => {
  test('shows what could be read, and leaves out the rest', async () => {
    const { args } = await ask('/api/game-menu?path=/fi-FI/online-casino', {
      'GET /v1/player/rounds': () => new Response('no', { status: 503 }),
    })
    const response = await handleGameMenu(args)
    expect(await response.json()).toEqual({
      account: { name: null, email: 'player@playhouse.test' },
      language: 'Suomi',
      mayDeposit: true,
      newsKinds: null,
      session: SUMMARY,
      openRounds: null,
      help: [],
    })
  })

  test('is for players only', async () => {
    const { args } = await ask('/api/game-menu', {}, { signedIn: false })
    expect((await handleGameMenu(args)).status).toBe(401)
  })
})

describe('a report of dropped messages', () => {
  const report = async (fields: Record<string, string>) => {
    const context = aSiteContext(aPlatform())
    const request = new Request('http://localhost:3000/api/frame-report', {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    return { response: await handleFrameReport({ request, context }), logged: context.logged }
  }
  const GOOD = {
    gameId: 'game-velvet-heirloom',
    frameOrigin: 'http://localhost:3100',
    origin: '3',
    shape: '1',
    rate: '0',
    muted: '0',
  }

  test('is logged without the ticket that an address may carry', async () => {
    const frameOrigin = 'http://localhost:3100/casino/launcher.html?ticket=secret'
    const { response, logged } = await report({ ...GOOD, frameOrigin })
    expect(response.status).toBe(204)
    expect(logged).toMatchObject([
      { data: { event: 'frame_dropped', gameId: GOOD.gameId, origin: 3, shape: 1 } },
    ])
    expect(JSON.stringify(logged)).not.toContain('secret')
  })

  test.each([
    ['no game', { ...GOOD, gameId: '' }],
    ['a script for a game', { ...GOOD, gameId: '<script>' }],
    ['a count below nothing', { ...GOOD, shape: '-1' }],
    ['a count that is none', { ...GOOD, rate: 'many' }],
    ['an address that is none', { ...GOOD, frameOrigin: 'here' }],
  ])('with %s is refused and logs nothing', async (_, fields) => {
    const { response, logged } = await report(fields)
    expect([response.status, logged]).toEqual([400, []])
  })
})

describe('bonus limitations of a game', () => {
  const player = { token: 't', products: { bonuses: true } } as Player
  const page = {
    mode: 'real',
    launchCode: 'velvet-heirloom',
    game: { provider: 'relax' },
  } as const
  const LIMITATIONS = 'GET /v2/bonus/games/velvet-heirloom/limitations'
  const withBonus = {
    'GET /v1/player/wallet/balance': () =>
      Response.json({
        ...A_BALANCE,
        balanceMap: { main: [], locked: [], bonus: [{ bonus: 5, vertical: 'CASINO' }] },
      }),
  }

  test('are requested only with a bonus in the wallet', async () => {
    const without = await ask('/play')
    expect(await loadLimitation(without.args, player, page)).toBe(0)
    expect(without.asked).not.toContain(LIMITATIONS)
    const having = await ask('/play', {
      ...withBonus,
      [LIMITATIONS]: () => Response.json({ code: 2 }),
    })
    expect(await loadLimitation(having.args, player, page)).toBe(2)
  })

  test('block no one when unavailable', async () => {
    const { args } = await ask('/play', {
      ...withBonus,
      [LIMITATIONS]: () => new Response('no', { status: 500 }),
    })
    expect(await loadLimitation(args, player, page)).toBe(0)
  })

  test('are not requested for visitors and for fun', async () => {
    const { args, asked } = await ask('/play', withBonus)
    expect(await loadLimitation(args, null, page)).toBe(0)
    expect(await loadLimitation(args, player, { ...page, mode: 'fun' })).toBe(0)
    expect(asked).toEqual([])
  })
})
