import '#tests/fixtures/without-styles.ts'
import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ContentClient, createContentClient } from '#app/content/content-client.server.ts'
import { fragmentsOf } from '#app/content/fragments/fragments.server.ts'
import { loadGame } from '#app/content/games/load-game.server.ts'
import { loadBanners } from '#app/features/banners/banners.server.ts'
import { loadCategory, loadLobby } from '#app/features/lobby/load-lobby.server.ts'
import { resolveLocale } from '#app/market/locale.ts'
import { UNKNOWN_LOCATION } from '#app/session/geo-location.ts'
import type { Player } from '#app/session/player.ts'
import { type RunningLake, startLake } from '#tests/fixtures/running-lake.ts'

/** The site's content readers against a real lake, its database and its live events. */

const NOW = Date.parse('2026-11-20T12:00:00Z')
const slug = (current: string) => ({ _type: 'slug', current })
const ref = (_ref: string) => ({ _type: 'reference', _ref, _key: _ref })
const aGame = (id: string, facts: object = {}) => ({
  _id: `game-${id}`,
  _type: 'game',
  name: `Game ${id}`,
  slug: slug(id),
  type: 'CASINO',
  enabled: true,
  launchCode: id,
  gameType: 'slot',
  provider: ref('gameProvider-relax'),
  subProvider: ref('subprovider-amber'),
  rtp: 96.3,
  volatility: 3,
  releasedAt: '2026-11-01',
  ...facts,
})
const aCategory = (id: string, games: string[], facts: object = {}) => ({
  _id: `category-${id}`,
  _type: 'casinoGameCategory',
  title: { _type: 'localeString', en: `Category ${id}`, fi: `Luokka ${id}` },
  slug: slug(id),
  kind: 'CASINO',
  icon: 'star',
  visibleInMenu: true,
  visibleInLobby: true,
  games: games.map((it) => ref(`game-${it}`)),
  ...facts,
})
const aBanner = (id: string, facts: object = {}) => ({
  _id: `banner-${id}`,
  _type: 'banner',
  title: { _type: 'localeString', en: id },
  placement: 'casino',
  order: 0,
  ...facts,
})
const many = Array.from({ length: 40 }, (_, i) => `m${String(i).padStart(2, '0')}`)
const DOCUMENTS: ({ _id: string; _type: string } & Record<string, unknown>)[] = [
  { _id: 'gameProvider-relax', _type: 'gameProvider', id: 'relax', title: 'Relax', type: 'CASINO' },
  ...['amber', 'birch'].map((id) => ({
    _id: `subprovider-${id}`,
    _type: 'gameSubProvider',
    id,
    title: id,
    provider: ref('gameProvider-relax'),
  })),
  aGame('one'),
  aGame('off', { enabled: false }),
  aGame('live', { type: 'LIVE_CASINO' }),
  aGame('excluded', { subProvider: ref('subprovider-birch') }),
  ...many.map((id) => aGame(id)),
  aCategory('first', ['one', 'off', 'live', 'excluded']),
  aCategory('many', many),
  aCategory('norway', ['one'], { markets: ['NO'] }),
  aCategory('empty', []),
  {
    _id: 'lobbySettings-casino',
    _type: 'lobbySettings',
    kind: 'CASINO',
    categories: ['first', 'many', 'norway', 'empty'].map((it) => ref(`category-${it}`)),
    availableSubProviders: [ref('subprovider-amber'), ref('subprovider-birch')],
    excludedSubProviders: [ref('subprovider-birch')],
  },
  aBanner('everybody'),
  aBanner('players', { authorized: 'authorized' }),
  aBanner('group', {
    targetAudience: { targetAudienceOption: 'group', targetGroups: ['>1'] },
  }),
  aBanner('named', {
    targetAudience: { targetAudienceOption: 'segment', targetSegment: 'front-row' },
  }),
  aBanner('over', { endDate: '2026-11-20T12:00:00Z' }),
  aBanner('gift', { campaign: 'gift', authorized: 'authorized' }),
  aBanner('public-gift', { campaign: 'gift', markets: ['PP'] }),
]

/** Only a failure takes this long. */
const A_BUSY_MACHINE = { timeout: 20_000 }

let lake: RunningLake
let content: ContentClient

beforeAll(async () => {
  lake = await startLake()
  await seed(lake)
  // Disables polling while the live stream is lost: updates here come from live events only.
  vi.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => undefined, 0))
  content = contentOf(lake)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await content.close()
  await lake.stop()
})

async function seed({ client }: RunningLake): Promise<void> {
  const transaction = client.transaction()
  for (const it of DOCUMENTS) transaction.createOrReplace(it)
  await transaction.commit()
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const contentOf = ({ url }: { url: string }) =>
  createContentClient({
    apiUrl: url,
    projectId: 'playhouse',
    dataset: 'production',
    assetUrl: url,
    // The clock is stopped: nothing is refreshed because of its age.
    clock: () => NOW,
    logger: silent,
  })
type Facts = {
  path?: string
  deposits?: number | null
  agent?: string
  /** The campaigns that the platform offers; null while it is unavailable. */
  campaigns?: readonly string[] | null
  /** What the platform returns for the sportsbook. */
  freeBets?: readonly object[]
}
function visit(facts: Facts = {}) {
  const { path = '/en-FI/online-casino', deposits = null } = facts
  const request = new Request(`http://site.test${path}`, {
    headers: { 'user-agent': facts.agent ?? 'Desktop' },
  })
  const countDeposits = vi.fn(async () =>
    deposits === null ? { ok: false, refusal: 'UNAVAILABLE' } : { ok: true, value: deposits },
  )
  const readSegments = async ({ token }: { token: string }) => ({
    ok: true,
    value: token === 't' ? ['front-row'] : [],
  })
  const offered = facts.campaigns ?? null
  const answerOf = (value: unknown) =>
    offered === null ? { ok: false, refusal: 'UNAVAILABLE' } : { ok: true, value }
  const readRewards = vi.fn(async () => answerOf(offered?.map((campaignId) => ({ campaignId }))))
  const readSportsRewards = vi.fn(async () => ({
    ...{ ok: true, value: facts.freeBets ?? [] },
  }))
  const running = { startsAt: '2026-01-01T00:00:00Z', endsAt: null, markets: ['FI', 'PP'] }
  const readCampaigns = vi.fn(async () =>
    answerOf(offered?.map((campaignId) => ({ campaignId, ...running }))),
  )
  const context = {
    content,
    clock: () => NOW,
    contentClock: () => NOW,
    preview: null,
    changesAt: () => undefined,
    geoLocation: UNKNOWN_LOCATION,
    config: { guards: { openedByFlag: {}, closedProducts: [] } },
    logger: silent,
    platform: { countDeposits, readSegments, readRewards, readSportsRewards, readCampaigns },
  } as unknown as AppLoadContext
  return { args: { request, context }, countDeposits, readRewards, readCampaigns }
}
const localeOf = (segment: string) => {
  const answer = resolveLocale(segment)
  if (answer.kind !== 'locale') throw new Error(`${segment} is no locale`)
  return answer.locale
}
const FINLAND = { locale: localeOf('en-FI'), country: null }
const gamesIn = (html: string) =>
  [...html.matchAll(/data-game-id="([^"]+)"/g)].map((it) => it[1] ?? '')

async function lobby(options: { segment?: string; country?: string | null; path?: string } = {}) {
  const { args } = visit(options.path ? { path: options.path } : {})
  const where = { locale: localeOf(options.segment ?? 'en-FI'), country: options.country ?? null }
  const { view, boxes } = await loadLobby(args, 'CASINO', where)
  const parts = fragmentsOf(args.context)
  return { view, boxes, html: Buffer.concat([...parts.values()]).toString() }
}

describe('boxes between the rows of a lobby', () => {
  const grid = (rows: object[]) => ({
    _id: 'lobbyGrid-casino',
    _type: 'lobbyGrid',
    title: 'Grid',
    kind: 'CASINO',
    rows: rows.map((it, index) => ({ _type: 'lobbyRow', _key: `${index}`, tiles: [], ...it })),
  })
  // These tests do not read the text of a box.
  const box = (id: string) => ({ ...ref(id), _weak: true })
  const categoriesIn = (html: string) =>
    [...html.matchAll(/data-category-id="([^"]+)"/g)].map((it) => it[1])

  test('are placed by the grid, and leave the rows around them unchanged', async () => {
    const before = await lobby()
    await lake.client.createOrReplace(
      grid([
        { category: ref('category-first'), boxes: [box('box-a'), box('box-b')] },
        // It has no games, so the row is left out: its box stays in its place.
        { category: ref('category-empty'), boxes: [box('box-c')] },
        { category: ref('category-norway'), boxes: [box('box-norway')] },
      ]),
    )
    await vi.waitFor(async () => {
      const { view, boxes, html } = await lobby()
      expect(boxes).toEqual([[], ['box-a', 'box-b', 'box-c'], []])
      expect(view.state === 'rows' && view.fragments.rows.length).toBe(2)
      expect(categoriesIn(html)).toEqual(categoriesIn(before.html))
      // The audience of a box is checked later: what is cached for everyone contains none.
      expect(`${html}${JSON.stringify(view)}`).not.toContain('box-')
    }, A_BUSY_MACHINE)
    await lake.client.delete('lobbyGrid-casino')
    await vi.waitFor(async () => expect((await lobby()).boxes).toEqual([[], []]), A_BUSY_MACHINE)
  })
})

describe('a lobby', () => {
  test('shows the games that are on, of its type and of visible studios', async () => {
    const { view, html } = await lobby()
    expect(view.state).toBe('rows')
    expect(gamesIn(html).slice(0, 2)).toEqual(['game-one', 'game-m00'])
    for (const id of ['game-off', 'game-live', 'game-excluded']) expect(html).not.toContain(id)
    expect(html).toContain('40 games')
  })

  test('has rows and menu entries of its market only, in its language', async () => {
    const finland = await lobby({ segment: 'fi-FI' })
    expect(finland.html).toContain('Luokka first')
    expect(finland.html).not.toContain('category-norway')
    expect((await lobby({ segment: 'no-NO' })).html).toContain('Category norway')
  })

  test('says what is not available in the country of the player', async () => {
    expect((await lobby()).html).not.toContain('data-restricted')
    expect((await lobby({ country: 'FI' })).html).not.toContain('data-restricted')
    const canada = await lobby({ segment: 'en-CA', country: 'CA' })
    expect(canada.html).toContain('Not available in your country')
  })

  test('redirects to the plain page for filters that it does not offer', async () => {
    await expect(lobby({ path: '/en-FI/online-casino?studio=birch' })).rejects.toMatchObject({
      status: 302,
    })
  })

  test('shows the games of one studio', async () => {
    const { view } = await lobby({ path: '/en-FI/online-casino?studio=amber' })
    expect(view).toMatchObject({ state: 'games', heading: { chosen: 'amber' }, total: 41 })
  })
})

describe('a category', () => {
  const page = async (path: string, agent?: string) => {
    const { args } = visit(agent ? { path, agent } : { path })
    const view = await loadCategory(args, { kind: 'CASINO', slug: 'many' }, FINLAND)
    if (view.state !== 'games') throw new Error(`the page is ${view.state}`)
    const html = view.fragments.games.map((it) => String(fragmentsOf(args.context).get(it)))
    return { view, ids: html.flatMap(gamesIn) }
  }

  test('shows a page of thirty and knows that there is more', async () => {
    const { view, ids } = await page('/en-FI/online-casino/many')
    expect(ids).toEqual(many.slice(0, 30).map((it) => `game-${it}`))
    expect(view).toMatchObject({ shown: 30, total: 40, more: '/en-FI/online-casino/many?page=2' })
  })

  test('shows all pages up to the requested one, each game once', async () => {
    const { view, ids } = await page('/en-FI/online-casino/many?page=2')
    expect(ids).toEqual(many.map((it) => `game-${it}`))
    expect(view).toMatchObject({ shown: 40, more: null })
  })

  test('shows pages of fifteen on a phone', async () => {
    const { view } = await page('/en-FI/online-casino/many', 'Mozilla/5.0 (iPhone) Mobile')
    expect(view).toMatchObject({ shown: 15, more: '/en-FI/online-casino/many?page=2' })
  })

  test('a page past the end shows the end', async () => {
    const { view } = await page('/en-FI/online-casino/many?page=40')
    expect(view).toMatchObject({ shown: 40, more: null })
  })

  test('without a game is empty, unknown or of another market it is not found', async () => {
    const read = (name: string) =>
      loadCategory(visit().args, { kind: 'CASINO', slug: name }, FINLAND)
    expect(await read('empty')).toMatchObject({ state: 'empty', heading: 'Category empty' })
    for (const name of ['nothing', 'norway', '', '__proto__', 'a"]|*[']) {
      await expect(read(name)).rejects.toMatchObject({ init: { status: 404 } })
    }
  })
})

describe('banners', () => {
  const player = {
    ...{ id: 'p-1', token: 't', mayMarket: true, restricted: false, countryCode: 'FI' },
    products: { casino: true, liveCasino: true, virtualSports: true, sports: true },
  } as Player
  const shown = async (who: Player | null, deposits: number | null = null) => {
    const { args, countDeposits } = visit({ deposits })
    const page = { placement: 'casino' as const, locale: FINLAND.locale, player: who }
    const banners = await loadBanners(args, page)
    return { ids: banners.map((it) => it.id), countDeposits, text: JSON.stringify(banners) }
  }

  test('a visitor gets only what is for everyone, and nothing else is sent', async () => {
    const { ids, text, countDeposits } = await shown(null)
    expect(ids).toEqual(['banner-everybody'])
    expect(text).not.toMatch(/players|group|named|over|front-row/)
    expect(countDeposits).not.toHaveBeenCalled()
  })

  test('a player gets what matches the login, the deposits and the lists', async () => {
    expect((await shown(player, 2)).ids).toEqual([
      'banner-everybody',
      'banner-group',
      'banner-named',
      'banner-players',
    ])
    expect((await shown(player, 1)).ids).not.toContain('banner-group')
    expect((await shown({ ...player, token: 'of-another' }, 2)).ids).not.toContain('banner-named')
  })

  test('a player without marketing gets none of them, and deposits are not counted', async () => {
    const { ids, countDeposits } = await shown({ ...player, mayMarket: false }, 2)
    expect(ids).toEqual([])
    expect(countDeposits).not.toHaveBeenCalled()
  })

  test('an offer is shown to a player to whom the platform offers its campaign, and to no one else', async () => {
    const isShown = async (
      campaigns: readonly string[] | null,
      who: Player | null = player,
      freeBets: readonly object[] = [],
    ) => {
      const { args } = visit({ campaigns, freeBets })
      const page = { placement: 'casino' as const, locale: FINLAND.locale, player: who }
      return (await loadBanners(args, page)).some((it) => it.id === 'banner-gift')
    }
    expect(await isShown(['gift', 'other'])).toBe(true)
    expect(await isShown(['other'])).toBe(false)
    expect(await isShown(null)).toBe(false)
    expect(await isShown(['gift'], null)).toBe(false)
    // A free bet is in a list of its own, where it stays once it is claimed.
    const freeBet = { campaignId: 'gift', assignmentId: null }
    expect(await isShown([], player, [freeBet])).toBe(true)
    expect(await isShown([], player, [{ ...freeBet, assignmentId: 'a' }])).toBe(false)
    const { products } = player
    const withoutSports = { ...player, products: { ...products, sports: false } }
    expect(await isShown([], withoutSports, [freeBet])).toBe(false)
  })

  test('a visitor is shown an offer only where the market allows it, while its campaign runs', async () => {
    const isShown = async (segment: string, campaigns: readonly string[] | null) => {
      const { args, readCampaigns } = visit({ campaigns })
      const page = { placement: 'casino' as const, locale: localeOf(segment), player: null }
      const ids = (await loadBanners(args, page)).map((it) => it.id)
      return [ids.includes('banner-public-gift'), readCampaigns.mock.calls.length]
    }
    expect(await isShown('en-PP', ['gift'])).toEqual([true, 1])
    expect(await isShown('en-PP', [])).toEqual([false, 1])
    expect(await isShown('en-PP', null)).toEqual([false, 1])
    // No request is sent if no answer would be shown.
    expect(await isShown('en-FI', ['gift'])).toEqual([false, 0])
  })

  test('while the platform cannot count, no group matches and the others stay', async () => {
    expect((await shown(player)).ids).toEqual([
      'banner-everybody',
      'banner-named',
      'banner-players',
    ])
  })
})

test('a lobby leaves out a game that runs on other devices (LOB-02)', async () => {
  const [game = 'none'] = gamesIn((await lobby()).html)
  const shown = async () => gamesIn((await lobby()).html).includes(game)
  await lake.client
    .patch(game)
    .set({ channels: ['mobile'] })
    .commit()
  await vi.waitFor(async () => expect(await shown()).toBe(false), A_BUSY_MACHINE)
  await lake.client.patch(game).unset(['channels']).commit()
  await vi.waitFor(async () => expect(await shown()).toBe(true), A_BUSY_MACHINE)
})

test('a game is found by its id unless it is switched off', async () => {
  const context = { content }
  expect(await loadGame(context, 'game-one')).toEqual({
    id: 'game-one',
    kind: 'CASINO',
    gameType: 'slot',
    name: 'Game one',
    provider: 'relax',
    launchCode: 'one',
    restrictedCountry: null,
    channels: [],
    thumbnail: null,
  })
  for (const id of ['game-off', 'game-none', 'category-first', 'drafts.game-one', '*', '']) {
    expect(await loadGame(context, id)).toBeNull()
  }
})

describe('an edit', () => {
  test('is shown once the lake reports it as published, a draft never is', async () => {
    await lobby()
    const before = content.version
    await lake.client.create({
      ...aCategory('first', ['m07']),
      _id: 'drafts.category-first',
    })
    expect(gamesIn((await lobby()).html)[0]).toBe('game-one')
    expect(content.version).toBe(before)

    await lake.client.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.category-first',
      publishedId: 'category-first',
    })
    await vi.waitFor(
      async () => expect(gamesIn((await lobby()).html)[0]).toBe('game-m07'),
      A_BUSY_MACHINE,
    )
    expect(content.version).toBeGreaterThan(before)
  })

  test('that publishes a broken document drops this document, not the page', async () => {
    await lake.client.createOrReplace({ ...aCategory('broken', ['one']), title: 'no object' })
    await lake.client.createOrReplace(aGame('m07', { name: '' }))
    await vi.waitFor(async () => {
      const { view, html } = await lobby()
      expect(view.state).toBe('rows')
      expect(gamesIn(html)).not.toContain('game-m07')
    }, A_BUSY_MACHINE)
  })
})

test('pages keep their content while the lake is down', async () => {
  const own = await startLake()
  await seed(own)
  const context = { content: contentOf(own) }
  try {
    expect(await loadGame(context, 'game-one')).toMatchObject({ name: 'Game one' })
    await own.stop()
    expect(await context.content.health()).toBe(false)
    expect(await loadGame(context, 'game-one')).toMatchObject({ name: 'Game one' })
    await expect(loadGame(context, 'game-m01')).rejects.toThrow('does not answer')
  } finally {
    await context.content.close()
  }
})
