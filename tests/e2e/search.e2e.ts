import AxeBuilder from '@axe-core/playwright'
import { expect, hydrated, test, WCAG } from './fixtures.ts'

const SEARCH = '/fi-FI/search'
const TILE = '[data-testid=game-tile]'

test.describe('the field in the header', () => {
  test('suggests while one types, is walked through by keys and says how much there is', async ({
    page,
  }) => {
    await page.goto('/fi-FI/online-casino')
    await hydrated(page)
    const field = page.getByRole('combobox', { name: 'Hae pelejä ja muuta' })
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

test('what one finds is there in other words, other languages, with accents and slips', async ({
  page,
}) => {
  for (const typed of ['Fortune Wheel', 'fotrune whel', 'FÖRTUNÉ WHÉEL', 'lykkehjul', 'ホイール']) {
    await page.goto(`${SEARCH}?q=${encodeURIComponent(typed)}`)
    await expect(page.locator(TILE, { hasText: 'Fortune Wheel' }).first(), typed).toBeVisible()
  }
  // An editor's word for it, and a word of the page's language for what English calls otherwise.
  for (const typed of ['ventti', 'ilmaiskierrokset']) {
    await page.goto(`${SEARCH}?q=${typed}`)
    await expect(page.locator(TILE).first(), typed).toBeVisible()
  }
})

test('a tool of the account stands before every game', async ({ page }) => {
  for (const [locale, typed, href] of [
    ['fi-FI', 'talletusraja', '/fi-FI/responsible-gambling'],
    ['fi-FI', 'limit', '/fi-FI/responsible-gambling'],
    ['no-NO', 'uttak', '/no-NO/my-account/banking/withdraw'],
    ['de-DE', 'einzahlugn', '/de-DE/my-account/banking/deposit'],
    ['en-CA', 'withdraw', '/en-CA/my-account/banking/withdraw'],
  ]) {
    await page.goto(`/${locale}/search?q=${typed}`)
    const tools = page.getByTestId('found-tools')
    await expect(tools.getByRole('link').first(), typed).toHaveAttribute('href', href ?? '')
    const links = page.locator('main').getByRole('link')
    expect(await links.first().getAttribute('href'), typed).toBe(href)
  }
})

test('more games come below, and whoever asked goes on at the first of them', async ({ page }) => {
  await page.goto(`${SEARCH}?q=slot`)
  await hydrated(page)
  const tiles = page.locator(TILE)
  await expect(tiles).toHaveCount(30)
  await page.getByRole('link', { name: 'Näytä lisää pelejä' }).click()
  await expect(tiles).toHaveCount(60)
  await expect(tiles.nth(30)).toBeFocused()
})

test('a game that is restricted where the player is carries the overlay, and its address no game', async ({
  page,
}) => {
  await page
    .context()
    .addCookies([{ name: 'qa-station', value: 'CA', domain: 'localhost', path: '/' }])
  await page.goto('/en-CA/search?q=copper+heron')
  await expect(page.locator(`${TILE}[data-restricted]`).first()).toContainText(
    'Not available in your country',
  )
  const id = await page.locator(`${TILE}[data-restricted]`).first().getAttribute('data-game-id')
  await page.goto(`/en-CA/online-casino/play/relax/${id}`)
  await expect(page.getByText('This game is not offered in your country.')).toBeVisible()
  await expect(page.getByTestId('game-frame')).toHaveCount(0)
})

test('a market without a casino finds none of its games', async ({ page }) => {
  await page
    .context()
    .addCookies([{ name: 'qa-station', value: 'AT', domain: 'localhost', path: '/' }])
  await page.goto('/en-UN/search?q=roulette')
  await expect(page.getByTestId('search-status')).toHaveText(/./)
  await expect(page.locator(TILE)).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the field is a form, and whoever finds nothing has a way on', async ({ page }) => {
    await page.goto(SEARCH)
    await page.getByTestId('search-page').fill('starburst qqqq xyzzy')
    await page.getByRole('button', { name: 'Hae', exact: true }).click()
    await expect(page).toHaveURL(`${SEARCH}?q=starburst+qqqq+xyzzy`)
    await expect(page.getByTestId('search-status')).toHaveText(
      'Haulla ”starburst qqqq xyzzy” ei löytynyt mitään',
    )
    await page.getByRole('link', { name: 'Kasinolle' }).click()
    await expect(page.getByTestId('lobby-category').first()).toBeVisible()
  })
})

test('what nobody types is taken calmly', async ({ request }) => {
  for (const typed of ['', 'x', '%00', '<script>', '%F0%9F%8E%B0%F0%9F%8E%B0', '*'.repeat(400)]) {
    const answer = await request.get(`${SEARCH}?q=${typed}&page=999999`)
    expect([typed, answer.status()]).toEqual([typed, 200])
    expect(answer.headers()['x-robots-tag']).toBe('noindex')
  }
})

for (const width of [375, 1440]) {
  test(`the page and the open suggestions are accessible at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${SEARCH}?q=roulette`)
    await hydrated(page)
    const onPage = await new AxeBuilder({ page }).withTags(WCAG).analyze()
    expect(onPage.violations).toEqual([])
    await page.getByTestId('search-page').fill('blackjack')
    await expect(page.getByRole('option').first()).toBeVisible()
    const open = await new AxeBuilder({ page }).withTags(WCAG).analyze()
    expect(open.violations).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
  })
}
