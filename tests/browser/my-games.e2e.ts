import type { Browser, Locator, Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { expect, freshPage, hydrated, signIn, test } from './fixtures.ts'
import { newPlayer } from './new-player.ts'
import { playRound } from './round.ts'

const LOBBY = '/fi-FI/online-casino'
const MINE = `${LOBBY}/my-games`
/** The rows that everyone sees, without the player's own. */
const rows = (page: Page) => page.locator('[data-fragment*="/api/fragment/rows"]')
const tile = (page: Page, index: number) => rows(page).locator('li:has([data-star])').nth(index)
const starOf = (scope: Locator | Page, game: string) =>
  scope.locator(`[data-star][value="${game}"]`).first()
const mine = (page: Page) => page.getByTestId('my-games')
const row = (page: Page, id: string) => mine(page).locator(`[data-category-id="${id}"]`)

async function signedIn(browser: Browser, email: string, path = LOBBY): Promise<Page> {
  const page = await freshPage(browser)
  await signIn(page, email)
  await page.goto(path)
  await hydrated(page)
  return page
}

/** Removes all favourites, so that an aborted test leaves nothing to the next. */
async function clear(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const query = 'locale=fi-FI&kind=CASINO'
    const { marks } = await (await fetch(`/api/my-games?${query}`)).json()
    for (const game of marks) {
      const body = new URLSearchParams({ locale: 'fi-FI', kind: 'CASINO', game, on: '0' })
      await fetch('/api/my-games', { method: 'POST', body })
    }
  })
  await page.reload()
  await hydrated(page)
}

test('a star set on one device is set on the other, without a reload', async ({
  browser,
  request,
}) => {
  const { email } = await newPlayer(request, { euros: 0 })
  const phone = await signedIn(browser, email)
  const desk = await signedIn(browser, email)
  const star = tile(phone, 2).locator('[data-star]')
  const game = (await star.getAttribute('value')) ?? ''
  await expect(star).toHaveAttribute('aria-pressed', 'false')

  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(starOf(rows(desk), game)).toHaveAttribute('aria-pressed', 'true')
  await expect(row(desk, 'my-games').locator(`[data-game-id="${game}"]`)).toBeVisible()
  await expect(row(phone, 'my-games').locator(`[data-game-id="${game}"]`)).toBeVisible()

  // The window with the game's facts has the same star.
  await rows(desk).locator(`[data-facts="${game}"]`).first().click()
  const starInWindow = starOf(desk.getByTestId('facts-window'), game)
  await expect(starInWindow).toHaveAttribute('aria-pressed', 'true')
  await starInWindow.click()
  await expect(starInWindow).toHaveAttribute('aria-pressed', 'false')
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await expect(row(phone, 'my-games')).toHaveCount(0)
  await expect(row(desk, 'my-games')).toHaveCount(0)
})

test('a star that could not be saved is reset, and the player is notified', async ({ browser }) => {
  const page = await signedIn(browser, 'lists-2@playhouse.test')
  await clear(page)
  await page.route('**/api/my-games', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  const star = tile(page, 0).locator('[data-star]')
  const states = star.evaluate(
    (it) =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = []
        new MutationObserver(() => {
          seen.push(it.getAttribute('aria-pressed') ?? '')
          if (seen.length === 2) resolve(seen)
        }).observe(it, { attributes: true, attributeFilter: ['aria-pressed'] })
      }),
  )
  await star.click()
  expect(await states).toEqual(['true', 'false'])
  await expect(
    page.getByText('Muutosta ei tallennettu. Yritä uudelleen.', { exact: true }),
  ).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await expect(tile(page, 0).locator('[data-star]')).toHaveAttribute('aria-pressed', 'false')
})

test('a played game is among the recent ones, and its list is reached by keyboard', async ({
  browser,
}) => {
  test.slow()
  const page = await signedIn(browser, 'lists-4@playhouse.test')
  // The same round without waiting for animations.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await clear(page)
  const playable = page.locator('a[href*="/play/relax/"]').first()
  const game = (await playable.getAttribute('data-game-id')) ?? ''
  // The play page is there before a game is chosen.
  const isLoaded = () =>
    page.evaluate(() => {
      const { module = '' } = window.__remixManifest.routes['routes/casino/play'] ?? {}
      return performance.getEntriesByName(new URL(module, document.baseURI).href).length
    })
  await expect.poll(isLoaded).toBe(1)
  await playable.click()
  await playRound(page, page.frameLocator('[data-testid=game-frame]').getByTestId('spin'))

  await page.goto(LOBBY)
  await hydrated(page)
  const recent = row(page, 'recently-played')
  await expect(recent.getByTestId('game-tile').first()).toHaveAttribute('data-game-id', game)

  // From the tile to its facts, to its star and on: one tab stop each.
  await recent.getByTestId('game-tile').first().focus()
  await page.keyboard.press('Tab')
  await expect(recent.locator(`[data-facts="${game}"]`)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(starOf(recent, game)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(starOf(recent, game)).toHaveAttribute('aria-pressed', 'true')
  await expect(row(page, 'my-games')).toBeVisible()
  await expect(starOf(recent, game)).toBeFocused()

  await page.getByRole('navigation', { name: 'Pelikategoriat' }).getByText('Omat pelit').click()
  await expect(page).toHaveURL(MINE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Omat pelit')
  for (const id of ['my-games', 'recently-played']) {
    await expect(row(page, id).getByTestId('game-tile')).toHaveCount(1)
  }
  expect(await barriers(page)).toEqual([])
  await page.goBack()
  await expect(row(page, 'my-games')).toBeVisible()
  expect(await barriers(page)).toEqual([])

  // A search starts with it, too.
  await page.goto('/fi-FI/search')
  const start = page.getByRole('region', { name: 'Viimeksi pelatut' })
  await expect(start.getByTestId('game-tile')).toHaveAttribute('data-game-id', game)
})
