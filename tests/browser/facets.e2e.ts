import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { barriers } from './axe.ts'
import { expect, hydrated, test } from './fixtures.ts'

const LOBBY = '/fi-FI/online-casino'
const TILE = '[data-testid=game-tile]'
const MESSAGES = 'app/market/messages'

test('facets narrow a list together, are in the address, and back takes one away', async ({
  page,
}) => {
  await page.goto(`${LOBBY}?sort=popular`)
  await hydrated(page)
  const shown = page.getByRole('status').filter({ hasText: ' / ' })
  await expect(shown).toHaveText(/^30 \/ \d{3,}$/)
  await page.getByTestId('facet-theme').click()
  const sea = page.getByLabel('Meri', { exact: false }).first()
  const promised = await page.locator('label', { has: sea }).locator('span').last().textContent()
  await sea.check()
  await expect(page).toHaveURL(/\?theme=sea&sort=popular$/)
  // As many as the count beside the option announced.
  await expect(shown).toHaveText(new RegExp(` / ${promised}$`))
  await expect(sea).toBeFocused()
  await page.getByTestId('facet-volatility').click()
  const high = page.getByRole('checkbox', { name: /^korkea volatiliteetti/ })
  await high.check()
  await expect(page).toHaveURL(/theme=sea&volatility=4/)
  await expect(shown).not.toHaveText(new RegExp(` / ${promised}$`))
  const both = await shown.textContent()
  expect(Number(both?.split(' / ')[1])).toBeLessThan(Number(promised))
  await page.goBack()
  await expect(page).toHaveURL(/\?theme=sea&sort=popular$/)
  await expect(shown).toHaveText(new RegExp(` / ${promised}$`))
  await expect(high).not.toBeChecked()
  await page.goForward()
  await expect(high).toBeChecked()
  const shared = page.url()
  await page.getByTestId('filter-clear').click()
  await expect(page).toHaveURL(LOBBY)
  await page.goto(shared)
  await expect(shown).toHaveText(both ?? '')
})

test('typed words narrow a category, and an empty list can be cleared', async ({ page }) => {
  await page.goto(`${LOBBY}/popular`)
  await hydrated(page)
  const first = await page.locator(TILE).first().locator('span > span').first().textContent()
  const word = first?.split(' ').find((it) => it.length > 4) ?? ''
  await page.getByTestId('filter-text').fill(word.toUpperCase())
  await expect(page).toHaveURL(new RegExp(`popular\\?q=${word.toUpperCase()}$`))
  await expect(page.locator(TILE, { hasText: word }).first()).toBeVisible()
  await expect(page.getByTestId('filter-text')).toBeFocused()
  await page.getByTestId('filter-text').fill('xyzzyqq')
  await expect(page.getByRole('heading', { name: 'Mikään peli ei täsmää' })).toBeVisible()
  await page.getByTestId('filter-clear').click()
  await expect(page.locator(TILE)).toHaveCount(30)
  await expect(page.getByTestId('filter-text')).toHaveValue('')
})

test('lists come in the order that was chosen, page after page', async ({ page }) => {
  await page.goto(`${LOBBY}?provider=quickspin&sort=name`)
  await hydrated(page)
  const names = () => page.locator(TILE).locator('span > span:first-child').allTextContents()
  await expect(page.locator(TILE)).toHaveCount(30)
  await page.getByRole('link', { name: 'Näytä lisää pelejä' }).click()
  await expect.poll(() => page.locator(TILE).count()).toBeGreaterThan(30)
  await expect(page.locator(TILE).nth(30)).toBeFocused()
  const all = await page
    .locator(TILE)
    .evaluateAll((tiles) => tiles.map((it) => it.querySelector('span > span')?.textContent ?? ''))
  expect(all).toEqual([...all].sort((a, b) => a.localeCompare(b, 'fi')))
  expect((await names()).length).toBeGreaterThan(30)
})

test('on a phone one tap opens the sheet over the rows, which stays open from choice to choice, and closes by its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(LOBBY)
  await hydrated(page)
  await page.getByTestId('filter-way').click()
  await page.getByTestId('facet-theme').click()
  // Until something is chosen the rows are what the visitor has come from.
  await expect(page).toHaveURL(LOBBY)
  await expect(page.getByTestId('lobby-category').first()).toBeVisible()
  const themes = page.locator('input[name=theme]')
  for (const index of [0, 1, 2]) {
    await themes.nth(index).click()
    await expect.poll(() => new URL(page.url()).searchParams.getAll('theme').length).toBe(index + 1)
    await expect(themes.nth(index)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Näytä pelit' }).click()
  await expect(themes.first()).toBeHidden()
  await expect(page.getByTestId('filter-open')).toContainText('(3)')

  // Followed before the page is hydrated, or in a new tab, the link leads to the list with its sheet open.
  await page.goto(LOBBY)
  const href = await page.getByTestId('filter-way').getAttribute('href')
  await page.goto(String(href))
  await expect(page.getByTestId('facet-theme')).toBeVisible()
  await expect(page).toHaveURL(`${LOBBY}?sort=popular`)
})

test('on a phone the placeholder of the search fits its field in each language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto(`${LOBBY}?sort=popular`)
  const field = page.getByTestId('filter-text')
  const room = await field.evaluate((it) => {
    const { paddingLeft, paddingRight } = getComputedStyle(it)
    return it.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  })
  const words = readdirSync(MESSAGES).flatMap((language): string[] => {
    const file = join(MESSAGES, language, 'lobby.json')
    const search = existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).filter?.search
    return search ? [search] : []
  })
  expect(words.length).toBeGreaterThan(10)
  const widths = await field.evaluate((it, words) => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return []
    pen.font = getComputedStyle(it).font
    return words.map((word) => pen.measureText(word).width)
  }, words)
  expect(widths).toHaveLength(words.length)
  for (const width of widths) expect(width).toBeLessThanOrEqual(room)
})

for (const [width, theme] of [
  [375, 'dark'],
  [1440, 'light'],
] as const) {
  test(`the filter is accessible at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${LOBBY}?theme=sea&sort=popular`)
    await hydrated(page)
    await page.evaluate((it) => document.documentElement.setAttribute('data-theme', it), theme)
    if (width < 1024) await page.getByTestId('filter-open').click()
    await page.getByTestId('facet-theme').click()
    await expect(page.getByLabel('Meri', { exact: false }).first()).toBeChecked()
    expect(await barriers(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
  })
}
