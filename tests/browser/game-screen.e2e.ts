import type { Page } from '@playwright/test'
import { expect, hydrated, signIn, test } from './fixtures.ts'
import { newPlayer } from './new-player.ts'
import { publishedLake as lake } from './studio-session.ts'

const SLOT = '/fi-FI/online-casino/play/relax/game-velvet-heirloom'

const game = (page: Page) => page.frameLocator('[data-testid=game-frame]')

async function enter(page: Page): Promise<void> {
  const { email } = await newPlayer(page.request, { euros: 10 })
  await signIn(page, email)
}

/** Width and height of the game and of the window. */
async function sizes(page: Page) {
  const frame = await page.getByTestId('game-frame').boundingBox()
  const window = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  if (!frame) throw new Error('no game is shown')
  return { frame, window }
}

const inFullScreen = (page: Page) => page.evaluate(() => document.fullscreenElement !== null)

test('in full screen the game fills the window below its bar, and the menu opens above it', async ({
  page,
}) => {
  await enter(page)
  await page.goto(SLOT)
  await expect(game(page).getByTestId('spin')).toBeEnabled()
  const before = await sizes(page)
  const button = page.getByTestId('game-full-screen')
  await expect(button).toHaveAccessibleName('Koko näyttö')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAccessibleName('Poistu koko näytöstä')
  expect(await inFullScreen(page)).toBe(true)

  const whole = await sizes(page)
  const bar = await page.locator('#game-bar').boundingBox()
  expect([bar?.x, bar?.y, bar?.width]).toEqual([0, 0, whole.window.width])
  expect(whole.frame.width).toBe(whole.window.width)
  expect(whole.frame.height).toBeGreaterThan(before.frame.height)
  expect(Math.round(whole.frame.y + whole.frame.height)).toBe(whole.window.height)
  // Time, position and balance stay visible: the header is hidden behind the game.
  for (const figure of ['game-net', 'game-clock', 'game-balance'])
    await expect(page.getByTestId(figure)).toBeInViewport()

  await page.getByTestId('game-menu-open').click()
  await expect(page.getByTestId('game-menu-initial')).toBeInViewport()
  await page.getByTestId('game-menu-to-responsibleGambling').click()
  await expect(page.getByTestId('game-menu-responsibleGambling')).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('game-menu-responsibleGambling')).toBeHidden()

  if (!(await inFullScreen(page))) await button.click()
  await expect(button).toHaveAccessibleName('Poistu koko näytöstä')
  await button.click()
  await expect(button).toHaveAccessibleName('Koko näyttö')
  await expect.poll(async () => (await sizes(page)).frame.height).toBe(before.frame.height)

  // The next page is not a game.
  await button.click()
  await expect(button).toHaveAccessibleName('Poistu koko näytöstä')
  await page.getByRole('link', { name: 'Takaisin aulaan' }).click()
  await expect(page).toHaveURL(/\/fi-FI\/online-casino$/)
  await expect.poll(() => inFullScreen(page)).toBe(false)
})

test('a table continues when the phone is rotated, as wide as the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page)
  const table = await lake.fetch<{ _id: string; provider: string }>(
    `*[_type == "game" && launchCode == "live-ivory-baccarat"][0]{_id, "provider": provider->id}`,
    {},
    { perspective: 'published' },
  )
  await page.goto(`/fi-FI/live-casino-online/play/${table.provider}/${table._id}`)
  await hydrated(page)
  await expect(game(page).locator('.chip').first()).toBeVisible()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(game(page).locator('.chip').first()).toBeVisible()
  const { frame, window } = await sizes(page)
  expect(frame.width).toBe(window.width)
})

test('Tab leaves a game at its end and, backwards, at its start', async ({ page }) => {
  await enter(page)
  await page.goto(SLOT)
  const spin = game(page).getByTestId('spin')
  await expect(spin).toBeEnabled()
  const leaves = async (key: string, name: string) => {
    await spin.focus()
    await expect(page.getByTestId('game-frame')).toBeFocused()
    const out = page.getByRole('button', { name })
    // No game has this many bet positions.
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press(key)
      if (await out.evaluate((it) => it === document.activeElement)) break
    }
    await expect(out).toBeFocused()
  }
  await leaves('Tab', 'Pelipalkkiin')
  await leaves('Shift+Tab', 'Ohita peli')
})
