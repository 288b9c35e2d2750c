import { randomUUID } from 'node:crypto'
import { evaluate, parse } from 'groq-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { MarketProduct } from '#markets/products.ts'
import { seedDocuments } from '#seed/content/documents.ts'
import {
  type AtAGame,
  type OwnPlatform,
  openPlatform,
  type TestPlatform,
} from '#tests/fixtures/running-platform.ts'
import { openSiteBuild, type SiteBuild } from '#tests/fixtures/site-build.ts'
import { aSession, aSilentContent, type SiteContext } from '#tests/fixtures/site-context.ts'

/** A game of the demo content with similar games at no higher bet. */
const PLAYED = 'velvet-heirloom'
const MARKED = 'game-velvet-heirloom'
const ROWS = ['my-games', 'recently-played', 'because-you-played'] as const

let site: SiteBuild
let it: OwnPlatform

beforeAll(async () => {
  it = await openPlatform()
  site = await openSiteBuild()
})
afterAll(() => it?.close())

/** The demo content, read by the site's own queries. */
const documents = seedDocuments()
const answers = new Map<string, Promise<unknown>>()
function demoContent(): SiteContext['content'] {
  const fetch = async (query: string, params: Record<string, unknown>, schema: z.ZodType) => {
    const key = JSON.stringify([query, params])
    const answer = answers.get(key) ?? ask(query, params)
    answers.set(key, answer)
    return schema.parse(await answer)
  }
  return { ...aSilentContent(), fetch } as unknown as SiteContext['content']
}
async function ask(query: string, params: Record<string, unknown>): Promise<unknown> {
  return (await evaluate(parse(query, { params }), { dataset: documents, params })).get()
}

/** A player who has marked a game and played a round of it, before restrictions apply. */
async function aPlayerWithGames(): Promise<AtAGame> {
  const at = await it.atAGame({ gameId: PLAYED })
  const round = { sessionId: at.sessionId, roundId: randomUUID(), currency: 'EUR' }
  const bet = { ...round, reference: randomUUID(), gameId: PLAYED, amountMinor: 100 }
  expect((await it.callback('/callbacks/relax/bet', bet)).status).toBe(200)
  const win = { ...round, reference: randomUUID(), amountMinor: 0, closesRound: true }
  expect((await it.callback('/callbacks/relax/win', win)).status).toBe(200)
  const body = { gameId: MARKED, lobbyPageType: 'CASINO' }
  const mark = { token: at.tokens.idToken, body }
  expect((await it.call('POST', '/v2/player/games/lobby', mark)).status).toBe(200)
  return at
}

async function visit(
  { playerId, tokens }: AtAGame,
  path: string,
  closedProducts: readonly MarketProduct[] = [],
) {
  const { accessToken, refreshToken } = tokens
  const { sessions, sid } = await aSession(playerId, { accessToken, refreshToken })
  return site.visit(path, {
    fetch: (request) => it.platform.fetch(request, { remoteAddress: '127.0.0.1' }),
    clock: it.clock.now,
    content: demoContent(),
    sessions,
    cookie: `idToken=${tokens.idToken}; sid=${sid}`,
    closedProducts,
  })
}

const PAGES = [
  '/fi-FI',
  '/fi-FI/online-casino',
  '/fi-FI/online-casino/my-games',
  '/fi-FI/online-casino/jackpots',
  '/fi-FI/live-casino-online',
  '/fi-FI/live-casino-online/my-games',
  '/api/my-games?locale=fi-FI&extent=all',
  '/api/my-games?locale=fi-FI&kind=CASINO&extent=all',
  '/api/my-games?locale=fi-FI&kind=LIVE_CASINO&extent=all',
] as const
/** Each page, and the data that the browser requests for it. */
const ADDRESSES = PAGES.flatMap((it) => (it.startsWith('/api') ? [it] : [it, `${it}.data`]))

/** The stars' form and the rows' container are named like a row, but are no offer. */
const FORM = / (?:id|form|data-testid)="my-games"/g
const rowsIn = (text: string) => ROWS.filter((it) => text.replace(FORM, '').includes(`"${it}"`))

test('a player who may play has all three rows in a lobby and two at home, in the page and in what the browser asks for', async () => {
  const player = await aPlayerWithGames()
  for (const path of ['/fi-FI/online-casino', '/fi-FI/online-casino/my-games.data', PAGES[7]]) {
    const { text } = await visit(player, path)
    expect(rowsIn(text), path).toEqual(ROWS)
  }
  // The home page has the row to continue where the player was, and suggests nothing.
  for (const path of ['/fi-FI', '/fi-FI.data', '/api/my-games?locale=fi-FI&extent=strip']) {
    const { text } = await visit(player, path)
    expect(rowsIn(text), path).toEqual(['my-games', 'recently-played'])
    const at = (id: string) => text.replace(FORM, '').indexOf(`"${id}"`)
    expect(at('recently-played'), path).toBeLessThan(at('my-games'))
    // Nothing leads to a lobby that the operator has closed.
    expect(rowsIn((await visit(player, path, ['casino'])).text), path).toEqual([])
    expect(rowsIn((await visit(player, path, ['liveCasino'])).text), path).toHaveLength(2)
  }
})

type Status = Parameters<TestPlatform['platform']['players']['changeStatus']>[0]['status']
const into =
  (status: Status) =>
  async ({ playerId }: AtAGame) => {
    await it.platform.players.changeStatus({ playerId, status })
  }
type Change = Parameters<TestPlatform['platform']['players']['update']>[1]
const having =
  (change: Change) =>
  async ({ playerId }: AtAGame) => {
    await it.platform.players.update(playerId, change, 'a test')
  }

describe('no played or favourite game is shown to', () => {
  test.each([
    ['a player who may not play any more', into('RESTRICTED')],
    ['a player who may only withdraw', into('PAYOUT')],
    ['a player who is suspended elsewhere', having({ multibrandSuspended: true })],
    ['a player without the casino', having({ casino: false })],
    ['a player in a time-out', into('TIMEOUT')],
    ['a player who is excluded', into('SELF_EXCLUDED')],
    ['a player whose account is closed', into('CLOSED')],
    ['a player who is barred', into('BLACKLISTED')],
  ])('%s, on any page', async (_, takeAway) => {
    const player = await aPlayerWithGames()
    await takeAway(player)
    for (const path of ADDRESSES) {
      const { text } = await visit(player, path)
      expect(rowsIn(text), path).toEqual([])
      expect(text, path).not.toContain(`"marks":["${MARKED}"`)
      expect(text, path).not.toContain('aria-pressed="true"')
    }
  })
})
