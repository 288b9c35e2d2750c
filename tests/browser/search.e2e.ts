import { barriers } from './axe.ts'
import { expect, hydrated, test } from './fixtures.ts'

const SEARCH = '/fi-FI/search'
const TILE = '[data-testid=game-tile]'

test.describe('the field in the header', () => {
  test('suggests while typing, is navigated by keys and says how many results there are', async ({
    page,
  }) => {
    await page.goto('/fi-FI/online-casino')
    await hydrated(page)
    const field = page.getByRole('combobox', { name: 'Hae pelejä ja muuta' })
    // Before the first letter: what is played most, with its pictures.
    await field.focus()
    const popular = page.getByRole('group', { name: 'Pelatuimmat' })
    await expect(popular.getByRole('option')).toHaveCount(6)
    await expect(popular.locator('img')).toHaveCount(6)
    await field.fill('b')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await field.fill('blakcjack')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByTestId('search-header-status')).toHaveText(/^Tuloksia: \d+$/)
    const options = page.getByRole('option')
    await expect(page.getByRole('group', { name: 'Pelit' }).getByRole('option')).toHaveCount(6)
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    const first = await options.first().getAttribute('id')
    await expect(field).toHaveAttribute('aria-activedescendant', first ?? '')
    await expect(field).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await expect(options.last()).toHaveText('Näytä kaikki tulokset')
    await page.keyboard.press('Escape')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveValue('blakcjack')
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue('')
    await field.fill('jackpotit')
    await page
      .getByRole('group', { name: 'Kategoriat' })
      .getByRole('option', { name: 'Jackpotit' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jackpotit')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  })

  test('Enter leads to the page, and back leads back', async ({ page }) => {
    await page.goto('/fi-FI/online-casino')
    await hydrated(page)
    const field = page.getByTestId('search-header')
    await field.fill('copper heron')
    await field.press('Enter')
    await expect(page).toHaveURL(`${SEARCH}?q=copper+heron`)
    await expect(page.getByTestId('search-status')).toHaveText(/^Tuloksia: \d+$/)
    await expect(page.getByTestId('found-makers').getByRole('link')).toHaveText(['Copper Heron'])
    await page.goBack()
    await expect(page).toHaveURL(/online-casino$/)
  })
})

test('more games load below the existing ones, and focus moves to the first of them', async ({
  page,
}) => {
  await page.goto(`${SEARCH}?q=slot`)
  await hydrated(page)
  const tiles = page.locator(TILE)
  await expect(tiles).toHaveCount(30)
  await page.getByRole('link', { name: 'Näytä lisää pelejä' }).click()
  await expect(tiles).toHaveCount(60)
  await expect(tiles.nth(30)).toBeFocused()
})

for (const width of [375, 1440]) {
  test(`the page and the open suggestions are accessible at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${SEARCH}?q=roulette`)
    await hydrated(page)
    expect(await barriers(page)).toEqual([])
    await page.getByTestId('search-page').fill('blackjack')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await barriers(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
  })
}
