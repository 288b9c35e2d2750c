import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, minorUnits, openForPractice, test, WCAG } from './fixtures.ts'

// A round of a table takes half a minute, and a test may have to wait for the next one to open.
test.describe.configure({ timeout: 240_000 })
const A_ROUND = { timeout: 90_000 }

async function openTable(page: Page, gameId: string, language = 'en'): Promise<void> {
  await openForPractice(page, gameId, language)
  await expect(page.locator('.chip').first()).toBeVisible()
}

const phase = (page: Page, name: string) =>
  expect(page.locator('main')).toHaveAttribute('data-phase', name, A_ROUND)
const balance = async (page: Page) =>
  minorUnits(await page.locator('[data-out=balance]').innerText())

/** Waits for a round that has just opened: whoever comes in at its end has no time to bet. */
async function freshRound(page: Page): Promise<string> {
  const before = await page.locator('main').getAttribute('data-number')
  await expect(page.locator('main')).not.toHaveAttribute('data-number', before ?? '', A_ROUND)
  await phase(page, 'BETTING')
  return (await page.locator('main').getAttribute('data-number')) ?? ''
}

test('two players at a table bet by keyboard in the same round and see the same number', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await openTable(page, 'live-ivory-roulette')
  await openTable(other, 'live-ivory-roulette')
  const number = await freshRound(page)
  const before = await balance(page)
  const zero = page.locator('[data-spot=straight-0]')
  await zero.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-spot=straight-2]')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('b')
  await expect(page.getByTestId('live-message')).toContainText('on the table')
  await expect(page.getByTestId('live-placed')).toHaveAttribute('data-minor', '50')
  await expect(zero).toHaveAttribute('aria-label', /on it/)
  expect(await balance(page)).toBe(before - 50)

  await phase(page, 'PAYING')
  await phase(other, 'PAYING')
  expect(await page.locator('main').getAttribute('data-number')).toBe(number)
  const results = [page, other].map((it) => it.getByTestId('live-results').locator('li').first())
  const [mine, theirs] = await Promise.all(results.map((it) => it.innerText()))
  expect(mine).toBe(theirs)
  await expect(page.getByTestId('live-message')).toContainText(mine === '0' ? 'Zero' : String(mine))
  await expect.poll(() => balance(page)).toBe(mine === '0' ? before - 50 + 36 * 50 : before - 50)
})

test('what was laid out but not placed is given back, and that is said', async ({ page }) => {
  await openTable(page, 'live-opal-baccarat')
  await freshRound(page)
  const before = await balance(page)
  await page.locator('[data-spot=player]').click()
  await expect(page.getByTestId('live-bet')).toBeEnabled()
  await phase(page, 'DEALING')
  await expect(page.getByTestId('live-message')).toContainText('was not placed')
  await expect(page.getByTestId('live-bet')).toBeDisabled()
  expect(await balance(page)).toBe(before)
})

for (const gameId of ['live-ivory-roulette', 'live-opal-baccarat', 'live-laurel-fortune-wheel']) {
  test(`${gameId} has no barrier that axe finds, and fits a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 640 })
    await openTable(page, gameId, 'de')
    await freshRound(page)
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    const { inner, wide } = await page.evaluate(() => ({
      inner: window.innerWidth,
      wide: document.documentElement.scrollWidth,
    }))
    expect(wide).toBeLessThanOrEqual(inner)
  })
}
