import { expect, test } from './fixtures.ts'
import { chooseMarket, lake, openStudio, removeDocuments } from './studio-session.ts'

const GRID = 'lobbyGrid-e2e-builder'
const CATEGORY = 'category-e2e-builder'
const BOX = 'contentBox-e2e-builder'
const MARKET = 'NZ'

let games: string[] = []

async function createLobby() {
  games = await lake.fetch(
    `*[_type == "game" && type == "CASINO" && enabled != false] | order(_id asc)[0...20]._id`,
  )
  const category = {
    _id: CATEGORY,
    _type: 'casinoGameCategory',
    title: { _type: 'localeString', en: 'Builder trial' },
    slug: { _type: 'slug', current: 'e2e-builder' },
    kind: 'CASINO',
    icon: 'star',
    visibleInLobby: true,
    visibleInMenu: false,
    markets: [MARKET],
    games: [...games.slice(0, 18), 'game-that-is-gone'].map((_ref, index) => ({
      _type: 'reference',
      _key: `g${index}`,
      _ref,
      _weak: true,
    })),
  }
  const grid = {
    _id: GRID,
    _type: 'lobbyGrid',
    title: 'Trial of the builder',
    kind: 'CASINO',
    markets: [MARKET],
    rows: [
      {
        _type: 'lobbyRow',
        _key: 'one',
        category: { _type: 'reference', _ref: CATEGORY, _weak: true },
        layout: 'grid',
        tiles: [],
      },
    ],
  }
  const box = {
    _id: BOX,
    _type: 'contentBox',
    title: { _type: 'localeString', en: 'Box of the builder' },
    authorized: 'authorized',
    markets: [MARKET],
  }
  await removeDocuments([GRID, CATEGORY])
  await lake
    .transaction()
    .createOrReplace(box)
    .createOrReplace(category)
    .createOrReplace(grid)
    .commit()
}

const draftGames = async () =>
  (await lake.getDocument(`drafts.${CATEGORY}`))?.games?.map((it: { _ref: string }) => it._ref)

test('an editor arranges the lobby by keyboard and by drag', async ({ browser }) => {
  test.slow()
  await createLobby()
  const studio = await openStudio(browser, '/lobby-builder')
  await chooseMarket(studio, MARKET)
  const row = studio.locator(`[data-testid=builder-row][data-category-id="${CATEGORY}"]`)
  const tiles = row.getByTestId('builder-tile')
  await expect(tiles).toHaveCount(18, { timeout: 120_000 })
  await expect(row.getByText('1 game is missing here, and why')).toBeVisible()

  // Moves the second game one place forward.
  await tiles.nth(0).focus()
  await studio.keyboard.press('ArrowRight')
  await expect(tiles.nth(1)).toBeFocused()
  await studio.keyboard.press('Alt+ArrowLeft')
  await expect(tiles.nth(0)).toHaveAttribute('data-game-id', games[1] ?? '')
  await expect.poll(async () => (await draftGames())?.slice(0, 2)).toEqual([games[1], games[0]])

  // A box below the row; visitors who do not see it are named beside it.
  await row.getByLabel('Put a box below Builder trial').selectOption(BOX)
  await expect(row.getByTestId('builder-box')).toContainText('For players only')
  await expect
    .poll(async () =>
      (await lake.getDocument(`drafts.${GRID}`))?.rows?.[0]?.boxes?.map(
        (it: { _ref: string }) => it._ref,
      ),
    )
    .toEqual([BOX])
  await row.getByRole('button', { name: 'Take the box Box of the builder away' }).click()
  await expect(row.getByTestId('builder-box')).toHaveCount(0)
  await tiles.nth(0).focus()

  // The first tile becomes large on desktop only.
  await expect(tiles.nth(0)).toBeFocused()
  await studio.keyboard.press('4')
  await expect(tiles.nth(0)).toHaveAttribute('data-size', '4x')
  await studio.getByRole('button', { name: 'Phone', exact: true }).click()
  await expect(tiles.nth(0)).toHaveAttribute('data-size', '1x')
  await studio.getByRole('button', { name: 'Desktop', exact: true }).click()
  await expect
    .poll(async () => (await lake.getDocument(`drafts.${GRID}`))?.rows?.[0]?.tiles)
    .toMatchObject([{ index: 0, desktop: '4x', tablet: '1x', mobile: '1x' }])

  // A size and a game by drag and drop.
  await row.getByTestId('size-2xh').dragTo(tiles.nth(3))
  await expect(tiles.nth(3)).toHaveAttribute('data-size', '2xh')
  await tiles.nth(4).dragTo(tiles.nth(1))
  await expect(tiles.nth(1)).toHaveAttribute('data-game-id', games[4] ?? '')
  await expect.poll(async () => (await draftGames())?.[1]).toBe(games[4])

  // Nothing of it is on the site before it is published.
  const published = await lake.getDocument(CATEGORY)
  expect(published?.games[0]._ref).toBe(games[0])
  await studio.close()
  await removeDocuments([GRID, CATEGORY, BOX])
})

test('the site fills a category by its rule, after the pinned games and without repeating one', async ({
  request,
}) => {
  const slug = 'e2e-rule'
  const id = `category-${slug}`
  const [pinned, ...others] = await lake.fetch<string[]>(
    `*[_type == "game" && type == "CASINO" && enabled != false && "sea" in themes]
      | order(releasedAt desc, _id asc)[0...6]._id`,
  )
  await lake.createOrReplace({
    _id: id,
    _type: 'casinoGameCategory',
    title: { _type: 'localeString', en: 'Rule trial' },
    slug: { _type: 'slug', current: slug },
    kind: 'CASINO',
    icon: 'star',
    visibleInLobby: false,
    visibleInMenu: false,
    markets: [MARKET],
    games: [{ _type: 'reference', _key: 'pinned', _ref: others[1] }],
    rule: { by: 'theme', theme: 'sea', most: 3 },
  })
  try {
    const shown = async () => {
      const html = await (await request.get(`/en-${MARKET}/online-casino/${slug}`)).text()
      return [...html.matchAll(/data-game-id="([^"]+)"/g)].map(([, game]) => game)
    }
    await expect.poll(shown).toEqual([others[1], pinned, others[0], others[2]])
    await lake.patch(id).set({ 'rule.most': 1 }).commit()
    await expect.poll(shown).toEqual([others[1], pinned])
  } finally {
    await removeDocuments([id])
  }
})
