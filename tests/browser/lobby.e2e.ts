import { devices, type Locator } from '@playwright/test'
import { expect, holdRequests, hydrated, test } from './fixtures.ts'

const LOBBY = '/fi-FI/online-casino'
const TILE = '[data-testid=game-tile]'

declare global {
  interface Window {
    firstTile?: Element | null
  }
}

test('the tiles that the server sent are the ones that stay when the page hydrates', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      window.firstTile = document.querySelector('[data-testid=game-tile]')
    })
  })
  await page.goto(LOBBY)
  await hydrated(page)
  // The rows are split where boxes are placed between them: every part is hydrated.
  const parts = page.locator('[data-rows-ready]')
  await expect(parts.first()).toBeVisible()
  await expect(parts.last()).toBeAttached()
  expect(await page.evaluate(() => window.firstTile?.isConnected)).toBe(true)
  expect(
    await page.evaluate(
      () => window.firstTile === document.querySelector('[data-testid=game-tile]'),
    ),
  ).toBe(true)
})

const SOME_WINNERS = Array.from({ length: 10 }, (_, at) => ({
  ...{ key: `win ${at}`, gameId: 'game-velvet-heirloom', gameName: 'Velvet Heirloom' },
  ...{ studio: 'Velvet Fathom', href: LOBBY, picture: null, amount: '1,234,567.00 €' },
}))

for (const { width, height } of [
  { width: 375, height: 667 },
  { width: 1440, height: 900 },
]) {
  test(`rows and winners load into the space reserved for them, on a screen of ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    // Fixed winners: the real list depends on the wins of other tests.
    const release = await holdRequests(page, '**/api/winners?*', (route) =>
      route.fulfill({ json: { winners: SOME_WINNERS } }),
    )
    await page.goto(LOBBY)
    await hydrated(page)
    // At once, as by a key or the scroll bar: nothing in between has been near the viewport.
    const winners = page.getByTestId('winners')
    await winners.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const below = page.getByTestId('seo-text')
    const topOf = async () => (await below.boundingBox())?.y ?? Number.NaN
    const before = await topOf()
    release()
    await expect(winners.getByRole('heading')).toBeVisible()
    // One line of text more or less, in some language; without reserved space it was 500 pixels.
    expect(Math.abs((await topOf()) - before)).toBeLessThan(30)
  })
}

test('a page that is reloaded stays where its reader has scrolled in the meantime', async ({
  page,
}) => {
  await page.goto(LOBBY)
  await hydrated(page)
  const release = await holdRequests(page, '**/*.data*')
  const asked = page.waitForRequest('**/*.data*')
  await page.evaluate(() => window.__remixRouter.revalidate())
  await asked
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  release()
  const state = () => page.evaluate(() => window.__remixRouter.state.revalidation)
  await expect.poll(state).toBe('idle')
  // Whatever it does then is done with the same paint.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await page.evaluate(() => window.scrollY)).toBe(400)
})

test('rows are laid out ahead of the screen, and wait further down', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 320 })
  await page.goto(LOBBY)
  await hydrated(page)
  const rows = page.locator('[data-later]')
  const comeTo = (row: Locator) =>
    row.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await comeTo(rows.first())
  await expect(rows.nth(1)).toHaveAttribute('data-later', 'done')
  await expect(rows.last()).toHaveAttribute('data-later', '')
  await comeTo(rows.last())
  await expect(rows.last()).toHaveAttribute('data-later', 'done')
})

test('walking through the lobby loads parts of pages, no documents', async ({ page }) => {
  await page.goto(LOBBY)
  await hydrated(page)
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loaded.push(request.url())
  })
  const parts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/fragment/')) parts.push(request.url())
  })

  await page.getByRole('navigation', { name: 'Pelikategoriat' }).getByText('Jackpotit').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jackpotit')
  await expect(page.locator(TILE)).toHaveCount(30)
  await expect(page).toHaveTitle(/Jackpotit/)
  expect(parts.some((it) => it.includes('/games?'))).toBe(true)

  await page.goBack()
  await expect(page.getByTestId('lobby-category').first()).toBeVisible()
  const asked = parts.length
  await page.goForward()
  await expect(page.locator(TILE)).toHaveCount(30)
  // What this browser has already loaded is not requested again.
  expect(parts.length).toBe(asked)
  expect(loaded).toEqual([])
})

test('arrow keys go from game to game, and Tab leaves the strip by the facts of one', async ({
  page,
}) => {
  await page.goto(LOBBY)
  await hydrated(page)
  const strip = page.locator('[data-tiles=strip]').first()
  const tiles = strip.locator(TILE)
  await tiles.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tiles.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(tiles.last()).toBeFocused()
  await expect(tiles.last()).toBeInViewport()
  await page.keyboard.press('ArrowRight')
  await expect(tiles.last()).toBeFocused()
  const facts = strip.locator('[data-facts]').last()
  await page.keyboard.press('Tab')
  await expect(facts).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await strip.evaluate((it) => it.contains(document.activeElement))).toBe(false)
  await page.keyboard.press('Shift+Tab')
  await expect(facts).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(tiles.last()).toBeFocused()
})

test('arrow buttons move a strip', async ({ page }) => {
  await page.goto(LOBBY)
  await hydrated(page)
  const row = page
    .getByTestId('lobby-category')
    .filter({ has: page.locator('[data-tiles=strip]') })
    .first()
  const strip = row.locator('[data-tiles=strip]')
  await row.getByRole('button', { name: /^Eteenpäin/ }).click()
  await expect.poll(() => strip.evaluate((it) => it.scrollLeft)).toBeGreaterThan(400)
  await row.getByRole('button', { name: /^Taaksepäin/ }).click()
  await expect.poll(() => strip.evaluate((it) => it.scrollLeft)).toBe(0)
})

test('more games load below the existing ones, and focus moves to the first of them', async ({
  page,
}) => {
  await page.goto(`${LOBBY}/popular`)
  await hydrated(page)
  const tiles = page.locator(TILE)
  await expect(tiles).toHaveCount(30)
  await tiles.first().evaluate((it) => it.setAttribute('data-kept', ''))
  await page.getByRole('link', { name: 'Näytä lisää pelejä' }).click()
  await expect(tiles).toHaveCount(48)
  await expect(tiles.nth(30)).toBeFocused()
  await expect(tiles.first()).toHaveAttribute('data-kept', '')
  await expect(page.getByRole('link', { name: 'Näytä lisää pelejä' })).toHaveCount(0)
  await expect(page.getByText('48 / 48')).toBeVisible()
})

for (const [device, options, size, inARow] of [
  ['phone', devices['iPhone 13'], 15, 2],
  ['tablet', { ...devices['iPad (gen 7)'], viewport: { width: 820, height: 1180 } }, 15, 4],
  ['desktop', { viewport: { width: 1440, height: 900 } }, 30, 6],
] as const) {
  test(`on a ${device} a page has ${size} games, ${inARow} side by side`, async ({
    browser,
    baseURL,
  }) => {
    // Without scripts: only the server's HTML and its style sheet are tested.
    const context = await browser.newContext({
      ...options,
      ...(baseURL ? { baseURL } : {}),
      javaScriptEnabled: false,
    })
    const page = await context.newPage()
    await page.goto(`${LOBBY}/popular`)
    const tiles = page.locator(TILE)
    await expect(tiles).toHaveCount(size)
    const tops = await Promise.all(
      (await tiles.all()).slice(-8).map(async (it) => Math.round((await it.boundingBox())?.y ?? 0)),
    )
    // The last row may be short, and big tiles are at the top: the fullest of the last rows counts.
    const besides = tops.map((top) => tops.filter((it) => it === top).length)
    expect(Math.max(...besides)).toBe(inARow)
  })
}
