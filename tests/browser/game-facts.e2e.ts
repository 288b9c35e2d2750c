import { barriers } from './axe.ts'
import { expect, freshPage, hydrated, signIn, test } from './fixtures.ts'
import { newcomerIn } from './new-player.ts'

const GAME = 'online-casino/play/relax/game-velvet-heirloom'

test('a visitor without scripts reads the facts of a game before playing it', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' })
  const page = await context.newPage()
  await page.goto(`/fi-FI/${GAME}`)
  // The theme that the browser prefers, which no script has set here.
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(250, 248, 245)')
  const facts = page.getByTestId('game-facts')
  // The most important figures are visible at once.
  await expect(facts.getByTestId('game-headline')).toHaveText(
    /96,40\s%.*korkea volatiliteetti.*0\.20\s€\s–\s100\.00\s€/,
  )
  await expect(facts.getByText('Linjoja ei ole', { exact: false })).toBeHidden()
  const frame = page.getByTestId('game-frame')
  const closed = await frame.boundingBox()
  await facts.locator('summary').click()
  await expect(facts.getByText('Linjoja ei ole', { exact: false })).toBeVisible()
  await expect(facts.getByText('Voittotavat', { exact: false }).first()).toBeVisible()
  // The panel opens on top of the game, which keeps its size.
  expect(await frame.boundingBox()).toEqual(closed)

  // The tile links to the page about the game, where they are read before it is opened.
  await page.goto('/fi-FI/online-casino?q=velvet+heirloom')
  await expect(page.getByRole('button', { name: 'teemaan' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Tietoja pelistä Velvet Heirloom' }).click()
  await expect(page).toHaveURL(/\/online-casino\/game\/game-velvet-heirloom$/)
  await expect(page.getByText('Linjoja ei ole', { exact: false })).toBeVisible()
  await expect(frame).toHaveCount(0)
})

for (const [width, theme] of [
  [375, 'dark'],
  [1440, 'light'],
] as const) {
  test(`a player opens the facts by keyboard beside the game, at ${width} pixels`, async ({
    browser,
  }) => {
    const page = await freshPage(browser)
    await page.setViewportSize({ width, height: 900 })
    const { email } = await newcomerIn(page.request, 'FI')
    await signIn(page, email)
    await page.goto(`/fi-FI/${GAME}`)
    await hydrated(page)
    await expect(page.getByRole('button', { name: 'teemaan' })).toHaveCount(width === 1440 ? 1 : 0)
    await page.evaluate((it) => document.documentElement.setAttribute('data-theme', it), theme)
    const facts = page.getByTestId('game-facts')
    await facts.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(facts.locator('dl')).toBeVisible()
    await expect(facts.getByText('96,40 %', { exact: true })).toBeVisible()
    await expect(page.getByTestId('game-frame')).toBeInViewport()
    expect(await barriers(page, { exclude: '[data-testid=game-frame]' })).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  })
}

test('the facts of a tile open over the lobby, by mouse and by keyboard, and return the focus', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (it) => {
    if (it.url().includes('/api/game-facts')) calls.push(it.url())
  })
  await page.goto('/fi-FI/online-casino?q=velvet+heirloom')
  await hydrated(page)
  const way = page.getByRole('link', { name: 'Tietoja pelistä Velvet Heirloom' })
  await expect(way).toBeVisible()
  // Nothing is requested before the user opens it.
  expect(calls).toEqual([])
  await way.click()
  const shown = page.getByRole('dialog', { name: 'Tietoja pelistä Velvet Heirloom' })
  await expect(shown.getByText('96,40 %', { exact: true })).toBeVisible()
  await expect(shown.getByText('Linjoja ei ole', { exact: false })).toBeVisible()
  await expect(page).toHaveURL(/\/fi-FI\/online-casino\?q=velvet/)
  expect(await barriers(page)).toEqual([])
  await expect(shown.getByTestId('start-demo')).toHaveAttribute('href', `/fi-FI/${GAME}`)
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()
  await expect(way).toBeFocused()
  // The tile itself says what a click on it starts.
  const tile = page.locator('[data-game-id=game-velvet-heirloom]')
  await tile.hover()
  await expect(tile.getByText('Pelaa demoa')).toHaveCSS('opacity', '1')
  await way.focus()
  await page.keyboard.press('Enter')
  await expect(shown.getByText('96,40 %', { exact: true })).toBeVisible()
  expect(calls).toHaveLength(2)
  // On to the page about it; back is the lobby.
  await shown.getByRole('link', { name: 'Avaa pelin sivu' }).click()
  await expect(page.getByTestId('game-page').getByRole('heading', { level: 1 })).toHaveText(
    'Velvet Heirloom',
  )
  await expect(shown).toBeHidden()
  await page.goBack()
  await expect(way).toBeVisible()
})

test('the facts of a tile open by touch, and arrow keys lead from facts to facts in a strip', async ({
  browser,
}) => {
  const context = await browser.newContext({
    ...{ hasTouch: true, viewport: { width: 375, height: 800 } },
  })
  const page = await context.newPage()
  await page.goto('/fi-FI/online-casino')
  await hydrated(page)
  const strip = page.locator('[data-rows-ready] [data-tiles=strip]').first()
  const ways = strip.locator('a[data-facts]')
  await ways.first().tap()
  const shown = page.getByTestId('facts-window')
  await expect(shown.locator('dl')).toBeVisible()
  await page.getByRole('button', { name: 'Sulje' }).tap()
  await expect(shown).toBeHidden()
  await expect(ways.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(ways.nth(1)).toBeFocused()

  // A finger that stays on a tile opens the same window, and does not start the game.
  const { x, y } = (await strip.locator('[data-game-id]').nth(1).boundingBox()) ?? { x: 0, y: 0 }
  const touch = await context.newCDPSession(page)
  const touchPoints = [{ x: x + 40, y: y + 40 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await expect(shown.locator('dl')).toBeVisible()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(shown.getByTestId('start-demo').or(shown.getByTestId('start-login'))).toHaveCount(2)
  await expect(page).toHaveURL(/\/fi-FI\/online-casino$/)
  await page.getByRole('button', { name: 'Sulje' }).tap()
  await expect(ways.nth(1)).toBeFocused()
})
