import { expect, hydrated, minorUnits, PASSWORD, test } from './fixtures.ts'
import { newcomerIn } from './new-player.ts'
import { playRound } from './round.ts'
import { publishedLake as lake, openStudio } from './studio-session.ts'

const CATEGORY = 'category-new-arrivals'
const SEEDED_GAMES = 10
/** Six rounds in ten pay something: forty without a win are a fault, not bad luck. */
const MOST_ROUNDS = 40
const STAKE_MINOR = 100

/** A game that can be played for real money and that is not in the category yet. */
async function findFreeGame(): Promise<{ _id: string; name: string }> {
  const game = await lake.fetch(
    `*[_type == "game" && provider._ref == "gameProvider-relax" && type == "CASINO" && enabled != false
      && !(_id in *[_id == $category][0].games[]._ref)] | order(name asc)[0]{_id, name}`,
    { category: CATEGORY },
    { perspective: 'published' },
  )
  if (!game) throw new Error('the demo catalogue has no free game')
  return game
}

/** The category's row in the HTML of the lobby. */
function rowOf(html: string): string {
  return html.split(`data-category-id="${CATEGORY}"`)[1]?.split('data-category-id=')[0] ?? ''
}

/** Restores the category, so that the next run finds a free game again. */
test.afterEach(async () => {
  const [draft, published] = await Promise.all([
    lake.getDocument(`drafts.${CATEGORY}`),
    lake.getDocument(CATEGORY),
  ])
  if (draft) await lake.delete(`drafts.${CATEGORY}`)
  const games = (published?.games as unknown[] | undefined)?.slice(0, SEEDED_GAMES)
  if (games) await lake.patch(CATEGORY).set({ games }).commit()
})

test('an editor publishes a game, and a player wins real money in it', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const game = await findFreeGame()

  // The player opens the lobby before the editor begins: the change must reach a page that was cached.
  await page.goto('/fi-FI/online-casino')
  await hydrated(page)
  const row = page.locator(`[data-testid=lobby-category][data-category-id="${CATEGORY}"]`)
  await expect(row).toBeVisible()
  await expect(row.locator(`[data-game-id="${game._id}"]`)).toHaveCount(0)

  const path = `/intent/edit/id=${CATEGORY};type=casinoGameCategory/`
  const studio = await openStudio(browser, path, 'editor@playhouse.test')
  const games = studio.getByTestId('field-games')
  await expect(games).toBeVisible({ timeout: 120_000 })
  await games
    .getByRole('button', { name: /add item/i })
    .first()
    .click()
  const search = games.getByRole('combobox').last()
  await search.fill(game.name)
  await studio
    .getByRole('button', { name: new RegExp(game.name) })
    .first()
    .click()
  const timesIn = (perspective: 'raw' | 'published', id: string) =>
    lake.fetch<number>(
      'count(*[_id == $id][0].games[_ref == $game])',
      { id, game: game._id },
      { perspective },
    )
  // The Studio saves a choice a moment later, and publishes only what is saved.
  await expect.poll(() => timesIn('raw', `drafts.${CATEGORY}`)).toBe(1)
  const publish = studio.getByTestId('action-publish')
  await expect(publish).toBeEnabled({ timeout: 120_000 })
  // The Studio publishes when its validation has caught up with the draft; what the lake answers is shown here only.
  const published = studio.waitForResponse(
    (it) => (it.request().postData() ?? '').includes('sanity.action.document.publish'),
    { timeout: 60_000 },
  )
  await publish.click()
  const answer = await published
  expect(answer.status(), await answer.text()).toBe(200)
  await expect.poll(() => timesIn('published', CATEGORY)).toBe(1)

  // `npm run bench` measures how fast this is.
  await expect
    .poll(
      async () => {
        const html = await (await request.get('/fi-FI/online-casino')).text()
        return rowOf(html).includes(`data-game-id="${game._id}"`)
      },
      { intervals: [50] },
    )
    .toBe(true)

  await page.goto('/fi-FI/online-casino')
  await hydrated(page)
  await page.getByTestId('login-open').click()
  const { email } = await newcomerIn(request, 'FI')
  await page.getByTestId('login-email').fill(email)
  await page.getByTestId('login-password').fill(PASSWORD)
  await page.getByTestId('login-submit').click()
  const balance = page.getByTestId('balance-total')
  await expect(balance).toBeVisible()

  await page.goto('/fi-FI/online-casino/new-arrivals')
  await page.locator(`[data-testid=game-tile][data-game-id="${game._id}"]`).first().click()
  await expect(page.getByTestId('game-frame')).toBeVisible()
  const frame = page.frameLocator('[data-testid=game-frame]')
  const spin = frame.getByTestId('spin')
  const win = frame.getByTestId('slot-win')
  await expect(spin).toBeEnabled({ timeout: 120_000 })

  // The header must follow the ledger to the cent, through the feed, without a reload.
  let expected = minorUnits((await balance.textContent()) ?? '')
  let wonMinor = 0
  for (let round = 0; round < MOST_ROUNDS && wonMinor === 0; round++) {
    await playRound(page, spin)
    wonMinor = Number(await win.getAttribute('data-win-minor'))
    expected += wonMinor - STAKE_MINOR
    await expect.poll(async () => minorUnits((await balance.textContent()) ?? '')).toBe(expected)
  }
  expect(wonMinor, `${MOST_ROUNDS} rounds without a win`).toBeGreaterThan(0)

  await page.goto('/fi-FI/my-account/banking/transactions')
  await expect(page.getByText(game.name).first()).toBeVisible()
})
